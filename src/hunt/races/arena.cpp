// SPDX-License-Identifier: MIT
#include "hunt/races/arena.hpp"

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::races {

namespace {

void check(int side, bool wraps) {
  check_range(side, Arena::k_min_side, Arena::k_max_side, "side");
  if (wraps && side % 6 != 0)
    throw InputError("side = " + std::to_string(side) +
                     ", allowed multiples of 6 on a board that wraps around");
}

}  // namespace

Arena::Arena(int side, bool wraps) : side_(side), wraps_(wraps) {
  check(side, wraps);
  constexpr std::array<std::array<int, 2>, k_directions> k_steps{
      {{{-1, 0}}, {{0, -1}}, {{0, 1}}, {{1, 0}}}};
  for (int row = 0; row < side; ++row) {
    for (int col = 0; col < side; ++col) {
      row_.push_back(static_cast<std::int16_t>(row));
      auto& beside = neighbours_.emplace_back();
      for (std::size_t d = 0; d < k_directions; ++d) {
        int to_row = row + k_steps[d][0];
        int to_col = col + k_steps[d][1];
        if (wraps) {
          to_row = (to_row + side) % side;
          to_col = (to_col + side) % side;
        }
        const bool is_inside = to_row >= 0 && to_row < side && to_col >= 0 && to_col < side;
        beside[d] = static_cast<std::int16_t>(is_inside ? to_row * side + to_col : k_none);
      }
      const std::array<int, 2> diagonal = {(row + col) % 6, (row - col + 6 * side) % 6};
      for (std::size_t falls = 0; falls < 2; ++falls) {
        diagonals_[falls].push_back(static_cast<std::uint8_t>(diagonal[falls]));
        ++cells_of_[falls][static_cast<std::size_t>(diagonal[falls])];
      }
    }
  }
}

std::string to_string(const Arena& arena) {
  const std::string side = std::to_string(arena.side());
  return side + "x" + side + (arena.wraps() ? " wrapped" : "");
}

}  // namespace flotilla::races
