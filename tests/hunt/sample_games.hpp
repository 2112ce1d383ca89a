// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "fleet/layout.hpp"
#include "hunt/game_rules.hpp"
#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla::hunt {

/// A small game of any rules, and all its layouts; never one without any.
struct SampleGame {
  GameRules rules;
  std::vector<Layout> layouts;
};

inline SampleGame sample_game(std::mt19937_64& random, int max_cells = 20, int max_ships = 4,
                              std::size_t max_layouts = 20000) {
  for (;;) {
    SampleGame game;
    game.rules.problem = oracle::random_problem(
        random,
        {.max_cells = max_cells, .min_ships = 1, .max_ships = max_ships, .unlimited_percent = 0});
    game.rules.answers = static_cast<Answers>(oracle::draw(random, 0, 3));
    oracle::for_each_layout(game.rules.problem,
                            [&](const Layout& layout) { game.layouts.push_back(layout); });
    if (game.layouts.empty() || game.layouts.size() > max_layouts) continue;
    for (Layout& layout : game.layouts) std::ranges::sort(layout);
    return game;
  }
}

inline const Layout& sample_layout(std::mt19937_64& random, const SampleGame& game) {
  return game.layouts[random() % game.layouts.size()];
}

/// The cells of the board in random order.
inline std::vector<int> shuffled_cells(std::mt19937_64& random, const Board& board) {
  std::vector<int> cells(static_cast<std::size_t>(board.cells()));
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto j = static_cast<std::size_t>(oracle::draw(random, 0, static_cast<int>(i)));
    cells[i] = cells[j];
    cells[j] = static_cast<int>(i);
  }
  return cells;
}

inline const GameRules k_classic{{{10, 10}, Fleet{{5, 1}, {4, 1}, {3, 2}, {2, 1}}, Touch::any}};

}  // namespace flotilla::hunt
