// SPDX-License-Identifier: MIT
#include "store/price_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

PriceRecord sample_prices() {
  PriceRecord record;
  record.problem = "board 2x3, fleet 1:2, touch corner";
  record.board_rows = 2;
  record.board_cols = 3;
  record.fleet = "1:2";
  record.ships = {{1, 2}};
  record.touch = "corner";
  record.placements = 8;
  record.number_sets = 6;
  record.pinned = 4;
  record.median_left = 1;
  record.worst_left = 2;
  record.mean_left = 1.5;
  record.groups = {{1, 4}, {2, 2}};
  record.states = 5;
  record.row_numbers = 3;
  record.additions = 9;
  record.config_toml = "board = \"2x3\"\n";
  record.seconds = 0.25;
  record.peak_memory_bytes = 4096;
  return record;
}

TEST(PriceFile, ReadsBackAsWritten) {
  const TempFolder folder;
  write_price_file(folder / "a.h5", sample_prices(), sample_provenance());
  const PriceFile found = read_price_file(folder / "a.h5");
  EXPECT_EQ(found.record, sample_prices());
  EXPECT_EQ(found.provenance, sample_provenance());
}

TEST(PriceFile, OfNoPlacement) {
  const TempFolder folder;
  PriceRecord record;
  record.problem = "board 1x1, fleet 2:1, touch none";
  record.fleet = "2:1";
  record.touch = "none";
  write_price_file(folder / "a.h5", record, sample_provenance());
  EXPECT_EQ(read_price_file(folder / "a.h5").record, record);
}

TEST(PriceFile, RefusesOtherFilesAndWhatDoesNotAddUp) {
  const TempFolder folder;
  EXPECT_ERROR(read_price_file(folder / "a.h5"), FileError, "No such file");
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_ERROR(read_price_file(folder / "a.h5"), FileError,
               "is a \"flotilla count\" file, not a \"flotilla price\" file");
  PriceRecord record = sample_prices();
  record.groups[1].number_sets = 3;
  write_price_file(folder / "a.h5", record, sample_provenance());
  EXPECT_ERROR(read_price_file(folder / "a.h5"), FileError, "its groups do not add up");
}

TEST(PriceFile, SameButForTimes) {
  const TempFolder folder;
  PriceRecord record = sample_prices();
  write_price_file(folder / "a.h5", record, sample_provenance());
  record.seconds = 9;
  write_price_file(folder / "b.h5", record, sample_provenance());
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  record.worst_left = 3;
  write_price_file(folder / "b.h5", record, sample_provenance());
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
}

TEST(PriceFile, Described) {
  const TempFolder folder;
  write_price_file(folder / "a.h5", sample_prices(), sample_provenance());
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_TRUE(text.starts_with((folder / "a.h5").string() +
                               ": flotilla price, version 1, board 2x3, fleet 1:2, touch corner\n"
                               "  placements  8, 6 sets of numbers, 4 pinned by theirs\n"
                               "  left        median 1, mean 1.50, worst 2\n"))
      << text;
}

}  // namespace
}  // namespace flotilla::store
