// SPDX-License-Identifier: MIT
#include "store/slice.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_draws.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(Slice, PartsFollowOneAnotherAndAreAlike) {
  for (const std::uint64_t total : {0UL, 1UL, 7UL, 100UL, 1000003UL, (1UL << 63U) - 1}) {
    for (const std::uint64_t of : {1UL, 2UL, 3UL, 16UL, 101UL}) {
      std::uint64_t next = 0;
      for (std::uint64_t number = 1; number <= of; ++number) {
        const Slice::Range part = Slice{number, of}.part_of(total);
        EXPECT_EQ(part.first, next);
        EXPECT_LE(part.count, total / of + 1);
        EXPECT_GE(part.count, total / of);
        next += part.count;
      }
      EXPECT_EQ(next, total);
    }
  }
}

SliceFile file(const std::string& name, std::uint64_t number, std::uint64_t of = 3) {
  return {name, Slice{number, of}, "board 4x5, seed 7", sample_provenance()};
}

TEST(SliceOrder, IsThatOfTheNumbers) {
  using Order = std::vector<std::size_t>;
  EXPECT_EQ(in_slice_order(std::vector{file("a", 2), file("b", 3), file("c", 1)}),
            (Order{2, 0, 1}));
  EXPECT_EQ(in_slice_order(std::vector{file("a", 1, 1)}), Order{0});
}

TEST(SliceOrder, RefusesWhatDoesNotFitByName) {
  const auto refused = [](const std::vector<SliceFile>& files, const std::string& message) {
    EXPECT_ERROR(in_slice_order(files), FileError, message);
  };
  refused({file("a", 1), file("b", 3)},
          "of board 4x5, seed 7 slice 2 of 3 is missing; make it with --slice=2/3");
  refused({file("a", 2, 9), file("b", 7, 9)}, "slices 1,3-6,8-9 of 9 are missing");
  refused({file("a", 1), file("b", 2), file("c", 2)}, "b and c are both slice 2/3");
  refused({file("a", 1), file("b", 2, 4)}, "a and b are not of one run: slice 1/3, and slice 2/4");
  SliceFile whole = file("w", 1);
  whole.slice.reset();
  refused({file("a", 1), whole}, "w: is no slice");
  SliceFile seed = file("s", 2);
  seed.asked = "board 4x5, seed 8";
  refused({file("a", 1), seed},
          "a and s are not of one run: board 4x5, seed 7, and board 4x5, seed 8");
  SliceFile commit = file("c", 2);
  commit.provenance.git_commit = "0123456";
  refused({file("a", 1), commit}, "(commit 0123456)");
}

/// Slice `number` of three of seven draws from number 1000 on.
void write_part(const std::filesystem::path& path, std::uint64_t number, int moved = 0) {
  DrawRecord record = sample_draws();
  record.slice = Slice{number, 3};
  const Slice::Range range = record.slice->part_of(7);
  record.stream->first += range.first + static_cast<std::uint64_t>(moved);
  DrawFileWriter writer(path, record);
  writer.append(sample_columns(static_cast<int>(range.first), static_cast<int>(range.count)));
  writer.commit(record, sample_provenance());
}

TEST(MergeDraws, GivesTheFileOfARunThatWasNeverCut) {
  const TempFolder folder;
  DrawFileWriter writer(folder / "whole.h5", sample_draws());
  writer.append(sample_columns(0, 7));
  writer.commit(sample_draws(), sample_provenance());
  for (const std::uint64_t number : {1UL, 2UL, 3UL})
    write_part(folder / std::to_string(number), number);
  merge_draw_files(folder / "merged.h5", std::vector{folder / "3", folder / "1", folder / "2"},
                   sample_provenance());
  std::string difference;
  EXPECT_TRUE(same_but_for_times(folder / "whole.h5", folder / "merged.h5", &difference))
      << difference;
  EXPECT_EQ(read_draw_file(folder / "2").record.slice, (Slice{2, 3}));
}

TEST(MergeDraws, RefusesDrawsThatDoNotFollowOneAnother) {
  const TempFolder folder;
  write_part(folder / "1", 1);
  write_part(folder / "2", 2, 1);
  write_part(folder / "3", 3);
  const std::vector files = {folder / "1", folder / "2", folder / "3"};
  EXPECT_ERROR(merge_draw_files(folder / "merged.h5", files, sample_provenance()), FileError,
               "2: does not begin at draw 1002, where the slice before it ends");
  EXPECT_FALSE(std::filesystem::exists(folder / "merged.h5"));
}

}  // namespace
}  // namespace flotilla::store
