// SPDX-License-Identifier: MIT
#include "hunt/races/slowest.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "hunt/races/layout_classes.hpp"
#include "slow_build.hpp"

namespace flotilla::races {
namespace {

struct ClassCount {
  int side;
  std::size_t classes;
};

// As an independent prototype counted them.
TEST(LayoutClasses, AreAsManyAsCountedElsewhere) {
  for (const ClassCount& count :
       {ClassCount{4, 103}, ClassCount{5, 1009}, ClassCount{6, 5063}, ClassCount{7, 17565}}) {
    if (k_slow_build && count.side > 5) continue;
    EXPECT_EQ(layout_classes(Arena(count.side, false)).size(), count.classes) << count.side;
  }
}

/// The cells of a layout after a symmetry, ships of three in ascending order: equal for equal layouts.
std::multiset<std::set<int>> moved(const Trio& trio, int symmetry, int side) {
  std::map<int, std::set<int>> ships;
  for (std::size_t i = 0; i < trio.size(); ++i) {
    int row = trio[i] / side, col = trio[i] % side;
    for (int turn = 0; turn < symmetry % 4; ++turn) {
      const int old_row = row;
      row = col;
      col = side - 1 - old_row;
    }
    if (symmetry >= 4) col = side - 1 - col;
    ships[k_ship_of_place[i]].insert(row * side + col);
  }
  return {ships[0], ships[1], ships[2]};
}

// Every layout drawn is the image of one representative exactly.
TEST(LayoutClasses, CoverEveryLayoutOnce) {
  const int side = 5;
  const Arena arena(side, false);
  std::set<std::multiset<std::set<int>>> representatives;
  for (const Trio& trio : layout_classes(arena)) representatives.insert(moved(trio, 0, side));
  for (int i = 0; i < trials(2000); ++i) {
    RandomWords words(9, static_cast<std::uint64_t>(i));
    const Trio trio = random_trio(arena, words);
    std::set<std::multiset<std::set<int>>> images;
    for (int symmetry = 0; symmetry < 8; ++symmetry) images.insert(moved(trio, symmetry, side));
    int found = 0;
    for (const auto& image : images) found += representatives.contains(image) ? 1 : 0;
    EXPECT_EQ(found, 1);
  }
}

TEST(LayoutClasses, ArePrintedByShip) {
  EXPECT_EQ(to_string(Trio{0, 1, 2, 4, 8, 12, 10, 11}, Arena(4, false)), "A1-C1 A2-A4 C3-D3");
}

// The slowest layout of 3-parity on 4x4 takes 12.69 +- .003 shots, .793 of the board (an independent prototype; the study prints 0.79).
TEST(Slowest, OfThreeParityOnTheSmallestBoard) {
  const Arena arena(4, false);
  const Strategy strategy = make_strategy("parity", Colour::smaller);
  const std::vector<Trio> classes = layout_classes(arena);
  SlowestOptions options;
  options.first_games = 200;
  options.final_games = trials(50'000);
  Game game(arena);
  const Slowest found =
      find_slowest(classes, options,
                   [&](const std::vector<std::size_t>& layouts, std::uint64_t first,
                       std::uint64_t count, std::uint32_t purpose) {
                     std::vector<std::uint64_t> sums;
                     for (const std::size_t layout : layouts)
                       sums.push_back(sum_of_shots(game, strategy, classes[layout], options.seed,
                                                   layout, first, count, purpose));
                     return sums;
                   });
  EXPECT_EQ(found.classes, 103U);
  EXPECT_NEAR(found.shots.value, 12.69, 0.02 + 4 * found.shots.error);
}

/// Games of `layouts` that take no chance: layout i takes i + 10 shots.
TEST(Slowest, IsTheOneThatAlwaysTakesMost) {
  std::vector<Trio> classes(500);
  for (std::size_t i = 0; i < classes.size(); ++i) classes[i][0] = static_cast<std::int16_t>(i);
  const Slowest found = find_slowest(classes, {},
                                     [](const std::vector<std::size_t>& layouts, std::uint64_t,
                                        std::uint64_t count, std::uint32_t) {
                                       std::vector<std::uint64_t> sums;
                                       for (const std::size_t layout : layouts)
                                         sums.push_back((layout + 10) * count);
                                       return sums;
                                     });
  EXPECT_EQ(found.layout[0], 499);
  EXPECT_DOUBLE_EQ(found.shots.value, 509);
  EXPECT_EQ(found.shots.error, 0);
}

}  // namespace
}  // namespace flotilla::races
