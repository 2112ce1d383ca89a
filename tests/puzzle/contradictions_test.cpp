// SPDX-License-Identifier: MIT
#include "puzzle/contradictions.hpp"

#include <gtest/gtest.h>

#include "puzzle/formats/text.hpp"
#include "random_puzzle.hpp"
#include "slow_build.hpp"

namespace flotilla::puzzle {
namespace {

using Kind = Contradiction::Kind;

/// One board in the format text.
std::vector<Contradiction> found_in(const std::string& text, Reading reading = Reading::shapes) {
  return contradictions(Task(read_text(text, "board").at(0).puzzle, reading));
}

struct Case {
  Kind kind;
  std::string sentence;
  std::string contradictory, sound;  // boards that differ in one clue
};

std::vector<Case> all_cases() {
  return {
      {Kind::rows_against_columns, "the row numbers add up to 3, the column numbers to 2",
       "fleet: ?\n  1 1\n1 . .\n2 . .\n", "fleet: ?\n  1 2\n1 . .\n2 . .\n"},
      {Kind::rows_against_columns, "the row numbers add up to at least 2, the column numbers to 1",
       "fleet: ?\n  1 0\n2 . .\n- . .\n", "fleet: ?\n  1 1\n2 . .\n- . .\n"},
      {Kind::rows_against_fleet, "the row numbers add up to 2, the fleet has 3 cells",
       "fleet: 3:1\n  - - -\n2 . . .\n", "fleet: 3:1\n  - - -\n3 . . .\n"},
      {Kind::columns_against_fleet,
       "the column numbers add up to at least 3, the fleet has 2 cells",
       "fleet: 2:1\n  1 1 1 -\n- . . . .\n", "fleet: 2:1\n  1 1 0 -\n- . . . .\n"},
      {Kind::number_too_great,
       "row 1 = 4, but ships of this fleet take at most 3 cells of a line of 4",
       "fleet: 3:1,1:1\n  - - - -\n4 . . . .\n- . . . .\n- . . . .\n",
       "fleet: 3:1,1:1\n  - - - -\n3 . . . .\n- . . . .\n- . . . .\n"},
      {Kind::number_too_great, "row 1 = 3, but only 2 of its cells are not printed as water",
       "fleet: ?\n  - - -\n3 . . ~\n", "fleet: ?\n  - - -\n2 . . ~\n"},
      {Kind::number_too_small, "column B = 1, but 2 ship cells are printed in it",
       "fleet: ?\n  - 1\n- . *\n- . .\n- . *\n", "fleet: ?\n  - 2\n- . *\n- . .\n- . *\n"},
      {Kind::ship_in_empty_line, "row 2 = 0, but ship is printed in A2",
       "fleet: ?\n  - -\n- . .\n0 * .\n", "fleet: ?\n  - -\n- . .\n1 * .\n"},
      {Kind::end_off_board, "a left end in C1 would go on beyond the edge of the board",
       "fleet: ?\n  - - -\n- . . <\n", "fleet: ?\n  - - -\n- . < .\n"},
      {Kind::end_off_board, "would go on beyond the edge of the board",
       "fleet: ?\n  - - -\n- m . .\n- . . .\n- . . .\n",
       "fleet: ?\n  - - -\n- . m .\n- . . .\n- . . .\n"},
      {Kind::pieces_clash, "a left end in A1 and water in B1 deny each other",
       "fleet: ?\n  - - -\n- < ~ .\n", "fleet: ?\n  - - -\n- < . ~\n"},
      {Kind::pieces_clash, "deny each other", "fleet: ?\n  - - -\n- o * .\n",
       "fleet: ?\n  - - -\n- o . *\n"},
      {Kind::pieces_clash, "cannot go on along either axis",
       "fleet: ?\n  - - -\n- . ~ .\n- ~ m .\n- . . .\n",
       "fleet: ?\n  - - -\n- . ~ .\n- . m .\n- . . .\n"},
      {Kind::pieces_clash, "are no straight ship", "fleet: ?\ntouch: corner\n  - -\n- * *\n- * .\n",
       "fleet: ?\ntouch: corner\n  - -\n- * *\n- . .\n"},
      {Kind::pieces_touch, "ship in A1 and ship in B2 share a corner, but ships may not touch",
       "fleet: ?\n  - - -\n- * . .\n- . * .\n", "fleet: ?\n  - - -\n- * . .\n- . . *\n"},
      {Kind::no_ship_of_length, "a submarine in A1, but the fleet has no ship of one cell",
       "fleet: 2:1\n  - - -\n- o . .\n- . . .\n- . . .\n",
       "fleet: 2:1,1:1\n  - - -\n- o . .\n- . . .\n- . . .\n"},
      {Kind::no_ship_of_length, "but the fleet has no ship of 2 cells or more",
       "fleet: 1:2\n  - - -\n- < . .\n", "fleet: 2:1\n  - - -\n- < . .\n"},
      {Kind::no_ship_of_length, "2 ships of 1 cell are printed, but the fleet has 1",
       "fleet: 1:1\n  - - -\n- o . o\n", "fleet: 1:2\n  - - -\n- o . o\n"},
      {Kind::no_ship_of_length, "1 ship of 2 cells is printed, but the fleet has 0",
       "fleet: 3:1\n  - - -\n- < > .\n", "fleet: 2:1\n  - - -\n- < > .\n"},
      {Kind::no_ship_of_length, "3 ship cells are printed in a run of row 1",
       "fleet: 2:2\n  - - - -\n- * * * .\n- . . . .\n- . . . .\n",
       "fleet: 2:2\n  - - - -\n- * * . .\n- . . . .\n- . . . .\n"},
      {Kind::fleet_too_large, "the fleet has a ship of 4 cells, the board is 3x3",
       "fleet: 4:1\n  - - -\n- . . .\n- . . .\n- . . .\n",
       "fleet: 3:1\n  - - -\n- . . .\n- . . .\n- . . .\n"},
      {Kind::fleet_too_large, "ships that may not touch take 12 cells",
       "fleet: 1:3\n  - - -\n- . . .\n", "fleet: 1:2\n  - - -\n- . . .\n"},
      {Kind::fleet_too_large, "the fleet has 5 cells, the board 4",
       "fleet: 1:5\ntouch: any\n  - -\n- . .\n- . .\n",
       "fleet: 1:4\ntouch: any\n  - -\n- . .\n- . .\n"},
  };
}

TEST(Contradictions, EachKindIsNamedAndNotWhereOneClueIsAnother) {
  std::set<Kind> seen;
  for (const Case& each : all_cases()) {
    const auto found = found_in(each.contradictory);
    EXPECT_TRUE(std::ranges::any_of(found,
                                    [&](const Contradiction& contradiction) {
                                      return contradiction.kind == each.kind &&
                                             contradiction.sentence.find(each.sentence) !=
                                                 std::string::npos;
                                    }))
        << to_string(each.kind) << ": " << each.sentence << "\n"
        << each.contradictory << (found.empty() ? "none" : found.front().sentence);
    const auto sound = found_in(each.sound);
    EXPECT_TRUE(sound.empty()) << each.sound << sound.front().sentence;
    seen.insert(each.kind);
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(Kind::fleet_too_large) + 1);
}

TEST(Contradictions, AClashIsToldOnce) {
  EXPECT_EQ(found_in("fleet: ?\n  - - - -\n- < < . .\n").size(), 1U);
  EXPECT_EQ(found_in("fleet: ?\n  - - - -\n- o o . .\n").size(), 1U);
  EXPECT_EQ(found_in("fleet: ?\n  - - - -\n- > < . .\n").size(), 2U);  // the right end has no room
}

TEST(Contradictions, ShapesReadAsOccupancySayLess) {
  const std::string board = "fleet: 2:1\n  - - -\n- . . <\n";
  EXPECT_EQ(found_in(board).size(), 1U);
  EXPECT_TRUE(found_in(board, Reading::occupancy).empty());
}

TEST(Contradictions, APuzzleWithOneHasNoAnswer) {
  std::mt19937_64 random(oracle::test_seed() + 710);
  std::map<Kind, int> seen;
  for (int trial = 0; trial < trials(6000); ++trial) {
    RandomPuzzle made = random_puzzle(random, 20);
    // A few more pieces and numbers, most of them false.
    const Board& board = made.problem.board;
    for (int pieces = oracle::draw(random, 0, 3); pieces > 0; --pieces)
      made.puzzle.clues.set_clue(
          {oracle::draw(random, 0, board.rows - 1), oracle::draw(random, 0, board.cols - 1)},
          static_cast<Clue>(oracle::draw(random, 1, 8)));
    if (oracle::draw(random, 0, 3) == 0)
      made.puzzle.clues.set_row_number(oracle::draw(random, 0, board.rows - 1),
                                       oracle::draw(random, 0, board.cols));
    for (const Reading reading : {Reading::shapes, Reading::occupancy}) {
      const auto found = contradictions(Task(made.puzzle, reading));
      for (const Contradiction& contradiction : found) ++seen[contradiction.kind];
      if (found.empty()) continue;
      ASSERT_TRUE(enumerated(made, reading).empty())
          << to_text({made.puzzle, {}}) << found.front().sentence;
    }
  }
  EXPECT_GE(seen.size(), 10U);
}

}  // namespace
}  // namespace flotilla::puzzle
