// SPDX-License-Identifier: MIT
#include "store/checkpoint.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_checkpoint.hpp"
#include "store/h5.hpp"
#include "store/part_file.hpp"
#include "store/schema.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

constexpr char k_part_0[] = "row-00007-Z_p61-1/part-0000.h5";

TEST(Checkpoint, RoundTrip) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header());
  CheckpointReader reader(folder / "c");
  CheckpointHeader expected = sample_header();
  expected.generation = 1;
  EXPECT_EQ(reader.header(), expected);
  EXPECT_EQ(reader.n_parts(), 3);
  EXPECT_EQ(reader.group_ids(2)[1], 5u);
  EXPECT_EQ(read_sample(folder / "c"), 7);
  EXPECT_EQ(folder.contents(),
            (std::vector<std::string>{
                "c", "c/checkpoint.h5", "c/row-00007-Z_p61-1", "c/row-00007-Z_p61-1/part-0000.h5",
                "c/row-00007-Z_p61-1/part-0001.h5", "c/row-00007-Z_p61-1/part-0002.h5"}));
}

TEST(Checkpoint, RoundTripOfEmptyPartsAndHeaders) {
  const TempFolder folder;
  CheckpointHeader header;
  header.ranks = 5;
  save_sample(folder / "c", header, {2, 1});
  EXPECT_EQ(read_sample(folder / "c", {2, 1}), 0);
  header.generation = 1;
  EXPECT_EQ(CheckpointReader(folder / "c").header(), header);
}

TEST(Checkpoint, GroupsMaySpanBlocksAndComeInPieces) {
  const TempFolder folder;
  const CheckpointHeader header = sample_header(1, 1);
  const auto large = sample_payload(0, 1, 3 * k_block_bytes / 8 + 1000);
  const auto exact = std::vector<std::byte>(k_block_bytes, std::byte{5});
  PartWriter writer(folder / "c", header, 0);
  writer.add_group(9, sample_payload(1, 1, 10));
  writer.begin_group(4);
  for (std::size_t at = 0; at < large.size(); at += 1000003)
    writer.append(std::span(large).subspan(at, std::min<std::size_t>(1000003, large.size() - at)));
  writer.add_group(2, exact);
  writer.add_group(1, large);
  writer.finish();
  commit_checkpoint(folder / "c", header, 1);

  CheckpointReader reader(folder / "c");
  std::vector<std::byte> payload;
  const auto ids = reader.group_ids(0);
  EXPECT_EQ(std::vector<std::uint64_t>(ids.begin(), ids.end()),
            (std::vector<std::uint64_t>{9, 4, 2, 1}));
  for (const std::uint64_t id : {1u, 4u, 2u, 9u, 4u}) {  // in any order, also twice
    reader.read(0, id, payload);
    EXPECT_EQ(payload, id == 9 ? sample_payload(1, 1, 10) : id == 2 ? exact : large) << id;
  }
  EXPECT_LT(std::filesystem::file_size(folder / "c/row-00001-Z_p61-1/part-0000.h5"),
            large.size() * 2 * 6 / 10);
}

TEST(Checkpoint, NewOneReplacesOldOneAndLeftovers) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(1));
  std::filesystem::create_directory(folder / "c/row-00009-x-5");  // of a killed save
  spill(folder / "c/row-00009-x-5/part-0000.h5.99999999.part", "half");
  std::filesystem::create_directory(folder / "c/row-00009-x-3");
  spill(folder / "c/row-00009-x-3/notes.txt", "mine");
  spill(folder / "c/checkpoint.h5.99999999.part", "half");
  spill(folder / "c/row-notes.txt", "mine");
  save_sample(folder / "c", sample_header(2, 1));
  EXPECT_EQ(read_sample(folder / "c"), 2);
  EXPECT_EQ(folder.contents(),
            (std::vector<std::string>{"c", "c/checkpoint.h5", "c/row-00002-Z_p61-4",
                                      "c/row-00002-Z_p61-4/part-0000.h5", "c/row-00009-x-3",
                                      "c/row-00009-x-3/notes.txt", "c/row-notes.txt"}));
  remove_checkpoint(folder / "c");
  EXPECT_EQ(folder.contents(),
            (std::vector<std::string>{"c", "c/row-00009-x-3", "c/row-00009-x-3/notes.txt",
                                      "c/row-notes.txt"}));
}

TEST(Checkpoint, AbandonKeepsTheCommittedOne) {
  const TempFolder folder;
  CheckpointHeader next = sample_header(8);
  abandon_checkpoint(folder / "c");
  save_sample(folder / "c", sample_header(7));
  next.generation = begin_checkpoint(folder / "c");
  write_sample_part(folder / "c", next, 0);
  EXPECT_EQ(folder.contents().size(), 8u);
  abandon_checkpoint(folder / "c");
  EXPECT_EQ(folder.contents().size(), 6u);
  EXPECT_EQ(read_sample(folder / "c"), 7);
  remove_checkpoint(folder / "c");
  EXPECT_TRUE(folder.contents().empty());
}

TEST(Checkpoint, AbandonKeepsAllIfTheManifestIsDamaged) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7));
  spill(folder / "c/checkpoint.h5", "?");
  EXPECT_EQ(begin_checkpoint(folder / "c"), 2u);
  EXPECT_EQ(folder.contents().size(), 6u);
}

TEST(Checkpoint, UnfinishedPartLeavesNoFile) {
  const TempFolder folder;
  {
    PartWriter writer(folder / "c", sample_header(), 0);
    writer.add_group(1, sample_payload(1, 1, 1000000));
    EXPECT_EQ(writer.path(), folder / "c" / k_part_0);
  }
  EXPECT_EQ(folder.contents(), (std::vector<std::string>{"c", "c/row-00007-Z_p61-1"}));
  EXPECT_ERROR(CheckpointReader(folder / "c"), FileError,
               "no checkpoint in " + (folder / "c").string());
}

TEST(Checkpoint, RefusesWhenThereIsNone) {
  const TempFolder folder;
  EXPECT_FALSE(has_checkpoint(folder / "c"));
  EXPECT_ERROR(CheckpointReader(folder / "c"), FileError,
               "no checkpoint in " + (folder / "c").string());
}

TEST(Checkpoint, RefusesAnotherProblem) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header());
  const CheckpointReader reader(folder / "c");
  const CheckpointHeader header = sample_header();
  const CheckpointKey same{header.problem, header.rings, header.layout_fingerprint};
  const std::string start = "checkpoint " + (folder / "c").string() + " belongs to another ";
  reader.refuse_mismatch(same);
  CheckpointKey other = same;
  other.problem = "board=9x9";
  EXPECT_ERROR(reader.refuse_mismatch(other), FileError,
               start + "problem: board=10x10 fleet=4:1 touch=none, asked for board=9x9");
  other = same;
  other.rings = {"Z/2^128"};
  EXPECT_ERROR(reader.refuse_mismatch(other), FileError,
               start + "choice of rings: Z/2^64, Z/p61, asked for Z/2^128");
  other = same;
  other.layout_fingerprint = 1;
  EXPECT_ERROR(reader.refuse_mismatch(other), FileError,
               start + "layout of states: 0123456789abcdef, asked for 0000000000000001");
}

TEST(Checkpoint, RefusesMissingAndShortParts) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header());
  const auto part = folder / "c" / k_part_0;
  const std::string whole = slurp(part);
  spill(part, whole + "x");
  EXPECT_ERROR(CheckpointReader(folder / "c"), FileError, "part-0000.h5: is ");
  std::filesystem::remove(part);
  EXPECT_ERROR(CheckpointReader(folder / "c"), FileError,
               "part-0000.h5: cannot read: No such file");
  EXPECT_ERROR(commit_checkpoint(folder / "c", sample_header(), 3), FileError,
               "part-0000.h5: cannot read: No such file");
}

TEST(Checkpoint, RefusesPartsOfAnotherCheckpoint) {
  const TempFolder folder;
  CheckpointHeader header = sample_header(7, 1);
  save_sample(folder / "c", header);
  save_sample(folder / "d", header, {40, 51});
  CheckpointReader reader(folder / "c");
  spill(folder / "c" / k_part_0, slurp(folder / "d" / k_part_0));
  EXPECT_ERROR(reader.group_ids(0), FileError,
               "is not the part that the checkpoint's manifest names");
  header.problem = "other";
  EXPECT_ERROR(commit_checkpoint(folder / "c", header, 1), FileError,
               "part-0000.h5: belongs to another checkpoint");
}

TEST(Checkpoint, RefusesUnknownGroup) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header());
  CheckpointReader reader(folder / "c");
  std::vector<std::byte> payload;
  EXPECT_ERROR(reader.read(0, 1, payload), FileError, "part-0000.h5: has no group 1");
}

TEST(Checkpoint, RefusesFolderThatCannotBeWritten) {
  const TempFolder folder;
  EXPECT_ERROR(PartWriter(folder / "no/c", sample_header(), 0), FileError,
               "c: cannot make the folder: No such file or directory");
  EXPECT_ERROR(PartWriter(folder / "c", sample_header(), 0, std::uint64_t{1} << 60), FileError,
               "c: needs about 1 EiB, but only ");
}

TEST(Checkpoint, PartFoldersNameTheirGeneration) {
  CheckpointHeader header = sample_header(12345);
  header.ring = "Z/2^64 x";
  header.generation = 78;
  EXPECT_EQ(part_folder_name(header), "row-12345-Z_2_64_x-78");
  EXPECT_EQ(generation_of("row-12345-Z_2_64_x-78"), 78u);
  EXPECT_EQ(generation_of("row-notes"), 0u);
  EXPECT_EQ(generation_of("other-3"), 0u);
}

#ifdef GTEST_HAS_DEATH_TEST
TEST(CheckpointDeathTest, GroupIdsAreUnique) {
  const TempFolder folder;
  PartWriter writer(folder / "c", sample_header(), 0);
  writer.add_group(1, {});
  writer.add_group(1, {});
  EXPECT_DEATH(writer.finish(), "has_doubles");
}
#endif

}  // namespace
}  // namespace flotilla::store
