// SPDX-License-Identifier: MIT
#include "hunt/races/win_rate.hpp"

#include <cmath>
#include <numeric>

namespace flotilla::races {

namespace {

double sum_of(const ShotCounts& games) {
  return static_cast<double>(std::accumulate(games.begin(), games.end(), std::uint64_t{0}));
}

/// Mean and error of a score that depends on the shots alone.
template <typename Score>
Estimate mean_of(const ShotCounts& games, Score score) {
  const double count = sum_of(games);
  if (count == 0) return {};
  double sum = 0;
  for (std::size_t shots = 0; shots < games.size(); ++shots)
    if (games[shots] != 0) sum += static_cast<double>(games[shots]) * score(shots);
  const double mean = sum / count;
  double squares = 0;
  for (std::size_t shots = 0; shots < games.size(); ++shots) {
    if (games[shots] == 0) continue;
    const double away = score(shots) - mean;
    squares += static_cast<double>(games[shots]) * away * away;
  }
  return {mean, std::sqrt(squares / count / count)};
}

/// By shots: the share of games with fewer, those with as many counting half.
std::vector<double> shares_below(const ShotCounts& games) {
  const double count = sum_of(games);
  std::vector<double> shares;
  double below = 0;
  for (const std::uint64_t equal : games) {
    shares.push_back((below + static_cast<double>(equal) / 2) / count);
    below += static_cast<double>(equal);
  }
  return shares;
}

}  // namespace

Estimate paired_win_rate(const PlanTally& plan) {
  const auto wins = static_cast<double>(plan.wins);
  const auto ties = static_cast<double>(plan.ties);
  const double races = wins + ties + static_cast<double>(plan.losses);
  if (races == 0) return {};
  const double rate = (wins + ties / 2) / races;
  return {rate, std::sqrt(((wins + ties / 4) / races - rate * rate) / races)};
}

Estimate pooled_win_rate(const ShotCounts& plan, const ShotCounts& rival) {
  if (sum_of(plan) == 0 || sum_of(rival) == 0) return {};
  const std::vector<double> rival_below = shares_below(rival);
  const std::vector<double> plan_below = shares_below(plan);
  const Estimate by_plan = mean_of(plan, [&](std::size_t shots) { return 1 - rival_below[shots]; });
  const Estimate by_rival = mean_of(rival, [&](std::size_t shots) { return plan_below[shots]; });
  return {by_plan.value, std::hypot(by_plan.error, by_rival.error)};
}

Estimate mean_shots(const ShotCounts& games) {
  return mean_of(games, [](std::size_t shots) { return static_cast<double>(shots); });
}

}  // namespace flotilla::races
