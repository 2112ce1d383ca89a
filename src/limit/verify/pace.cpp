// SPDX-License-Identifier: MIT
// With b = M t: scale H(t) = 240 b M^3 - 1080 b^4 up to t = 1/3, and so on; moments of the pace by parts from its integrals.
#include "limit/verify/pace.hpp"

namespace flotilla::limit::verify {

/// scale x H(b / M)
Whole Pace::once(int ticks) const {
  const Whole b = ticks;
  if (3 * b <= m_) return 240 * b * m_ * m_ * m_ - 1080 * b * b * b * b;
  return 80 * m_ * m_ * m_ * m_ / 3 + 160 * b * m_ * m_ * m_ - 120 * b * b * m_ * m_;
}

/// scale x M x the integral of H
Whole Pace::twice(int ticks) const {
  const Whole b = ticks;
  const Whole c = m_ / 3;
  if (b <= c) return 120 * b * b * m_ * m_ * m_ - 216 * b * b * b * b * b;
  const auto above = [&](Whole v) {
    return m_ * m_ * v * (80 * m_ * m_ / 3 + 80 * v * m_ - 40 * v * v);
  };
  return 120 * c * c * m_ * m_ * m_ - 216 * c * c * c * c * c + above(b) - above(c);
}

Whole Pace::mean(int from, int to) const {
  return from == to ? once(from) : whole_quotient(twice(to) - twice(from), to - from);
}

Whole Pace::moment(int ticks, int power) const {
  const Whole end = once(ticks + 2);
  if (power == 0) return (end - once(ticks)) * m_ / 2;
  if (power == 1) return (end - mean(ticks, ticks + 2)) * m_ / 2;
  return (end - 2 * first_moment_of_integral(ticks)) * m_ / 2;
}

/// scale x the integral over u in 0..1 of u H: Boole's rule, exact for the fifth degree that it has.
Whole Pace::first_moment_of_integral(int ticks) const {
  const bool below = 3 * (ticks + 2) <= m_;
  // 16 x 16 x scale x H at ticks + quarters / 2, in halves of ticks
  const auto h = [&](int quarters) {
    const Whole b = 2 * ticks + quarters;
    return below ? 120 * b * m_ * m_ * m_ * 16 - 1080 * b * b * b * b
                 : 16 * (80 * m_ * m_ * m_ * m_ / 3 + 80 * b * m_ * m_ * m_ - 30 * b * b * m_ * m_);
  };
  return whole_quotient(32 * h(1) / 4 + 12 * h(2) / 2 + 32 * 3 * h(3) / 4 + 7 * h(4), 90 * 16);
}

}  // namespace flotilla::limit::verify
