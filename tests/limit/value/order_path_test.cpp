// SPDX-License-Identifier: MIT
#include "limit/value/order_path.hpp"

#include <gtest/gtest.h>

#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

OrderPath at_random() {
  OrderPath path;
  path.closes_in = false;
  path.p0 = Rational(3, 5);
  path.p1 = Rational(13, 25);
  path.alpha = Rational(3, 4);
  path.beta = Rational(1, 2);
  return path;
}

OrderPath closing_in() {
  OrderPath path = at_random();
  path.closes_in = true;
  path.x0 = Rational(15, 16);
  path.pa = Rational(1, 2);
  path.p0 = Rational(7, 12);
  return path;
}

// The large-board-limit study's model: one plan worth 52.1498 %, and one with the fifth move.
TEST(OrderPath, IsWorthWhatIsPublished) {
  EXPECT_EQ(value_against_random(at_random(), 7), Rational("12672409361273/24300000000000"));
  if (k_slow_build) return;
  EXPECT_EQ(value_against_random(at_random(), 9), Rational("12672409361273/24300000000000"));
  EXPECT_EQ(value_against_random(closing_in()),
            Rational("1211762680522685550829/2321901158400000000000"));
}

// All of A, then all of B, then C: the exact value of A then B with B in runs, known in closed form.
TEST(OrderPath, WithoutSlotsIsAThenB) {
  OrderPath path;
  path.closes_in = false;
  path.p0 = path.p1 = 1;
  EXPECT_EQ(value_against_random(path, 7), Rational(449, 864));
}

TEST(OrderPath, RefusesSharesItCannotHave) {
  OrderPath path = closing_in();
  path.x0 = Rational(1, 3);
  EXPECT_THROW(static_cast<void>(value_against_random(path)), InputError);
  path = at_random();
  path.x0 = Rational(15, 16);
  EXPECT_THROW(static_cast<void>(value_against_random(path)), InputError);
  path = at_random();
  path.beta = Rational(4, 5);
  EXPECT_THROW(static_cast<void>(value_against_random(path)), InputError);
  EXPECT_THROW(static_cast<void>(value_against_random(at_random(), 8)), InputError);
}

}  // namespace
}  // namespace flotilla::limit
