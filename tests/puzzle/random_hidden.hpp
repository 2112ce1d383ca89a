// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <random>
#include <vector>

#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla::puzzle {

struct Hidden {
  Problem problem;
  Layout layout;
};

/// A random placement of a random fleet whose ships keep apart.
inline Hidden random_hidden(std::mt19937_64& random) {
  for (;;) {
    const Problem problem =
        oracle::random_problem(random, {.max_cells = 25, .min_ships = 1, .unlimited_percent = 0});
    if (problem.touch == Touch::any) continue;
    std::vector<Layout> layouts;
    oracle::for_each_layout(problem, [&](const Layout& layout) { layouts.push_back(layout); });
    if (layouts.empty()) continue;
    Layout layout = layouts[random() % layouts.size()];
    std::ranges::sort(layout);
    return {problem, layout};
  }
}

}  // namespace flotilla::puzzle
