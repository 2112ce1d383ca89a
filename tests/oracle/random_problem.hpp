// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <random>

#include "fleet/problem.hpp"

namespace flotilla::oracle {

/// The seed of randomized tests: FLOTILLA_TEST_SEED from the environment, else a fixed one. Printed once per program.
[[nodiscard]] std::uint64_t test_seed();

/// Uniform enough for tests; std::uniform_int_distribution differs between libraries.
[[nodiscard]] int draw(std::mt19937_64& random, int least, int most);

struct RandomLimits {
  int max_cells = 20;  // of the board
  int max_cells_unlimited =
      12;  // of the board, if a length is unlimited: there are far more placements
  int min_side = 1;
  int max_side = 6;
  int max_length = 4;
  int min_ships = 0;
  int max_ships = 5;           // of the limited lengths together
  int unlimited_percent = 15;  // chance that one length is unlimited
};

/// A small problem of any touch rule. Draws are the same on every platform.
[[nodiscard]] Problem random_problem(std::mt19937_64& random, const RandomLimits& limits = {});

}  // namespace flotilla::oracle
