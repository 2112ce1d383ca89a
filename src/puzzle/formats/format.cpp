// SPDX-License-Identifier: MIT
#include "puzzle/formats/format.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/text.hpp"
#include "puzzle/formats/text_lines.hpp"

namespace flotilla::puzzle {

namespace {

// In the order of the enumerators.
constexpr std::array k_format_traits = std::to_array<FormatTraits>({
    {Format::text, "text", "a grid with its numbers, to read and to type", true, true, true, true,
     true, true},
    {Format::json, "json", "one object a line, or an array of them", true, true, true, true, true,
     true},
    {Format::csplib, "csplib", "CSPLib prob014: problem(ID, Fleet, Rows, Columns, Hints).", true,
     true},
    {Format::minizinc, "minizinc", "MiniZinc data (.dzn) of the solbat benchmarks"},
    {Format::janko, "janko", "sizes, numbers and a grid, as puzzlekit stores janko.at", false,
     true},
    {Format::boats, "boats", "game IDs of Boats, one a line", false, true, true},
    {Format::puzzlink, "puzzlink", "links of puzz.link or pzprv3, one a line", false, true, true},
    {Format::ist, "ist", "ROW, COLUMN and HINT lines; the standard fleet"},
});

bool is_digit_of_size(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// "10x10f4,", "10x10dn:", "10f4:"
bool begins_like_a_game_id(std::string_view line) {
  std::size_t place = 0;
  const auto skip_digits = [&] {
    const std::size_t begin = place;
    while (place < line.size() && is_digit_of_size(line[place])) ++place;
    return place > begin;
  };
  if (!skip_digits() || place == line.size()) return false;
  if (line[place] == 'x') {
    ++place;
    if (!skip_digits() || place == line.size()) return false;
  }
  return std::string_view("fdS,:#").find(line[place]) != std::string_view::npos;
}

bool begins_like_an_assignment(std::string_view line) {
  const std::size_t sign = line.find('=');
  if (sign == std::string_view::npos || sign == 0) return false;
  return std::ranges::all_of(trimmed(line.substr(0, sign)), [](char c) {
    return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
  });
}

/// "name: Monday"
bool begins_like_a_header(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != std::string_view::npos && is_header_key(trimmed(line.substr(0, colon)));
}

bool holds_numbers_alone(std::string_view line) {
  return std::ranges::all_of(words_of(line), [](std::string_view word) {
    return word == "?" || word == "-" || std::ranges::all_of(word, is_digit_of_size);
  });
}

}  // namespace

std::span<const FormatTraits> all_formats() { return k_format_traits; }

const FormatTraits& traits(Format format) {
  return k_format_traits.at(static_cast<std::size_t>(format));
}

std::string_view to_string(Format format) { return traits(format).name; }

std::string names_of_formats() {
  std::string names;
  for (const FormatTraits& known : k_format_traits)
    names += (names.empty() ? "" : ", ") + std::string(known.name);
  return names;
}

Format parse_format(std::string_view name, const std::string& what) {
  name = trimmed(name);
  const auto found = std::ranges::find(k_format_traits, name, &FormatTraits::name);
  if (found != k_format_traits.end()) return found->format;
  std::vector<std::string_view> names;
  for (const FormatTraits& known : k_format_traits) names.push_back(known.name);
  throw InputError(what + " = " + in_quotes(name) + ", allowed " + names_of_formats() +
                   "; did you mean " + std::string(nearest_name(name, names)) + "?");
}

std::optional<Format> recognized_format(std::string_view text) {
  std::vector<std::string_view> lines;  // the first two that say something
  for (const TextLine& line : lines_of(text)) {
    if (line.text.starts_with('#') || line.text.starts_with('%')) continue;
    lines.push_back(line.text);
    if (lines.size() == 2) break;
  }
  if (lines.empty()) return std::nullopt;
  const std::string_view first = lines.front();
  if (first.starts_with('{') || first.starts_with('[')) return Format::json;
  if (begins_like_a_header(first)) return Format::text;
  if (first.starts_with("problem") || first.starts_with("/*")) return Format::csplib;
  if (first.find("battleship/") != std::string_view::npos) return Format::puzzlink;
  if (words_of(first).front() == "ROW") return Format::ist;
  if (begins_like_a_game_id(first)) return Format::boats;
  if (begins_like_an_assignment(first)) return Format::minizinc;
  if (are_column_letters(first)) return Format::text;
  if (!holds_numbers_alone(first)) return std::nullopt;
  return lines.size() == 2 && holds_numbers_alone(lines[1]) ? Format::janko : Format::text;
}

}  // namespace flotilla::puzzle
