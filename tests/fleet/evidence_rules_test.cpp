// SPDX-License-Identifier: MIT
#include "fleet/evidence_rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_message.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "number/errors.hpp"
#include "oracle/random_evidence.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/ruled_layouts.hpp"
#include "slow_build.hpp"

namespace flotilla {
namespace {

BerthRules rules_of(const Problem& problem, const char* text) {
  return berth_rules(problem, read_evidence_text(text, problem.board, "e"));
}

/// The berths still allowed over this cell, as "A1-B1 A1".
std::string allowed_over(const Problem& problem, const char* text, Cell cell) {
  const BerthRules rules = rules_of(problem, text);
  std::string berths;
  for (int length = problem.fleet.longest(); length >= 1; --length)
    for (const Ship& berth : oracle::all_berths(problem.board, length))
      if (problem.fleet.of_length(length) > 0 && berth.covers(cell) && rules.allows(berth))
        berths += (berths.empty() ? "" : " ") + to_string(berth);
  return berths;
}

BigInt count(const Problem& problem, const char* text) {
  BigInt layouts = 0;
  oracle::for_each_ruled_layout(problem, rules_of(problem, text),
                                [&](const oracle::Layout&) { layouts += 1; });
  return layouts;
}

BigInt simulated_count(const Problem& problem, const char* text) {
  return oracle::simulated(problem, read_evidence_text(text, problem.board, "e")).layouts;
}

// ---- Single answers, by hand

const Problem k_line{{1, 4}, Fleet{{3, 1}, {2, 1}, {1, 1}}, Touch::any};

TEST(EvidenceRules, NothingKnownForbidsNothing) {
  EXPECT_TRUE(rules_of(k_line, "....").is_blank());
  EXPECT_EQ(allowed_over(k_line, "....", {0, 1}), "A1-C1 B1-D1 A1-B1 B1-C1 B1");
}

TEST(EvidenceRules, PrintedCells) {
  EXPECT_EQ(allowed_over(k_line, ".~..", {0, 1}), "");
  EXPECT_EQ(allowed_over(k_line, ".*..", {0, 1}), "A1-C1 B1-D1 A1-B1 B1-C1 B1");
  EXPECT_EQ(allowed_over(k_line, ".o..", {0, 1}), "B1");
  EXPECT_EQ(allowed_over(k_line, ".<..", {0, 1}), "B1-D1 B1-C1");
  EXPECT_EQ(allowed_over(k_line, ".>..", {0, 1}), "A1-B1");
  EXPECT_EQ(allowed_over(k_line, ".m..", {0, 1}), "A1-C1");
  EXPECT_EQ(allowed_over(k_line, ".^..", {0, 1}), "");
  EXPECT_TRUE(rules_of(k_line, ".^..").is_required({0, 1}));
  EXPECT_FALSE(rules_of(k_line, ".~..").is_required({0, 1}));
  EXPECT_FALSE(rules_of(k_line, ".*..").is_required({0, 0}));
}

TEST(EvidenceRules, Shots) {
  EXPECT_EQ(allowed_over(k_line, "B1 miss", {0, 1}), "");
  EXPECT_EQ(allowed_over(k_line, "B1 hit", {0, 1}), "A1-C1 B1-D1 A1-B1 B1-C1 B1");
  EXPECT_EQ(allowed_over(k_line, "answers sunk\nB1 hit", {0, 1}), "A1-C1 B1-D1 A1-B1 B1-C1");
  EXPECT_EQ(allowed_over(k_line, "answers sunk\nB1 sunk", {0, 1}), "B1");
  EXPECT_EQ(allowed_over(k_line, "answers sunk\nA1 hit, B1 sunk", {0, 1}), "A1-B1 B1");
  EXPECT_EQ(allowed_over(k_line, "answers sunk_length\nA1 hit, B1 sunk 2", {0, 1}), "A1-B1");
  EXPECT_EQ(allowed_over(k_line, "answers named\nB1 hit 2", {0, 1}), "A1-B1 B1-C1");
  EXPECT_EQ(allowed_over(k_line, "answers named\nA1 hit 3, B1 hit 2", {0, 1}), "B1-C1");
  EXPECT_TRUE(rules_of(k_line, "B1 hit").is_required({0, 1}));
  EXPECT_FALSE(rules_of(k_line, "B1 miss").is_required({0, 1}));
}

TEST(EvidenceRules, APrintedShipSaysNothingOfSinking) {
  EXPECT_EQ(allowed_over(k_line, "*...\nanswers sunk\nB1 hit", {0, 1}), "A1-C1 B1-D1 A1-B1 B1-C1");
  EXPECT_EQ(allowed_over(k_line, "*...\nanswers sunk\nB1 sunk", {0, 1}), "B1");
}

TEST(EvidenceRules, RowNumbers) {
  const BerthRules rules = rules_of({{2, 3}, Fleet{{2, 1}}, Touch::any}, "... 2\n...");
  EXPECT_EQ(rules.row_number(0), 2);
  EXPECT_EQ(rules.row_number(1), std::nullopt);
}

TEST(EvidenceRules, RefuseColumnNumbers) {
  EXPECT_ERROR(rules_of({{2, 3}, Fleet{{2, 1}}, Touch::any}, "...\n...\n? ? 1"), InputError,
               "evidence: column C has the number 1, but column numbers are not used here, row "
               "numbers alone; flotilla solves boards with column numbers as puzzles");
  EXPECT_NO_THROW(rules_of({{2, 3}, Fleet{{2, 1}}, Touch::any}, "...\n...\n? ? ?"));
}

TEST(EvidenceRules, RefuseWhatCheckEvidenceRefuses) {
  EXPECT_ERROR(rules_of(k_line, "B1 sunk"), InputError, "no shot is answered sunk");
}

// ---- Known counts

TEST(EvidenceRules, FourByFourWithTwoHitsAndTwoMisses) {
  const Problem problem{{4, 4}, Fleet{{3, 1}, {2, 1}, {1, 1}}, Touch::any};
  const char* shots = "B2 hit, A4 hit, C2 miss, D4 miss";
  EXPECT_EQ(count(problem, shots), 132);
  EXPECT_EQ(simulated_count(problem, shots), 132);
}

TEST(EvidenceRules, TheOrderOfShotsMatters) {
  const Problem problem{{5, 5}, Fleet{{3, 1}, {2, 2}}, Touch::any};
  const char* one =
      "answers sunk_length\n"
      "B2 hit, B3 hit, D4 miss, C2 hit, A3 sunk 2, A1 miss, B5 miss";
  const char* other =
      "answers sunk_length\n"
      "C2 hit, B2 hit, B5 miss, D4 miss, A3 hit, A1 miss, B3 sunk 2";
  EXPECT_EQ(count(problem, one), 41);
  EXPECT_EQ(simulated_count(problem, one), 41);
  EXPECT_EQ(count(problem, other), 53);
  EXPECT_EQ(simulated_count(problem, other), 53);
}

// ---- Against simulated games

constexpr oracle::RandomLimits k_any_board = {
    .max_cells = 30, .max_cells_unlimited = 12, .max_ships = 4, .unlimited_percent = 10};
// Boards and fleets that leave most evidence a few layouts to agree with.
constexpr oracle::RandomLimits k_roomy = {.max_cells = 20,
                                          .max_cells_unlimited = 12,
                                          .min_side = 3,
                                          .min_ships = 2,
                                          .max_ships = 4,
                                          .unlimited_percent = 10};

void expect_agreement(int cases, const oracle::RandomLimits& boards,
                      const oracle::EvidenceLimits& limits, std::uint64_t stream) {
  std::mt19937_64 random(oracle::test_seed() + stream);
  for (int trial = 0; trial < trials(cases); ++trial) {
    const Problem problem = oracle::random_problem(random, boards);
    const Evidence evidence = oracle::random_evidence(random, problem, limits);
    ASSERT_EQ(oracle::ruled(problem, berth_rules(problem, evidence)),
              oracle::simulated(problem, evidence))
        << to_string(problem) << "\n"
        << to_text(evidence);
  }
}

TEST(EvidenceRules, AgreeWithSimulatedGames) {
  expect_agreement(500, k_any_board, {}, 0);
  expect_agreement(1000, k_roomy, {}, 1);
}

TEST(EvidenceRules, AgreeWithSimulatedGamesNearTheirBeginning) {
  expect_agreement(300, k_roomy,
                   {.most_shot_percent = 25, .most_clue_percent = 10, .row_number_percent = 10}, 2);
}

// Nearly every cell shot: what is left is decided by who answered what, and when.
TEST(EvidenceRules, AgreeWithSimulatedGamesNearTheirEnd) {
  expect_agreement(1000, k_roomy,
                   {.most_shot_percent = 100, .most_clue_percent = 0, .row_number_percent = 0}, 3);
}

}  // namespace
}  // namespace flotilla
