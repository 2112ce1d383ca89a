// SPDX-License-Identifier: MIT
#include "store/count_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "in_child.hpp"
#include "number/errors.hpp"
#include "sample_record.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

void expect_round_trip(const std::vector<CountRecord>& records) {
  const TempFolder folder;
  write_count_file(folder / "a.h5", records, sample_provenance());
  const CountFile found = read_count_file(folder / "a.h5");
  EXPECT_EQ(found.records, records);
  EXPECT_EQ(found.provenance.command_line, "flotilla count configs/a.toml");
  EXPECT_EQ(found.provenance.ranks, 3);
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.h5"});
}

TEST(CountFile, RoundTrip) { expect_round_trip({sample_record()}); }

TEST(CountFile, RoundTripOfNoneAndOfMany) {
  expect_round_trip({});
  expect_round_trip(std::vector<CountRecord>(12, sample_record()));
}

TEST(CountFile, RoundTripOfExtremes) {
  CountRecord empty;
  expect_round_trip({empty});
  CountRecord large = sample_record();
  large.count = (BigInt(1) << 256) - 1;
  large.config_toml = std::string(200000, 'c');  // past HDF5's old limit of 64 KiB an attribute
  large.problem = "";
  large.ships.push_back({5, k_unlimited_ships});
  large.rings = {"Z/2^64", "", "Z/p"};
  large.rows.assign(5000, {2, 3, 4, 5, 6, 7.5});
  large.polynomial.clear();
  for (std::int32_t i = 0; i < 3000; ++i)
    large.polynomial.push_back({{i, 1, 2, 3}, large.count / (i + 1)});
  expect_round_trip({large, empty, sample_record()});
}

TEST(CountFile, EveryTruncationIsRefused) {
  const TempFolder folder;
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  const std::string whole = slurp(folder / "a.h5");
  for (std::size_t size = 0; size < whole.size(); size += size < 9 ? 1 : 61) {
    spill(folder / "b.h5", whole.substr(0, size));
    EXPECT_ERROR(read_count_file(folder / "b.h5"), FileError,
                 size == 0  ? "b.h5: is empty"
                 : size < 8 ? "b.h5: is not an HDF5 file"
                            : "b.h5: was cut short, damaged or changed");
  }
}

TEST(CountFile, EveryDamageIsRefused) {
  const TempFolder folder;
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  const std::string whole = slurp(folder / "a.h5");
  for (std::size_t at = 0; at < whole.size(); at += 31) {
    std::string damaged = whole;
    damaged[at] = static_cast<char>(damaged[at] ^ 4);
    spill(folder / "b.h5", damaged);
    EXPECT_ERROR(read_count_file(folder / "b.h5"), FileError, "b.h5: ");
  }
}

TEST(CountFile, RefusesMissingAndForeignFiles) {
  const TempFolder folder;
  EXPECT_ERROR(read_count_file(folder / "no.h5"), FileError,
               "cannot read: No such file or directory");
  {
    const PendingFile pending(folder / "a.h5");
    h5::File foreign = h5::File::create(pending.part(), "foreign");
    foreign.close();
    spill(folder / "a.h5", slurp(pending.part()));
  }
  EXPECT_ERROR(read_count_file(folder / "a.h5"), FileError,
               "a.h5: was cut short, damaged or changed");

  SealedFile(folder / "b.h5", "flotilla bench").commit();
  EXPECT_ERROR(read_count_file(folder / "b.h5"), FileError,
               "b.h5: is a \"flotilla bench\" file, not a \"flotilla count\" file");
}

TEST(CountFile, RefusesOtherVersionsAndUnnamedFiles) {
  const TempFolder folder;
  h5::File file = h5::File::create(folder / "a.h5", "a.h5");
  h5::Group root = file.root();
  EXPECT_ERROR(check_filetype(root, "x"), FileError, "a.h5: is not a file of this program");
  root.set(schema::k_filetype, schema::k_count_filetype);
  root.set(schema::k_version_attr, std::int32_t{99});
  EXPECT_ERROR(check_filetype(root, schema::k_count_filetype), FileError,
               "a.h5: is version 99 of \"flotilla count\", this program reads version 1");
}

/// A file with a good seal whose record was changed by `change`.
template <typename Change>
std::filesystem::path with_bad_record(const TempFolder& folder, const Change& change) {
  SealedFile file(folder / "bad.h5", schema::k_count_filetype);
  h5::Group root = file.root();
  write_provenance(root, sample_provenance());
  h5::Group group = root.create_group(schema::k_counts).create_group("0000");
  for (const char* name : {schema::k_problem, schema::k_fleet, schema::k_touch})
    group.set(name, "x");
  for (const char* name : {schema::k_board_rows, schema::k_board_cols, schema::k_bound_bits})
    group.set(name, std::int32_t{3});
  group.set(schema::k_table_bytes, std::uint64_t{3});
  group.set(schema::k_rings, std::vector<std::string>{"x"});
  change(group);
  file.commit();
  return folder / "bad.h5";
}

TEST(CountFile, RefusesContradictions) {
  const TempFolder folder;
  using I32 = std::vector<std::int32_t>;
  using I64 = std::vector<std::int64_t>;
  using U64 = std::vector<std::uint64_t>;
  const auto ships = [](h5::Group& group) {
    group.write(schema::k_ship_length, I32{1});
    group.write(schema::k_ship_count, I64{1});
  };
  const auto count = [&](h5::Group& group) {
    ships(group);
    group.set(schema::k_count, "7");
    group.write(schema::k_count_limbs, U64{7});
  };
  EXPECT_ERROR(read_count_file(with_bad_record(folder, [](h5::Group&) {})), FileError,
               "bad.h5: cannot read /counts/0000/ship_length: ");
  EXPECT_ERROR(read_count_file(with_bad_record(folder,
                                               [](h5::Group& group) {
                                                 group.write(schema::k_ship_length, I32{1, 2});
                                                 group.write(schema::k_ship_count, I64{1});
                                               })),
               FileError, "its table of ships has columns of different length");
  EXPECT_ERROR(read_count_file(with_bad_record(folder,
                                               [&](h5::Group& group) {
                                                 ships(group);
                                                 group.set(schema::k_count, "7");
                                                 group.write(schema::k_count_limbs, U64{8});
                                               })),
               FileError, "count 0000 says 7 in decimal but 8 in limbs");
  EXPECT_ERROR(read_count_file(with_bad_record(folder,
                                               [&](h5::Group& group) {
                                                 count(group);
                                                 h5::Group p =
                                                     group.create_group(schema::k_polynomial);
                                                 p.write(schema::k_length, I32{1});
                                                 p.write(schema::k_used, I32{1, 2}, {2, 1});
                                                 p.write(schema::k_limbs, U64{1}, {1, 1});
                                               })),
               FileError, "the tables of its polynomial do not fit each other");
  EXPECT_ERROR(
      read_count_file(with_bad_record(folder,
                                      [&](h5::Group& group) {
                                        count(group);
                                        h5::Group p = group.create_group(schema::k_polynomial);
                                        p.write(schema::k_length, I32{});
                                        p.write(schema::k_used, I32{}, {0, 0});
                                        p.write(schema::k_limbs, U64{}, {0, 1});
                                        h5::Group rows = group.create_group(schema::k_rows);
                                        rows.write(schema::k_row, I32{1, 2});
                                        rows.write(schema::k_ring, I32{1});
                                      })),
      FileError, "the columns of its table of rows differ in length");
}

TEST(CountFile, FullDiskLeavesTheOldFile) {
  const TempFolder folder;
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  const std::string before = slurp(folder / "a.h5");
  const std::string message = message_from_child([&] {
    limit_file_size(2000);
    write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  });
  EXPECT_EQ(message, (folder / "a.h5").string() + ": cannot write: File too large");
  EXPECT_EQ(slurp(folder / "a.h5"), before);
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.h5"});
}

TEST(SameButForTimes, IgnoresWhatDependsOnTheRun) {
  const TempFolder folder;
  CountRecord record = sample_record();
  write_count_file(folder / "a.h5", std::vector{record}, sample_provenance());
  record.seconds = 99;
  record.peak_memory_bytes = 1;
  record.config_toml = "threads = 5";
  record.rows[1].seconds = 7;
  write_count_file(folder / "b.h5", std::vector{record}, collect_provenance("other", 5, 1));
  std::string first = "?";
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5", &first)) << first;
  EXPECT_EQ(first, "");
}

TEST(SameButForTimes, NamesTheFirstDifference) {
  const TempFolder folder;
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  const auto difference = [&](auto change) {
    CountRecord record = sample_record();
    change(record);
    write_count_file(folder / "b.h5", std::vector{record}, sample_provenance());
    std::string first;
    EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5", &first));
    EXPECT_FALSE(same_but_for_times(folder / "b.h5", folder / "a.h5"));
    return first;
  };
  EXPECT_EQ(difference([](CountRecord& r) { r.count = 7; }),
            "/counts/0000 attribute count: differs");
  EXPECT_EQ(difference([](CountRecord& r) { r.rows[1].states = 7; }),
            "/counts/0000/rows/states: differs");
  EXPECT_EQ(difference([](CountRecord& r) { r.rows.pop_back(); }),
            "/counts/0000/rows/bytes: differs");
  EXPECT_EQ(difference([](CountRecord& r) { r.polynomial[1].count = 7; }),
            "/counts/0000/polynomial/limbs: differs");
  write_count_file(folder / "b.h5", std::vector(2, sample_record()), sample_provenance());
  std::string first;
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5", &first));
  EXPECT_EQ(first, "/counts/0001: only one file has it");
  EXPECT_ERROR(same_but_for_times(folder / "a.h5", folder / "no"), FileError, "no: cannot read");
}

TEST(Provenance, QuotesTheCommandLine) {
  const char* argv[] = {"flotilla", "count", "a b.toml", "it's", "", "--x=1"};
  EXPECT_EQ(command_line_text(6, argv), "flotilla count 'a b.toml' 'it'\\''s' '' --x=1");
  EXPECT_GT(peak_memory_of_process(), 1u << 20);
  const Provenance provenance = collect_provenance("x", 1, 1);
  EXPECT_EQ(provenance.start_utc.size(), std::string("2026-01-31T23:59:59Z").size());
  EXPECT_FALSE(provenance.host.empty());
}

}  // namespace
}  // namespace flotilla::store
