// SPDX-License-Identifier: MIT
#include "store/bank_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_draws.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "store/draw_file.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

BankRecord sample_bank() {
  BankRecord record;
  record.problem = "board 2x3, fleet 2:1, touch none";
  record.board_rows = 2;
  record.board_cols = 3;
  record.fleet = "2:1";
  record.ships = {{2, 1}};
  record.touch = "none";
  record.sampler = "sequential";
  record.seed = 7;
  record.first = 10;
  record.asked = 5;
  record.reading = "shapes";
  record.up_to = "fleet";
  record.grade = "touch";
  record.passes = 2;
  record.removes_numbers = true;
  record.attempts_allowed = 100;
  record.effort_allowed = 5000;
  record.config_toml = "seed = 7\n";
  record.seconds = 0.5;
  record.peak_memory_bytes = 12345;
  return record;
}

BankColumns sample_boards(std::uint64_t first, std::uint64_t count) {
  BankColumns columns;
  for (std::uint64_t i = first; i < first + count; ++i) {
    columns.index.push_back(i);
    columns.attempts.push_back(i % 3 + 1);
    columns.given_up.push_back(i % 3);
    columns.conflicts.push_back(i * 10);
    columns.grade.push_back(static_cast<std::uint8_t>(i % 6));
    columns.seconds.push_back(0.25);
    for (const char clue : {'.', '~', '*', 'o', '<', '.'})
      columns.clue.push_back(static_cast<std::uint8_t>(clue));
    columns.row_number.insert(columns.row_number.end(), {2, BankColumns::k_not_printed});
    columns.column_number.insert(columns.column_number.end(), {1, 1, 0});
    columns.ships.push_back(1);
    columns.row.push_back(0);
    columns.col.push_back(static_cast<std::int32_t>(i % 2));
    columns.length.push_back(2);
    columns.down.push_back(0);
  }
  return columns;
}

void write(const std::filesystem::path& path, const std::vector<BankColumns>& pieces) {
  BankFileWriter writer(path, sample_bank());
  for (const BankColumns& piece : pieces) writer.append(piece);
  writer.commit(sample_bank(), sample_provenance());
}

TEST(BankFile, ReadsBackAsWrittenInAnyPieces) {
  const TempFolder folder;
  BankColumns all = sample_boards(10, 3000), last = sample_boards(1000, 2010);
  all.not_made = last.not_made = {14};
  all.not_made_given_up = last.not_made_given_up = {99};
  write(folder / "a.h5", {all});
  write(folder / "b.h5", {sample_boards(10, 990), {}, last});
  const BankFile found = read_bank_file(folder / "b.h5");
  EXPECT_EQ(found.record, sample_bank());
  EXPECT_EQ(found.provenance, sample_provenance());
  EXPECT_EQ(found.columns, all);
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  all.attempts[5] = 99;
  write(folder / "b.h5", {all});
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
}

TEST(BankFile, SecondsAreNotCompared) {
  const TempFolder folder;
  BankColumns columns = sample_boards(10, 5);
  write(folder / "a.h5", {columns});
  columns.seconds[2] = 4;
  write(folder / "b.h5", {columns});
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
}

TEST(BankFile, OfNoBoards) {
  const TempFolder folder;
  write(folder / "a.h5", {});
  EXPECT_EQ(read_bank_file(folder / "a.h5").columns, BankColumns());
}

TEST(BankFile, RefusesOtherFilesAndColumnsThatDoNotFit) {
  const TempFolder folder;
  {
    DrawFileWriter draws(folder / "a.h5", sample_draws());
    draws.commit(sample_draws(), sample_provenance());
  }
  EXPECT_ERROR(read_bank_file(folder / "a.h5"), FileError,
               "is a \"flotilla draw\" file, not a \"flotilla bank\" file");
  BankColumns columns = sample_boards(10, 3);
  columns.not_made = {14};  // but not how many attempts at it were given up
  write(folder / "a.h5", {columns});
  EXPECT_ERROR(read_bank_file(folder / "a.h5"), FileError,
               "the columns of its boards do not fit each other");
  columns.not_made.clear();
  columns.ships.back() = 2;
  write(folder / "a.h5", {columns});
  EXPECT_ERROR(read_bank_file(folder / "a.h5"), FileError,
               "the columns of its boards do not fit each other");
}

TEST(BankFile, IsDescribed) {
  const TempFolder folder;
  BankColumns columns = sample_boards(10, 4);
  columns.not_made = {14};
  columns.not_made_given_up = {60};
  write(folder / "a.h5", {columns});
  const std::string text = describe_file(folder / "a.h5");
  for (const char* part :
       {"4 of 5", "seed 7 from index 10", "sequential sampler, not uniform", "rules up to fleet",
        "grade touch", "108 attempts, 64 given up at an effort of 5000"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

}  // namespace
}  // namespace flotilla::store
