// SPDX-License-Identifier: MIT
// Whoever changes a certificate can seal it again: then the check alone stands between a false claim and its being believed. Every
// number, name and entry of a claim of every class is changed, one at a time; what is then still accepted must be as true.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "limit/classic/mixture.hpp"
#include "limit/value/mixture.hpp"
#include "limit/verify/forged_claims.hpp"
#include "limit/verify/mixture_check.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

MixtureClaim claim_for(const std::string& plan_class) {
  if (plan_class.starts_with("classic")) {
    classic::SolveSettings settings;
    settings.rules = plan_class == "classic" ? &classic::half_rules() : &classic::c_rules();
    settings.max_replies = 2;
    const auto groups = classic::pattern_groups(*settings.rules);
    return claim_of(classic::make_mixture(2, groups, settings), groups);
  }
  const PatternTable table = pattern_table(parse_fleet("3:2,2:1"));
  OracleSettings settings;
  settings.width = 1e-5;
  settings.max_replies = plan_class == "order" ? 2 : 5;
  return claim_of(make_mixture(parse_plan_class(plan_class), 2, table, settings), table);
}

std::string check(const MixtureClaim& claim) { return check_mixture(claim, 1).mistake; }

/// Where a place is: shares of A and of B fired, in lines.
struct Fired {
  int a = 0;
  int b = 0;
  int c = 0;
};

/// By number, as mixture_claim.hpp tells. Not for order, whose last sweeps do not depend on it.
Fired fired_at(const MixtureClaim& claim, std::size_t place) {
  const int n = claim.lines;
  std::vector<Fired> places;
  if (claim.plan_class == "classic" || claim.plan_class == "classic-c") {
    for (int x = 0; x <= n; ++x)
      for (int z = 0; z <= (claim.plan_class == "classic" ? 0 : n); ++z)
        for (int y = 0; y + z <= n; ++y) places.push_back({x, y, z});
  } else {
    for (int level = 0; level <= 2 * n; ++level)
      for (int x = std::max(0, level - n); x <= std::min(level, n); ++x)
        places.push_back({x, level - x, 0});
  }
  return places.at(place);
}

/// The segments of an order that have cells left there, in their order: without them two orders are the same last sweep.
std::string what_is_swept(const MixtureClaim& claim, std::size_t order, const Fired& fired) {
  std::string rest = claim.orders.at(order) + ",";
  std::string swept;
  bool b_is_left = fired.b + fired.c < claim.lines;
  while (!rest.empty()) {
    std::string part = rest.substr(0, rest.find(','));
    rest.erase(0, part.size() + 1);
    if ((part == "A" && fired.a == claim.lines) || (part == "B" && fired.b == claim.lines) ||
        (part == "C2" && !b_is_left) || (part == "C0" && fired.b == 0))
      continue;
    if (part == "C0" && !b_is_left && fired.c == 0) part = "C";  // all of it
    if (part == "C2" && fired.b == 0) part = "C";
    swept += part + ",";
  }
  return swept;
}

class ForgedMixture : public testing::TestWithParam<const char*> {
 protected:
  static const MixtureClaim& kept_claim(const std::string& plan_class) {
    static std::map<std::string, MixtureClaim> claims;
    if (!claims.contains(plan_class)) claims[plan_class] = claim_for(plan_class);
    return claims[plan_class];
  }
  const MixtureClaim& claim = kept_claim(GetParam());
  const bool is_small = claim.plan_class == "basic" || claim.plan_class == "runs";
  const bool is_classic = claim.plan_class.starts_with("classic");
  /// One in so many of the changes that are alike: a check takes 0.3 ms of the small claims, 5 of order, 100 of the classics.
  const int every = (is_small ? 3 : is_classic ? 401 : 97) * (k_slow_build ? 11 : 1);
  int alike = 0;
  [[nodiscard]] bool is_tried() { return alike++ % every == 0; }
  template <typename Change>
  void refuse_some(const Change& change, const std::string& message = "") {
    if (is_tried()) refuse(change, message);
  }
  template <typename Change>
  void refuse(const Change& change, const std::string& message = "") const {
    expect_refused(claim, change, check, message);
  }
};

TEST_P(ForgedMixture, IsTrueAtFirst) { EXPECT_EQ(refusal_of(claim, check), ""); }

TEST_P(ForgedMixture, NumbersAreWhatTheyAre) {
  for (const std::string& other : other_numbers(claim.guarantee))
    refuse_some([&](MixtureClaim& one) { one.guarantee = other; }, "the guarantee is");
  for (const std::string& other : other_numbers(claim.scale))
    refuse_some([&](MixtureClaim& one) { one.scale = other; }, "scale");
  const std::size_t step = claim.values.size() < 20 ? 1U : 29U;
  for (std::size_t i = 0; i < claim.values.size(); i += step)
    for (const std::string& other : other_numbers(claim.values[i]))
      refuse_some([&](MixtureClaim& one) { one.values[i] = other; }, "is worth");
  // the same number, not in lowest terms
  refuse([](MixtureClaim& one) {
    const Rational value(one.guarantee);
    one.guarantee = BigInt(2 * numerator(value)).str() + "/" + BigInt(2 * denominator(value)).str();
  });
  const std::size_t board_step = claim.plans[0].boards.size() / 9 + 1;
  for (std::size_t i = 0; i < claim.plans[0].boards.size(); i += board_step)
    for (const std::string& other : other_numbers(claim.plans[0].boards[i]))
      refuse_some([&](MixtureClaim& one) { one.plans[0].boards[i] = other; }, "is worth");
  for (const int lines : {-1, 0, 1, 3, 4, 80, 81, 128, 256, 4096, 4097, 1 << 30})
    refuse([&](MixtureClaim& one) { one.lines = lines; });
}

TEST_P(ForgedMixture, WeightsAreWhatTheyAre) {
  ASSERT_GT(claim.plans.size(), 1U);
  for (std::size_t i = 0; i < claim.plans.size(); ++i)
    for (const std::uint64_t weight :
         {std::uint64_t{0}, claim.plans[i].weight + 1, claim.plans[i].weight - 1,
          2 * claim.plans[i].weight, ~std::uint64_t{0}})
      if (is_small || alike++ % 5 == 0)
        refuse([&](MixtureClaim& one) { one.plans[i].weight = weight; }, "is worth");
  refuse(
      [](MixtureClaim& one) {
        for (auto& plan : one.plans) plan.weight = 0;
      },
      "no plan has a weight");
  refuse([](MixtureClaim& one) { one.plans.pop_back(); });
  refuse([](MixtureClaim& one) { one.plans.push_back(one.plans.front()); });
  refuse([](MixtureClaim& one) { one.plans.clear(); }, "no plans");
  // All weights doubled are the same chances.
  MixtureClaim doubled = claim;
  for (auto& plan : doubled.plans) plan.weight *= 2;
  EXPECT_EQ(check(doubled), "");
}

TEST_P(ForgedMixture, NamesAreWhatTheyAre) {
  for (std::size_t i = 0; i < claim.states.size(); i += claim.states.size() < 50 ? 1U : 17U) {
    refuse_some([&](MixtureClaim& one) { one.states[i] = "3C"; });
    refuse_some([&](MixtureClaim& one) { one.states[i] = one.states[i == 0 ? 1 : 0]; });
    refuse_some([&](MixtureClaim& one) { one.states[i] += " "; });
  }
  refuse([](MixtureClaim& one) { one.states.push_back("4A"); });
  refuse([](MixtureClaim& one) { one.states.pop_back(); });
  for (std::size_t i = 0; i < claim.pairs.size(); ++i)
    for (std::size_t j = 0; j < 2; ++j)
      for (const int other : {-1, 6, 1 << 30, claim.pairs[i].at(j) + 1})
        refuse_some([&](MixtureClaim& one) { one.pairs[i].at(j) = other; });
  for (std::size_t i = 0; i < claim.patterns.size(); i += claim.patterns.size() < 20 ? 1U : 29U)
    for (const char* other : {"", "6,0", "5,5", "6,0,0,0", "0", "random"})
      if (claim.patterns[i] != other)
        refuse_some([&](MixtureClaim& one) { one.patterns[i] = other; }, "pattern");
  refuse([](MixtureClaim& one) { one.patterns.pop_back(); }, "patterns");
  refuse([](MixtureClaim& one) { one.values.pop_back(); }, "patterns");
  for (const char* other : {"basic", "tiers", "runs", "order", "classic", "classic-c", "", "Runs"})
    if (claim.plan_class != other) {
      MixtureClaim changed = claim;
      changed.plan_class = other;
      // Plans of class basic are of class runs.
      EXPECT_EQ(refusal_of(changed, check).empty(),
                claim.plan_class == "basic" && changed.plan_class == "runs")
          << other;
    }
}

/// A last sweep that fires cells twice, or leaves some out.
TEST_P(ForgedMixture, LastSweepsAreWhatTheyAre) {
  const std::set<std::string> wrong = {
      "",        ",",        "A,A",       "A,,C2",         "C,B",        "A,C,B",    "C,A,B",
      "C2,C0,B", "C2,B",     "A,C2,C0,B", "C,C2",          "C2,C",       "C2,B,C0",  "B,C2,C0",
      "A,C2,C2", "A,B,C,C",  "A,B,C2",    "A,C2low,C2low", "A,C2low,C2", "B,C2low",  "A,C0high,B",
      "a,c",     "A,C2,C0,", "A,C1",      "A;C",           "A,C2,C0,C",  "A, C2, C0"};
  for (const std::string& order : wrong)
    refuse_some([&](MixtureClaim& one) { one.orders.assign(one.orders.size(), order); });
  for (std::size_t i = 0; i < claim.orders.size(); ++i)
    for (std::size_t j = 0; j < claim.orders.size(); ++j) {
      if (i == j || !is_tried()) continue;
      MixtureClaim changed = claim;
      changed.orders[i] = changed.orders[j];
      const std::string refusal = refusal_of(changed, check);
      if (!refusal.empty()) continue;
      // Where no plan uses the order, or only where both are the same, the plans are as they were.
      for (const MixtureClaim::Plan& plan : claim.plans)
        for (std::size_t entry = 0; entry < plan.orders.size(); ++entry) {
          if (plan.orders[entry] != i) continue;
          ASSERT_NE(claim.plan_class, "order");
          const Fired fired = fired_at(claim, entry % (plan.orders.size() / claim.pairs.size()));
          EXPECT_EQ(what_is_swept(claim, i, fired), what_is_swept(claim, j, fired));
        }
    }
}

TEST_P(ForgedMixture, PlansAreWhatTheyAre) {
  constexpr std::array<std::uint8_t, 7> k_moves{0, 1, 2, 3, 4, 254, 255};
  const std::size_t step = claim.plans[0].moves.size() / 2000 + 1;
  for (std::size_t plan = 0; plan < claim.plans.size(); plan += 2)
    for (std::size_t i = 0; i < claim.plans[plan].moves.size(); i += step)
      for (const std::uint8_t move : k_moves) {
        if (claim.plans[plan].moves[i] == move) continue;
        refuse_some([&](MixtureClaim& one) { one.plans[plan].moves[i] = move; });
        if (testing::Test::HasFailure()) {
          FAIL() << "plan " << plan << ", entry " << i << ": move " << int{move} << " for "
                 << int{claim.plans[plan].moves[i]};
        }
      }
  const std::vector<std::uint8_t>& orders = claim.plans[0].orders;
  const std::size_t order_step = orders.size() / 400 + 1;
  for (std::size_t i = 0; i < orders.size(); i += order_step)
    for (const std::size_t order :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, claim.orders.size() - 1,
          claim.orders.size(), std::size_t{255}}) {
      if (orders[i] == order || !is_tried()) continue;
      MixtureClaim changed = claim;
      changed.plans[0].orders[i] = static_cast<std::uint8_t>(order);
      if (!refusal_of(changed, check).empty()) continue;
      ASSERT_LT(order, claim.orders.size());
      ASSERT_LT(orders[i], claim.orders.size());
      if (claim.plan_class == "order") {
        ADD_FAILURE() << "pair " << i << " may have " << claim.orders[order] << " as well as "
                      << claim.orders[orders[i]];
        continue;
      }
      // The same last sweep: nothing of what stands elsewhere in the other order is left.
      const Fired fired = fired_at(claim, i % (orders.size() / claim.pairs.size()));
      EXPECT_EQ(what_is_swept(claim, orders[i], fired), what_is_swept(claim, order, fired));
    }
  for (const auto change : {+1, -1}) {
    const auto resize = [&](auto& values) {
      values.resize(values.size() + static_cast<std::size_t>(change));
    };
    refuse([&](MixtureClaim& one) { resize(one.plans[0].moves); }, "lengths");
    refuse([&](MixtureClaim& one) { resize(one.plans[0].orders); }, "lengths");
    refuse([&](MixtureClaim& one) { resize(one.plans[0].boards); }, "lengths");
  }
}

/// Not only because numbers differ: the forger would state those that come of counting hooked 2s twice.
TEST(ForgedOrders, FindingA2TwiceAreRefusedAsSuch) {
  const auto refuse = [](const char* plan_class, const char* order, const char* message) {
    expect_refused(
        claim_for(plan_class),
        [&](MixtureClaim& one) { one.orders.assign(one.orders.size(), order); }, check, message);
  };
  refuse("basic", "A,C,B", "order A,C,B has B after C");
  refuse("basic", "C,B", "order C,B has B after C");
  refuse("runs", "C,A,B", "order C,A,B has B after C");
  refuse("runs", "C2,C0,B", "order C2,C0,B has B and cells of C");
  refuse("runs", "B,C2,C0", "order B,C2,C0 has B and cells of C");
}

INSTANTIATE_TEST_SUITE_P(Classes, ForgedMixture,
                         testing::Values("basic", "runs", "order", "classic", "classic-c"),
                         [](const auto& instance) {
                           std::string name = instance.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace flotilla::limit
