// SPDX-License-Identifier: MIT
#include "limit/verify/upper_check.hpp"

#include <gtest/gtest.h>

#include <random>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/reply_bound.hpp"
#include "limit/value/upper_bound.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

UpperClaim claim_for(PlanClass plan_class, int lines) {
  const PatternTable table = pattern_table(parse_fleet("3:2,2:1"));
  OracleSettings settings;
  settings.width = 1e-5;
  settings.max_replies = 12;
  return claim_of(make_upper_bound(plan_class, lines, table, settings), table);
}

TEST(UpperCheck, AgreesWithTheMaker) {
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs})
    for (const int lines : {1, 2, 5, k_slow_build ? 6 : 24}) {
      const UpperClaim claim = claim_for(plan_class, lines);
      const UpperCheck check = check_upper(claim);
      EXPECT_EQ(check.mistake, "") << claim.plan_class << " " << lines;
      EXPECT_GT(check.bound, Rational(1, 2));
      EXPECT_LE(check.bound, Rational(claim.bound));
    }
}

// The maker and the checker share no code: they agree on random mixes to what both round.
TEST(UpperCheck, AgreesWithTheMakerOnAnyMix) {
  std::mt19937 random(77);
  const PatternTable table = pattern_table(parse_fleet("3:2,2:1"));
  for (int trial = 0; trial < trials(20); ++trial) {
    const PlanClass plan_class = trial % 2 == 0 ? PlanClass::basic : PlanClass::runs;
    UpperBound made{plan_class, 1 + trial % 11, {}, Rational(1, 2)};
    std::uint64_t left = 1'000'000'000;
    for (std::size_t i = 0; i + 1 < table.orbits.size(); ++i) {
      made.mix.push_back(random() % 2 == 0 ? 0 : random() % (left / 2));
      left -= made.mix.back();
    }
    made.mix.push_back(left);
    const RaceGame game(plan_class, made.lines);
    const Rational bound = reply_bound(game, exact_weights(game, table, made.mix), 1);
    const Rational checked = check_upper(claim_of(made, table)).bound;
    EXPECT_LT(abs(bound - checked), Rational(1, 10'000'000'000'000)) << "trial " << trial;
  }
}

TEST(UpperCheck, RefusesAnyNumberThatIsAnother) {
  const UpperClaim claim = claim_for(PlanClass::runs, 6);
  const auto refused = [&](const auto& change) {
    UpperClaim changed = claim;
    change(changed);
    try {
      return !check_upper(changed).holds();
    } catch (const InputError&) {
      return true;
    }
  };
  const Rational step(1, 10'000'000'000);
  EXPECT_FALSE(refused([](UpperClaim&) {}));
  EXPECT_TRUE(refused([&](UpperClaim& c) { c.bound = Rational(Rational(c.bound) - step).str(); }));
  EXPECT_TRUE(refused([&](UpperClaim& c) { c.bound = Rational(Rational(c.bound) + step).str(); }));
  EXPECT_TRUE(refused([](UpperClaim& c) { c.bound = "13/25"; }));
  for (std::size_t i = 0; i < claim.weights.size(); ++i) {
    EXPECT_TRUE(refused([&](UpperClaim& c) { ++c.weights[i]; }));
    EXPECT_TRUE(refused([&](UpperClaim& c) { c.weights[i] = ~std::uint64_t{0}; }));
  }
  EXPECT_TRUE(refused([](UpperClaim& c) { ++c.lines; }));
  EXPECT_TRUE(refused([](UpperClaim& c) { --c.lines; }));
  EXPECT_TRUE(refused([](UpperClaim& c) { c.plan_class = "basic"; }));
  EXPECT_TRUE(refused([](UpperClaim& c) { std::swap(c.patterns[0], c.patterns[1]); }));
  // two weights changed so that the sum stays: another mix, another bound
  EXPECT_TRUE(refused([](UpperClaim& c) {
    c.weights[0] -= 1'000'000;
    c.weights[1] += 1'000'000;
  }));
}

TEST(UpperCheck, SaysWhatIsWrong) {
  const UpperClaim claim = claim_for(PlanClass::basic, 3);
  const auto checked = [&](const auto& change) {
    UpperClaim changed = claim;
    change(changed);
    return check_upper(changed);
  };
  EXPECT_ERROR(checked([](UpperClaim& c) { c.plan_class = "order"; }), InputError,
               "class order: allowed basic, runs");
  EXPECT_ERROR(checked([](UpperClaim& c) { c.lines = 5000; }), InputError,
               "5000 lines: allowed 1..4096");
  EXPECT_ERROR(checked([](UpperClaim& c) { c.bound = "half"; }), InputError,
               "the bound \"half\" is no fraction");
  EXPECT_ERROR(checked([](UpperClaim& c) { c.weights.pop_back(); }), InputError,
               "12 patterns and 11 weights are given, not 12");
  EXPECT_ERROR(checked([](UpperClaim& c) { c.patterns[0] = "5,5"; }), InputError,
               "pattern 5,5 is given in place of 0,0");
  EXPECT_ERROR(checked([](UpperClaim& c) { c.weights[0] += 7; }), InputError,
               "the weights of the patterns sum to 1000000007, not 1000000000");
  EXPECT_EQ(checked([](UpperClaim& c) { c.bound = "1/3"; }).mistake,
            "the bound 1/3 is no multiple of 1/10000000000");
}

}  // namespace
}  // namespace flotilla::limit
