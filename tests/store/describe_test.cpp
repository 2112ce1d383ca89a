// SPDX-License-Identifier: MIT
#include "store/describe.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_checkpoint.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/seal.hpp"
#include "store/table_file.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

Provenance fixed_provenance() {
  return {"0.1.0", "abc", "node7", "flotilla count a.toml", "2026-01-31T23:59:59Z", 3,
          1,       2.5,   1 << 20};
}

constexpr char k_provenance_lines[] =
    "  written by  flotilla 0.1.0 (commit abc) on node7, 3 ranks of 1 thread\n"
    "  started     2026-01-31T23:59:59Z, took 2.500 s, peak 1 MiB a rank\n"
    "  command     flotilla count a.toml\n";

TEST(Describe, Counts) {
  const TempFolder folder;
  CountRecord small;
  small.board_rows = 3;
  small.board_cols = 2;
  small.fleet = "2:1";
  small.touch = "any";
  small.count = 7;
  write_count_file(folder / "a.h5", std::vector{sample_record(), small}, fixed_provenance());
  EXPECT_EQ(
      describe_file(folder / "a.h5"),
      (folder / "a.h5").string() +
          ": flotilla count, version 1, 2 boards\n"
          "  board  fleet            touch          count  most states    table  rings   seconds\n"
          "  10x10  4:1,3:2,2:3,1:4  none   1,925,751,392       12,594  445 KiB  Z/2^64    1.750\n"
          "  3x2    2:1              any                7            0  0 bytes            "
          "0.000\n" +
          k_provenance_lines);
}

TEST(Describe, Table) {
  const TempFolder folder;
  write_table_file(folder / "a.h5", "flotilla bench",
                   {{"fleet", "", std::vector<std::string>{"4:1", "x"}},
                    {"states", "", std::vector<std::uint64_t>{1234567, 8}},
                    {"wait", "s", std::vector<double>{0.25, 1e-9}}},
                   fixed_provenance());
  EXPECT_EQ(describe_file(folder / "a.h5"), (folder / "a.h5").string() +
                                                ": flotilla bench, version 1, 2 rows\n"
                                                "  fleet     states  wait [s]\n"
                                                "  4:1    1,234,567      0.25\n"
                                                "  x              8     1e-09\n" +
                                                k_provenance_lines);
}

TEST(Describe, CheckpointManifestAndPart) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1), {40, 1000});
  const std::string manifest = describe_file(folder / "c/checkpoint.h5");
  EXPECT_NE(manifest.find("checkpoint.h5: flotilla checkpoint, version 1, 1 part\n"
                          "  problem     board=10x10 fleet=4:1 touch=none\n"
                          "  position    in the middle of row 7, ring Z/p61\n"
                          "  rings       Z/2^64, Z/p61\n"
                          "  states      7 after the last row\n"
                          "  parts       "),
            std::string::npos)
      << manifest;
  const std::string part = describe_file(folder / "c/row-00007-Z_p61-1/part-0000.h5");
  EXPECT_NE(part.find("part-0000.h5: flotilla checkpoint part, version 1, of rank 0 of 1\n"
                      "  problem     board=10x10 fleet=4:1 touch=none\n"
                      "  position    in the middle of row 7, ring Z/p61\n"
                      "  holds       40 groups, "),
            std::string::npos)
      << part;
}

TEST(Describe, RefusesOtherFiles) {
  const TempFolder folder;
  EXPECT_ERROR(describe_file(folder / "no.h5"), FileError,
               "no.h5: cannot read: No such file or directory");
  EXPECT_ERROR(describe_file(folder.path()), FileError, ": cannot read: Is a directory");
  spill(folder / "a.h5", "hello");
  EXPECT_ERROR(describe_file(folder / "a.h5"), FileError, "a.h5: is not an HDF5 file");
  spill(folder / "a.h5", "");
  EXPECT_ERROR(describe_file(folder / "a.h5"), FileError, "a.h5: is empty");
  SealedFile(folder / "a.h5", "flotilla dream").commit();
  EXPECT_ERROR(describe_file(folder / "a.h5"), FileError,
               "a.h5: is a \"flotilla dream\" file, which this program does not know");
  write_count_file(folder / "a.h5", std::vector{sample_record()}, fixed_provenance());
  const std::string whole = slurp(folder / "a.h5");
  spill(folder / "a.h5", whole.substr(0, whole.size() / 2));
  EXPECT_ERROR(describe_file(folder / "a.h5"), FileError,
               "a.h5: was cut short, damaged or changed");
}

TEST(Describe, TruncatedFilesNeverCrash) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1));
  const auto path = folder / "c/row-00007-Z_p61-1/part-0000.h5";
  const std::string whole = slurp(path);
  for (std::size_t size = 0; size < whole.size(); size += 307) {
    spill(path, whole.substr(0, size));
    EXPECT_ERROR(describe_file(path), FileError, "part-0000.h5: ");
  }
}

}  // namespace
}  // namespace flotilla::store
