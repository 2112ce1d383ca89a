// SPDX-License-Identifier: MIT
#include "store/race_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

/// Races first .. first + 2 of five, all with the same shots.
RaceRecord sample_races(std::uint64_t first = 0, std::uint64_t count = 5) {
  RaceRecord record;
  record.side = 2;
  record.rival = "plain";
  record.last_sweep = "dark";
  record.seed = 9;
  record.config_toml = "side = 2\n";
  record.seconds = 0.5;
  record.cpu_seconds = 0.25;
  record.peak_memory_bytes = 4096;
  RacedLayouts& raced = record.layouts.emplace_back();
  raced.layouts = "random";
  raced.wanted = 5;
  raced.ranges = {{first, count}};
  raced.rival_games = {0, 0, 0, count, 0};
  raced.plans = {{"within", count, 0, 0, {0, count, 0, 0, 0}},
                 {"plan1", 0, count, 0, {0, 0, 0, count, 0}}};
  return record;
}

TEST(RaceFile, ReadsBackAsWritten) {
  const TempFolder folder;
  write_race_file(folder / "a.h5", sample_races(), sample_provenance());
  const RaceFile found = read_race_file(folder / "a.h5");
  EXPECT_EQ(found.record, sample_races());
  EXPECT_EQ(found.provenance, sample_provenance());
  EXPECT_NE(describe_file(folder / "a.h5").find(": flotilla races, version 1, 5 races"),
            std::string::npos);
}

TEST(RaceFile, RefusesOtherFilesAndWhatDoesNotAddUp) {
  const TempFolder folder;
  EXPECT_ERROR(read_race_file(folder / "a.h5"), FileError, "No such file");
  write_count_file(folder / "count.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_ERROR(read_race_file(folder / "count.h5"), FileError, "flotilla count");
  RaceRecord record = sample_races();
  record.layouts[0].plans[1].losses = 1;
  write_race_file(folder / "a.h5", record, sample_provenance());
  EXPECT_ERROR(read_race_file(folder / "a.h5"), FileError,
               "its games on random layouts do not add up to its races");
}

TEST(MergedRaces, AreTheWholeInAnyOrder) {
  const RaceRecord a = sample_races(0, 2), b = sample_races(2, 1), c = sample_races(3, 2);
  for (const auto& files :
       {std::vector<std::pair<std::string, RaceRecord>>{{"a", a}, {"b", b}, {"c", c}},
        {{"c", c}, {"a", a}, {"b", b}}}) {
    RaceRecord merged = merged_races(files);
    EXPECT_DOUBLE_EQ(merged.seconds, 1.5);
    EXPECT_DOUBLE_EQ(merged.cpu_seconds, 0.75);
    merged.seconds = 0.5;
    merged.cpu_seconds = 0.25;
    EXPECT_EQ(merged, sample_races());
  }
}

TEST(MergedRaces, OverlapsAndGapsAreRefusedByName) {
  const RaceRecord a = sample_races(0, 2), b = sample_races(2, 1), c = sample_races(3, 2);
  EXPECT_ERROR(merged_races({{"a.h5", a}, {"c.h5", c}}), InputError,
               "races 2 to 2 on random layouts are in none of the files");
  EXPECT_ERROR(merged_races({{"a.h5", a}, {"b.h5", b}}), InputError,
               "races 3 to 4 on random layouts are in none of the files");
  EXPECT_ERROR(merged_races({{"b.h5", b}, {"c.h5", c}}), InputError,
               "races 0 to 1 on random layouts are in none of the files");
  EXPECT_ERROR(merged_races({{"a.h5", a}, {"x.h5", sample_races(1, 2)}, {"c.h5", c}}), InputError,
               "races 1 to 1 on random layouts are in a.h5 and in x.h5");
  EXPECT_ERROR(merged_races({{"a.h5", sample_races()}, {"b.h5", sample_races()}}), InputError,
               "races 0 to 4 on random layouts are in a.h5 and in b.h5");
}

TEST(MergedRaces, OtherExperimentsAreRefusedByName) {
  RaceRecord other = sample_races(2, 3);
  other.seed = 10;
  EXPECT_ERROR(merged_races({{"a.h5", sample_races(0, 2)}, {"b.h5", other}}), InputError,
               "a.h5 and b.h5 are of different experiments: 2x2, seed 9, within and plan1 against "
               "plain, last sweep dark, random: 5; and 2x2, seed 10");
}

}  // namespace
}  // namespace flotilla::store
