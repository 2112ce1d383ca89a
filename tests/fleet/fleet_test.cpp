// SPDX-License-Identifier: MIT
#include "fleet/fleet.hpp"

#include <gtest/gtest.h>

#include <string>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

const Fleet k_standard{{4, 1}, {3, 2}, {2, 3}, {1, 4}};

TEST(Fleet, CountsShipsAndCells) {
  EXPECT_EQ(k_standard.of_length(3), 2);
  EXPECT_EQ(k_standard.of_length(5), 0);
  EXPECT_EQ(k_standard.of_length(0), 0);
  EXPECT_EQ(k_standard.of_length(99), 0);
  EXPECT_EQ(k_standard.longest(), 4);
  EXPECT_EQ(k_standard.ships(), 10);
  EXPECT_EQ(k_standard.cells(), 20);
  EXPECT_FALSE(k_standard.has_unlimited());
  EXPECT_EQ(Fleet().longest(), 0);
  EXPECT_EQ(Fleet().ships(), 0);
}

TEST(Fleet, UnlimitedLengthsAreLeftOutOfTotals) {
  const Fleet fleet{{2, 3}, {1, Fleet::k_unlimited}};
  EXPECT_TRUE(fleet.has_unlimited());
  EXPECT_TRUE(fleet.is_unlimited(1));
  EXPECT_FALSE(fleet.is_unlimited(2));
  EXPECT_EQ(fleet.ships(), 3);
  EXPECT_EQ(fleet.cells(), 6);
  EXPECT_EQ(to_string(fleet), "2:3,1:inf");
  EXPECT_EQ(parse_fleet("2:3,1:inf"), fleet);
}

TEST(Fleet, ParsesLists) {
  EXPECT_EQ(parse_fleet("4:1,3:2,2:3,1:4"), k_standard);
  EXPECT_EQ(parse_fleet("{4:1, 3:2,2 : 3 ,1:4}"), k_standard);
  EXPECT_EQ(parse_fleet("  1:4,2:3,3:2,4:1\n"), k_standard);
  EXPECT_EQ(parse_fleet("4:1,3:2,2:3,1:4,16:0"), k_standard);
  EXPECT_EQ(parse_fleet("16:1000").of_length(16), 1000);
  EXPECT_EQ(parse_fleet("{}"), Fleet());
  EXPECT_EQ(parse_fleet("1:0"), Fleet());
}

TEST(Fleet, ParsesNames) {
  EXPECT_EQ(parse_fleet("standard"), k_standard);
  EXPECT_EQ(parse_fleet("small"), (Fleet{{3, 1}, {2, 2}, {1, 3}}));
  EXPECT_EQ(parse_fleet("classic"), (Fleet{{5, 1}, {4, 1}, {3, 2}, {2, 1}}));
  EXPECT_EQ(parse_fleet("german"), (Fleet{{5, 1}, {4, 2}, {3, 3}, {2, 4}}));
  EXPECT_EQ(parse_fleet("five"), (Fleet{{5, 1}, {4, 2}, {3, 3}, {2, 4}, {1, 5}}));
  EXPECT_EQ(parse_fleet("kings"), (Fleet{{1, Fleet::k_unlimited}}));
  EXPECT_EQ(parse_fleet("empty"), Fleet());
}

TEST(Fleet, PrintsLongestFirstAndReadsBack) {
  EXPECT_EQ(to_string(parse_fleet("1:4,3:2,4:1,2:3")), "4:1,3:2,2:3,1:4");
  EXPECT_EQ(to_string(Fleet()), "empty");
  for (const char* text : {"standard", "small", "classic", "german", "five", "kings", "empty"})
    EXPECT_EQ(parse_fleet(to_string(parse_fleet(text))), parse_fleet(text));
}

TEST(Fleet, RefusesBadLists) {
  EXPECT_ERROR(parse_fleet("3:"), InputError,
               "fleet \"3:\": number of ships of length 3 is missing, allowed 0..1000 or inf");
  EXPECT_ERROR(parse_fleet("3:-1"), InputError,
               "number of ships of length 3 = -1, allowed 0..1000 or inf");
  EXPECT_ERROR(parse_fleet("3:1001"), InputError,
               "number of ships of length 3 = 1001, allowed 0..1000 or inf");
  EXPECT_ERROR(parse_fleet("3:2147483647"), InputError, "= 2147483647, allowed 0..1000");
  EXPECT_ERROR(parse_fleet("3:99999999999999999999"), InputError,
               "= 99999999999999999999, allowed");
  EXPECT_ERROR(parse_fleet("17:1"), InputError, "length of a ship = 17, allowed 1..16");
  EXPECT_ERROR(parse_fleet("0:1"), InputError, "length of a ship = 0, allowed 1..16");
  EXPECT_ERROR(parse_fleet("a:1"), InputError, "length of a ship = \"a\" is not a whole number");
  EXPECT_ERROR(parse_fleet(":1"), InputError, "length of a ship is missing");
  EXPECT_ERROR(parse_fleet("2:1:3"), InputError, "= \"1:3\" is not a whole number");
  EXPECT_ERROR(parse_fleet("2:infinite"), InputError, "= \"infinite\" is not a whole number");
  EXPECT_ERROR(parse_fleet("4:1,3"), InputError,
               "the item \"3\" has no colon; write length:count pairs, such as 4:1,3:2,2:3,1:4");
  EXPECT_ERROR(parse_fleet("3:1,2:1,3:1"), InputError,
               "length 3 comes twice; give each length once, with its total count");
  EXPECT_ERROR(parse_fleet("3:0,3:1"), InputError, "length 3 comes twice");
  EXPECT_ERROR(parse_fleet("4:1,"), InputError, "there is an empty item before or after a comma");
  EXPECT_ERROR(parse_fleet(",4:1"), InputError, "there is an empty item before or after a comma");
  EXPECT_ERROR(parse_fleet("4:1,,3:1"), InputError, "there is an empty item");
  EXPECT_ERROR(parse_fleet(""), InputError, "fleet: the text is empty; write length:count pairs");
  EXPECT_ERROR(parse_fleet("  "), InputError, "fleet: the text is empty");
  EXPECT_ERROR(parse_fleet("{4:1"), InputError, "the braces do not match");
  EXPECT_ERROR(parse_fleet("{"), InputError, "the braces do not match");
  EXPECT_ERROR(parse_fleet("4:1}"), InputError, "the braces do not match");
}

TEST(Fleet, SuggestsTheNearestName) {
  EXPECT_ERROR(parse_fleet("standart"), InputError,
               "fleet \"standart\": there is no fleet of that name; did you mean standard?");
  EXPECT_ERROR(parse_fleet("king"), InputError, "did you mean kings?");
  EXPECT_ERROR(parse_fleet("Clasic"), InputError, "did you mean classic?");
}

TEST(Fleet, ChecksWhatCodeSets) {
  Fleet fleet;
  EXPECT_ERROR(fleet.set(17, 1), InputError, "fleet: length of a ship = 17, allowed 1..16");
  EXPECT_ERROR(fleet.set(0, 1), InputError, "fleet: length of a ship = 0, allowed 1..16");
  EXPECT_ERROR(fleet.set(3, -1), InputError,
               "fleet: number of ships of length 3 = -1, allowed 0..1000");
  EXPECT_ERROR(fleet.set(3, 1001), InputError, "= 1001, allowed 0..1000");
  EXPECT_ERROR((Fleet{{3, 1}, {3, 1}}), InputError, "fleet: length 3 comes twice");
}

}  // namespace
}  // namespace flotilla
