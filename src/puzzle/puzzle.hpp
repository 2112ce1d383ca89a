// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fleet/evidence.hpp"
#include "fleet/fleet.hpp"
#include "fleet/layout.hpp"
#include "fleet/touch.hpp"

namespace flotilla::puzzle {

/// A Bimaru board: numbers of ship cells in lines, printed cells, the fleet. Any of them may be missing.
struct Puzzle {
  static constexpr int k_max_side = 40;

  std::string name;            // "" if it has none
  Evidence clues;              // without shots
  std::optional<Fleet> fleet;  // nothing: not given, any ships may stand on the board
  Touch touch = Touch::none;

  explicit Puzzle(const Board& board) : clues(board) {}

  [[nodiscard]] const Board& board() const { return clues.board(); }
  bool operator==(const Puzzle&) const = default;
};

/// @param where  names the place in the message: "boards.json: board 3".
/// @throws InputError  unless both sides are in 1..40.
[[nodiscard]] Board make_puzzle_board(int rows, int cols, const std::string& where);

/// A puzzle and the placements that come with it in a file.
struct PrintedPuzzle {
  Puzzle puzzle;
  std::vector<Layout> answers;  // as stored; nobody checked them
};

}  // namespace flotilla::puzzle
