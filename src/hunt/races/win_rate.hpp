// SPDX-License-Identifier: MIT
#pragma once

#include "hunt/races/contest.hpp"

namespace flotilla::races {

/// An estimate and its standard error.
struct Estimate {
  double value = 0;
  double error = 0;
  /// Half of the 95 % interval.
  [[nodiscard]] double half_width() const { return 1.959964 * error; }
};

/// The share of races won, ties counting half: each race compared with the rival's game on the same layout.
[[nodiscard]] Estimate paired_win_rate(const PlanTally& plan);

/// The same from each game of the plan compared with all games of the rival, which has a smaller error. The rival's games must
/// not depend on the layout; then its error is that of DeLong, DeLong and Clarke-Pearson (Biometrics 44, 1988).
[[nodiscard]] Estimate pooled_win_rate(const ShotCounts& plan, const ShotCounts& rival);

[[nodiscard]] Estimate mean_shots(const ShotCounts& games);

}  // namespace flotilla::races
