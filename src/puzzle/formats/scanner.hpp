// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace flotilla::puzzle {

/// Reads a text of a programming language from front to back, without its white space and comments: `%` to the
/// end of the line, and what stands in /* */.
class Scanner {
 public:
  /// @param where  names the text in messages: "boards.pl".
  Scanner(std::string_view text, std::string where);

  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  /// "boards.pl:3": the line of what comes next.
  [[nodiscard]] std::string here() const;
  [[nodiscard]] bool is_next(std::string_view token) const { return rest_.starts_with(token); }

  /// Goes on behind `token`, if that comes next.
  bool take(std::string_view token);
  /// @throws InputError  unless `token` comes next: names what does.
  void expect(std::string_view token);
  /// The letters, digits and underscores that come next; empty if there are none.
  std::string_view word();
  /// @param what  names the number in messages: "height".
  /// @throws InputError  unless a whole number in least..most comes next.
  int whole_number(int least, int most, const std::string& what);
  /// Text in single quotes, where two of them stand for one. @throws InputError  if it does not end.
  std::string quoted();

 private:
  void skip(std::size_t bytes);
  void skip_blanks();
  [[noreturn]] void refuse(const std::string& wanted) const;

  std::string_view rest_;
  std::string where_;
  int line_ = 1;
};

}  // namespace flotilla::puzzle
