// SPDX-License-Identifier: MIT
#include "puzzle/formats/json.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

constexpr std::string_view k_line =
    R"({"name":"Monday","rows":3,"cols":4,"row_counts":[2,null,4],"col_counts":[null,1,2,0],)"
    R"("fleet":{"4":1,"3":2,"2":3,"1":4},"touch":"corner","reveals":[[0,0,"water"],[0,1,"sub"],)"
    R"([0,2,"left"],[0,3,"right"],[1,0,"top"],[1,1,"bottom"],[1,2,"middle"],[1,3,"ship"]],)"
    R"("answers":[[["A1","across",3],["A3","across",1]],[]]})"
    "\n";

PrintedPuzzle monday() {
  PrintedPuzzle printed{sample_with_gaps(), {{Ship{{0, 0}, 3, false}, Ship{{2, 0}, 1, false}}, {}}};
  printed.puzzle.name = "Monday";
  printed.puzzle.touch = Touch::corner;
  return printed;
}

TEST(PuzzleJson, ReadsEveryKeyAndShape) {
  const auto puzzles = read_json(k_line, "b.json");
  ASSERT_EQ(puzzles.size(), 1U);
  EXPECT_TRUE(same(puzzles[0], monday()));
  EXPECT_EQ(to_json(monday()), k_line);
}

TEST(PuzzleJson, ReadsLinesArraysAndObjectsOneAfterAnother) {
  const std::string line(k_line);
  EXPECT_EQ(read_json(line + line, "b.json").size(), 2U);
  EXPECT_EQ(read_json("[" + line + ",\n" + line + "]", "b.json").size(), 2U);
  EXPECT_EQ(read_json("{\n\"rows\": 1,\n\"cols\": 1, \"name\": \"}\\\"{\"}{\"rows\":2,\"cols\":2}",
                      "b.json")
                .size(),
            2U);
  EXPECT_TRUE(read_json("[]", "b.json").empty());
}

TEST(PuzzleJson, KeysMayBeMissingNullOrOfOthers) {
  for (const char* text :
       {R"({"rows":2,"cols":3})", R"({"row_counts":[null,null],"col_counts":[null,null,null]})",
        R"({"rows":2,"cols":3,"name":null,"row_counts":null,"fleet":null,"touch":null,
                               "reveals":null,"answers":null,"known_solution":null,"solutions":12,
                               "source":["x"],"solutions_capped":true})"})
    EXPECT_EQ(only_puzzle(read_json(text, "b.json")), Puzzle(Board{2, 3})) << text;
  const auto fleet = [](const std::string& value) {
    return only_puzzle(read_json(R"({"rows":1,"cols":1,"fleet":)" + value + "}", "b.json")).fleet;
  };
  EXPECT_EQ(fleet(R"("standard")"), parse_fleet("standard"));
  EXPECT_EQ(fleet(R"({"1":"inf"})"), parse_fleet("1:inf"));
  EXPECT_EQ(fleet("{}"), Fleet());
}

TEST(PuzzleJson, ReadsAKnownSolution) {
  const auto puzzles = read_json(
      R"({"rows":3,"cols":4,"known_solution":["##.#","...#","#..#"],"answers":[[]]})", "b.json");
  ASSERT_EQ(puzzles.size(), 1U);
  ASSERT_EQ(puzzles[0].answers.size(), 2U);
  EXPECT_EQ(to_string(puzzles[0].answers[0]), "A1-B1 D1-D3 A3");
}

TEST(PuzzleJson, RefusesWhatIsNoJson) {
  const auto read = [](std::string_view text) { return read_json(text, "b.json"); };
  EXPECT_ERROR(read("{\"rows\": 1,\n \"cols\" 2}"), InputError, "b.json:2: no JSON at \"2}\"");
  EXPECT_ERROR(read("[{\"rows\": 1"), InputError, "b.json:1: no JSON: the text ends too early");
  EXPECT_ERROR(read("\n{\"rows\": 1, \"rows\": 2}"), InputError,
               "b.json:2: the key \"rows\" comes twice in one object");
  EXPECT_ERROR(read("[1]"), InputError, "b.json: board 1 = 1, allowed an object {...}");
  EXPECT_ERROR(read("\n7"), InputError, "b.json:2 = 7, allowed an object {...}");
}

TEST(PuzzleJson, RefusesWrongTypesAndValues) {
  const auto read = [](const std::string& keys) {
    return read_json(R"([{"rows":2,"cols":3,)" + keys + "}]", "b.json");
  };
  EXPECT_ERROR(read_json(R"({"rows":41,"cols":3})", "b.json"), InputError,
               "b.json:1: rows = 41, allowed 1..40");
  EXPECT_ERROR(read_json(R"({"rows":2.5,"cols":3})", "b.json"), InputError,
               "b.json:1: rows = 2.5, allowed 1..40");
  EXPECT_ERROR(read_json(R"({"rows":2})", "b.json"), InputError,
               "b.json:1: there are neither cols nor col_counts");
  EXPECT_ERROR(read_json(R"({"rows":2,"col_counts":[]})", "b.json"), InputError,
               "b.json:1: cols = 0, allowed 1..40");
  EXPECT_ERROR(read_json(R"({"rows":2,"col_counts":3})", "b.json"), InputError,
               "b.json:1: col_counts = 3, allowed an array of whole numbers or null");
  EXPECT_ERROR(read(R"("name":3)"), InputError, "b.json: board 1: name = 3, allowed a string");
  EXPECT_ERROR(
      read(R"("row_counts":[1])"), InputError,
      "b.json: board 1: row_counts = an array of 1, allowed an array of 2 whole numbers or null");
  EXPECT_ERROR(read(R"("row_counts":[1,4])"), InputError,
               "b.json: board 1: row_counts[1] = 4, allowed 0..3 or null");
  EXPECT_ERROR(read(R"("col_counts":[1,"1",2])"), InputError,
               "b.json: board 1: col_counts[1] = \"1\", allowed 0..2 or null");
  EXPECT_ERROR(read(R"("fleet":[4,3])"), InputError,
               "b.json: board 1: fleet = an array of 2, allowed ships by length");
  EXPECT_ERROR(read(R"("fleet":"standrd")"), InputError, "b.json: board 1: fleet: ");
  EXPECT_ERROR(read(R"("fleet":{"17":1})"), InputError,
               "b.json: board 1: fleet: length of a ship = 17, allowed 1..16");
  EXPECT_ERROR(read(R"("fleet":{"4":1,"04":1})"), InputError,
               "b.json: board 1: fleet: \"4\" comes twice");
  EXPECT_ERROR(read(R"("fleet":{"4":-1})"), InputError,
               "b.json: board 1: fleet: \"4\" = -1, allowed 0..1000 or \"inf\"");
  EXPECT_ERROR(read(R"("touch":"maybe")"), InputError,
               "b.json: board 1: touch: touch rule \"maybe\" is unknown");
  EXPECT_ERROR(read(R"("touch":0)"), InputError, "b.json: board 1: touch = 0, allowed \"none\"");
  EXPECT_ERROR(read(R"("reveals":{})"), InputError,
               "reveals = an object, allowed an array of [row, column, shape]");
  EXPECT_ERROR(read(R"("reveals":[[0,0]])"), InputError,
               "reveals[0] = an array of 2, allowed [row, column, shape]");
  EXPECT_ERROR(read(R"("reveals":[[2,0,"sub"]])"), InputError, "reveals[0]: row = 2, allowed 0..1");
  EXPECT_ERROR(read(R"("reveals":[[0,-1,"sub"]])"), InputError,
               "reveals[0]: column = -1, allowed 0..2");
  EXPECT_ERROR(
      read(R"("reveals":[[0,0,"submarine"]])"), InputError,
      "b.json: board 1: reveals[0]: shape = \"submarine\", allowed water, sub, left, right, "
      "top, bottom, middle, ship");
  EXPECT_ERROR(read(R"("reveals":[[0,0,""]])"), InputError, "shape = \"\", allowed water");
  EXPECT_ERROR(read(R"("reveals":[[0,0,null]])"), InputError, "shape = null, allowed water");
  EXPECT_ERROR(read(R"("reveals":[[0,0,"sub"],[0,0,"top"]])"), InputError,
               "reveals[1]: cell A1 is a top end here and a submarine before");
  EXPECT_ERROR(read(R"("answers":7)"), InputError, "answers = 7, allowed an array of placements");
  EXPECT_ERROR(read(R"("answers":[7])"), InputError, "answers[0] = 7, allowed an array of ships");
  EXPECT_ERROR(read(R"("answers":[[["A1","across",4]]])"), InputError,
               "answers[0]: ship A1-D1 is not on board 2x3");
  EXPECT_ERROR(read(R"("known_solution":["##."])"), InputError,
               "known_solution = an array of 1, allowed 2 strings of 3 # or .");
  EXPECT_ERROR(read(R"("known_solution":["##.","#"])"), InputError,
               "known_solution[1] = \"#\", allowed 2 strings of 3 # or .");
  EXPECT_ERROR(read(R"("known_solution":["##.",3])"), InputError,
               "known_solution[1] = 3, allowed 2");
  EXPECT_ERROR(read(R"("known_solution":["##.",".#."])"), InputError,
               "known_solution: the ship in cell B1 is not straight");
  EXPECT_ERROR(
      read_json(R"({"rows":1,"cols":17,"known_solution":["#################"]})", "b.json"),
      InputError, "known_solution: length of ship A1-Q1 = 17, allowed 1..16");
}

}  // namespace
}  // namespace flotilla::puzzle
