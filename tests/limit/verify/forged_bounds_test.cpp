// SPDX-License-Identifier: MIT
// As forged_mixture_test.cpp, for what no plan of a class and what no strategy wins more than.
#include <gtest/gtest.h>

#include <random>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/ceiling.hpp"
#include "limit/gaps/ceiling.hpp"
#include "limit/gaps/longer_ships.hpp"
#include "limit/value/upper_bound.hpp"
#include "limit/verify/ceiling_check.hpp"
#include "limit/verify/forged_claims.hpp"
#include "limit/verify/upper_check.hpp"
#include "number/rational.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

// ---- Upper bounds of a class

const UpperClaim& upper_claim(PlanClass plan_class) {
  const auto make = [](PlanClass of_class) {
    OracleSettings settings;
    settings.width = 1e-5;
    settings.max_replies = 12;
    const PatternTable table = pattern_table(parse_fleet("3:2,2:1"));
    return claim_of(make_upper_bound(of_class, 5, table, settings), table);
  };
  static const UpperClaim basic = make(PlanClass::basic);
  static const UpperClaim runs = make(PlanClass::runs);
  return plan_class == PlanClass::basic ? basic : runs;
}

std::string check_bound(const UpperClaim& claim) { return check_upper(claim).mistake; }

TEST(ForgedUpperBound, NumbersAreWhatTheyAre) {
  for (const PlanClass plan_class : {PlanClass::basic, PlanClass::runs}) {
    const UpperClaim& claim = upper_claim(plan_class);
    EXPECT_EQ(refusal_of(claim, check_bound), "");
    const auto refuse = [&](const auto& change, const std::string& message = "") {
      expect_refused(claim, change, check_bound, message);
    };
    for (const std::string& other : other_numbers(claim.bound))
      refuse([&](UpperClaim& one) { one.bound = other; }, "the bound");
    for (const int lines : {-1, 0, 1, 4, 6, 50, 4097, 1 << 30})
      refuse([&](UpperClaim& one) { one.lines = lines; });
    for (const char* other : {"basic", "tiers", "runs", "order", "classic", ""})
      if (claim.plan_class != other) refuse([&](UpperClaim& one) { one.plan_class = other; });
    for (std::size_t i = 0; i < claim.patterns.size(); ++i) {
      for (const std::uint64_t more :
           {std::uint64_t{1}, ~std::uint64_t{0}, std::uint64_t{1} << 63U})
        refuse([&](UpperClaim& one) { one.weights[i] += more; }, "weight");
      refuse([&](UpperClaim& one) { one.patterns[i] = one.patterns[i == 0 ? 1 : 0]; },
             "in place of");
    }
    refuse([](UpperClaim& one) { one.weights.pop_back(); }, "12 patterns and 11 weights");
    refuse([](UpperClaim& one) { one.patterns.push_back("0,0"); }, "13 patterns and 12 weights");
  }
}

/// Two weights changed so that the sum stays make another mix, with a bound of its own: the check finds it, and accepts it where
/// the claim names it alone. Patterns 3,0 and 3,2 are one to these plans.
TEST(ForgedUpperBound, AnotherMixHasABoundOfItsOwn) {
  const unsigned seed = 31;
  std::mt19937 random(seed);
  SCOPED_TRACE(testing::Message() << "seed " << seed);
  for (int trial = 0; trial < trials(40); ++trial) {
    UpperClaim claim = upper_claim(trial % 2 == 0 ? PlanClass::basic : PlanClass::runs);
    const std::size_t from = random() % claim.weights.size();
    const std::size_t to = random() % claim.weights.size();
    const std::uint64_t moved = claim.weights[from] / (1 + random() % 3);
    claim.weights[from] -= moved;
    claim.weights[to] += moved;
    const Rational bound = check_upper(claim).bound;
    const bool is_accepted = refusal_of(claim, check_bound).empty();
    EXPECT_EQ(is_accepted, Rational(claim.bound) >= bound &&
                               Rational(claim.bound) < bound + Rational(102, 1'000'000'000'000));
    const bool are_alike =
        from == to || moved == 0 ||
        (claim.patterns[from].starts_with("3,") && claim.patterns[to].starts_with("3,"));
    EXPECT_TRUE(is_accepted || !are_alike) << from << " " << to;
  }
}

// ---- Ceilings

std::string check_of_ceiling(const CeilingClaim& claim) { return check_ceiling(claim); }

CeilingClaim ceiling_claim(const std::string& fleet_name, const std::string& relaxation,
                           int steps) {
  const Fleet fleet = parse_fleet(fleet_name);
  CeilingClaim claim{{}, relaxation, steps, flux_ceiling(fleet).str()};
  for (int length = 2; length <= Fleet::k_max_length; ++length)
    if (fleet.of_length(length) > 0) claim.fleet.emplace_back(length, fleet.of_length(length));
  if (relaxation == "flux") return claim;
  const Rational proven = gaps::has_longer_ships(fleet)
                              ? gaps::longer_ships_ceiling(fleet, steps).proven
                              : gaps::gap_ceiling(gaps::parse_relaxation(relaxation), steps).proven;
  const BigInt units = numerator(proven) * BigInt(10000000000) / denominator(proven);
  claim.ceiling = "0." + to_decimal(units + 2);
  return claim;
}

std::vector<CeilingClaim> ceiling_claims() {
  return {ceiling_claim("3:2,2:1", "flux", 0), ceiling_claim("classic", "flux", 0),
          ceiling_claim("3:2,2:1", "r1", 24), ceiling_claim("3:2,2:1", "r2", 10),
          ceiling_claim("classic", "r2", 6)};
}

TEST(ForgedCeiling, NumbersAreWhatTheyAre) {
  for (const CeilingClaim& claim : ceiling_claims()) {
    SCOPED_TRACE(claim.relaxation + " " + claim.ceiling);
    EXPECT_EQ(refusal_of(claim, check_of_ceiling), "");
    const auto refuse = [&](const auto& change) {
      expect_refused(claim, change, check_of_ceiling);
    };
    const bool is_flux = claim.relaxation == "flux";
    const std::vector<std::string> others = other_numbers(claim.ceiling);
    for (std::size_t i = 0; i < others.size(); i += is_flux ? 1 : 3) {
      const std::string& other = others[i];
      CeilingClaim changed = claim;
      changed.ceiling = other;
      if (!refusal_of(changed, check_of_ceiling).empty()) continue;
      // More by 10^-10, which is what the last digit stands for, is as true.
      ASSERT_FALSE(is_flux) << other;
      EXPECT_EQ(other.size(), claim.ceiling.size()) << other;
      EXPECT_EQ(parse_rational(other), parse_rational(claim.ceiling) + Rational(1, 10000000000))
          << other;
    }
    for (const int steps :
         {-1, 0, 1, claim.steps + 1, claim.steps - 1, 2 * claim.steps, 513, 1 << 30})
      if (steps != claim.steps && (!is_flux || steps != 0))
        refuse([&](CeilingClaim& one) { one.steps = steps; });
    for (const char* other : {"r1", "r2", "flux", "r3", "", "R1"})
      if (claim.relaxation != other) refuse([&](CeilingClaim& one) { one.relaxation = other; });
    // Of another fleet the claim is another one, and as true where the ceiling is: 3s change nothing in what flux allows.
    const auto change_fleet = [&](const auto& change) {
      CeilingClaim changed = claim;
      change(changed.fleet);
      if (!refusal_of(changed, check_of_ceiling).empty()) return;
      Fleet fleet;
      for (const auto& [length, ships] : changed.fleet)
        fleet.set(length, fleet.of_length(length) + ships);
      EXPECT_TRUE(is_flux && flux_ceiling(fleet).str() == claim.ceiling) << to_string(fleet);
    };
    for (std::size_t i = 0; i < claim.fleet.size(); ++i)
      for (const int more : {1, -1, 12, -12, 1 << 30}) {
        change_fleet([&](auto& fleet) { fleet[i].second += more; });
        change_fleet([&](auto& fleet) { fleet[i].first += more; });
      }
    change_fleet([](auto& fleet) { fleet.pop_back(); });
    change_fleet([](auto& fleet) { fleet.emplace_back(2, 1); });
    refuse([](CeilingClaim& one) { one.fleet.clear(); });
  }
}

}  // namespace
}  // namespace flotilla::limit
