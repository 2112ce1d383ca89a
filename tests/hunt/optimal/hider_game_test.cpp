// SPDX-License-Identifier: MIT
#include "hunt/optimal/hider_game.hpp"

#include "../sample_games.hpp"
#include "hunt/optimal/matrix_game.hpp"
#include "slow_build.hpp"

namespace flotilla::hunt {
namespace {

// Mixtures of both sides that meet at one value prove it: neither side can do better.
void expect_solved(const std::vector<std::vector<Rational>>& payments) {
  const MatrixSolution solution = solve_matrix_game(payments);
  Rational rows = 0, columns = 0;
  for (const Rational& p : solution.rows) {
    ASSERT_GE(p, 0);
    rows += p;
  }
  for (const Rational& p : solution.columns) {
    ASSERT_GE(p, 0);
    columns += p;
  }
  ASSERT_EQ(rows, 1);
  ASSERT_EQ(columns, 1);
  for (std::size_t c = 0; c < payments.front().size(); ++c) {
    Rational paid = 0;
    for (std::size_t r = 0; r < payments.size(); ++r) paid += solution.rows[r] * payments[r][c];
    ASSERT_LE(paid, solution.value);
  }
  for (std::size_t r = 0; r < payments.size(); ++r) {
    Rational paid = 0;
    for (std::size_t c = 0; c < payments[r].size(); ++c)
      paid += solution.columns[c] * payments[r][c];
    ASSERT_GE(paid, solution.value);
  }
}

TEST(MatrixGame, RandomGamesAreSolved) {
  std::mt19937_64 random(oracle::test_seed() + 880);
  for (int trial = 0; trial < trials(200); ++trial) {
    std::vector<std::vector<Rational>> payments(
        static_cast<std::size_t>(oracle::draw(random, 1, 6)));
    const auto columns = static_cast<std::size_t>(oracle::draw(random, 1, 6));
    for (auto& row : payments)
      for (std::size_t c = 0; c < columns; ++c)
        row.push_back(Rational(oracle::draw(random, 1, 6)) / oracle::draw(random, 1, 3));
    expect_solved(payments);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

HiderGame solved(const SmallGame& game) {
  HiderGame found = solve_hider_game(game, 20);
  Rational hider = 0, hunter = 0;
  int layouts = 0;
  for (const auto& hidden : found.hider) {
    hider += hidden.probability;
    layouts += hidden.layouts;
  }
  EXPECT_EQ(hider, 1);
  EXPECT_EQ(layouts, static_cast<int>(game.size()));
  // No layout costs the hunter's mixture more than the value.
  for (std::size_t c = 0; c < found.hider.size(); ++c) {
    Rational shots = 0;
    for (const auto& plan : found.hunter) shots += plan.probability * plan.mean_shots[c];
    EXPECT_LE(shots, found.value);
  }
  for (const auto& plan : found.hunter) hunter += plan.probability;
  EXPECT_EQ(hunter, 1);
  return found;
}

struct KnownValue {
  int rows, cols;
  const char* fleet;
  Rational value;
};

// 108/19 and 9/2: worked out independently (numbers that must come out). The others pin what this program finds.
TEST(HiderGame, ValuesOfSmallBoards) {
  for (const KnownValue& known :
       {KnownValue{4, 4, "3:1", Rational(108) / 19}, KnownValue{3, 3, "2:1", Rational(9) / 2},
        KnownValue{4, 3, "2:1", Rational(534) / 103}}) {
    const GameRules rules{{{known.rows, known.cols}, parse_fleet(known.fleet), Touch::any}};
    EXPECT_EQ(solved(SmallGame(rules)).value, known.value) << to_string(rules);
  }
}

// Hiding evenly is one of the hider's choices, so the value is at least the least mean of uniform layouts; and no
// reply to the hider's mixture is better than the value: best_play_test proves its replies best.
TEST(HiderGame, TheHidersMixtureIsWorthTheValue) {
  std::mt19937_64 random(oracle::test_seed() + 881);
  for (int trial = 0; trial < trials(40); ++trial) {
    const SampleGame sample = sample_game(random, 9, 2, 30);
    const SmallGame game(sample.rules);
    const HiderGame found = solved(game);
    BestPlay uniform(game, std::vector<std::int64_t>(game.size(), 1));
    EXPECT_GE(found.value, Rational(uniform.total()) / static_cast<int>(game.size()));
    BigInt common = 1;
    for (const auto& hidden : found.hider)
      common =
          lcm(common,
              boost::multiprecision::denominator(Rational(hidden.probability / hidden.layouts)));
    std::vector<std::int64_t> weights;
    for (const int c : game.classes()) {
      const auto& hidden = found.hider[static_cast<std::size_t>(c)];
      weights.push_back(static_cast<std::int64_t>(boost::multiprecision::numerator(
          Rational(hidden.probability / hidden.layouts * common))));
    }
    BestPlay reply(game, weights);
    EXPECT_EQ(Rational(reply.total()), found.value * common) << to_string(sample.rules);
  }
}

}  // namespace
}  // namespace flotilla::hunt
