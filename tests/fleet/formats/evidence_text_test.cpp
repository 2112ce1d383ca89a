// SPDX-License-Identifier: MIT
#include "fleet/formats/evidence_text.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/formats/shot_log.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

const Board k_board{3, 4};

Evidence read(std::string_view text, const Board& board = k_board) {
  return read_evidence_text(text, board, "e.txt");
}

std::string shots_of(const Evidence& evidence) {
  std::string text;
  for (const Shot& shot : evidence.shots()) text += to_string(shot) + "; ";
  return text;
}

TEST(EvidenceText, ReadsEveryPart) {
  const Evidence evidence = read(
      "# a comment\n"
      "\n"
      "..~* 2   # the first row\n"
      "<m>. ?\r\n"
      "o^vw 0\n"
      "1 ? - 3\n"
      "answers sunk_length\n"
      "A1 miss  # a first shot\n"
      "b1 MISS, D1 hit; A2 sunk 3\n");
  EXPECT_EQ(evidence.clue({0, 0}), Clue::unknown);
  EXPECT_EQ(evidence.clue({0, 2}), Clue::water);
  EXPECT_EQ(evidence.clue({0, 3}), Clue::ship);
  EXPECT_EQ(evidence.clue({1, 0}), Clue::left);
  EXPECT_EQ(evidence.clue({1, 1}), Clue::middle);
  EXPECT_EQ(evidence.clue({1, 2}), Clue::right);
  EXPECT_EQ(evidence.clue({2, 0}), Clue::submarine);
  EXPECT_EQ(evidence.clue({2, 1}), Clue::top);
  EXPECT_EQ(evidence.clue({2, 2}), Clue::bottom);
  EXPECT_EQ(evidence.clue({2, 3}), Clue::water);
  EXPECT_EQ(evidence.row_number(0), 2);
  EXPECT_EQ(evidence.row_number(1), std::nullopt);
  EXPECT_EQ(evidence.row_number(2), 0);
  EXPECT_EQ(evidence.column_number(0), 1);
  EXPECT_EQ(evidence.column_number(1), std::nullopt);
  EXPECT_EQ(evidence.column_number(2), std::nullopt);
  EXPECT_EQ(evidence.column_number(3), 3);
  EXPECT_EQ(evidence.answers(), Answers::sunk_length);
  EXPECT_EQ(shots_of(evidence), "A1 miss; B1 miss; D1 hit; A2 sunk 3; ");
  EXPECT_EQ(evidence.shots()[2].where, "e.txt:9");
}

TEST(EvidenceText, BlanksBetweenCells) {
  EXPECT_EQ(read(". . ~ * 2\n\t< m > .\n? _ . .\t3"), read("..~* 2\n<m>.\n.... 3"));
}

TEST(EvidenceText, AnUnknownNumberIsNoCell) {
  EXPECT_EQ(read("????\n????\n????\n? ? ? ?"), read("....\n....\n...."));
  EXPECT_EQ(read("? ? ? ? ?\n???? ?\n????"), read("....\n....\n...."));
}

TEST(EvidenceText, CellsThatLookLikeWordsAreCells) {
  const Evidence column = read("w 1\nm 0", {2, 1});
  EXPECT_EQ(column.clue({0, 0}), Clue::water);
  EXPECT_EQ(column.row_number(0), 1);
  EXPECT_EQ(column.clue({1, 0}), Clue::middle);
  EXPECT_EQ(shots_of(read("W3 miss", {3, 23})), "W3 miss; ");
}

TEST(EvidenceText, ShotsAlone) {
  EXPECT_EQ(shots_of(read("A1 miss\n\n#B1 hit\nC1 hit\n")), "A1 miss; C1 hit; ");
  EXPECT_EQ(shots_of(read("answers: sunk\nC2 sunk")), "C2 sunk; ");
  EXPECT_EQ(read("answers = named\n").answers(), Answers::named);
}

TEST(EvidenceText, ShotsOfTheCommandLine) {
  Evidence evidence(k_board);
  read_shots("A1 miss, B2 hit;C3 hit\n;, A2 miss,", "--shots", evidence);
  EXPECT_EQ(shots_of(evidence), "A1 miss; B2 hit; C3 hit; A2 miss; ");
  EXPECT_ERROR(read_shots("D1 hit, B2 miss", "--shots", evidence), InputError,
               "--shots: shot \"B2 miss\": B2 was shot before, by shot 2");
  EXPECT_ERROR(read_shots("A1", "--shots", evidence), InputError,
               "--shots: shot \"A1\": expected a cell, its answer");
}

TEST(EvidenceText, RefusesGridsOfAnotherSize) {
  EXPECT_ERROR(read("....\n...\n....\n"), InputError,
               "e.txt:2: row 2 has 3 cells, the board 3x4 has 4 columns");
  EXPECT_ERROR(read("....\n... 3\n....\n"), InputError, "row 2 has 3 cells");
  EXPECT_ERROR(read("....\n.....\n....\n"), InputError,
               "e.txt:2: row 2 has more cells than the 4 columns of the board 3x4");
  EXPECT_ERROR(read("....\n....\n"), InputError, "e.txt: the grid has 2 rows, the board 3x4 has 3");
  EXPECT_ERROR(read("....\n"), InputError, "e.txt: the grid has 1 row, the board 3x4 has 3");
  EXPECT_ERROR(read("....\n....\n....\n....\n"), InputError,
               "e.txt:4: below the 3 rows: column number 1 = \"....\" is not a whole number");
}

TEST(EvidenceText, RefusesOtherCharacters) {
  EXPECT_ERROR(read("....\n..x.\n....\n"), InputError,
               "e.txt:2: cell C2 = \"x\", allowed . ? _ (unknown) ~ w W (water) * (ship) o O "
               "(submarine) < > ^ v (ends, pointing outwards) m M (middle)");
  EXPECT_ERROR(read("..\xE2\x89\x88.\n"), InputError, "cell C1 = \"\xE2\x89\x88\", allowed");
  EXPECT_ERROR(read(".#..\n"), InputError, "cell B1 = \"#\", allowed");
  EXPECT_ERROR(read("..5.\n"), InputError, "cell C1 = \"5\", allowed");
  EXPECT_ERROR(read("-...\n"), InputError, "cell A1 = \"-\", allowed");
  EXPECT_ERROR(read(std::string("..\0.\n", 5)), InputError, "cell C1 = \"\\x00\", allowed");
}

TEST(EvidenceText, RefusesBadNumbers) {
  EXPECT_ERROR(read("....\n.... 5\n....\n"), InputError,
               "e.txt:2: row 2: the number after its cells = 5, allowed 0..4 or ?");
  EXPECT_ERROR(read(".... -1\n"), InputError, "= -1, allowed 0..4 or ?");
  EXPECT_ERROR(read(".... 2 2\n"), InputError, "= \"2 2\" is not a whole number");
  EXPECT_ERROR(read(".... many\n"), InputError, "= \"many\" is not a whole number");
  EXPECT_ERROR(read("....\n....\n....\n1 4 ? 1"), InputError,
               "e.txt:4: below the 3 rows: column number 2 = 4, allowed 0..3 or ?");
  EXPECT_ERROR(read("....\n....\n....\n1 2 ?"), InputError,
               "e.txt:4: there are fewer column numbers than the 4 columns of the board 3x4; write "
               "? for those not known");
  EXPECT_ERROR(read("....\n....\n....\n1 2 ? 1 2"), InputError,
               "there are more column numbers than the 4 columns");
  EXPECT_ERROR(read("1 2 3 0\n....\n....\n....\n"), InputError,
               "e.txt:1: \"1 2 3 0\" stands where row 1 of the grid should; column numbers come "
               "below the last row");
  EXPECT_ERROR(read("....\n....\n....\n1 2 3 0\n1 2 3 0"), InputError,
               "e.txt:5: \"1 2 3 0\" follows the grid and its column numbers");
}

TEST(EvidenceText, RefusesBadShots) {
  EXPECT_ERROR(read("A1 miss\nB9 hit\n"), InputError,
               "e.txt:2: shot \"B9 hit\": cell \"B9\" is outside the board 3x4, allowed A1..D3");
  EXPECT_ERROR(read("A1 miss\nB1 hit, A1 hit\n"), InputError,
               "e.txt:2: shot \"A1 hit\": A1 was shot before, by shot 1 at e.txt:1");
  EXPECT_ERROR(read("answers loud\n"), InputError, "e.txt:1: answers \"loud\" is unknown");
  EXPECT_ERROR(read("answers\n"), InputError, "e.txt:1: answers \"\" is unknown");
  EXPECT_ERROR(read("answers sunk\nanswers named"), InputError,
               "e.txt:2: answers = named, but sunk was said before");
}

TEST(EvidenceText, RefusesNothing) {
  for (const char* text : {"", "\n\n", "# only a comment\n"})
    EXPECT_ERROR(read(text), InputError, "e.txt: it holds neither a grid nor shots");
}

TEST(EvidenceText, Writes) {
  const std::string text =
      "..~* 2\n"
      "<m>. ?\n"
      "o^v. 0\n"
      "1 ? ? 3\n"
      "answers sunk_length\n"
      "A1 miss\n"
      "A2 sunk 3\n";
  EXPECT_EQ(to_text(read(text)), text);
  EXPECT_EQ(to_text(Evidence(k_board)), "....\n....\n....\n");
  EXPECT_EQ(to_text(read("A1 miss, B1 hit")), "A1 miss\nB1 hit\n");
}

}  // namespace
}  // namespace flotilla
