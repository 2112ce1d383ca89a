// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include "fleet/layout.hpp"
#include "puzzle/puzzle.hpp"

namespace flotilla::report {

/// A board to print.
struct SheetBoard {
  std::string title;
  puzzle::Puzzle puzzle;
  std::optional<flotilla::Layout> answer;  // drawn into the board, paler than what is printed there
};

enum class SheetFormat { svg, pdf, png };

/// By the end of the file's name. @throws InputError  unless it is .svg, .pdf or .png.
/// @param what  names the option in messages: "--plot".
[[nodiscard]] SheetFormat sheet_format(const std::filesystem::path& path, const std::string& what);

/// A4 pages of boards, as large as lets all stand on one page but at least 6 mm a cell, which a pencil needs; boards that
/// do not fit are smaller. Each has its title, its numbers (nothing where one is not known), water as waves, ships with
/// round ends, some ship as a small square, and the ships to find below. A PDF has pages; in the other formats they stand
/// below each other, in a PNG with two pixels a point.
///
/// @param boards  at least one.
/// @throws InputError  if there are more pages than a PNG's height has room for: names both numbers.
/// @throws FileError   with cairo's reason if it cannot be drawn (memory).
[[nodiscard]] std::string puzzle_sheet(std::span<const SheetBoard> boards, SheetFormat format);

/// Draw and write, atomically. @throws FileError  if it cannot be written.
void write_puzzle_sheet(const std::filesystem::path& path, std::span<const SheetBoard> boards,
                        SheetFormat format);

}  // namespace flotilla::report
