// SPDX-License-Identifier: MIT
#include "hunt/races/shot_floor.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <numeric>
#include <utility>

#include "number/random_words.hpp"

namespace flotilla::races {

double cheapest_shot_s(const Arena& arena) {
  using Clock = std::chrono::steady_clock;
  std::vector<std::int16_t> order(static_cast<std::size_t>(arena.cells()));
  std::iota(order.begin(), order.end(), std::int16_t{0});
  RandomWords words(1, 0);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[words.below(static_cast<std::uint32_t>(i))]);
  std::vector<std::uint8_t> board(order.size(), 1);
  double least_s = std::numeric_limits<double>::max();
  std::uint8_t state = 0;
  for (int turn = 0; turn < 100; ++turn) {  // the least of many: others use the machine, too
    const Clock::time_point start = Clock::now();
    for (const std::int16_t cell : order) {
      std::uint8_t& mark = board[static_cast<std::size_t>(cell)];
      state = static_cast<std::uint8_t>(state + mark);
      mark = state;
    }
    const std::chrono::duration<double> taken = Clock::now() - start;
    least_s = std::min(least_s, taken.count());
  }
  return least_s / static_cast<double>(order.size());
}

}  // namespace flotilla::races
