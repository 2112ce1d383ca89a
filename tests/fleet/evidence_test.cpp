// SPDX-License-Identifier: MIT
#include "fleet/evidence.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

const Problem k_problem{{4, 4}, Fleet{{3, 1}, {2, 1}}, Touch::none};

void check(const char* text) {
  check_evidence(k_problem, read_evidence_text(text, k_problem.board, "e"));
}

TEST(Evidence, StartsBlank) {
  Evidence evidence(k_problem.board);
  EXPECT_TRUE(evidence.is_blank());
  EXPECT_EQ(evidence.clue({3, 3}), Clue::unknown);
  EXPECT_EQ(evidence.row_number(3), std::nullopt);
  EXPECT_EQ(evidence.answers(), Answers::hits);
  EXPECT_EQ(evidence.answers_given(), std::nullopt);
  evidence.set_answers(Answers::sunk);
  EXPECT_TRUE(evidence.is_blank());
  EXPECT_EQ(evidence.answers(), Answers::sunk);
}

TEST(Evidence, HoldsWhatIsSaid) {
  Evidence evidence({4, 5});
  evidence.set_clue({3, 4}, Clue::left);
  evidence.set_row_number(1, 5);
  evidence.set_column_number(4, 0);
  evidence.fire({{0, 0}, Answer::miss});
  evidence.fire({{0, 1}, Answer::hit});
  EXPECT_EQ(evidence.clue({3, 4}), Clue::left);
  EXPECT_EQ(evidence.row_number(1), 5);
  EXPECT_EQ(evidence.column_number(4), 0);
  EXPECT_EQ(evidence.column_number(3), std::nullopt);
  ASSERT_EQ(evidence.shots().size(), 2U);
  EXPECT_EQ(evidence.shots()[1].cell, (Cell{0, 1}));
  EXPECT_TRUE(evidence.has_clues() && evidence.has_row_numbers() && evidence.has_column_numbers());
  Evidence same = evidence;
  EXPECT_EQ(same, evidence);
  same.set_row_number(1, std::nullopt);
  EXPECT_NE(same, evidence);
}

TEST(Evidence, TheOrderOfShotsIsPartOfIt) {
  Evidence one({4, 5}), other({4, 5});
  one.fire({{0, 0}, Answer::miss});
  one.fire({{0, 1}, Answer::hit});
  other.fire({{0, 1}, Answer::hit});
  other.fire({{0, 0}, Answer::miss});
  EXPECT_NE(one, other);
}

TEST(Evidence, RefusesNumbersOutOfRange) {
  Evidence evidence({4, 5});
  EXPECT_ERROR(evidence.set_row_number(0, 6, "x:1"), InputError,
               "x:1: row number = 6, allowed 0..5");
  EXPECT_ERROR(evidence.set_row_number(0, -1), InputError, "row number = -1, allowed 0..5");
  EXPECT_ERROR(evidence.set_column_number(0, 5), InputError, "column number = 5, allowed 0..4");
}

TEST(Evidence, RefusesShotsOffTheBoardOrTwice) {
  Evidence evidence({4, 5});
  EXPECT_ERROR(evidence.fire({{4, 0}, Answer::miss}), InputError,
               "a shot at row 5, column 1 is outside the board 4x5");
  evidence.fire({{2, 1}, Answer::miss, {}, "s:1"});
  EXPECT_ERROR(evidence.fire({{2, 1}, Answer::hit, {}, "s:7"}), InputError,
               "s:7: shot \"B3 hit\": B3 was shot before, by shot 1 at s:1");
}

TEST(Evidence, RefusesTwoWaysToAnswer) {
  Evidence evidence({4, 5});
  evidence.set_answers(Answers::sunk);
  evidence.set_answers(Answers::sunk);
  EXPECT_ERROR(evidence.set_answers(Answers::named, "--answers"), InputError,
               "--answers: answers = named, but sunk was said before");
}

TEST(CheckEvidence, RefusesAnotherBoard) {
  EXPECT_ERROR(check_evidence(k_problem, Evidence({4, 5})), InputError,
               "evidence: its board is 4x5, asked about is 4x4");
}

TEST(CheckEvidence, RefusesShotsThatDenyTheGrid) {
  EXPECT_ERROR(check("~...\n....\n....\n....\nA1 hit"), InputError,
               "e:5: shot \"A1 hit\": the grid has water in A1, which no shot can hit");
  EXPECT_ERROR(check("~...\n....\n....\n....\nanswers sunk\nA1 sunk"), InputError, "can hit");
  EXPECT_ERROR(check("<...\n....\n....\n....\nA1 miss"), InputError,
               "the grid has a left end in A1, which no shot can miss");
  EXPECT_NO_THROW(check("~*>.\n....\n....\n....\nA1 miss, B1 hit, C1 hit"));
}

TEST(CheckEvidence, RefusesAnswersOfAnotherModel) {
  EXPECT_ERROR(
      check("A1 sunk"), InputError,
      "e:1: shot \"A1 sunk\": with answers = hits no shot is answered sunk; set answers to "
      "sunk, sunk_length or named");
  EXPECT_ERROR(check("A1 hit 3"), InputError,
               "with answers = hits it tells no length; leave it out, or set answers to named");
  EXPECT_ERROR(check("answers sunk\nA1 sunk 3"), InputError,
               "it tells no length; leave it out, or set answers to sunk_length or named");
  EXPECT_ERROR(check("answers sunk_length\nA1 hit 3"), InputError, "set answers to named");
  EXPECT_ERROR(check("answers sunk_length\nA1 sunk"), InputError,
               "with answers = sunk_length it tells the ship's length, such as A1 sunk 3");
  EXPECT_ERROR(check("answers named\nA1 hit"), InputError, "such as A1 hit 3");
  EXPECT_ERROR(check("answers named\nA1 sunk"), InputError, "such as A1 sunk 3");
  EXPECT_NO_THROW(check("answers named\nA1 hit 3, B1 sunk 2, C1 miss"));
  EXPECT_NO_THROW(check("answers sunk_length\nA1 hit, B1 sunk 2, C1 miss"));
}

TEST(CheckEvidence, RefusesLengthsTheFleetLacks) {
  EXPECT_ERROR(check("answers named\nA1 hit 4"), InputError,
               "the fleet 3:1,2:1 has no ship of length 4");
}

TEST(CheckEvidence, LeavesContradictionsToTheCount) {
  EXPECT_NO_THROW(check("...<\n....\n....\n...."));  // an end that points off the board
  EXPECT_NO_THROW(check("o...\n....\n....\n...."));  // a ship the fleet lacks
  EXPECT_NO_THROW(check("<... 0\n....\n....\n...."));
  EXPECT_NO_THROW(check("answers named\nA1 hit 3, A4 hit 3, D1 hit 3, D4 hit 3"));
}

}  // namespace
}  // namespace flotilla
