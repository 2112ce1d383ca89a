// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "fleet/problem.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// Something printed on a board: a cell, or the number of a line.
struct Print {
  Cell cell;
  std::optional<Line> line;
  bool operator==(const Print&) const = default;
};

/// All that can be printed: cells row by row, then, if asked for, numbers of rows and of columns.
[[nodiscard]] std::vector<Print> all_prints(const Board& board, bool with_numbers);

void erase(Puzzle& puzzle, const Print& print);

/// True if both boards print the same there.
[[nodiscard]] bool same_print(const Puzzle& a, const Puzzle& b, const Print& print);

/// What a layout prints, everything told: all numbers and every cell.
[[nodiscard]] Puzzle told_whole(const Problem& problem, const Layout& layout, Reading reading);

}  // namespace flotilla::puzzle
