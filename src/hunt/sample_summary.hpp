// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace flotilla::hunt {

/// What a sample of games tells: mean and spread, summed up in the order of the games, and what stands where in the
/// sorted sample.
struct SampleSummary {
  /// @param values  at least one
  explicit SampleSummary(std::vector<double> values);

  double mean = 0;
  double deviation = 0;  ///< of one game, games - 1 in the denominator; 0 for one game
  std::vector<double> sorted;

  /// Of the mean; 0 for one game.
  [[nodiscard]] double standard_error() const;
  /// One game says nothing of how much others differ from it.
  [[nodiscard]] bool has_interval() const { return sorted.size() > 1; }
  /// 95 %: mean -+ 1.96 standard errors (normal: for some dozen games and more).
  [[nodiscard]] double low() const { return mean - 1.96 * standard_error(); }
  [[nodiscard]] double high() const { return mean + 1.96 * standard_error(); }
  /// The least value that at least this part of the sample does not pass; the least of all for 0. @param part  0..1
  [[nodiscard]] double quantile(double part) const;
};

}  // namespace flotilla::hunt
