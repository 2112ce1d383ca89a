// SPDX-License-Identifier: MIT
// The names in files are a promise to other programs: h5py and h5dump read them here. Changing what this
// test expects means a new schema::k_version.
#include "store/schema.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

#include "sample_draws.hpp"
#include "sample_form.hpp"
#include "sample_marginals.hpp"
#include "sample_record.hpp"
#include "store/closed_form_file.hpp"
#include "store/count_file.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

/// Standard output of a shell command; "" if it fails.
std::string output_of(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"),
                                                   [](FILE*) { return 0; });
  if (pipe == nullptr) return "";
  std::string text;
  std::array<char, 4096> buffer{};
  for (std::size_t got; (got = std::fread(buffer.data(), 1, buffer.size(), pipe.get())) > 0;)
    text.append(buffer.data(), got);
  return ::pclose(pipe.get()) == 0 ? text : "";
}

TEST(Schema, H5pyReadsACountFile) {
  if (output_of("/usr/bin/python3 -c 'import h5py; print(1)' 2>/dev/null").empty())
    GTEST_SKIP() << "SKIPPED: /usr/bin/python3 has no h5py (package python3-h5py)";
  const TempFolder folder;
  CountRecord record = sample_record();
  record.polynomial[1].count = (BigInt(1) << 100) + 7;
  record.ships.push_back({5, k_unlimited_ships});
  write_count_file(folder / "a.h5", std::vector{record}, sample_provenance());
  EXPECT_EQ(output_of("/usr/bin/python3 " FLOTILLA_TESTS_STORE "/read_with_h5py.py " +
                      (folder / "a.h5").string()),
            "flotilla count 1\n"
            "1925751392 10 10\n"
            "['Z/2^64']\n"
            "[1, 2, 3, 4, 5] [4, 3, 2, 1, -1]\n"
            "[0, 0, 0, 0] 1\n"
            "[1, 0, 0, 0] 1267650600228229401496703205383\n"
            "[4, 3, 2, 1] 1925751392\n"
            "[123, 12594] [0.25, 1.5]\n"
            "[board]\nrows = 10  # Größe\n"
            "3\n");
}

TEST(Schema, H5dumpListsEveryName) {
  if (output_of("command -v h5dump").empty())
    GTEST_SKIP() << "SKIPPED: no h5dump (package hdf5-tools)";
  const TempFolder folder;
  write_count_file(folder / "a.h5", std::vector(2, sample_record()), sample_provenance());
  std::string expected;
  for (const std::string record : {"/counts/0000", "/counts/0001"}) {
    expected += " group      " + record + "\n";
    for (const std::string name :
         {"count_limbs", "polynomial", "polynomial/length", "polynomial/limbs", "polynomial/used",
          "rows", "rows/bytes", "rows/ring", "rows/row", "rows/seconds", "rows/states",
          "rows/updates", "run", "ship_count", "ship_length"})
      expected += (name == "polynomial" || name == "rows" || name == "run" ? " group      "
                                                                           : " dataset    ") +
                  record + "/" + name + "\n";
  }
  EXPECT_EQ(output_of("h5dump -n " + (folder / "a.h5").string()),
            "HDF5 \"" + (folder / "a.h5").string() +
                "\" {\nFILE_CONTENTS {\n group      /\n group      /counts\n" + expected +
                " group      /provenance\n }\n}\n");
  EXPECT_NE(output_of("h5dump -a /counts/0001/count " + (folder / "a.h5").string())
                .find("\"1925751392\""),
            std::string::npos);
}

TEST(Schema, H5dumpListsEveryNameOfAFileOfDraws) {
  if (output_of("command -v h5dump").empty())
    GTEST_SKIP() << "SKIPPED: no h5dump (package hdf5-tools)";
  const TempFolder folder;
  DrawFileWriter writer(folder / "a.h5", sample_draws());
  writer.append(sample_columns(5, 2));
  writer.commit(sample_draws(), sample_provenance());
  std::string expected = " group      /\n dataset    /count_limbs\n group      /draws\n";
  for (const std::string name : {"col", "down", "length", "rank", "row", "ships"})
    expected += " dataset    /draws/" + name + "\n";
  expected +=
      " group      /provenance\n group      /run\n dataset    /ship_count\n dataset    "
      "/ship_length\n";
  const std::string file = (folder / "a.h5").string();
  EXPECT_EQ(output_of("h5dump -n " + file),
            "HDF5 \"" + file + "\" {\nFILE_CONTENTS {\n" + expected + " }\n}\n");
  for (const std::string data : {"(0): 2, 2\n", "(0,0): 5,\n", "(0): 1, 1, 0, 0\n"})
    EXPECT_NE(output_of("h5dump -g /draws " + file).find(data), std::string::npos) << data;
}

TEST(Schema, H5dumpListsEveryNameOfAClosedForm) {
  if (output_of("command -v h5dump").empty())
    GTEST_SKIP() << "SKIPPED: no h5dump (package hdf5-tools)";
  const TempFolder folder;
  write_closed_form_file(folder / "a.h5", sample_form(), sample_provenance());
  std::string expected;
  for (const std::string name : {"boards/",
                                 "boards/board_cols",
                                 "boards/board_rows",
                                 "boards/seconds",
                                 "length",
                                 "phi/",
                                 "phi/denominator",
                                 "phi/height",
                                 "phi/numerator",
                                 "phi/smaller_fleet",
                                 "phi/width",
                                 "polynomial/",
                                 "polynomial/denominator",
                                 "polynomial/numerator",
                                 "polynomial/power_of_m",
                                 "polynomial/power_of_n",
                                 "provenance/",
                                 "run/",
                                 "ship_count",
                                 "ship_length",
                                 "used"})
    expected += name.ends_with('/') ? " group      /" + name.substr(0, name.size() - 1) + "\n"
                                    : " dataset    /" + name + "\n";
  EXPECT_EQ(output_of("h5dump -n " + (folder / "a.h5").string()),
            "HDF5 \"" + (folder / "a.h5").string() + "\" {\nFILE_CONTENTS {\n group      /\n" +
                expected + " }\n}\n");
}

TEST(Schema, H5dumpListsEveryNameOfMarginalsAndLines) {
  if (output_of("command -v h5dump").empty())
    GTEST_SKIP() << "SKIPPED: no h5dump (package hdf5-tools)";
  const TempFolder folder;
  const auto table = [](const std::string& name) {
    std::string lines = " group      /" + name + "\n";
    for (const char* part : {"denominator", "numerator", "placements", "probability"})
      lines += " dataset    /" + name + "/" + part + "\n";
    return lines;
  };
  const auto listed = [&](const std::string& file, const std::string& lines) {
    EXPECT_EQ(output_of("h5dump -n " + (folder / file).string()),
              "HDF5 \"" + (folder / file).string() + "\" {\nFILE_CONTENTS {\n group      /\n" +
                  lines + " }\n}\n");
  };
  write_marginals_file(folder / "a.h5", sample_marginals(), sample_provenance());
  listed("a.h5",
         " group      /berths\n dataset    /berths/col\n dataset    /berths/length\n"
         " dataset    /berths/placements\n dataset    /berths/row\n dataset    /berths/vertical\n" +
             table("by_axis") + table("by_length") + table("by_shape") +
             " dataset    /length\n group      /provenance\n group      /run\n"
             " dataset    /shape\n" +
             table("ship") +
             " dataset    /ship_count\n dataset    /ship_length\n"
             " dataset    /symmetry_class\n");
  write_lines_file(folder / "b.h5", sample_lines(), sample_provenance());
  listed("b.h5", table("column_numbers") + " group      /provenance\n" + table("row_numbers") +
                     table("row_pair") +
                     " group      /run\n dataset    /ship_count\n dataset    /ship_length\n");
}

TEST(Schema, H5pyReadsMarginals) {
  if (output_of("/usr/bin/python3 -c 'import h5py; print(1)' 2>/dev/null").empty())
    GTEST_SKIP() << "SKIPPED: /usr/bin/python3 has no h5py (package python3-h5py)";
  const TempFolder folder;
  write_marginals_file(folder / "a.h5", sample_marginals(), sample_provenance());
  const std::string script =
      "import h5py; f = h5py.File('" + (folder / "a.h5").string() +
      "'); print(f['ship/probability'][:].tolist(), f['ship/placements'][0, 1].decode(), "
      "f['by_shape/numerator'][0, 1, 2].decode(), f['by_shape/denominator'][0, 1, 2].decode(), "
      "f['by_length/probability'].shape)";
  EXPECT_EQ(output_of("/usr/bin/python3 -c \"" + script + "\""),
            "[[0.5, 1.0, 0.5]] 2 1 2 (1, 3, 1)\n");
}

}  // namespace
}  // namespace flotilla::store
