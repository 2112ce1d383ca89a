// SPDX-License-Identifier: MIT
#include "limit/ceiling.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "limit/evaluate.hpp"
#include "number/errors.hpp"
#include "number/log_sum.hpp"
#include "number/rational.hpp"

// Figures: the large-board-limit study.

namespace flotilla::limit {
namespace {

TEST(Ceiling, PlainPaceOfThreeShipsIsThatOfItsExactLaw) {
  EXPECT_EQ(plain_survival_of(Fleet{{3, 2}, {2, 1}}), plain_survival());
}

TEST(Ceiling, PlainPaceOfTheClassicFleet) {
  // (2/3) u^3 F4 F5 with u = 3 t, F4 = (2/3) u + (1/3)(2 u - u^2), F5 = (1/3) u + (2/3)(2 u - u^2), then t + 1/3.
  const PiecewisePolynomial later = plain_survival_of(parse_fleet("classic"));
  for (int i = 0; i <= 10; ++i) {
    const Rational u(i, 10);
    const Rational f4 = Rational(2, 3) * u + Rational(1, 3) * (2 * u - u * u);
    const Rational f5 = Rational(1, 3) * u + Rational(2, 3) * (2 * u - u * u);
    EXPECT_EQ(later(u / 3), 1 - Rational(2, 3) * u * u * u * f4 * f5);
    EXPECT_EQ(later(Rational(1, 3) + u / 3), Rational(1, 3) - u / 3);
  }
}

TEST(Ceiling, Flux) {
  EXPECT_EQ(flux_ceiling(Fleet{{3, 2}, {2, 1}}), Rational(19, 36));
  const Rational classic = flux_ceiling(parse_fleet("classic"));
  EXPECT_EQ(flotilla::to_string(classic), "1740283034715653/3110400000000000");
  EXPECT_EQ(percent_text(classic, 2), "55.95");
  EXPECT_ERROR(flux_ceiling(parse_fleet("standard")), InputError, "a ship of length 1");
}

}  // namespace
}  // namespace flotilla::limit
