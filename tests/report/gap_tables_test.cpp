// SPDX-License-Identifier: MIT
#include "report/gap_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "report/count_costs.hpp"
#include "report/facts.hpp"
#include "store/count_file.hpp"
#include "store/sample_record.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::report {
namespace {

using Numbers = std::vector<std::uint64_t>;
using Texts = std::vector<std::string>;

Published published_gap(const std::string& gap) {
  return parse_published(
      "[sources.book]\ntitle = \"A book\"\naddress = \"-\"\nread = \"today\"\n"
      "[[published]]\nquantity = \"draws\"\nsource = \"book\"\nboard = \"3x3\"\nfleet = \"2:1\"\n"
      "touch = \"any\"\nsampled = 100\nvalues = { \"largest gap\" = \"" +
          gap + "\" }\n",
      "test");
}

Texts row_of_gaps(const std::string& published, std::uint64_t draws, std::size_t samples = 100) {
  const store::TempFolder folder;
  const auto path = folder / "gaps.h5";
  std::vector<double> gaps;
  for (std::size_t i = 1; i <= samples; ++i)
    gaps.push_back(0.0001 * static_cast<double>(i));  // .01 .. 1 %
  store::write_table_file(path, store::schema::k_sampler_check_filetype,
                          {{"board", "", Texts(samples, "3x3")},
                           {"fleet", "", Texts(samples, "2:1")},
                           {"touch", "", Texts(samples, "any")},
                           {"evidence", "", Texts(samples, "")},
                           {"draws", "", Numbers(samples, draws)},
                           {"largest_gap", "", gaps}},
                          store::sample_provenance());
  const Published numbers = published_gap(published);
  const ResultTable table = table_of_gaps(path, numbers);
  EXPECT_EQ(table.compared.size(), draws == 100 ? 1U : 0U);
  return table.rows.front();
}

TEST(GapTables, SayWhetherOneSampleMayHaveThePublishedGap) {
  const Texts row = row_of_gaps("0.50", 100);
  EXPECT_EQ(row[0] + " " + row[1] + " " + row[2] + " " + row[3], "3x3 100 100 0.5050");
  EXPECT_EQ(row[5], "0.030 .. 0.980");
  EXPECT_EQ(row[6] + " " + row[7], "0.50 plausible");
  EXPECT_EQ(row_of_gaps("0.99", 100).back(), "OUTSIDE");
  EXPECT_EQ(row_of_gaps("0.01", 100).back(), "OUTSIDE");
  EXPECT_EQ(row_of_gaps("0.50", 99).back(), "-");  // published of other samples
}

TEST(GapTables, DecideNothingFromFewSamples) {
  for (const std::size_t samples : {1U, 19U}) {
    const Texts row = row_of_gaps("0.99", 100, samples);
    EXPECT_EQ(row[4] == "-", samples == 1);
    EXPECT_EQ(row[5] + " " + row[7], "- undecided");
  }
}

TEST(BestPlay, MeansAreExact) {
  const store::TempFolder folder;
  const auto path = folder / "optimal.h5";
  const auto write = [&](const std::string& mean) {
    store::write_table_file(path, store::schema::k_optimal_filetype,
                            {{"board", "", Texts{"4x4"}},
                             {"fleet", "", Texts{"2:2"}},
                             {"touch", "", Texts{"any"}},
                             {"answers", "", Texts{"sunk_length"}},
                             {"hider", "", Texts{"uniform"}},
                             {"mean_shots_exact", "shots", Texts{mean}}},
                            store::sample_provenance());
  };
  write("971/112");
  const std::vector<Fact> facts = facts_of(path);
  ASSERT_EQ(facts.size(), 1U);
  const ResultTable table = tables_of(facts, published()).front();
  EXPECT_EQ(table.title, "Mean shots of best play");
  const auto row = std::ranges::find(table.rows, "2:2, layouts equally likely",
                                     [](const Texts& cells) { return cells[1]; });
  ASSERT_NE(row, table.rows.end());
  EXPECT_EQ(*row, (Texts{"4x4", "2:2, layouts equally likely", "971/112 = 8.6696", "1942/224", "0",
                         "others"}));
  write("971/");
  EXPECT_ERROR(static_cast<void>(facts_of(path)), FileError, "optimal.h5");
}

TEST(CountCosts, AreThoseOfTheFastestRun) {
  const store::TempFolder folder;
  store::CountRecord record;
  record.problem = "board 7x7, fleet 4:1,3:2,2:3,1:4, touch none";
  record.board_rows = record.board_cols = 7;
  record.fleet = "4:1,3:2,2:3,1:4";
  record.ships = {{1, 4}, {2, 3}, {3, 2}, {4, 1}};
  record.touch = "none";
  record.rows.resize(2);
  record.rows[0].ring = record.rows[1].ring = 0;
  record.rows[1].row = 1;
  record.rows[0].states = 986;
  record.rows[1].states = 12;
  record.rings = {"Z/2^64"};
  std::vector<std::filesystem::path> paths;
  for (const double seconds : {0.02, 0.01}) {
    record.seconds = seconds;
    paths.push_back(folder / (std::to_string(paths.size()) + ".h5"));
    store::write_count_file(paths.back(), std::vector{record}, store::sample_provenance());
  }
  const ResultTable table = table_of_costs(paths, published());
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows.front(),
            (Texts{"4:1,3:2,2:3,1:4", "none", "7x7", "0.010", "0.380", "38", "986", "-", "-"}));
}

}  // namespace
}  // namespace flotilla::report
