// SPDX-License-Identifier: MIT
#include "fleet/formats/evidence_json.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

const Board k_board{3, 4};

Evidence read(std::string_view text) { return read_evidence_json(text, k_board, "e.json"); }

TEST(EvidenceJson, ReadsEveryKey) {
  const Evidence evidence = read(R"({
    "rows": 3, "cols": 4,
    "cells": ["..~*", "<m>.", "o ^ v w"],
    "row_numbers": [2, null, 0],
    "column_numbers": [1, null, null, 3],
    "answers": "sunk_length",
    "shots": ["A1 miss", "b1 miss", "D1 hit", "A2 sunk 3"]
  })");
  EXPECT_EQ(evidence, read_evidence_text("..~* 2\n<m>. ?\no^vw 0\n1 ? ? 3\nanswers sunk_length\n"
                                         "A1 miss, B1 miss, D1 hit, A2 sunk 3",
                                         k_board, "e.txt"));
  EXPECT_EQ(evidence.shots()[2].where, "e.json: shots[2]");
  EXPECT_TRUE(read("{}").is_blank());
}

TEST(EvidenceJson, RefusesOtherBoards) {
  EXPECT_ERROR(read(R"({"rows": 4})"), InputError,
               "e.json: rows = 4, allowed 3: the board asked about is 3x4");
  EXPECT_ERROR(read(R"({"cols": "4"})"), InputError, "e.json: cols = \"4\", allowed 4");
  EXPECT_ERROR(read(R"({"cells": ["....", "...."]})"), InputError,
               "e.json: cells = an array of 2, allowed an array of 3 strings, board 3x4");
  EXPECT_ERROR(read(R"({"cells": ["....", "...", "...."]})"), InputError,
               "e.json: cells[1]: row 2 has 3 cells, the board 3x4 has 4 columns");
  EXPECT_ERROR(read(R"({"cells": ["....", ".....", "...."]})"), InputError,
               "e.json: cells[1]: row 2 has more cells than the 4 columns");
  EXPECT_ERROR(read(R"({"row_numbers": [1, 2]})"), InputError,
               "row_numbers = an array of 2, allowed an array of 3 whole numbers or null");
  EXPECT_ERROR(read(R"({"column_numbers": [1, 2, 3]})"), InputError,
               "column_numbers = an array of 3, allowed an array of 4 whole numbers or null");
}

TEST(EvidenceJson, RefusesWrongTypesAndValues) {
  EXPECT_ERROR(read("[1]"), InputError, "e.json = an array of 1, allowed an object {...}");
  EXPECT_ERROR(read(R"({"cells": "...."})"), InputError, "cells = \"....\", allowed an array of 3");
  EXPECT_ERROR(read(R"({"cells": ["....", 7, "...."]})"), InputError,
               "e.json: cells[1] = 7, allowed a string with one symbol a cell");
  EXPECT_ERROR(read(R"({"cells": ["....", "..x.", "...."]})"), InputError,
               "e.json: cells[1]: cell C2 = \"x\", allowed . ? _ (unknown)");
  EXPECT_ERROR(read(R"({"cells": ["....", ".... 3", "...."]})"), InputError,
               "cells[1]: \"3\" follows the last cell; numbers go into row_numbers");
  EXPECT_ERROR(read(R"({"row_numbers": [0, 5, 0]})"), InputError,
               "e.json: row_numbers[1] = 5, allowed 0..4 or null");
  EXPECT_ERROR(read(R"({"row_numbers": [0, -1, 0]})"), InputError, "= -1, allowed 0..4 or null");
  EXPECT_ERROR(read(R"({"row_numbers": [0, 1.5, 0]})"), InputError, "= 1.5, allowed 0..4 or null");
  EXPECT_ERROR(read(R"({"row_numbers": [0, "1", 0]})"), InputError,
               "= \"1\", allowed 0..4 or null");
  EXPECT_ERROR(read(R"({"row_numbers": [0, 18446744073709551615, 0]})"), InputError,
               "= 18446744073709551615, allowed 0..4 or null");
  EXPECT_ERROR(read(R"({"column_numbers": [0, 4, 0, 0]})"), InputError,
               "e.json: column_numbers[1] = 4, allowed 0..3 or null");
  EXPECT_ERROR(read(R"({"answers": "loud"})"), InputError, "e.json: answers \"loud\" is unknown");
  EXPECT_ERROR(read(R"({"answers": 3})"), InputError,
               "e.json: answers = 3, allowed \"hits\", \"sunk\", \"sunk_length\", \"named\"");
  EXPECT_ERROR(read(R"({"shots": "A1 hit"})"), InputError,
               "e.json: shots = \"A1 hit\", allowed an array of strings");
  EXPECT_ERROR(read(R"({"shots": ["A1 hit", {"cell": "B2"}]})"), InputError,
               "e.json: shots[1] = an object, allowed a string such as \"B3 hit\"");
  EXPECT_ERROR(
      read(R"({"shots": ["A1 hit", "A1 miss"]})"), InputError,
      "e.json: shots[1]: shot \"A1 miss\": A1 was shot before, by shot 1 at e.json: shots[0]");
}

TEST(EvidenceJson, RefusesOtherKeys) {
  EXPECT_ERROR(read(R"({"row_number": []})"), InputError,
               "e.json: the key \"row_number\" is unknown, allowed rows, cols, cells, row_numbers, "
               "column_numbers, answers, shots; did you mean row_numbers?");
  EXPECT_ERROR(read(R"({"shots": ["A1 hit"], "shots": []})"), InputError,
               "e.json: the key \"shots\" comes twice");
}

TEST(EvidenceJson, RefusesWhatIsNoJson) {
  EXPECT_ERROR(read("{\n\"rows\": 3,\n}"), InputError,
               "e.json: no JSON: parse error at line 3, column 1: syntax error");
  EXPECT_ERROR(read(""), InputError, "e.json: no JSON: parse error at line 1, column 1");
  EXPECT_ERROR(read("{} {}"), InputError, "no JSON: parse error at line 1, column 4");
  EXPECT_ERROR(read("{\"cells\": [\"\xFF\"]}"), InputError, "no JSON: parse error");
  EXPECT_ERROR(read("{\"" + std::string(1000, 'a')), InputError, "aaa...");
  EXPECT_ERROR(read(std::string(100'000, '[')), InputError, "no JSON: parse error");
  EXPECT_ERROR(read("{\"cells\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}"),
               InputError, "e.json: cells = an array of 1, allowed");
}

TEST(EvidenceJson, Writes) {
  const Evidence evidence = read(R"({"cells": ["..~*", "<m>.", "o^v~"], "row_numbers": [2, null, 0],
    "answers": "sunk", "shots": ["A1 miss", "B2 hit"]})");
  EXPECT_EQ(to_json(evidence), R"({
  "rows": 3,
  "cols": 4,
  "cells": [
    "..~*",
    "<m>.",
    "o^v~"
  ],
  "row_numbers": [
    2,
    null,
    0
  ],
  "answers": "sunk",
  "shots": [
    "A1 miss",
    "B2 hit"
  ]
}
)");
}

}  // namespace
}  // namespace flotilla
