// SPDX-License-Identifier: MIT
#include "bench/bench_table.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "bench/stopwatch.hpp"
#include "bench/timed_command.hpp"
#include "expect_message.hpp"
#include "number/errors.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::bench {
namespace {

using store::TempFolder;

BenchTable sample() {
  BenchTable table;
  table.machine = {"A processor, 2 cores", "L1d 48K", "8.0 GiB", "avx2", "GNU 12.2.0, Release"};
  table.provenance.threads = 2;
  table.lines.resize(2);
  for (BoardLine& line : table.lines) {
    line.ring = "Z/2^64";
    line.triad_1 = 10;
    line.triad_all = 20;
    line.moved_1 = 5;
    line.moved_all = 15;
  }
  table.lines[0].board = "8x8";
  table.lines[0].states = 2000;
  table.lines[0].row_s = 0.5;
  table.lines[1].board = "9x9";
  table.lines[1].states = 5000;
  table.lines[1].row_s = 1.5;
  table.lines[1].save_s = 0.25;
  fill_in_comparisons(table.lines);
  return table;
}

TEST(BenchTable, GrowsFromBoardToBoard) {
  const BenchTable table = sample();
  EXPECT_TRUE(std::isnan(table.lines[0].state_growth));
  EXPECT_DOUBLE_EQ(table.lines[1].state_growth, 2.5);
  EXPECT_DOUBLE_EQ(table.lines[1].row_growth, 3);
  EXPECT_DOUBLE_EQ(table.lines[0].of_triad_1, 0.5);
  EXPECT_DOUBLE_EQ(table.lines[0].of_triad_all, 0.75);
}

TEST(BenchTable, PrintsTheSameFromItsFile) {
  const TempFolder folder;
  write_bench(folder / "bench.h5", sample());
  const BenchTable read = read_bench(folder / "bench.h5");
  EXPECT_EQ(plain_text(read), plain_text(sample()));
  EXPECT_EQ(markdown(read), markdown(sample()));
}

TEST(BenchTable, MarkdownShowsOnlyWhatWasMeasured) {
  const std::string text = markdown(sample());
  EXPECT_NE(text.find("| 9x9 | Z/2^64 | 5000 | - |"), std::string::npos) << text;
  EXPECT_NE(text.find("| 9x9 | checkpoint saved, s | 0.250 |"), std::string::npos) << text;
  EXPECT_EQ(text.find("| 8x8 | checkpoint saved, s |"), std::string::npos) << text;
}

TEST(BenchTable, RefusesAFileWithoutItsColumns) {
  const TempFolder folder;
  store::write_table_file(folder / "a.h5", k_filetype, {}, {});
  EXPECT_ERROR(static_cast<void>(read_bench(folder / "a.h5")), FileError,
               "this flotilla bench file has no column board of the right kind");
}

TEST(Stopwatch, Median) {
  EXPECT_EQ(median({3}), 3);
  EXPECT_EQ(median({5, 1, 3}), 3);
  EXPECT_EQ(median({4, 1, 3, 2}), 3);
}

TEST(TimedCommand, ReadsTheSecondsACommandReports) {
  const TimedCommand time = time_command({"echo", R"({"seconds": 1.5})"});
  EXPECT_EQ(time.reported_s, 1.5);
  EXPECT_GT(time.wall_s, 0);
}

TEST(TimedCommand, RefusesFailures) {
  EXPECT_ERROR(static_cast<void>(time_command({"no-such-program"})), FileError,
               "no-such-program: cannot be started");
  EXPECT_ERROR(static_cast<void>(time_command({"false"})), FileError, "false: failed");
  EXPECT_ERROR(static_cast<void>(time_command({"echo", "hello"})), FileError,
               "printed no JSON object: hello");
}

}  // namespace
}  // namespace flotilla::bench
