// SPDX-License-Identifier: MIT
#include "limit/classic/mixture.hpp"

#include <gtest/gtest.h>

#include <string>

#include "limit/classic/states.hpp"
#include "limit/verify/forged_claims.hpp"
#include "limit/verify/mixture_check.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::classic {
namespace {

const std::vector<PatternGroup>& groups() {
  static const std::vector<PatternGroup> all = pattern_groups(Detail::halves);
  return all;
}

Mixture small_mixture(int lines, int replies, int threads) {
  SolveSettings settings;
  settings.max_replies = replies;
  settings.threads = threads;
  return make_mixture(lines, groups(), settings);
}

/// What is guaranteed is what doubles say, and not above.
TEST(ClassicMixture, IsFromBelow) {
  constexpr int k_lines = 6;
  const Mixture mixture = small_mixture(k_lines, 12, 1);
  const Pace pace(k_lines);
  std::vector<double> values(groups().size(), 0.0);
  double sum = 0;
  for (const MixturePlan& plan : mixture.plans) {
    const std::vector<double> won =
        group_values(groups(), type_values(pace, plan.plan, Edges::finished, 1));
    for (std::size_t i = 0; i < won.size(); ++i)
      values[i] += static_cast<double>(plan.weight) * won[i];
    sum += static_cast<double>(plan.weight);
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    EXPECT_NEAR(flotilla::to_double(mixture.patterns[i]), values[i] / sum, 1e-12);
    EXPECT_GE(mixture.patterns[i], mixture.guarantee);
  }
  EXPECT_GT(mixture.guarantee, Rational(1, 2));
  EXPECT_LT(mixture.guarantee, Rational(526, 1000));
}

TEST(ClassicMixture, DoesNotDependOnThreads) {
  const MixtureClaim one = claim_of(small_mixture(5, 8, 1), groups());
  const MixtureClaim three = claim_of(small_mixture(5, 8, 3), groups());
  EXPECT_EQ(one.guarantee, three.guarantee);
  EXPECT_EQ(one.values, three.values);
}

TEST(ClassicMixture, RefusesTooManyLines) {
  EXPECT_THROW(static_cast<void>(small_mixture(most_lines(half_rules()) + 1, 1, 1)), InputError);
}

/// A check that shares no code agrees to the last digit, and refuses a claim with anything changed.
TEST(ClassicMixture, IsAcceptedByTheCheckAndNoOtherIs) {
  const MixtureClaim claim = claim_of(small_mixture(5, 8, 1), groups());
  const ClaimCheck check = check_mixture(claim, 2);
  EXPECT_TRUE(check.holds()) << check.mistake;
  EXPECT_EQ(check.guarantee.str(), claim.guarantee);
  const auto checked = [](const MixtureClaim& one) { return check_mixture(one, 2).mistake; };
  const auto refuse = [&](const auto& change, const std::string& message) {
    expect_refused(claim, change, checked, message);
  };
  refuse([](MixtureClaim& one) { ++one.plans[0].weight; }, "is worth");
  refuse([](MixtureClaim& one) { one.values[7] = "1/2"; }, "pattern");
  refuse([](MixtureClaim& one) { one.guarantee = "53/100"; }, "the guarantee is");
  refuse([](MixtureClaim& one) { one.plans[1].boards[40] += "0"; }, "board 40");
  refuse([](MixtureClaim& one) { one.scale += "0"; }, "scale");
  refuse([](MixtureClaim& one) { std::swap(one.states[3], one.states[4]); }, "plan");
  refuse([](MixtureClaim& one) { one.states[3] = one.states[4]; }, "named twice");
  refuse([](MixtureClaim& one) { one.patterns[1] = "6,0,0,0"; }, "allowed four residues");
  const auto change_orders = [](const char* order) {
    return [order](MixtureClaim& one) { one.orders.assign(one.orders.size(), order); };
  };
  refuse(change_orders("C2,B,C"), "order C2,B,C: allowed");
  refuse(change_orders("A,C2,A,C0"), "each once");
  refuse(change_orders("A,C,C0"), "order A,C,C0: allowed");
  refuse([](MixtureClaim& one) { one.plans[0].moves.pop_back(); }, "lengths");
  refuse([](MixtureClaim& one) { one.lines = 257; }, "allowed 1..256");
  // The first move of the start state, taken away and turned round.
  std::size_t start = 0;
  while (claim.states[start] != "nothing") ++start;
  const std::size_t first = start * 36;
  refuse([&](MixtureClaim& one) { one.plans[0].moves[first] = 255; }, "no move where it comes");
  refuse(
      [&](MixtureClaim& one) {
        std::uint8_t& move = one.plans[0].moves[first];
        move = move == 0 ? 1 : 0;
      },
      "plan");
  // A move where the plan never comes: all found.
  std::size_t done = 0;
  while (claim.states[done] != "3A,3A,2A,4A,5A") ++done;
  refuse([&](MixtureClaim& one) { one.plans[0].moves[done * 36] = 0; }, "where it never comes");
}

}  // namespace
}  // namespace flotilla::limit::classic
