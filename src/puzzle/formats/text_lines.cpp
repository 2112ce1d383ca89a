// SPDX-License-Identifier: MIT
#include "puzzle/formats/text_lines.hpp"

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"

namespace flotilla::puzzle {

std::vector<TextLine> lines_of(std::string_view text) {
  std::vector<TextLine> lines;
  int number = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    ++number;
    if (!line.empty()) lines.push_back({number, line});
    begin = end + 1;
  }
  return lines;
}

std::vector<TextLine> lines_without_comments(std::string_view text) {
  std::vector<TextLine> lines = lines_of(text);
  std::erase_if(lines, [](const TextLine& line) { return line.text.starts_with('#'); });
  return lines;
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    line = trimmed(line);
    if (line.empty()) return words;
    const std::size_t end = std::min(line.find_first_of(" \t\r\f\v"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
}

bool are_column_letters(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  for (std::size_t col = 0; col < words.size(); ++col)
    if (words[col] != column_name(static_cast<int>(col))) return false;
  return !words.empty();
}

}  // namespace flotilla::puzzle
