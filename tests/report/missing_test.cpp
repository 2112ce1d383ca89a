// SPDX-License-Identifier: MIT
#include "report/missing.hpp"

#include <gtest/gtest.h>

#include "a_book.hpp"

namespace flotilla::report {
namespace {

Published two_tables() {
  return published_in_a_book(R"([[published]]
quantity = "placements"
source = "book"
fleet = "2:1"
touch = "any"
made_by = "configs/a.toml"
values = { 3x3 = "12", 4x4 = "24" }
notes = { 3x3 = "Counted by hand." }
[[published]]
quantity = "lines"
source = "book"
board = "3x3"
fleet = "2:1"
touch = "any"
made_by = "configs/b.toml"
values = { 0 = "30.00" }
[[published]]
quantity = "limit"
source = "book"
values = { nothing = "1/2" }
)");
}

Fact count(int side, int number) {
  return {.value = Rational(number),
          .file = "a.h5",
          .table = {Quantity::placements, "2:1", "any", ""},
          .board = {side, side}};
}

using Rows = std::vector<std::vector<std::string>>;

TEST(Missing, TablesAreNamedWithWhatMakesThem) {
  const Published published = two_tables();
  EXPECT_EQ(missing_table({}, published).rows,
            (Rows{{"Placements: fleet 2:1, ships may touch", "2", "2", "configs/a.toml"},
                  {"How likely a row or column has k ship cells: fleet 2:1, ships may touch", "1",
                   "1", "configs/b.toml"}}));
  EXPECT_EQ(missing_sentence({}, published),
            "3 of 3 published numbers, of 2 tables, have none of ours beside them here");
}

TEST(Missing, NumbersBesideOursAreNot) {
  const Published published = two_tables();
  // 4x4 has a row, but none of ours in it.
  const std::vector<ResultTable> one = tables_of(std::vector{count(3, 12)}, published);
  EXPECT_EQ(missing_table(one, published).rows.front(),
            (std::vector<std::string>{"Placements: fleet 2:1, ships may touch", "2", "1",
                                      "configs/a.toml"}));
  const std::vector<ResultTable> both =
      tables_of(std::vector{count(3, 12), count(4, 24)}, published);
  EXPECT_EQ(missing_table(both, published).rows.size(), 1U);
  Fact line{.value = Rational(3) / 10,
            .item = "0",
            .file = "l.h5",
            .table = {Quantity::lines, "2:1", "any", ""},
            .board = {3, 3},
            .form = NumberForm::percent};
  const std::vector<ResultTable> all =
      tables_of(std::vector{count(3, 12), count(4, 24), line}, published);
  EXPECT_EQ(missing_sentence(all, published), "");
  EXPECT_EQ(missing_table(all, published).notes.front(),
            "None: every published number has ours beside it.");
}

TEST(Missing, NotesStandBelowByNumber) {
  const Published published = two_tables();
  const ResultTable table = tables_of(std::vector{count(3, 13)}, published).front();
  EXPECT_EQ(table.rows.front(), (std::vector<std::string>{"3x3", "13", "12", "+1", "book [1]"}));
  EXPECT_EQ(table.rows.back().back(), "book");
  EXPECT_EQ(table.notes, (std::vector<std::string>{"[1] Counted by hand.",
                                                   "book: A book, https://book, read today"}));
}

}  // namespace
}  // namespace flotilla::report
