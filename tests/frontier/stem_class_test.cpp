// SPDX-License-Identifier: MIT
#include "frontier/stem_class.hpp"

#include <gtest/gtest.h>

#include "fleet/parse.hpp"
#include "frontier/cell_shapes.hpp"

namespace flotilla::frontier {
namespace {

bool are_equal(const CellShape& a, const CellShape& b) {
  return a.chunks == b.chunks &&
         std::ranges::equal(a.vectors, b.vectors, [](const CellVector& x, const CellVector& y) {
           return x.start == y.start && x.is_other == y.is_other && x.support == y.support &&
                  x.first_chunk == y.first_chunk && x.offset == y.offset;
         });
}

// Whatever the sweep asks of a class it could as well ask of each stem.
void expect_classes(int width, int other_width, const char* fleet, Touch touch) {
  SCOPED_TRACE(std::string(fleet) + ", " + to_string(touch));
  Supports supports{Inventory(parse_fleet(fleet))};
  const HalfSpace half(width, other_width, touch, supports);
  const HalfSpace across(other_width, width, touch, supports);
  const StemClasses classes(half, across.max_reach());
  const StemClasses across_classes(across, half.max_reach());
  const CellShapes fresh(half, classes, across, across_classes, supports);
  const CellShapes old(across, across_classes, half, classes, supports);

  EXPECT_LE(classes.count(), static_cast<int>(half.stems().size()));
  for (int c = 0; c < classes.count(); ++c)
    EXPECT_EQ(classes.of_stem(classes.representative(c)), c);
  for (std::size_t s = 0; s < half.stems().size(); ++s) {
    const HalfSpace::Stem& stem = half.stems()[s];
    const int id = classes.of_stem(static_cast<int>(s));
    ASSERT_GE(id, 0);
    ASSERT_LT(id, classes.count());
    const HalfSpace::Stem& model =
        half.stems()[static_cast<std::size_t>(classes.representative(id))];
    EXPECT_EQ(stem.free >= 0, model.free >= 0);
    EXPECT_EQ(stem.other >= 0, model.other >= 0);
    ASSERT_EQ(stem.starts.size(), model.starts.size());
    for (std::size_t i = 0; i < stem.starts.size(); ++i) {
      const auto& mine = half.starts()[static_cast<std::size_t>(stem.starts[i])];
      const auto& theirs = half.starts()[static_cast<std::size_t>(model.starts[i])];
      EXPECT_EQ(mine.reach, theirs.reach);
      EXPECT_EQ(mine.profile == stem.other, theirs.profile == model.other);
    }
    for (std::size_t a = 0; a < across.stems().size(); ++a) {
      const int other_id = across_classes.of_stem(static_cast<int>(a));
      EXPECT_TRUE(are_equal(shape_of_cell(half, stem, across, across.stems()[a], supports),
                            fresh.of(id, other_id)));
      EXPECT_TRUE(are_equal(shape_of_cell(across, across.stems()[a], half, stem, supports),
                            old.of(other_id, id)));
    }
  }
}

TEST(StemClasses, AllOfAClassHaveTheShapesOfItsModel) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    expect_classes(4, 3, "standard", touch);
    expect_classes(4, 4, "4:1,2:2", touch);
    expect_classes(3, 5, "kings", touch);
    expect_classes(3, 0, "2:2", touch);
  }
}

TEST(StemClasses, PutAlikeStemsTogether) {
  // With ships of one length alone, how far down a column is open does not matter to the other half.
  Supports supports{Inventory(parse_fleet("5:1"))};
  const HalfSpace half(3, 3, Touch::any, supports);
  const StemClasses classes(half, half.max_reach());
  EXPECT_EQ(half.stems().size(), 1U + 3 * 4);
  EXPECT_EQ(classes.count(), 1 + 3);
}

}  // namespace
}  // namespace flotilla::frontier
