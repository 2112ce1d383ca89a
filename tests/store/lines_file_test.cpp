// SPDX-License-Identifier: MIT
#include "store/lines_file.hpp"

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

TEST(LinesFile, ReadsBackAsWritten) {
  const TempFolder folder;
  LinesRecord record = sample_lines();
  for (int parts = 0; parts < 8; ++parts) {
    record = sample_lines();
    if ((parts & 1) != 0) record.row_numbers.reset();
    if ((parts & 2) != 0) record.column_numbers.reset();
    if ((parts & 4) != 0) record.row_pair.reset();
    write_lines_file(folder / "a.h5", record, sample_provenance());
    EXPECT_EQ(read_lines_file(folder / "a.h5").record, record);
  }
  record.count = 0;
  write_lines_file(folder / "a.h5", record, sample_provenance());
  EXPECT_EQ(read_lines_file(folder / "a.h5").record, record);
}

TEST(LinesFile, RefusesOtherFilesAndWhatDoesNotFitTogether) {
  const TempFolder folder;
  EXPECT_ERROR(read_lines_file(folder / "a.h5"), FileError, "No such file");
  write_marginals_file(folder / "a.h5", sample_marginals(), sample_provenance());
  EXPECT_ERROR(read_lines_file(folder / "a.h5"), FileError,
               "a.h5: is a \"flotilla marginals\" file, not a \"flotilla lines\" file");
  LinesRecord record = sample_lines();
  record.row_pair->second = 1;
  write_lines_file(folder / "a.h5", record, sample_provenance());
  EXPECT_ERROR(read_lines_file(folder / "a.h5"), FileError, "rows that are not on its board");
  record = sample_lines();
  record.column_numbers->shape = {2, 3};
  write_lines_file(folder / "a.h5", record, sample_provenance());
  EXPECT_ERROR(read_lines_file(folder / "a.h5"), FileError,
               "table column_numbers does not fit its board");
  write_lines_file(folder / "a.h5", sample_lines(), sample_provenance());
  const std::string whole = slurp(folder / "a.h5");
  spill(folder / "a.h5", whole.substr(0, whole.size() / 2));
  EXPECT_ERROR(read_lines_file(folder / "a.h5"), FileError, "a.h5: was cut short");
}

TEST(LinesFile, Described) {
  const TempFolder folder;
  write_lines_file(folder / "a.h5", sample_lines(), sample_provenance());
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_TRUE(text.starts_with(
      (folder / "a.h5").string() +
      ": flotilla lines, version 1, board 1x3, fleet 2:1, touch none\n"
      "  placements  2\n"
      "  known       nothing\n"
      "  counts      by number of ship cells: 1 row, 3 columns, rows 1 and 1 together\n"
      "  written by  flotilla "))
      << text;
}

}  // namespace
}  // namespace flotilla::store
