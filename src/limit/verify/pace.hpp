// SPDX-License-Identifier: MIT
#pragma once

#include "limit/verify/whole.hpp"

namespace flotilla::limit::verify {

/// The chance 1 - G that the plain hunter is not done, integrated once (H), twice, three times from 0. Times are `ticks` of
/// 1 / M of the board, M = 12 lines, 0..2M / 3; integrals are whole numbers over `scale` = 240 M^4.
///
/// @throws InputError  from means and moments, if one is not whole.
class Pace {
 public:
  /// @param lines  1..4096: larger ones would pass 128 bits
  explicit Pace(int lines) : m_(12 * lines) {}
  [[nodiscard]] Whole scale() const { return 240 * m_ * m_ * m_ * m_; }
  /// scale x the mean of H over a stretch of time; H itself where it begins and ends at once.
  [[nodiscard]] Whole mean(int from, int to) const;
  /// scale x the integral over u in 0..1 of u^power (1 - G) along an edge that begins at `ticks` and takes two.
  ///
  /// @param power  0..2
  [[nodiscard]] Whole moment(int ticks, int power) const;

 private:
  [[nodiscard]] Whole once(int ticks) const;
  [[nodiscard]] Whole twice(int ticks) const;
  [[nodiscard]] Whole first_moment_of_integral(int ticks) const;
  Whole m_;
};

}  // namespace flotilla::limit::verify
