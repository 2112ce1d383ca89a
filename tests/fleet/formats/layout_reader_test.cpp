// SPDX-License-Identifier: MIT
#include "fleet/formats/layout_reader.hpp"

#include <gtest/gtest.h>

#include <random>
#include <sstream>
#include <vector>

#include "expect_message.hpp"
#include "fleet/formats/layout_text.hpp"
#include "number/errors.hpp"
#include "oracle/layouts.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla {
namespace {

std::vector<FoundLayout> all_of(const std::string& text, std::optional<Board> board) {
  std::istringstream stream(text);
  LayoutReader reader(stream, board, "a.txt");
  std::vector<FoundLayout> all;
  while (auto found = reader.next()) all.push_back(std::move(*found));
  return all;
}

TEST(LayoutReader, EveryFormOfEveryLayoutOfRandomProblems) {
  std::mt19937_64 random(oracle::test_seed() + 700);
  for (int trial = 0; trial < 30; ++trial) {
    const Problem problem = oracle::random_problem(random);
    std::string text;
    std::vector<Layout> expected;
    oracle::for_each_layout(problem, [&](Layout layout) {
      if (expected.size() >= 300) return;
      std::sort(layout.begin(), layout.end());
      text += layout_grid(layout, problem.board) + "draw 0: placement 7 of 0..9\n\n";
      text += to_string(layout) + "\n";
      text += R"({"index":1,"rank":"7","ships":)" + layout_json(layout) + "}\n";
      expected.insert(expected.end(), 3, layout);
    });
    const std::vector<FoundLayout> found = all_of(text, problem.board);
    ASSERT_EQ(found.size(), expected.size()) << to_string(problem);
    for (std::size_t i = 0; i < found.size(); ++i)
      ASSERT_EQ(found[i].layout, expected[i]) << to_string(problem) << "\n" << text;
  }
}

TEST(LayoutReader, TakesTheBoardFromAPicture) {
  const auto found =
      all_of("# a comment\n\n   A B\n 1 . o\n 2 . .\n 3 ^ .\n 4 v .\nB4 A1-A3\n", {});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].board, (Board{4, 2}));
  EXPECT_EQ(found[0].where, "a.txt:3");
  EXPECT_EQ(to_string(found[0].layout), "B1 A3-A4");
  EXPECT_EQ(to_string(found[1].layout), "A1-A3 B4");
  EXPECT_EQ(found[1].where, "a.txt:8");
  EXPECT_TRUE(all_of("", {}).empty());
}

TEST(LayoutReader, TakesShipsInAnyOrderAndEitherDirection) {
  const auto found = all_of("d4-b4; a1\r\nwithout ships", Board{4, 4});
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(to_string(found[0].layout), "A1 B4-D4");
  EXPECT_TRUE(found[1].layout.empty());
}

TEST(LayoutReader, Refusals) {
  const auto refused = [](const std::string& text, std::optional<Board> board = Board{4, 4}) {
    static_cast<void>(all_of(text, board));
  };
  EXPECT_ERROR(refused("A1", {}), InputError,
               "a.txt:1: a line of ships does not say its board; add --board=ROWSxCOLS");
  EXPECT_ERROR(refused("\nA1-B2"), InputError,
               "a.txt:2: ship \"A1-B2\" lies neither in one row nor in one column");
  EXPECT_ERROR(refused("A1-E1"), InputError,
               "a.txt:1: cell \"E1\" is outside the board 4x4, allowed A1..D4");
  EXPECT_ERROR(refused("hello"), InputError, "a.txt:1: cell \"hello\" is no cell");
  EXPECT_ERROR(refused("   A B\n 1 ~ ~\n"), InputError,
               "a.txt:1: the grid has 1x2 cells, the board asked about 4x4");
  EXPECT_ERROR(refused("   A B\n", {}), InputError,
               "a.txt:1: the grid has no rows below its column names");
  EXPECT_ERROR(refused("   A B\n 2 ~ ~\n", {}), InputError,
               "a.txt:2: row 2 stands where row 1 should");
  EXPECT_ERROR(refused("   A B\n 1 ~\n", {}), InputError,
               "a.txt:2: row 1 has 1 cells, its grid has 2 columns");
  EXPECT_ERROR(refused("   A B\n 1 ~ x\n", {}), InputError, "a.txt:2: cell B1 = \"x\", allowed ~");
  EXPECT_ERROR(refused("   A B\n 1 ~ *\n", {}), InputError, "a.txt:2: cell B1 = \"*\", allowed ~");
  EXPECT_ERROR(refused("   A B\n 1 ~ o 2\n", {}), InputError,
               "a.txt:2: row 1 has 1 ship cells, but says \"2\"");
  EXPECT_ERROR(refused("   A B\n 1 < m\n", {}), InputError,
               "a.txt:1: the ship that begins in A1 has no right end >");
  EXPECT_ERROR(refused("   A B\n 1 ^ ~\n", {}), InputError,
               "a.txt:1: the ship that begins in A1 has no lower end v");
  EXPECT_ERROR(refused("   A B\n 1 m ~\n", {}), InputError,
               "a.txt:1: cell A1 is a middle of no ship");
  EXPECT_ERROR(refused("{"), InputError, "a.txt:1: is no JSON object with \"ships\"");
  EXPECT_ERROR(refused("{\"ships\":[[\"A1\",\"up\",2]]}"), InputError, "allowed [first cell");
  EXPECT_ERROR(refused("{\"ships\":[[\"A1\",\"down\",17]]}"), InputError,
               "its length = 17, allowed 1..16");
  EXPECT_ERROR(refused("{\"ships\":[[\"A3\",\"down\",3]]}"), InputError,
               "a.txt:1: ship A3-A5 is not on board 4x4");
}

}  // namespace
}  // namespace flotilla
