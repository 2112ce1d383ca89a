// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flotilla::puzzle {

/// A line of a text, without white space around it.
struct TextLine {
  int number = 0;  // counted from 1
  std::string_view text;

  /// "boards.txt:3"
  [[nodiscard]] std::string in(const std::string& where) const {
    return where + ":" + std::to_string(number);
  }
};

/// The lines of `text` that are not empty.
[[nodiscard]] std::vector<TextLine> lines_of(std::string_view text);

/// The same without those that begin with `#`.
[[nodiscard]] std::vector<TextLine> lines_without_comments(std::string_view text);

/// What stands between blanks.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

/// "A B C": the letters over a picture of a board, as flotilla solve prints one.
[[nodiscard]] bool are_column_letters(std::string_view line);

}  // namespace flotilla::puzzle
