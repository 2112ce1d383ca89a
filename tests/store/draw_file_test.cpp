// SPDX-License-Identifier: MIT
#include "store/draw_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_draws.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

void write(const std::filesystem::path& path, const DrawRecord& record,
           const std::vector<DrawColumns>& pieces) {
  DrawFileWriter writer(path, record);
  for (const DrawColumns& piece : pieces) writer.append(piece);
  writer.commit(record, sample_provenance());
}

TEST(DrawFile, ReadsBackAsWrittenInAnyPieces) {
  const TempFolder folder;
  constexpr int k_draws = 200000;  // several chunks
  write(folder / "a.h5", sample_draws(), {sample_columns(0, k_draws)});
  write(folder / "b.h5", sample_draws(),
        {sample_columns(0, 1), sample_columns(1, 150000), {}, sample_columns(150001, 49999)});
  const DrawFile found = read_draw_file(folder / "b.h5");
  EXPECT_EQ(found.record, sample_draws());
  EXPECT_EQ(found.provenance, sample_provenance());
  EXPECT_EQ(found.columns, sample_columns(0, k_draws));
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  write(folder / "b.h5", sample_draws(), {sample_columns(1, k_draws)});
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  EXPECT_EQ(folder.contents(), (std::vector<std::string>{"a.h5", "b.h5"}));
}

TEST(DrawFile, OfNumbersAskedForOfLargeOnesAndOfNoShips) {
  const TempFolder folder;
  DrawRecord record = sample_draws();
  record.stream.reset();
  record.evidence = R"({"rows":4,"cols":5})";
  record.count = (BigInt(1) << 200U) + 1;
  DrawColumns columns;
  columns.numbers = {0, BigInt(1) << 200U, (BigInt(1) << 100U) + 7};
  columns.ships = {0, 0, 0};
  write(folder / "a.h5", record, {columns});
  const DrawFile found = read_draw_file(folder / "a.h5");
  EXPECT_EQ(found.record, record);
  EXPECT_EQ(found.columns, columns);
  EXPECT_NE(describe_file(folder / "a.h5").find("placements asked for by number"),
            std::string::npos);
}

TEST(DrawFile, NothingIsThereUnlessCommitted) {
  const TempFolder folder;
  {
    DrawFileWriter writer(folder / "a.h5", sample_draws());
    writer.append(sample_columns(0, 10));
  }
  EXPECT_TRUE(folder.contents().empty());
}

TEST(DrawFile, RefusesOtherFiles) {
  const TempFolder folder;
  EXPECT_ERROR(read_draw_file(folder / "a.h5"), FileError, "No such file");
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_ERROR(read_draw_file(folder / "a.h5"), FileError,
               "is a \"flotilla count\" file, not a \"flotilla draw\" file");
  DrawColumns columns = sample_columns(0, 3);
  columns.ships.back() = 1;
  write(folder / "a.h5", sample_draws(), {columns});
  EXPECT_ERROR(read_draw_file(folder / "a.h5"), FileError,
               "the columns of its draws do not fit each other");
}

TEST(DrawFile, IsDescribed) {
  const TempFolder folder;
  write(folder / "a.h5", sample_draws(), {sample_columns(0, 3)});
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_NE(text.find("flotilla draw, version 1, 3 placements"), std::string::npos) << text;
  EXPECT_NE(text.find("seed 7, draws 1000 to 1002"), std::string::npos) << text;
}

}  // namespace
}  // namespace flotilla::store
