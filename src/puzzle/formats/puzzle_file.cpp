// SPDX-License-Identifier: MIT
#include "puzzle/formats/puzzle_file.hpp"

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "fleet/formats/text_file.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "puzzle/formats/boats.hpp"
#include "puzzle/formats/csplib.hpp"
#include "puzzle/formats/ist.hpp"
#include "puzzle/formats/janko.hpp"
#include "puzzle/formats/json.hpp"
#include "puzzle/formats/minizinc.hpp"
#include "puzzle/formats/puzzlink.hpp"
#include "puzzle/formats/text.hpp"

namespace flotilla::puzzle {

namespace {

std::vector<PrintedPuzzle> read_as(Format format, std::string_view text, const std::string& where) {
  switch (format) {
    case Format::text:
      return read_text(text, where);
    case Format::json:
      return read_json(text, where);
    case Format::csplib:
      return read_csplib(text, where);
    case Format::minizinc:
      return read_minizinc(text, where);
    case Format::janko:
      return read_janko(text, where);
    case Format::boats:
      return read_boats(text, where);
    case Format::puzzlink:
      return read_puzzlink(text, where);
    case Format::ist:
      break;
  }
  return read_ist(text, where);
}

/// Refuses what a board holds unless the format has a place for it.
class Writable {
 public:
  Writable(const Puzzle& puzzle, Format format, const std::string& where)
      : puzzle_(puzzle), format_(format), where_(where) {}

  void check() const {
    if (!puzzle_.fleet)
      require(&FormatTraits::has_missing_fleet, "fleet is not given");
    else if (puzzle_.fleet->has_unlimited())
      require(&FormatTraits::has_missing_fleet, "fleet = " + to_string(*puzzle_.fleet));
    if (puzzle_.touch != Touch::none)
      require(&FormatTraits::has_touch, "touch = " + to_string(puzzle_.touch));
    check_numbers("row", row_numbers(puzzle_));
    check_numbers("column", column_numbers(puzzle_));
    for (int row = 0; row < puzzle_.board().rows; ++row)
      for (int col = 0; col < puzzle_.board().cols; ++col)
        if (puzzle_.clues.clue({row, col}) == Clue::ship)
          require(&FormatTraits::has_ship_parts,
                  "cell " + cell_name({row, col}) + " is a ship of a shape that is not told");
  }

 private:
  void check_numbers(const std::string& kind, const LineNumbers& numbers) const {
    const auto missing = std::ranges::find(numbers, std::optional<int>());
    if (missing == numbers.end()) return;
    require(&FormatTraits::has_missing_numbers, "the number of " + kind + " " +
                                                    std::to_string(missing - numbers.begin() + 1) +
                                                    " is not known");
  }

  void require(bool FormatTraits::*ability, const std::string& what) const {
    if (traits(format_).*ability) return;
    std::string able;
    for (const FormatTraits& other : all_formats())
      if (other.*ability) able += (able.empty() ? "" : ", ") + std::string(other.name);
    throw InputError(where_ + ": " + what + ", which the format " +
                     std::string(to_string(format_)) + " cannot say; others can: " + able);
  }

  const Puzzle& puzzle_;
  Format format_;
  const std::string& where_;
};

/// Of formats that need one.
std::string_view line_between(Format format) {
  return format == Format::text || format == Format::janko || format == Format::minizinc ||
                 format == Format::ist
             ? "\n"
             : "";
}

}  // namespace

std::vector<PrintedPuzzle> read_puzzles(std::string_view text, const std::string& where,
                                        std::optional<Format> format) {
  constexpr std::string_view k_byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(k_byte_order_mark)) text.remove_prefix(k_byte_order_mark.size());
  if (trimmed(text).empty()) return {};
  if (!format) format = recognized_format(text);
  if (!format) {
    const std::string_view line = trimmed(text).substr(0, trimmed(text).find('\n'));
    throw InputError(where + ": " + in_quotes(trimmed(line)) +
                     " begins no board of a known format, allowed " + names_of_formats());
  }
  return read_as(*format, text, where);
}

std::vector<PrintedPuzzle> read_puzzle_file(const std::string& path, std::optional<Format> format) {
  return read_puzzles(read_text_file(path, k_max_puzzle_file_mib), path, format);
}

std::string written(const PrintedPuzzle& printed, Format format, const std::string& where) {
  Writable(printed.puzzle, format, where).check();
  switch (format) {
    case Format::text:
      return to_text(printed);
    case Format::json:
      return to_json(printed);
    case Format::csplib:
      return to_csplib(printed.puzzle);
    case Format::minizinc:
      return to_minizinc(printed.puzzle);
    case Format::janko:
      return to_janko(printed.puzzle);
    case Format::boats:
      return to_boats(printed.puzzle, where);
    case Format::puzzlink:
      return to_puzzlink(printed.puzzle);
    case Format::ist:
      break;
  }
  return to_ist(printed.puzzle, where);
}

std::string write_puzzles(std::span<const PrintedPuzzle> puzzles, Format format) {
  std::string text;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (i > 0) text += line_between(format);
    text += written(puzzles[i], format, board_label(i + 1, puzzles[i].puzzle.name));
  }
  return text;
}

}  // namespace flotilla::puzzle
