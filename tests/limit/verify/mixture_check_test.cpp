// SPDX-License-Identifier: MIT
#include "limit/verify/mixture_check.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/value/mixture.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

MixtureClaim claim_for(PlanClass plan_class, int lines) {
  const PatternTable table = pattern_table(parse_fleet("3:2,2:1"));
  OracleSettings settings;
  settings.width = 1e-5;
  settings.max_replies = 8;
  return claim_of(make_mixture(plan_class, lines, table, settings), table);
}

// The maker and the checker share no code, so that they agree to the last digit checks both.
TEST(MixtureCheck, AgreesWithTheMaker) {
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs, PlanClass::order}) {
    const MixtureClaim claim = claim_for(plan_class, k_slow_build ? 4 : 6);
    const ClaimCheck check = check_mixture(claim, 2);
    EXPECT_EQ(check.mistake, "") << claim.plan_class;
    EXPECT_EQ(check.guarantee, Rational(claim.guarantee));
    EXPECT_GT(check.guarantee, Rational(2, 5));
  }
}

TEST(MixtureCheck, RefusesAnyNumberThatIsAnother) {
  for (const PlanClass plan_class : {PlanClass::runs, PlanClass::order}) {
    const MixtureClaim claim = claim_for(plan_class, 4);
    const auto refused = [&](const auto& change) {
      MixtureClaim changed = claim;
      change(changed);
      return !check_mixture(changed).holds();
    };
    for (std::size_t i = 0; i < claim.plans[0].moves.size(); i += k_slow_build ? 97 : 11)
      EXPECT_TRUE(refused([&](MixtureClaim& c) {
        std::uint8_t& move = c.plans[0].moves[i];
        move = move == 255 ? 0 : 255;
      })) << "move "
          << i;
    for (std::size_t i = 0; i < claim.plans[0].orders.size(); ++i)
      EXPECT_TRUE(refused([&](MixtureClaim& c) {
        std::uint8_t& order = c.plans[0].orders[i];
        order = order == 255 ? 0 : 255;
      })) << "order "
          << i;
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.plans[0].boards[5] += "0"; }));
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.plans[0].weight += 1000; }));
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.values[3] = "1/2"; }));
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.guarantee = "53/100"; }));
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.scale += "0"; }));
    EXPECT_TRUE(refused([](MixtureClaim& c) { c.patterns[2] = "5,5"; }));
  }
}

TEST(MixtureCheck, RefusesWhatIsNoClaim) {
  const MixtureClaim claim = claim_for(PlanClass::runs, 2);
  const auto message_of = [&](const auto& change) {
    MixtureClaim changed = claim;
    change(changed);
    try {
      static_cast<void>(check_mixture(changed));
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string("no refusal");
  };
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.plan_class = "tiers"; }),
            "class tiers: allowed basic, runs, order, classic, classic-c");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.lines = 0; }),
            "0 lines: allowed 1..4096, for order even ones to 128");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.plans.clear(); }), "the certificate has no plans");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.plans[0].moves.pop_back(); }),
            "a plan's arrays have other lengths than its lattice");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.orders[0] = "A,C,C2"; }),
            "order A,C,C2 has C twice");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.orders[0] = "A,A"; }),
            "order A,A has a segment twice");
  EXPECT_EQ(message_of([](MixtureClaim& c) { c.states[1] = "3C"; }),
            "the certificate lacks a state of what is found");
}

}  // namespace
}  // namespace flotilla::limit
