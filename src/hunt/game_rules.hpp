// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "fleet/problem.hpp"
#include "fleet/shot.hpp"

namespace flotilla::hunt {

/// What both sides of a game agree on.
struct GameRules {
  static constexpr int k_max_cells = 10000;  // of the board
  static constexpr int k_max_salvo = 100;

  Problem problem;
  Answers answers = Answers::sunk_length;
  int salvo = 1;  ///< shots fired before the next answers are heard

  bool operator==(const GameRules&) const = default;
};

/// @throws InputError  unless the fleet has ships and a fixed number of each, the board at most 10000 cells, and the
/// salvo 1..100 shots.
void check_rules(const GameRules& rules);

/// "board 10x10, fleet 5:1,4:1,3:2,2:1, touch any, answers sunk_length, salvo 1": equal rules give equal text.
[[nodiscard]] std::string to_string(const GameRules& rules);

}  // namespace flotilla::hunt
