// SPDX-License-Identifier: MIT
#include "limit/parts.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

TEST(Parts, SharesOfTheBoard) {
  EXPECT_EQ(share_of(Part::A), Rational(1, 6));
  EXPECT_EQ(share_of(Part::B), Rational(1, 6));
  EXPECT_EQ(share_of(Part::C), Rational(1, 3));
  EXPECT_EQ(share_of(Part::D), Rational(1, 3));
  EXPECT_EQ(part_of(-2), Part::C);
  EXPECT_EQ(part_of(-3), Part::B);
}

TEST(Parts, EveryThreeHasOneCellInAOrBAndEveryTwoOneDarkCell) {
  for (int residue = -6; residue < 12; ++residue) {
    const Aspect three = aspect_of(3, residue);
    EXPECT_EQ(three.a + three.b, 1) << residue;
    const Aspect two = aspect_of(2, residue);
    EXPECT_EQ(two.tied + two.free + two.a, 1) << residue;
  }
}

// Section 1 of the large-board-limit study: A cells, B cells, tied and free C cells by residue.
TEST(Parts, AspectsByResidue) {
  const Aspect threes[] = {{1, 0, 0, 1}, {0, 1, 1, 0}, {0, 1, 2, 0},
                           {0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 0}};
  const Aspect twos[] = {{1, 0, 0, 0}, {0, 0, 0, 1}, {0, 1, 1, 0},
                         {0, 1, 1, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}};
  const Aspect fours[] = {{1, 1, 1, 0}, {0, 1, 2, 0}, {0, 1, 2, 0},
                          {1, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 1}};
  const Aspect fives[] = {{1, 1, 2, 0}, {0, 1, 2, 0}, {1, 1, 2, 0},
                          {1, 1, 1, 0}, {1, 0, 0, 2}, {1, 1, 1, 0}};
  for (int residue = 0; residue < k_residues; ++residue) {
    EXPECT_EQ(aspect_of(3, residue), threes[residue]) << residue;
    EXPECT_EQ(aspect_of(2, residue), twos[residue]) << residue;
    EXPECT_EQ(aspect_of(4, residue), fours[residue]) << residue;
    EXPECT_EQ(aspect_of(5, residue), fives[residue]) << residue;
  }
  EXPECT_EQ(aspect_of(2, 0).halves(), Halves::A);
  EXPECT_EQ(aspect_of(2, 1).halves(), Halves::none);
  EXPECT_EQ(aspect_of(4, 3).halves(), Halves::both);
}

TEST(Parts, ShipOrder) {
  EXPECT_EQ(ship_order(Fleet({{3, 2}, {2, 1}})), (std::vector<int>{3, 3, 2}));
  EXPECT_EQ(ship_order(parse_fleet("classic")), (std::vector<int>{3, 3, 2, 4, 5}));
  EXPECT_ERROR(ship_order(parse_fleet("standard")), InputError, "a ship of length 1");
  EXPECT_ERROR(ship_order(Fleet({{2, 9}})), InputError, "9 ships, allowed 1..8");
  EXPECT_ERROR(ship_order(parse_fleet("2:inf")), InputError,
               "length 2 are unlimited, allowed here 0..8");
  EXPECT_ERROR(ship_order(Fleet()), InputError, "0 ships, allowed 1..8");
}

}  // namespace
}  // namespace flotilla::limit
