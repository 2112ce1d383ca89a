// SPDX-License-Identifier: MIT
#include "puzzle/puzzle.hpp"

#include <utility>

#include "number/errors.hpp"

namespace flotilla::puzzle {

Board make_puzzle_board(int rows, int cols, const std::string& where) {
  for (const auto& [side, name] : {std::pair(rows, "rows"), std::pair(cols, "cols")})
    if (side < 1 || side > Puzzle::k_max_side)
      throw InputError(where + ": " + name + " = " + std::to_string(side) + ", allowed 1.." +
                       std::to_string(Puzzle::k_max_side));
  return {rows, cols};
}

}  // namespace flotilla::puzzle
