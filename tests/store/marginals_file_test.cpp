// SPDX-License-Identifier: MIT
#include "store/marginals_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_marginals.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

void expect_reads_back(const MarginalsRecord& record) {
  const TempFolder folder;
  write_marginals_file(folder / "a.h5", record, sample_provenance());
  const MarginalsFile found = read_marginals_file(folder / "a.h5");
  EXPECT_EQ(found.record, record);
  EXPECT_EQ(found.provenance, sample_provenance());
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.h5"});
}

TEST(MarginalsFile, ReadsBackAsWritten) {
  MarginalsRecord record = sample_marginals();
  expect_reads_back(record);
  record.evidence = R"({"rows":1,"cols":3,"shots":["A1 hit"]})";
  record.symmetry_class = {0, 1, 2};
  expect_reads_back(record);
}

TEST(MarginalsFile, OfLargeNumbersOfNoShipsAndOfNothing) {
  MarginalsRecord record = sample_marginals();
  record.count = (BigInt(1) << 3000U) + 1;
  record.ship.placements[1] = record.count - 1;
  expect_reads_back(record);

  record = sample_marginals();
  record.count = 0;
  for (ExactTable* table : {&record.ship, &record.by_length, &record.by_axis, &record.by_shape})
    table->placements.assign(table->placements.size(), 0);
  record.berths.clear();
  expect_reads_back(record);

  record.count = 1;
  record.fleet = "empty";
  record.ships.clear();
  record.lengths.clear();
  record.by_length = {{1, 3, 0}, {}};
  expect_reads_back(record);
}

TEST(MarginalsFile, RefusesOtherFiles) {
  const TempFolder folder;
  EXPECT_ERROR(read_marginals_file(folder / "a.h5"), FileError, "No such file");
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_ERROR(read_marginals_file(folder / "a.h5"), FileError,
               "a.h5: is a \"flotilla count\" file, not a \"flotilla marginals\" file");
  write_marginals_file(folder / "a.h5", sample_marginals(), sample_provenance());
  EXPECT_ERROR(read_count_file(folder / "a.h5"), FileError,
               "is a \"flotilla marginals\" file, not a \"flotilla count\" file");
  const std::string whole = slurp(folder / "a.h5");
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{100}, whole.size() - 1}) {
    spill(folder / "a.h5", whole.substr(0, bytes));
    EXPECT_ERROR(read_marginals_file(folder / "a.h5"), FileError, "a.h5: ");
  }
}

/// Reading a record that was changed in one way fails with `message`.
template <typename Change>
void expect_refused(const char* message, Change change) {
  const TempFolder folder;
  MarginalsRecord record = sample_marginals();
  change(record);
  write_marginals_file(folder / "a.h5", record, sample_provenance());
  EXPECT_ERROR(read_marginals_file(folder / "a.h5"), FileError, message);
}

TEST(MarginalsFile, RefusesWhatDoesNotFitTogether) {
  expect_refused("table ship does not fit its board", [](MarginalsRecord& record) {
    record.ship.shape = {3, 1};
  });
  expect_refused("table by_length does not fit its board", [](MarginalsRecord& record) {
    record.lengths = {1, 2};
  });
  expect_refused("table ship holds more placements than there are",
                 [](MarginalsRecord& record) { record.ship.placements[0] = 3; });
  expect_refused("holds a berth that is not on its board",
                 [](MarginalsRecord& record) { record.berths[1].col = 2; });
  expect_refused("its board has no cells", [](MarginalsRecord& record) { record.board_rows = 0; });
}

TEST(MarginalsFile, SameButForTimes) {
  const TempFolder folder;
  MarginalsRecord record = sample_marginals();
  write_marginals_file(folder / "a.h5", record, sample_provenance());
  record.seconds = 9;
  record.config_toml = "threads = 2\n";
  write_marginals_file(folder / "b.h5", record, sample_provenance());
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  record.berths[0].placements = 2;
  write_marginals_file(folder / "b.h5", record, sample_provenance());
  std::string difference;
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5", &difference));
  EXPECT_EQ(difference, "/berths/placements: differs");
}

TEST(MarginalsFile, Described) {
  const TempFolder folder;
  write_marginals_file(folder / "a.h5", sample_marginals(), sample_provenance());
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_TRUE(text.starts_with(
      (folder / "a.h5").string() +
      ": flotilla marginals, version 1, board 1x3, fleet 2:1, touch none\n"
      "  placements  2\n"
      "  known       nothing\n"
      "  counts      3 cells in 2 classes, 2 berths used, by length 2, axis and shape\n"
      "  rings       Z/2^64\n"
      "  written by  flotilla "))
      << text;
}

}  // namespace
}  // namespace flotilla::store
