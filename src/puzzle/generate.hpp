// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "fleet/problem.hpp"
#include "puzzle/journal.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

struct GenerateOptions {
  Reading reading = Reading::shapes;  // what a printed ship part tells; occupancy prints Clue::ship
  std::optional<Rung> up_to = {};     // the ladder up to here must finish the board without search
  bool removes_numbers = false;       // numbers of lines may go as well
};

/// What a layout prints, everything told: all numbers and every cell.
[[nodiscard]] Puzzle told_whole(const Problem& problem, const Layout& layout, Reading reading);

/// A board with this one answer from which nothing more can be taken: starting from all that can be printed, cells (and
/// numbers) go in a random order wherever the rest still does.
///
/// The order is that of `seed` and `index` alone, the same on every platform.
/// @param problem  touch none or corner, a fleet without inf; layout is a placement of it.
/// Cost: at 10x10 some milliseconds.
[[nodiscard]] Puzzle least_puzzle(const Problem& problem, const Layout& layout, std::uint64_t seed,
                                  std::uint64_t index, const GenerateOptions& options);

}  // namespace flotilla::puzzle
