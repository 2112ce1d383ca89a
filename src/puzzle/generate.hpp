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
  /// First what the rules of k_first_rung do without goes, then what the one answer does. Else at once all that the
  /// one answer does without, which takes long where many ships stand on a large board. Without meaning with `up_to`.
  bool rules_first = false;
  static constexpr Rung k_first_rung = Rung::fleet;
  /// A board whose questions together are learned from so many conflicts is given up; 0: none is. Boards kept then lean to
  /// those that are easy to make.
  std::uint64_t effort = 0;
};

struct LeastPuzzle {
  Puzzle puzzle;  // if given up, it has this one answer too, but may print more than is needed
  std::uint64_t conflicts;  // learned from
  bool is_given_up;
};

/// A board with this one answer from which nothing more can be taken: starting from all that can be printed, cells (and
/// numbers) go in a random order wherever the rest still does; cells that take long to decide come last.
///
/// The order is that of `seed` and `index` alone, the same on every platform.
/// @param problem  touch none or corner, a fleet without inf; layout is a placement of it.
[[nodiscard]] LeastPuzzle least_puzzle(const Problem& problem, const Layout& layout,
                                       std::uint64_t seed, std::uint64_t index,
                                       const GenerateOptions& options);

}  // namespace flotilla::puzzle
