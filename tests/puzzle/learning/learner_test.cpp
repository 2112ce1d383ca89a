// SPDX-License-Identifier: MIT
#include "puzzle/learning/learner.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <random>
#include <set>

#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

using oracle::draw;

/// Clauses and counts over a few variables, tried out one assignment after the other.
struct Formula {
  struct Count {
    std::vector<Literal> literals;
    int amount;
  };
  int variables;
  std::vector<std::vector<Literal>> clauses;
  std::vector<Count> counts;

  static bool is_true(Literal literal, unsigned assignment) {
    return ((assignment >> (std::abs(literal) - 1) & 1U) != 0) == (literal > 0);
  }
  [[nodiscard]] bool holds(unsigned assignment) const {
    const auto is_it = [&](Literal literal) { return is_true(literal, assignment); };
    return std::ranges::all_of(
               clauses, [&](const auto& clause) { return std::ranges::any_of(clause, is_it); }) &&
           std::ranges::all_of(counts, [&](const Count& count) {
             return std::ranges::count_if(count.literals, is_it) == count.amount;
           });
  }
};

std::vector<Literal> random_literals(std::mt19937_64& random, int variables, int most) {
  std::vector<Literal> literals;
  for (int variable = 1; variable <= variables; ++variable)
    literals.push_back(draw(random, 0, 1) == 0 ? variable : -variable);
  std::ranges::shuffle(literals, random);
  literals.resize(static_cast<std::size_t>(draw(random, 1, std::min(most, variables))));
  return literals;
}

Formula random_formula(std::mt19937_64& random) {
  Formula formula{.variables = draw(random, 1, 11), .clauses = {}, .counts = {}};
  for (int left = draw(random, 0, 12); left > 0; --left)
    formula.clauses.push_back(random_literals(random, formula.variables, 4));
  for (int left = draw(random, 0, 4); left > 0; --left) {
    const auto literals = random_literals(random, formula.variables, 9);
    const int size = static_cast<int>(literals.size());
    const int amount = draw(random, 0, 20) == 0 ? size + 1 : draw(random, 0, size);
    formula.counts.push_back({literals, amount});
  }
  return formula;
}

/// Makes a variable entail some literals of a count, in clauses too.
void add_entailment(std::mt19937_64& random, Formula& formula, int count, Learner& learner) {
  const std::vector<Literal>& literals = formula.counts[static_cast<std::size_t>(count)].literals;
  const Literal variable = draw(random, 1, formula.variables);
  Learner::Places trues = 0, falses = 0;
  for (std::size_t place = 0; place < literals.size(); ++place) {
    const int as = draw(random, 0, 3);
    if (as > 1) continue;
    (as == 1 ? trues : falses) |= Learner::Places{1} << place;
    formula.clauses.push_back({-variable, as == 1 ? literals[place] : -literals[place]});
  }
  learner.entails(variable, count, trues, falses);
}

TEST(Learner, FindsEveryAssignmentThatHoldsAndNoOther) {
  std::mt19937_64 random(oracle::test_seed() + 720);
  int with_assignments = 0, conflicts = 0;
  for (int trial = 0; trial < trials(600); ++trial) {
    Formula formula = random_formula(random);
    Learner learner;
    for (const Formula::Count& count : formula.counts) {
      const int number = learner.exactly(count.literals, count.amount);
      if (draw(random, 0, 2) == 0) add_entailment(random, formula, number, learner);
    }
    for (const auto& clause : formula.clauses) learner.add(clause);
    for (int variable = 1; variable <= formula.variables; ++variable)
      learner.add({variable, -variable});  // named, if nothing else does
    std::set<unsigned> expected, found;
    for (unsigned assignment = 0; assignment < 1U << formula.variables; ++assignment)
      if (formula.holds(assignment)) expected.insert(assignment);
    // All of an assignment that holds is found first; what is preferred at random changes only the order.
    const bool prefers_one = trial % 3 == 0 && !expected.empty();
    const unsigned preferred = prefers_one ? *expected.begin() : static_cast<unsigned>(random());
    for (int variable = 1; trial % 3 < 2 && variable <= formula.variables; ++variable)
      if (prefers_one || draw(random, 0, 1) == 0)
        learner.prefer(Formula::is_true(variable, preferred) ? variable : -variable);
    while (learner.solve({}) == Learner::Status::satisfiable) {
      unsigned assignment = 0;
      std::vector<Literal> other;
      for (int variable = 1; variable <= formula.variables; ++variable) {
        if (learner.is_true(variable)) assignment |= 1U << (variable - 1);
        other.push_back(learner.is_true(variable) ? -variable : variable);
      }
      if (prefers_one && found.empty()) {
        ASSERT_EQ(assignment, preferred) << "trial " << trial;
      }
      ASSERT_TRUE(found.insert(assignment).second) << "twice, in trial " << trial;
      learner.add(other);
    }
    ASSERT_EQ(found, expected) << "trial " << trial;
    with_assignments += !expected.empty();
    conflicts += static_cast<int>(learner.conflicts());
  }
  EXPECT_GT(with_assignments, trials(600) / 5);
  EXPECT_GT(conflicts, trials(600));
}

TEST(Learner, WhatIsAssumedOnceIsForgottenButNotWhatWasLearned) {
  std::mt19937_64 random(oracle::test_seed() + 721);
  int refused = 0;
  for (int trial = 0; trial < trials(400); ++trial) {
    const Formula formula = random_formula(random);
    Learner learner;
    for (const Formula::Count& count : formula.counts)
      (void)learner.exactly(count.literals, count.amount);
    for (const auto& clause : formula.clauses) learner.add(clause);
    for (int variable = 1; variable <= formula.variables; ++variable)
      learner.add({variable, -variable});
    bool has_any = false;
    for (int round = 0; round < 8; ++round) {
      std::vector<Literal> assumed;
      if (round % 4 != 3) assumed = random_literals(random, formula.variables, 5);
      if (round == 5) assumed.push_back(-assumed.front());
      bool expected = false;
      for (unsigned assignment = 0; assignment < 1U << formula.variables; ++assignment)
        expected |= formula.holds(assignment) && std::ranges::all_of(assumed, [&](Literal literal) {
                      return Formula::is_true(literal, assignment);
                    });
      const bool is_found = learner.solve({}, assumed) == Learner::Status::satisfiable;
      ASSERT_EQ(is_found, expected) << "trial " << trial << ", round " << round;
      ASSERT_TRUE(!is_found || std::ranges::all_of(assumed, [&](Literal literal) {
        return learner.is_true(literal);
      }));
      has_any |= is_found;
      refused += has_any && !is_found;
    }
  }
  EXPECT_GT(refused, trials(400) / 2);
}

/// One more pigeon than there are holes, each in one.
Learner pigeons_in(int holes) {
  Learner learner;
  const auto in = [&](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    std::vector<Literal> one;
    for (int hole = 0; hole < holes; ++hole) one.push_back(in(pigeon, hole));
    learner.add(one);
  }
  for (int hole = 0; hole < holes; ++hole)
    for (int a = 0; a <= holes; ++a)
      for (int b = 0; b < a; ++b) learner.add({-in(a, hole), -in(b, hole)});
  return learner;
}

/// Long enough to restart and to change phases.
TEST(Learner, ProvesThatPigeonsDoNotFit) {
  Learner learner = pigeons_in(k_slow_build ? 5 : 7);
  EXPECT_EQ(learner.solve({}), Learner::Status::unsatisfiable);
  EXPECT_GT(learner.conflicts(), 100U);
}

TEST(Learner, StopsWhenTold) {  // else after hours
  EXPECT_EQ(pigeons_in(11).solve([] { return true; }), Learner::Status::stopped);
}

TEST(Learner, StopsAfterSoManyConflictsAndGoesOn) {
  Learner learner = pigeons_in(k_slow_build ? 5 : 7);
  EXPECT_EQ(learner.solve({}, {}, 20), Learner::Status::stopped);
  EXPECT_EQ(learner.conflicts(), 20U);
  EXPECT_EQ(learner.solve({}, {}, 20), Learner::Status::stopped);
  EXPECT_EQ(learner.conflicts(), 40U);
  EXPECT_EQ(learner.solve({}), Learner::Status::unsatisfiable);
}

TEST(Learner, ACountOutOfRangeIsAContradiction) {
  for (const int amount : {-1, 3}) {
    Learner learner;
    (void)learner.exactly(std::vector<Literal>{1, 2}, amount);
    EXPECT_EQ(learner.solve({}), Learner::Status::unsatisfiable);
  }
}

}  // namespace
}  // namespace flotilla::puzzle
