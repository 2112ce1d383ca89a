// SPDX-License-Identifier: MIT
#include "space/placements.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "expect_message.hpp"
#include "fleet/evidence_rules.hpp"
#include "number/errors.hpp"
#include "oracle/random_evidence.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/simulated_evidence.hpp"
#include "slow_build.hpp"
#include "space/count.hpp"

namespace flotilla::space {
namespace {

std::vector<BigInt> all_numbers(const BigInt& total) {
  std::vector<BigInt> numbers;
  for (BigInt n = 0; n < total; ++n) numbers.push_back(n);
  return numbers;
}

std::set<Layout> agreeing(const Problem& problem, const Evidence& evidence) {
  std::set<Layout> layouts;
  oracle::for_each_layout(problem, [&](oracle::Layout layout) {
    if (!oracle::agrees(layout, evidence)) return;
    std::sort(layout.begin(), layout.end());
    layouts.insert(layout);
  });
  return layouts;
}

TEST(Placements, EachOnceOnRandomProblemsAndBack) {
  std::mt19937_64 random(oracle::test_seed() + 500);
  QuestionOptions options;
  for (int trial = 0; trial < trials(300); ++trial) {
    const Problem problem = oracle::random_problem(random);
    const bool is_blank = oracle::draw(random, 0, 1) == 0;
    const Evidence evidence =
        is_blank ? Evidence(problem.board) : oracle::random_evidence(random, problem);
    options.threads = oracle::draw(random, 1, 3);
    const std::set<Layout> expected = agreeing(problem, evidence);
    Placements placements(problem, berth_rules(problem, evidence), options);
    ASSERT_EQ(placements.total(), expected.size()) << to_string(problem);
    const std::vector<BigInt> numbers = all_numbers(placements.total());
    const std::vector<Layout> layouts = placements.at(numbers);
    ASSERT_EQ(std::set<Layout>(layouts.begin(), layouts.end()), expected) << to_string(problem);
    ASSERT_EQ(placements.numbers_of(layouts), numbers) << to_string(problem);
  }
}

TEST(Placements, LargeNumbersAndBack) {
  for (const auto& [board, fleet, touch] :
       {std::tuple{"10x10", "standard", Touch::none}, std::tuple{"8x13", "german", Touch::corner},
        std::tuple{"9x9", "kings", Touch::none}, std::tuple{"20x6", "2:inf", Touch::any}}) {
    const Problem problem{parse_board(board), parse_fleet(fleet), touch};
    Placements placements(problem, std::nullopt, {});
    std::mt19937_64 random(oracle::test_seed() + 501);
    std::vector<BigInt> numbers{0, placements.total() - 1};
    for (int i = 0; i < trials(2000); ++i) {
      BigInt number = 0;
      for (int word = 0; word < 4; ++word) number = (number << 64U) + random();
      numbers.push_back(number % placements.total());
    }
    const std::vector<Layout> layouts = placements.at(numbers);
    for (const Layout& layout : layouts) ASSERT_NO_THROW(check_layout(problem, layout));
    ASSERT_EQ(placements.numbers_of(layouts), numbers) << to_string(problem);
  }
}

TEST(Placements, TheSameForAnyThreadsInstructionSetAndMemory) {
  const Problem problem{{30, 5}, parse_fleet("small"), Touch::none};
  QuestionOptions options;
  Placements one(problem, std::nullopt, options);
  std::vector<BigInt> numbers;
  for (int i = 0; i < 500; ++i) numbers.push_back(one.total() * i / 500);
  const std::vector<Layout> expected = one.at(numbers);
  options.threads = 5;
  options.instruction_set = frontier::InstructionSet::portable;
  options.memory_limit = std::uint64_t{4} << 20U;
  Placements other(problem, std::nullopt, options);
  EXPECT_EQ(other.at(numbers), expected);
}

TEST(Placements, Refusals) {
  const Problem problem{{4, 4}, parse_fleet("2:1,1:1"), Touch::none};
  Placements placements(problem, std::nullopt, {});
  const auto at = [&](const BigInt& number) {
    static_cast<void>(placements.at(std::vector<BigInt>{number}));
  };
  const std::string all = "board 4x4, fleet 2:1,1:1, touch none";
  EXPECT_ERROR(at(-1), InputError, "placement -1 of " + all + ", allowed 0..183");
  EXPECT_ERROR(at(184), InputError, "placement 184 of " + all + ", allowed 0..183");
  const auto number_of = [&](const Layout& layout) {
    static_cast<void>(placements.numbers_of(std::vector<Layout>{layout}));
  };
  EXPECT_ERROR(number_of({{{0, 0}, 2, false}, {{1, 2}, 1, false}}), InputError,
               "ships A1-B1 and C2 are too near each other for touch none");
  EXPECT_ERROR(number_of({{{0, 0}, 2, false}}), InputError,
               "layout A1-B1 has 0 ships of length 1, fleet 2:1,1:1 has 1");
  EXPECT_ERROR(number_of({{{0, 3}, 2, false}, {{3, 0}, 1, false}}), InputError,
               "ship D1-E1 is not on board 4x4");
  BerthRules rules(problem.board);
  rules.require({3, 3});
  Placements known(problem, rules, {});
  EXPECT_ERROR(static_cast<void>(
                   known.numbers_of(std::vector<Layout>{{{{0, 0}, 2, false}, {{2, 0}, 1, false}}})),
               InputError, "layout A1-B1 A3 disagrees with what is known about " + all);
}

}  // namespace
}  // namespace flotilla::space
