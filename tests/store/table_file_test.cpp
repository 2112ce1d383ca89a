// SPDX-License-Identifier: MIT
#include "store/table_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(TableFile, RoundTripKeepsTheOrderOfColumns) {
  const TempFolder folder;
  const std::vector<Column> columns = {
      {"width", "", std::vector<std::uint64_t>{10, std::uint64_t{1} << 63}},
      {"seconds", "s", std::vector<double>{0.1, 2e100}},
      {"fleet", "", std::vector<std::string>{"4:1", "größer"}}};
  write_table_file(folder / "a.h5", "flotilla bench", columns, sample_provenance());
  const TableFile found = read_table_file(folder / "a.h5", "flotilla bench");
  EXPECT_EQ(found.columns, columns);
  EXPECT_EQ(found.provenance.threads, 2);
  EXPECT_ERROR(read_table_file(folder / "a.h5", "flotilla race"), FileError,
               "is a \"flotilla bench\" file, not a \"flotilla race\" file");
  EXPECT_ERROR(read_table_file(folder / "no.h5", "x"), FileError, "cannot read: No such file");
}

TEST(TableFile, MayBeEmpty) {
  const TempFolder folder;
  write_table_file(folder / "a.h5", "flotilla bench", {}, sample_provenance());
  EXPECT_TRUE(read_table_file(folder / "a.h5", "flotilla bench").columns.empty());
}

}  // namespace
}  // namespace flotilla::store
