// SPDX-License-Identifier: MIT
#include "puzzle/formats/scanner.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::puzzle {

namespace {

bool is_of_a_word(char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; }

}  // namespace

Scanner::Scanner(std::string_view text, std::string where) : rest_(text), where_(std::move(where)) {
  skip_blanks();
}

std::string Scanner::here() const { return where_ + ":" + std::to_string(line_); }

void Scanner::skip(std::size_t bytes) {
  line_ += static_cast<int>(std::ranges::count(rest_.substr(0, bytes), '\n'));
  rest_.remove_prefix(std::min(bytes, rest_.size()));
}

void Scanner::skip_blanks() {
  while (!rest_.empty()) {
    if (std::isspace(static_cast<unsigned char>(rest_.front())) != 0) {
      skip(1);
    } else if (rest_.front() == '%') {
      skip(std::min(rest_.find('\n'), rest_.size()));
    } else if (rest_.starts_with("/*")) {
      const std::size_t end = rest_.find("*/", 2);
      if (end == std::string_view::npos)
        throw InputError(here() + ": the comment /* has no end */");
      skip(end + 2);
    } else {
      return;
    }
  }
}

void Scanner::refuse(const std::string& wanted) const {
  if (rest_.empty()) throw InputError(here() + ": the text ends where " + wanted + " should stand");
  const std::size_t line_end = std::min(rest_.find('\n'), rest_.size());
  throw InputError(here() + ": " + in_quotes(trimmed(rest_.substr(0, line_end))) +
                   " stands where " + wanted + " should");
}

bool Scanner::take(std::string_view token) {
  if (!is_next(token)) return false;
  skip(token.size());
  skip_blanks();
  return true;
}

void Scanner::expect(std::string_view token) {
  if (!take(token)) refuse(std::string(token));
}

std::string_view Scanner::word() {
  const auto end = std::ranges::find_if_not(rest_, is_of_a_word);
  const std::string_view found(rest_.begin(), end);
  skip(found.size());
  skip_blanks();
  return found;
}

int Scanner::whole_number(int least, int most, const std::string& what) {
  const std::size_t sign = rest_.starts_with('-') ? 1 : 0;
  std::size_t end = sign;
  while (end < rest_.size() && std::isdigit(static_cast<unsigned char>(rest_[end])) != 0) ++end;
  if (end == sign) refuse(what + ", a whole number,");
  const int number = parse_int(rest_.substr(0, end), least, most, here() + ": " + what);
  skip(end);
  skip_blanks();
  return number;
}

std::string Scanner::quoted() {
  if (!is_next("'")) refuse("'");
  std::string text;
  for (std::size_t place = 1; place < rest_.size(); ++place) {
    if (rest_[place] == '\'') {
      if (place + 1 == rest_.size() || rest_[place + 1] != '\'') {
        skip(place + 1);
        skip_blanks();
        return text;
      }
      ++place;
    }
    text += rest_[place];
  }
  throw InputError(here() + ": the text in ' has no end");
}

}  // namespace flotilla::puzzle
