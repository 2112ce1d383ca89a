// SPDX-License-Identifier: MIT
#include "store/hunt_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

HuntRecord sample_hunt() {
  HuntRecord record;
  record.problem = "board 2x3, fleet 2:1, touch any";
  record.board_rows = 2;
  record.board_cols = 3;
  record.fleet = "2:1";
  record.ships = {{2, 1}};
  record.touch = "any";
  record.answers = "sunk_length";
  record.salvo = 2;
  record.layouts = "layouts of pattern 1,4";
  record.asked = "hunt: all of it";
  record.seed = 7;
  record.games = 10;
  record.first = 4;
  record.early = 3;
  record.hunters = {{"density", {2, 5, 3}, {3, 0, 1, 2, 0, 3}, 0.25},
                    {"random", {6, 2, 4}, {1, 1, 1, 2, 2, 2}, 0.5}};
  record.config_toml = "seed = 7\n";
  record.seconds = 1.5;
  record.peak_memory_bytes = 1000;
  return record;
}

TEST(HuntFile, ComesBackAsItWas) {
  const TempFolder folder;
  const HuntRecord record = sample_hunt();
  write_hunt_file(folder / "a.h5", record, sample_provenance());
  const HuntRecord found = read_hunt_file(folder / "a.h5").record;
  EXPECT_EQ(found.problem, record.problem);
  EXPECT_EQ(found.answers, record.answers);
  EXPECT_EQ(found.salvo, record.salvo);
  EXPECT_EQ(found.layouts, record.layouts);
  EXPECT_EQ(found.asked, record.asked);
  EXPECT_EQ(found.seed, record.seed);
  EXPECT_EQ(found.games, record.games);
  EXPECT_EQ(found.first, record.first);
  EXPECT_EQ(found.early, record.early);
  EXPECT_EQ(found.config_toml, record.config_toml);
  EXPECT_EQ(found.done(), 3U);
  ASSERT_EQ(found.hunters.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(found.hunters[i].name, record.hunters[i].name);
    EXPECT_EQ(found.hunters[i].shots, record.hunters[i].shots);
    EXPECT_EQ(found.hunters[i].early_shots, record.hunters[i].early_shots);
    EXPECT_EQ(found.hunters[i].cpu_seconds, record.hunters[i].cpu_seconds);
  }
  EXPECT_NE(describe_file(folder / "a.h5").find("3 of 10, from 4"), std::string::npos);
}

TEST(HuntFile, WhatDoesNotFitTogetherIsRefused) {
  const TempFolder folder;
  const auto refuse = [&](const HuntRecord& record, const char* why) {
    write_hunt_file(folder / "a.h5", record, sample_provenance());
    EXPECT_ERROR(read_hunt_file(folder / "a.h5"), FileError, why);
  };
  HuntRecord record = sample_hunt();
  record.hunters[1].shots.pop_back();
  refuse(record, "differ in number");
  record = sample_hunt();
  record.games = 6;
  refuse(record, "differ in number");
  record = sample_hunt();
  record.hunters[0].early_shots.pop_back();
  refuse(record, "other cells than the board");
  record = sample_hunt();
  record.hunters[0].shots[1] = 7;
  refuse(record, "a game of 7 shots on 6 cells");
}

}  // namespace
}  // namespace flotilla::store
