// SPDX-License-Identifier: MIT
#include "fleet/parse.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <vector>

#include "fleet/likeness.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

std::string range(int least, int most) {
  return "allowed " + std::to_string(least) + ".." + std::to_string(most);
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

/// Of the UTF-8 character that `text` begins with; 1 for a byte that begins none.
std::size_t bytes_of_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const std::size_t bytes = first < 0x80   ? 1
                            : first < 0xC2 ? 0  // the middle of one, or one spelled too long
                            : first < 0xE0 ? 2
                            : first < 0xF0 ? 3
                            : first < 0xF5 ? 4
                                           : 0;
  if (bytes == 0 || bytes > text.size()) return 1;
  for (std::size_t i = 1; i < bytes; ++i)
    if ((byte(i) & 0xC0U) != 0x80) return 1;
  // Spelled too long, halves of a pair, past the last one.
  const bool is_none = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) >= 0xA0) ||
                       (first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) >= 0x90);
  return is_none ? 1 : bytes;
}

/// Neither a control character nor a byte that is none.
bool is_printable(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first >= 32 && first < 127;
  return first != 0xC2 || static_cast<unsigned char>(character[1]) >= 0xA0;
}

std::string escaped(unsigned char byte) {
  constexpr std::string_view k_digits = "0123456789abcdef";
  if (byte == '\n') return "\\n";
  if (byte == '\t') return "\\t";
  if (byte == '\r') return "\\r";
  return {'\\', 'x', k_digits[byte >> 4U], k_digits[byte & 15U]};
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view k_space = " \t\r\n\f\v";
  const std::size_t first = text.find_first_not_of(k_space);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(k_space) - first + 1);
}

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, bytes_of_character(text));
    text.remove_prefix(character.size());
    if (is_printable(character))
      shown += character;
    else
      for (const char byte : character) shown += escaped(static_cast<unsigned char>(byte));
  }
  return shown;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t k_most = 60;
  std::size_t end = 0;
  while (end < text.size() && end < k_most) end += bytes_of_character(text.substr(end));
  return '"' + printable(text.substr(0, end)) + (end < text.size() ? "...\"" : "\"");
}

int parse_int(std::string_view text, int least, int most, const std::string& what) {
  text = trimmed(text);
  if (text.empty()) throw InputError(what + " is missing, " + range(least, most));
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc::invalid_argument || end != text.data() + text.size())
    throw InputError(what + " = " + in_quotes(text) + " is not a whole number, " +
                     range(least, most));
  if (error == std::errc::result_out_of_range)
    throw InputError(what + " = " + std::string(text.substr(0, 40)) +
                     (text.size() > 40 ? "..." : "") + ", " + range(least, most));
  check_range(value, least, most, what);
  return value;
}

void check_range(int value, int least, int most, const std::string& what) {
  if (value < least || value > most)
    throw InputError(what + " = " + std::to_string(value) + ", " + range(least, most));
}

bool is_like(std::string_view text, std::string_view name) {
  constexpr std::size_t k_longest = 100;
  return text.size() <= k_longest && 2 * edit_distance(text, name) <= name.size();
}

std::string_view nearest_name(std::string_view text, std::span<const std::string_view> names) {
  text = text.substr(0, 100);
  return *std::min_element(names.begin(), names.end(), [&](auto a, auto b) {
    return edit_distance(text, a) < edit_distance(text, b);
  });
}

}  // namespace flotilla
