// SPDX-License-Identifier: MIT
#include "limit/verify/ceiling_check.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/ceiling.hpp"
#include "limit/gaps/ceiling.hpp"
#include "limit/gaps/longer_ships.hpp"
#include "limit/verify/gap_check.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

/// The maker's bound and the checker's share neither formulas, nor arithmetic, nor order.
TEST(CeilingCheck, WorksOutTheSameLosses) {
  for (const bool carries_even_gaps : {false, true})
    for (const int steps : {10, 17, 24}) {
      if (k_slow_build && steps > 10) continue;
      const auto relaxation = carries_even_gaps ? gaps::Relaxation::r2 : gaps::Relaxation::r1;
      const double again = verify::gap_loss(carries_even_gaps, steps, 2);
      EXPECT_EQ(again, verify::gap_loss(carries_even_gaps, steps, 1));
      const gaps::Ceiling ceiling = gaps::gap_ceiling(relaxation, steps);
      if (again > 0)
        EXPECT_NEAR(19.0 / 36 - again, to_double(ceiling.proven), 2e-11) << steps;
      else
        EXPECT_EQ(ceiling.proven, Rational(19, 36));
    }
}

TEST(CeilingCheck, WorksOutTheSameLossesWithLongerShips) {
  for (const char* name : {"classic", "3:2,2:1,4:1", "3:2,2:1,6:2"}) {
    const Fleet fleet = parse_fleet(name);
    CeilingClaim claim{{}, "r2", k_slow_build ? 10 : 14, ""};
    for (int length = 2; length <= Fleet::k_max_length; ++length)
      if (fleet.of_length(length) > 0) claim.fleet.emplace_back(length, fleet.of_length(length));
    const Rational proven = gaps::longer_ships_ceiling(fleet, claim.steps).proven;
    EXPECT_LT(proven, flux_ceiling(fleet)) << name;
    const BigInt units = numerator(proven) * BigInt(10000000000) / denominator(proven);
    for (const auto& [more, holds] :
         {std::pair{2, true}, std::pair{-1, false}, std::pair{5, false}}) {
      claim.ceiling = "0." + to_decimal(units + more);
      EXPECT_EQ(check_ceiling(claim).empty(), holds) << name << " " << more;
    }
    claim.ceiling = "0." + to_decimal(units + 2);
    ++claim.steps;
    EXPECT_NE(check_ceiling(claim), "") << name;
  }
  CeilingClaim claim{{{2, 1}, {3, 2}, {4, 1}}, "r1", 8, "1/2"};
  EXPECT_ERROR(check_ceiling(claim), InputError, "r1 is for 3:2,2:1");
  claim = {{{2, 1}, {3, 3}}, "r2", 8, "1/2"};
  EXPECT_ERROR(check_ceiling(claim), InputError, "r2 also for it with longer ships");
  claim = {{{2, 1}, {3, 2}, {4, 1}}, "r2", 257, "1/2"};
  EXPECT_ERROR(check_ceiling(claim), InputError, "allowed 1..256");
}

CeilingClaim flux_claim(const Fleet& fleet) {
  CeilingClaim claim;
  for (int length = 2; length <= Fleet::k_max_length; ++length)
    if (fleet.of_length(length) > 0) claim.fleet.emplace_back(length, fleet.of_length(length));
  claim.relaxation = "flux";
  claim.ceiling = flux_ceiling(fleet).str();
  return claim;
}

TEST(CeilingCheck, Flux) {
  for (const char* name : {"3:2,2:1", "classic", "2:1", "7:1,3:2,2:2"}) {
    const CeilingClaim claim = flux_claim(parse_fleet(name));
    EXPECT_EQ(check_ceiling(claim), "") << name;
    CeilingClaim changed = claim;
    changed.ceiling = "1/2";
    EXPECT_NE(check_ceiling(changed), "") << name;
    changed = claim;
    changed.fleet[0].second += 1;
    EXPECT_NE(check_ceiling(changed), "") << name;
    changed = claim;
    changed.steps = 1;
    EXPECT_NE(check_ceiling(changed), "") << name;
  }
}

TEST(CeilingCheck, RefusesAnyNumberThatIsAnother) {
  CeilingClaim claim{{{2, 1}, {3, 2}}, "r1", 24, ""};
  const Rational proven = gaps::gap_ceiling(gaps::Relaxation::r1, 24).proven;
  const BigInt units = numerator(proven) * BigInt(10000000000) / denominator(proven);
  const auto with = [&](int more) {
    CeilingClaim changed = claim;
    changed.ceiling = "0." + to_decimal(units + more);
    return changed;
  };
  EXPECT_EQ(check_ceiling(with(2)), "");
  EXPECT_NE(check_ceiling(with(-1)), "");
  EXPECT_NE(check_ceiling(with(5)), "");
  claim = with(2);
  for (const int steps : {23, 25, 12}) {
    CeilingClaim changed = claim;
    changed.steps = steps;
    EXPECT_NE(check_ceiling(changed), "") << steps;
  }
  CeilingClaim changed = claim;
  changed.relaxation = "r2";
  EXPECT_NE(check_ceiling(changed), "");
  changed.relaxation = "r3";
  EXPECT_ERROR(check_ceiling(changed), InputError, "relaxation = r3: allowed flux, r1 or r2");
  changed = claim;
  changed.fleet = {{2, 1}, {3, 1}};
  EXPECT_ERROR(check_ceiling(changed), InputError, "r1 is for 3:2,2:1");
  changed = claim;
  changed.steps = 0;
  EXPECT_ERROR(check_ceiling(changed), InputError, "steps = 0: allowed 1..512");
  changed = claim;
  changed.fleet = {};
  EXPECT_ERROR(check_ceiling(changed), InputError, "allowed 1..12 ships");
  changed.fleet = {{1, 1}};
  EXPECT_ERROR(check_ceiling(changed), InputError, "allowed lengths 2..12");
}

}  // namespace
}  // namespace flotilla::limit
