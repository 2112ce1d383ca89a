// SPDX-License-Identifier: MIT
#include "report/result_tables.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "report/b_file.hpp"
#include "report/table_text.hpp"

namespace flotilla::report {
namespace {

Fact count(int side, const std::string& number, const std::string& fleet = "1:inf",
           const std::string& file = "a.h5") {
  return {.value = Rational(BigInt(number)),
          .file = file,
          .table = {Quantity::placements, fleet, "none", ""},
          .board = {side, side}};
}

Fact cell(const std::string& item, const Rational& share) {
  return {.value = share,
          .item = item,
          .file = "c.h5",
          .table = {Quantity::cells, "2:1", "any", ""},
          .board = {3, 3},
          .form = NumberForm::percent};
}

Published published_numbers() {
  return parse_published(R"(
[sources.book]
title = "A & B"
address = "https://book"
read = "today"
[[published]]
quantity = "cells"
source = "book"
board = "3x3"
fleet = "2:1"
touch = "any"
values = { corner = "33.33", centre = "66.6" }
[[published]]
quantity = "placements"
source = "book"
fleet = "kings"
touch = "none"
sampled = 50
values = { 1x1 = "2", 2x2 = "6", 9x9 = "77" }
)",
                         "test");
}

std::vector<std::vector<std::string>> rows_of(const std::vector<Fact>& facts) {
  const std::vector<ResultTable> tables = tables_of(facts, published_numbers());
  EXPECT_EQ(tables.size(), 1U);
  return tables.front().rows;
}

using Rows = std::vector<std::vector<std::string>>;

TEST(ResultTables, SetOursBesideThePublished) {
  // Sorted by board; what was published and is not there is seen; what was not published, too.
  EXPECT_EQ(rows_of({count(3, "35"), count(2, "5"), count(1, "2")}),
            (Rows{{"1x1", "2", "2", "0", "book, 50 draws"},
                  {"2x2", "5", "6", "-1", "book, 50 draws"},
                  {"3x3", "35", "-", "-", "-"},
                  {"9x9", "-", "77", "-", "book, 50 draws"}}));
}

TEST(ResultTables, SayWhetherPercentagesRoundToThePublished) {
  EXPECT_EQ(rows_of({cell("corner", Rational(1) / 3), cell("border", Rational(1) / 2),
                     cell("centre", Rational(2) / 3)}),
            (Rows{{"3x3", "corner", "33.3333", "33.33", "rounded", "book"},
                  {"3x3", "border", "50.0000", "-", "-", "-"},
                  {"3x3", "centre", "66.6667", "66.6", "+0.067", "book"}}));
}

// A note says why the two differ, or why there is none of ours; where ours only was not run, it would mislead.
TEST(ResultTables, NotesStandWhereTheyAreAboutSomething) {
  const Published published = parse_published(R"(
[sources.book]
title = "A & B"
address = "https://book"
read = "today"
[[published]]
quantity = "placements"
source = "book"
fleet = "kings"
touch = "none"
made_by = "configs/kings.toml"
values = { 2x2 = "6", 8x8 = "7" }
notes = { 2x2 = "Ours is right.", 8x8 = "Not run." }
[[published]]
quantity = "placements"
source = "book"
fleet = "kings"
touch = "none"
values = { 9x9 = "77" }
notes = { 9x9 = "An estimate." }
)",
                                              "test");
  const std::vector<ResultTable> tables = tables_of(std::vector{count(2, "5")}, published);
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].rows, (Rows{{"2x2", "5", "6", "-1", "book [1]"},
                                  {"8x8", "-", "7", "-", "book"},
                                  {"9x9", "-", "77", "-", "book [2]"}}));
  EXPECT_EQ(tables[0].notes.at(0), "[1] Ours is right.");
  EXPECT_EQ(tables[0].notes.at(1), "[2] An estimate.");
}

TEST(ResultTables, UnlistedFactsAreShownWherePublished) {
  Fact unlisted = count(2, "5");
  unlisted.is_listed = false;
  EXPECT_EQ(rows_of({unlisted}), (Rows{{"2x2", "5", "6", "-1", "book, 50 draws"}}));
  unlisted.board = {8, 8};
  EXPECT_TRUE(tables_of(std::vector{unlisted}, published_numbers()).empty());
}

TEST(ResultTables, FilesThatDisagreeAreRefused) {
  EXPECT_EQ(rows_of({count(2, "5"), count(2, "5", "1:inf", "b.h5")}).size(), 3U);
  EXPECT_ERROR(
      static_cast<void>(rows_of({count(2, "5"), count(2, "6", "1:inf", "b.h5")})), FileError,
      "a.h5 and b.h5 disagree: Placements: fleet 1:inf, ships may not touch, board 2x2: 5 and 6");
}

TEST(ResultTables, TablesWithPublishedNumbersComeFirstInTheirOrder) {
  const std::vector<ResultTable> tables =
      tables_of(std::vector{count(4, "9", "1:1"), count(2, "5"), cell("corner", Rational(1))},
                published_numbers());
  ASSERT_EQ(tables.size(), 3U);
  EXPECT_TRUE(tables[0].title.starts_with("How likely")) << tables[0].title;
  EXPECT_EQ(tables[1].title, "Placements: fleet 1:inf, ships may not touch");
  EXPECT_EQ(tables[2].columns.size(), 2U);  // nothing to compare with
}

std::vector<ResultTable> one_table() {
  return {{"Of a_b",
           {{"board"}, {"ours", true}},
           {{"1x1", "1234567"}, {"a, \"b\"", "1.5"}},
           {"A & B"}}};
}

TEST(TableText, Markdown) {
  EXPECT_EQ(markdown_of(one_table()),
            "## Of a\\_b\n\n| board | ours |\n|---|---:|\n| 1x1 | 1,234,567 |\n| a, \"b\" | 1.5 "
            "|\n\nA & B\n");
}

TEST(TableText, Csv) {
  EXPECT_EQ(csv_of(one_table()),
            "# Of a_b\nboard,ours\n1x1,1234567\n\"a, \"\"b\"\"\",1.5\n# A & B\n");
}

TEST(TableText, Latex) {
  const std::string text = latex_of(one_table());
  EXPECT_NE(text.find("\\caption{Of a\\_b}"), std::string::npos) << text;
  EXPECT_NE(text.find("1x1 & 1,234,567 \\\\"), std::string::npos) << text;
  EXPECT_NE(text.find("A \\& B"), std::string::npos) << text;
}

TEST(BFile, HoldsOneSequenceWithoutGaps) {
  EXPECT_EQ(b_file_of(std::vector{count(2, "5"), count(1, "2")}), "1 2\n2 5\n");
  EXPECT_ERROR(static_cast<void>(b_file_of(std::vector{count(1, "2"), count(3, "35")})), InputError,
               "n = 2 is missing");
  EXPECT_ERROR(static_cast<void>(b_file_of(std::vector{count(1, "2"), count(1, "1", "1:1")})),
               InputError, "holds one sequence, and these files have 2");
  EXPECT_ERROR(static_cast<void>(b_file_of(std::vector<Fact>{})), InputError, "have none");
}

}  // namespace
}  // namespace flotilla::report
