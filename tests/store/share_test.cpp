// SPDX-License-Identifier: MIT
#include "store/share.hpp"

#include <gtest/gtest.h>

#include <array>

#include "sample_draws.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

Share games(std::uint64_t first, std::uint64_t count) { return {"hunt", "game", first, count, 40}; }
Share slice(std::uint64_t number) { return {"draw", "slice", number, 1, 6}; }

TEST(Share, MissingItemsAreThoseOfNoShare) {
  EXPECT_EQ(missing_items(std::vector{games(0, 40)}), "");
  EXPECT_EQ(missing_items(std::vector{games(13, 13), games(0, 13), games(26, 14)}), "");
  EXPECT_EQ(missing_items(std::vector{games(26, 14), games(0, 13)}), "13-25");
  EXPECT_EQ(missing_items(std::vector{games(1, 38)}), "0,39");
  EXPECT_EQ(missing_items(std::vector{games(0, 20), games(10, 25), games(5, 3)}), "35-39");
  EXPECT_EQ(missing_items(std::vector{games(0, 0)}), "0-39");
}

TEST(Share, SlicesCountFromOne) {
  EXPECT_EQ(missing_items(std::vector{slice(5), slice(1), slice(2)}), "3-4,6");
  EXPECT_EQ(missing_items(std::vector{slice(6), slice(4), slice(2)}), "1,3,5");
}

TEST(Share, AnyRangesOfASmallRunAreAsCountedOneByOne) {
  for (std::uint64_t mask = 1; mask < 1U << 8U; ++mask) {
    std::vector<Share> shares;
    std::string absent;
    for (std::uint64_t i = 0; i < 8; ++i)
      if ((mask >> i & 1U) != 0)
        shares.insert(shares.begin(), {"run", "draw", i, 1, 8});
      else
        absent += std::to_string(i);
    std::string listed;
    const std::string missing = missing_items(shares) + ",";
    for (std::size_t begin = 0; begin + 1 < missing.size();) {
      const std::size_t end = missing.find(',', begin);
      const std::size_t dash = missing.find('-', begin);
      const std::uint64_t first = std::stoull(missing.substr(begin, end - begin));
      const std::uint64_t last = dash < end ? std::stoull(missing.substr(dash + 1)) : first;
      for (std::uint64_t i = first; i <= last; ++i) listed += std::to_string(i);
      begin = end + 1;
    }
    EXPECT_EQ(listed, absent);
  }
}

TEST(Share, ACountIsNoPartOfAnything) {
  const TempFolder folder;
  const std::array records{sample_record()};
  write_count_file(folder / "count.h5", records, sample_provenance());
  EXPECT_TRUE(shares_in(folder / "count.h5").empty());
}

}  // namespace
}  // namespace flotilla::store
