// SPDX-License-Identifier: MIT
#include "puzzle/steps.hpp"

#include <gtest/gtest.h>

#include "puzzle/formats/text.hpp"
#include "puzzle/ladder.hpp"
#include "random_puzzle.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::array k_all_rungs = {Rung::count, Rung::touch, Rung::line, Rung::fleet, Rung::probe};

bool denies(const Step& step, const Layout& answer) {
  return !step.reason || std::ranges::any_of(step.cells, [&](const Step::Settled& settled) {
    return settled.is_ship != (shape_in(answer, settled.cell) != Clue::water);
  });
}

TEST(Steps, NoStepDeniesAnAnswerAndTheyEndWhereClimbingEnds) {
  std::mt19937_64 random(oracle::test_seed() + 720);
  std::map<Rule, int> seen;
  for (int trial = 0; trial < trials(400); ++trial) {
    const RandomPuzzle made = random_puzzle(random, 30);
    const std::set<Layout> answers = enumerated(made, Reading::shapes);
    const Task task(made.puzzle);
    for (const Rung rung : k_all_rungs) {
      Position climbed(task), walked(task);
      climb(climbed, rung);
      Rung highest = Rung::count;
      const Walk walk = puzzle::walk(walked, rung, [&](const Step& step) {
        highest = std::max(highest, step.rung);
        if (step.reason) {
          ++seen[step.reason->rule];
          EXPECT_EQ(rung_of(step.reason->rule), step.rung);
          EXPECT_FALSE(step.cells.empty());
        }
        EXPECT_FALSE(sentence(step, task).empty());
        for (const Layout& answer : answers)
          EXPECT_FALSE(denies(step, answer)) << to_text({made.puzzle, {}}) << sentence(step, task);
      });
      ASSERT_EQ(climbed.is_dead(), walked.is_dead()) << to_string(rung) << "\n"
                                                     << to_text({made.puzzle, {}});
      if (walk.highest) {
        EXPECT_EQ(*walk.highest, highest);
      }
      if (walk.end == Walk::End::no_answer) {
        ASSERT_TRUE(answers.empty());
      }
      if (walk.end == Walk::End::solved) {
        ASSERT_EQ(answers.size(), 1U) << to_text({made.puzzle, {}});
      }
      if (walk.end == Walk::End::divisible) {
        ASSERT_GT(answers.size(), 1U) << to_text({made.puzzle, {}});
      }
      if (climbed.is_dead()) continue;
      for (int line = 0; line < task.lines(); ++line) {
        ASSERT_EQ(climbed.ships(line), walked.ships(line)) << to_text({made.puzzle, {}});
        ASSERT_EQ(climbed.waters(line), walked.waters(line)) << to_text({made.puzzle, {}});
      }
    }
  }
  if (k_slow_build) return;  // too few boards for all rules
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(Rule::contradiction_shown) + 1);
}

TEST(Steps, ACheaperRungIsNotEnoughWhereAStepIsTaken) {
  std::mt19937_64 random(oracle::test_seed() + 721);
  for (int trial = 0; trial < trials(300); ++trial) {
    const RandomPuzzle made = random_puzzle(random, 30);
    const Task task(made.puzzle);
    Position position(task);
    const Walk walk = puzzle::walk(position, Rung::probe, [&](const Step& step) {
      if (step.rung > Rung::count) {
        const auto below = static_cast<Rung>(static_cast<int>(step.rung) - 1);
        EXPECT_FALSE(next_step(position, below)) << to_text({made.puzzle, {}});
      }
    });
    if (!walk.highest || *walk.highest == Rung::count || walk.end != Walk::End::solved) continue;
    Position lower(task);
    climb(lower, static_cast<Rung>(static_cast<int>(*walk.highest) - 1));
    EXPECT_GT(lower.open_cells(), 0);
  }
}

struct Case {
  Rule rule;
  std::string fires, does_not;  // boards that differ a little
};

std::vector<Case> a_board_for_every_rule() {
  return {
      {Rule::line_has_all, "fleet: ?\n  - - -\n1 . . *\n", "fleet: ?\n  - - -\n2 . . *\n"},
      {Rule::line_needs_all, "fleet: ?\n  - - -\n2 . . ~\n", "fleet: ?\n  - - -\n1 . . ~\n"},
      {Rule::corners_of_ship, "fleet: ?\n  - - -\n- * . .\n- . . .\n",
       "fleet: ?\ntouch: corner\n  - - -\n- * . .\n- . . .\n"},
      {Rule::sides_of_ship, "fleet: ?\ntouch: corner\n  - - -\n- * * .\n- . . .\n",
       "fleet: ?\ntouch: corner\n  - - -\n- * . *\n- . . .\n"},
      {Rule::sides_of_piece, "fleet: ?\n  - - -\n- . < .\n", "fleet: ?\n  - - -\n- . * .\n"},
      {Rule::longest_run, "fleet: 2:1\n  - - - -\n- . * * .\n- ~ ~ ~ ~\n",
       "fleet: 3:1\n  - - - -\n- . * * .\n- ~ ~ ~ ~\n"},
      {Rule::axis_of_middle, "fleet: ?\n  - - -\n- ~ ~ ~\n- . m .\n- ~ . ~\n",
       "fleet: ?\n  - - -\n- ~ . ~\n- . m .\n- ~ . ~\n"},
      {Rule::all_fillings, "fleet: 3:1\n  - - - -\n3 . . . .\n- . . . .\n- . . . .\n- . . . .\n",
       "fleet: 3:1\n  - - - -\n- . . . .\n- . . . .\n- . . . .\n- . . . .\n"},
      {Rule::fleet_cells, "fleet: 2:1\n  - - - -\n- . * * .\n- . . . .\n- . . . .\n- . . . .\n",
       "fleet: 2:1\n  - - - -\n- . . * .\n- . . . .\n- . . . .\n- . . . .\n"},
      {Rule::out_of_reach, "fleet: 3:1\n  - - - - -\n- . . ~ . .\n- ~ ~ ~ ~ ~\n- . . . . .\n",
       "fleet: 3:1,2:1\n  - - - - -\n- . . ~ . .\n- ~ ~ ~ ~ ~\n- . . . . .\n"},
      {Rule::every_berth_taken,
       "fleet: 3:1,1:1\n  - - - - -\n- . ~ . . .\n- ~ ~ ~ ~ ~\n- . ~ . ~ .\n",
       "fleet: 3:1,1:1\n  - - - - -\n- . ~ . . .\n- ~ ~ ~ ~ ~\n- . ~ . . .\n"},
      {Rule::growth_of_block, "fleet: 3:2\n  - - - - -\n- ~ * . . .\n- ~ ~ ~ ~ ~\n- . . . . .\n",
       "fleet: 3:2,1:1\n  - - - - -\n- ~ * . . .\n- ~ ~ ~ ~ ~\n- . . . . .\n"},
      {Rule::contradiction_shown, "fleet: 2:1,1:1\n  - 1 -\n- . . .\n- . . .\n1 . . .\n",
       "fleet: 1:1\n  - - -\n- . . .\n- . . .\n- . . .\n"},
  };
}

bool fires(const std::string& board, Rule rule) {
  const Task task(read_text(board, "board").at(0).puzzle);
  Position position(task);
  bool fires = false;
  static_cast<void>(walk(position, Rung::probe, [&](const Step& step) {
    fires |= step.reason && step.reason->rule == rule;
  }));
  return fires;
}

TEST(Steps, EveryRuleFiresOnOneBoardAndNotOnTheNext) {
  std::set<Rule> seen;
  for (const Case& each : a_board_for_every_rule()) {
    EXPECT_TRUE(fires(each.fires, each.rule)) << static_cast<int>(each.rule) << "\n" << each.fires;
    EXPECT_FALSE(fires(each.does_not, each.rule)) << static_cast<int>(each.rule) << "\n"
                                                  << each.does_not;
    seen.insert(each.rule);
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(Rule::contradiction_shown) + 1);
}

TEST(Steps, TheFirstStepHasOneReasonAndItsCells) {
  const Task task(read_text("fleet: ?\n  - - - -\n1 . * . .\n- . . . .\n", "board").at(0).puzzle);
  const auto step = next_step(Position(task), Rung::probe);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->rung, Rung::count);
  EXPECT_EQ(sentence(*step, task), "row 1 has its 1 ship cell already: the rest is water");
  ASSERT_EQ(step->cells.size(), 3U);
  EXPECT_EQ(step->cells[1].cell, (Cell{0, 2}));
  EXPECT_FALSE(step->cells[1].is_ship);
}

TEST(Steps, AContradictionIsAStepWithoutCells) {
  const Task task(read_text("fleet: ?\n  - -\n0 * .\n", "board").at(0).puzzle);
  Position position(task);
  const auto step = next_step(position, Rung::count);
  ASSERT_TRUE(step);
  EXPECT_FALSE(step->reason);
  EXPECT_TRUE(step->cells.empty());
  EXPECT_EQ(sentence(*step, task), "row 1 cannot have 0 ship cells: there is no answer");
  apply(*step, position);
  EXPECT_TRUE(position.is_dead());
  EXPECT_FALSE(next_step(position, Rung::probe));
}

/// Where the rules of `up_to` break, as told.
std::string broken(const std::string& board, Rung up_to) {
  const Task task(read_text(board, "board").at(0).puzzle);
  Position position(task);
  std::string last;
  (void)walk(position, up_to, [&](const Step& step) { last = sentence(step, task); });
  return position.is_dead() ? last : "alive";
}

TEST(Steps, AContradictionSaysWhatIsImpossible) {
  const std::string none = ": there is no answer";
  EXPECT_EQ(broken("fleet: ?\n  - -\n2 ~ .\n", Rung::count),
            "row 1 cannot have 2 ship cells" + none);
  EXPECT_EQ(broken("fleet: 2:1\n  - -\n- * .\n- . *\n", Rung::touch), "two ships touch" + none);
  EXPECT_EQ(broken("fleet: 2:1\n  - - - -\n- * * * .\n", Rung::touch),
            "a ship in row 1 is longer than any there is" + none);
  EXPECT_EQ(broken("fleet: 2:1\n  - -\n- . <\n", Rung::touch),
            "the piece printed in B1 does not fit what is next to it" + none);
  EXPECT_EQ(broken("fleet: 1:2\n  - - - -\n3 . . . .\n", Rung::line),
            "row 1 cannot have 3 ship cells" + none);
  EXPECT_EQ(broken("fleet: 2:2\n  - - -\n- . . .\n", Rung::fleet),
            "ship cells cannot be as many as the fleet has" + none);
  EXPECT_EQ(broken("fleet: 3:1\n  - - - - -\n- . . ~ . .\n", Rung::fleet),
            "ships of 3 cells cannot be as many as the fleet has" + none);
}

}  // namespace
}  // namespace flotilla::puzzle
