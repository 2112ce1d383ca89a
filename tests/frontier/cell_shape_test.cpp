// SPDX-License-Identifier: MIT
#include "frontier/cell_shape.hpp"

#include <gtest/gtest.h>

#include "fleet/parse.hpp"

namespace flotilla::frontier {
namespace {

TEST(CellShape, ChunksHoldEightCoefficients) {
  EXPECT_EQ(chunks_of(Inventory(Fleet())), 1U);
  EXPECT_EQ(chunks_of(Inventory(parse_fleet("1:7"))), 1U);
  EXPECT_EQ(chunks_of(Inventory(parse_fleet("1:8"))), 2U);
  EXPECT_EQ(chunks_of(Inventory(parse_fleet("five"))), 90U);
}

void expect_shapes(int fresh_width, int old_width, const char* fleet, Touch touch) {
  SCOPED_TRACE(std::string(fleet) + ", " + to_string(touch));
  Supports supports{Inventory(parse_fleet(fleet))};
  const HalfSpace fresh(fresh_width, old_width, touch, supports);
  const HalfSpace old(old_width, fresh_width, touch, supports);
  const std::uint32_t chunks = chunks_of(supports.inventory());
  std::size_t merged = 0;
  for (const HalfSpace::Stem& fresh_stem : fresh.stems()) {
    for (const HalfSpace::Stem& old_stem : old.stems()) {
      const CellShape shape = shape_of_cell(fresh, fresh_stem, old, old_stem, supports);
      // Every pair of a start and a member that can meet and hold anything has a place, once.
      std::size_t next = 0;
      std::uint32_t offset = 0;
      const auto expect_vector = [&](std::size_t start, bool is_other, Supports::Id support) {
        if (support == supports.nothing()) return;
        ASSERT_LT(next, shape.vectors.size());
        const CellVector& v = shape.vectors[next++];
        EXPECT_EQ(v.start, static_cast<int>(start));
        EXPECT_EQ(v.is_other, is_other);
        EXPECT_EQ(v.support, support);
        EXPECT_EQ(v.first_chunk, supports.least(support) / 8);
        EXPECT_EQ(v.offset, offset);
        offset += chunks - v.first_chunk;
      };
      for (std::size_t s = 0; s < fresh_stem.starts.size(); ++s) {
        const auto& start = fresh.starts()[static_cast<std::size_t>(fresh_stem.starts[s])];
        const auto beside = [&](int member) {
          if (member < 0) return supports.nothing();
          const auto& profile = old.profiles()[static_cast<std::size_t>(member)];
          if (!is_compatible(start.reach, profile, touch)) return supports.nothing();
          return supports.sum(start.support, profile.support);
        };
        if (start.reach == 1 && old_stem.free >= 0 && old_stem.other >= 0) {
          EXPECT_TRUE(is_merged(old_stem, start.reach));
          ++merged;
          expect_vector(s, true, supports.unite(beside(old_stem.free), beside(old_stem.other)));
        } else {
          EXPECT_FALSE(is_merged(old_stem, start.reach));
          expect_vector(s, false, beside(old_stem.free));
          expect_vector(s, true, beside(old_stem.other));
        }
      }
      EXPECT_EQ(next, shape.vectors.size());
      EXPECT_EQ(offset, shape.chunks);
    }
  }
  EXPECT_EQ(merged > 0, touch != Touch::any);
}

TEST(CellShape, HoldsEveryStateThatCanExist) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    expect_shapes(3, 4, "standard", touch);
    expect_shapes(3, 3, "4:2,2:3", touch);
    expect_shapes(3, 2, "kings", touch);
  }
}

TEST(CellShape, CellThatCannotExistIsEmpty) {
  // One ship of two cells: it cannot come down both halves.
  Supports supports{Inventory(parse_fleet("2:1"))};
  const HalfSpace half(1, 1, Touch::any, supports);
  ASSERT_EQ(half.stems().size(), 2U);
  int empty = 0;
  for (const HalfSpace::Stem& fresh : half.stems()) {
    for (const HalfSpace::Stem& old : half.stems()) {
      const CellShape shape = shape_of_cell(half, fresh, half, old, supports);
      EXPECT_EQ(shape.chunks, shape.vectors.size());
      empty += shape.chunks == 0 ? 1 : 0;
    }
  }
  EXPECT_EQ(empty, 1);
}

}  // namespace
}  // namespace flotilla::frontier
