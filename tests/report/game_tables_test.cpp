// SPDX-License-Identifier: MIT
#include "report/game_tables.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "a_book.hpp"
#include "expect_message.hpp"
#include "number/errors.hpp"
#include "store/race_file.hpp"
#include "store/sample_record.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::report {
namespace {

using store::TempFolder;

Published published_games() {
  return published_in_a_book(R"([[published]]
quantity = "races"
source = "book"
board = "12x12"
fleet = "3:2,2:1"
touch = "any"
values = { "within, random" = "52.00", "within, 1,4" = "48.00" }
within = { "within, random" = "+- 0.10" }
notes = { "within, random" = "Another order." }
[[published]]
quantity = "shots"
source = "book"
board = "4x4"
fleet = "3:2,2:1"
touch = "any"
values = { "parity, random, dark" = "11.8", "parity, slowest share" = "0.79", "parity, slowest above a third" = "7 .. 10" }
[[published]]
quantity = "shots"
source = "book"
board = "2x3"
fleet = "2:1"
touch = "any"
values = { density = "3.1", "density: two others" = "3.2 .. 3.4", target = "9" }
)");
}

store::RaceRecord sample_races() {
  store::RaceRecord record;
  record.side = 12;
  record.wraps = true;
  record.rival = "plain";
  record.last_sweep = "dark";
  record.seed = 9;
  store::RacedLayouts& raced = record.layouts.emplace_back();
  raced.layouts = "random";
  raced.wanted = 4;
  raced.ranges = {{0, 4}};
  raced.rival_games.resize(145);
  raced.rival_games[40] = 2;
  raced.rival_games[144] = 2;
  raced.plans = {{"within", 2, 2, 0, std::vector<std::uint64_t>(145), 0.7}};
  raced.plans.front().games[40] = 4;
  return record;
}

TEST(GameTables, OfRacesSetTheLimitAndThePublishedBesideTheWinRate) {
  const TempFolder folder;
  const auto path = folder / "races.h5";
  store::write_race_file(path, sample_races(), store::sample_provenance());
  const ResultTable table = table_of_games(path, published_games());
  EXPECT_EQ(table.title,
            "Races on 12x12 wrapped, fleet 3:2,2:1, against plain, last sweep dark, seed 9");
  ASSERT_EQ(table.rows.size(), 2U);
  // Four games of 40 shots against two of 40 and two of 144: won by half a tie and half a win.
  const std::vector<std::string>& row = table.rows.front();
  EXPECT_EQ((std::vector(row.begin(), row.begin() + 4)),
            (std::vector<std::string>{"random", "within", "4", "75.000"}));
  // The rival's score of 1/2 or 1 has deviation 1/4, and four games are half of that: 1/8.
  EXPECT_EQ(row[4], "24.500");
  EXPECT_EQ(
      (std::vector(row.begin() + 5, row.end())),
      (std::vector<std::string>{"70.000", "+5.000", "52.00 (+- 0.10) [1]", "40.000", "0.000"}));
  EXPECT_EQ(table.notes[0], "[1] Another order.");
  EXPECT_EQ(table.notes[1], "book: A book, https://book, read today");
  EXPECT_EQ(table.compared.size(), 1U);
  // Two games of 40 and two of 144.
  EXPECT_EQ(table.rows[1][1], "plain (rival)");
  EXPECT_EQ(table.rows[1][8], "92.000");
}

TEST(GameTables, OfRacesSayWhatIsMissing) {
  const TempFolder folder;
  const auto path = folder / "races.h5";
  store::RaceRecord record = sample_races();
  record.slices = 3;
  record.layouts[0].plans[0].limit.reset();
  record.layouts[0].layouts = "3,0";
  store::write_race_file(path, record, store::sample_provenance());
  const ResultTable table = table_of_games(path, published_games());
  EXPECT_EQ(table.rows[0][5] + table.rows[0][6] + table.rows[0][7], "---");
  EXPECT_TRUE(table.notes[table.notes.size() - 2].starts_with("Where there is no limit"));
  EXPECT_EQ(table.notes.back(), "Slice 1 of 3 alone; flotilla merge makes one file of all.");
}

store::HuntRecord sample_hunt() {
  store::HuntRecord record;
  record.problem = "board 2x3, fleet 2:1, touch any";
  record.board_rows = 2;
  record.board_cols = 3;
  record.fleet = "2:1";
  record.ships = {{2, 1}};
  record.touch = "any";
  record.answers = "sunk_length";
  record.asked = "hunt: all of it";
  record.games = 4;
  record.early = 3;
  record.hunters = {{"density", {2, 3, 3, 4}, std::vector<std::uint64_t>(6, 2), 0.012},
                    {"random", {3, 4, 4, 5}, std::vector<std::uint64_t>(6, 2), 0.016}};
  return record;
}

TEST(GameTables, OfHuntsPairTheHunters) {
  const TempFolder folder;
  const auto path = folder / "hunt.h5";
  store::write_hunt_file(path, sample_hunt(), store::sample_provenance());
  const ResultTable table = table_of_games(path, published_games());
  const std::string half = "0.8002";  // 1.96 sqrt(2/3) / 2
  EXPECT_EQ(
      table.rows,
      (std::vector<std::vector<std::string>>{
          {"density", "4", "3.0000", half, "0.816", "2", "3", "4", "3.1; 3.2 .. 3.4", "-", "-"},
          {"random", "4", "4.0000", half, "0.816", "3", "4", "5", "-", "+1.0000", "0.0000"}}));
  const Histogram shots = shots_of_games(path);
  ASSERT_EQ(shots.samples.size(), 2U);
  EXPECT_EQ(shots.samples[0].counts, (std::vector<std::uint64_t>{1, 2, 1, 0}));
}

TEST(GameTables, OfFiniteBoardsGiveSharesOfTheBoard) {
  const TempFolder folder;
  const auto path = folder / "finite.h5";
  const auto write = [&](std::uint64_t classes) {
    store::write_table_file(path, store::schema::k_finite_boards_filetype,
                            {{"side", "", std::vector<std::uint64_t>{4}},
                             {"plan", "", std::vector<std::string>{"parity"}},
                             {"last_sweep", "", std::vector<std::string>{"dark"}},
                             {"random_shots", "", std::vector<double>{11.75}},
                             {"random_shots_error", "", std::vector<double>{0.01}},
                             {"classes", "", std::vector<std::uint64_t>{classes}},
                             {"slowest_shots", "", std::vector<double>{12.8}},
                             {"slowest_shots_error", "", std::vector<double>{0}},
                             {"slowest_layout", "", std::vector<std::string>{"A1-C1 A2-C2 A3-A4"}}},
                            store::sample_provenance());
  };
  write(103);
  EXPECT_EQ(table_of_games(path, published_games()).rows.front(),
            (std::vector<std::string>{"4x4", "parity", "dark", "11.750", "0.020", "11.8", "103",
                                      "12.800", "0.000", "0.8000", "0.79", "7.467", "7 .. 10",
                                      "1.0000", "-", "A1-C1 A2-C2 A3-A4"}));
  write(0);
  const ResultTable table = table_of_games(path, published_games());
  EXPECT_EQ(table.rows.front().size(), table.columns.size());
  EXPECT_EQ(table.rows.front().back(), "-");
  EXPECT_ERROR(shots_of_games(path), FileError, "of which there is no plot; flotilla tables");
}

TEST(GameTables, GamesOfLargeBoardsAreDrawnByPercent) {
  const TempFolder folder;
  const auto path = folder / "races.h5";
  store::write_race_file(path, sample_races(), store::sample_provenance());
  const Histogram shots = shots_of_games(path);
  EXPECT_EQ(shots.number_name, "percent of the board fired at");
  ASSERT_EQ(shots.samples.size(), 2U);
  EXPECT_EQ(shots.samples[0].counts.size(), 101U);
  EXPECT_EQ(shots.samples[0].counts[100], 2U);
  EXPECT_EQ(shots.samples[1].counts[27], 4U);  // 40 of 144
}

// Other layouts are another question: they are named, and no number published for uniform ones stands beside theirs.
TEST(GameTables, OfHuntsNameLayoutsThatAreNotUniform) {
  const TempFolder folder;
  const auto path = folder / "hunt.h5";
  store::HuntRecord record = sample_hunt();
  record.layouts = "layouts of pattern 1,4";
  store::write_hunt_file(path, record, store::sample_provenance());
  const ResultTable table = table_of_games(path, published_games());
  EXPECT_TRUE(table.title.ends_with(", layouts of pattern 1,4")) << table.title;
  EXPECT_TRUE(std::ranges::none_of(table.columns,
                                   [](const auto& column) { return column.name == "published"; }));
  EXPECT_TRUE(shots_of_games(path).title.ends_with(", layouts of pattern 1,4"));
}

TEST(GameTables, RefuseOtherFilesAndHuntsWithoutGames) {
  const TempFolder folder;
  const auto path = folder / "a.h5";
  EXPECT_ERROR(table_of_games(path, {}), FileError, "a.h5");
  store::HuntRecord record = sample_hunt();
  for (store::HunterRecord& hunter : record.hunters) hunter.shots.clear();
  store::write_hunt_file(path, record, store::sample_provenance());
  EXPECT_ERROR(table_of_games(path, {}), FileError, "has no game");
  EXPECT_ERROR(shots_of_games(path), FileError, "has no game to draw");
  store::write_table_file(path, "flotilla bench", {}, store::sample_provenance());
  EXPECT_ERROR(table_of_games(path, {}), FileError, "which holds no games");
}

}  // namespace
}  // namespace flotilla::report
