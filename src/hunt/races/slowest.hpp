// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "hunt/plans/plan.hpp"
#include "hunt/races/game.hpp"
#include "hunt/races/trio.hpp"
#include "hunt/races/win_rate.hpp"

namespace flotilla::races {

/// How the slowest layout is looked for.
struct SlowestOptions {
  std::uint64_t seed = 1;
  int first_games = 24;       ///< of every layout class
  int final_games = 100'000;  ///< fresh ones, of each of the last
  int survivors = 16;         ///< how many are the last
  double kept = 0.4;          ///< of each round
  double more_games = 2.2;    ///< games a class of the next round, of those of this one
};

struct Slowest {
  std::size_t classes = 0;  ///< of layouts, all of them raced
  Trio layout{};
  Estimate shots;  ///< of the fresh games: nothing was chosen by them but among the last few
  std::uint64_t games = 0;  ///< played altogether
};

/// Sums the shots of games for some layout classes: what is divided among threads and ranks.
/// sums[i] = shots of games first .. first + count - 1 of classes[i].
using SumShots = std::function<std::vector<std::uint64_t>(const std::vector<std::size_t>& classes,
                                                          std::uint64_t first, std::uint64_t count,
                                                          std::uint32_t purpose)>;

/// Shots of games of one layout under a strategy. @param stream  number of the layout: its games have random words of their own
[[nodiscard]] std::uint64_t sum_of_shots(Game& game, const Strategy& strategy, const Trio& trio,
                                         std::uint64_t seed, std::size_t stream,
                                         std::uint64_t first, std::uint64_t count,
                                         std::uint32_t purpose);

/// The layout that takes the most shots in the mean, raced against all others: a few games of every class of layouts, the better
/// part of them goes on with more, until few are left; then fresh games of those. What it finds is a lower bound: a layout
/// unlucky early is not seen again.
///
/// @param classes  how many there are
[[nodiscard]] Slowest find_slowest(const std::vector<Trio>& classes, const SlowestOptions& options,
                                   const SumShots& sum_shots);

}  // namespace flotilla::races
