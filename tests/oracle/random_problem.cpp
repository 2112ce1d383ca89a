// SPDX-License-Identifier: MIT
#include "oracle/random_problem.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace flotilla::oracle {

int draw(std::mt19937_64& random, int least, int most) {
  return least + static_cast<int>(random() % static_cast<std::uint64_t>(most - least + 1));
}

std::uint64_t test_seed() {
  static const std::uint64_t seed = [] {
    const char* text = std::getenv("FLOTILLA_TEST_SEED");
    const std::uint64_t chosen = text != nullptr ? std::strtoull(text, nullptr, 10) : 20250101;
    std::printf("FLOTILLA_TEST_SEED=%llu\n", static_cast<unsigned long long>(chosen));
    return chosen;
  }();
  return seed;
}

Problem random_problem(std::mt19937_64& random, const RandomLimits& limits) {
  const bool unlimited = draw(random, 1, 100) <= limits.unlimited_percent;
  const int max_cells = unlimited ? limits.max_cells_unlimited : limits.max_cells;
  Problem problem;
  const auto side = [&](int least_other_side) {
    const int most = std::clamp(max_cells / least_other_side, limits.min_side, limits.max_side);
    return draw(random, limits.min_side, most);
  };
  problem.board.rows = side(limits.min_side);
  problem.board.cols = side(problem.board.rows);
  problem.touch = static_cast<Touch>(draw(random, 0, 2));
  const int ships = draw(random, limits.min_ships, limits.max_ships);
  for (int i = 0; i < ships; ++i) {
    const int length = draw(random, 1, limits.max_length);
    problem.fleet.set(length, problem.fleet.of_length(length) + 1);
  }
  if (unlimited) problem.fleet.set(draw(random, 1, limits.max_length), Fleet::k_unlimited);
  return problem;
}

}  // namespace flotilla::oracle
