// SPDX-License-Identifier: MIT
#include "hunt/races/trio.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "slow_build.hpp"

namespace flotilla::races {
namespace {

constexpr std::uint64_t k_seed = 3;

/// Chi-square over `cells` equally likely values, as standard deviations above its mean.
double excess(const std::map<Trio, int>& hits, double cells, double draws) {
  double chi_square = 0;
  for (const auto& [trio, n] : hits) chi_square += n * (n / (draws / cells));
  chi_square -= draws;
  return (chi_square - (cells - 1)) / std::sqrt(2 * (cells - 1));
}

// 16 berths of a 3 and 24 of the 2 on 4x4; layouts by hand: two 3s in order that do not overlap, and the 2 clear of both.
TEST(RandomTrio, IsUniformOnTheSmallestBoard) {
  const Arena arena(4, false);
  std::vector<std::set<int>> threes, twos;
  for (int row = 0; row < 4; ++row)
    for (int col = 0; col < 4; ++col) {
      const int c = 4 * row + col;
      if (col < 2) threes.push_back({c, c + 1, c + 2});
      if (row < 2) threes.push_back({c, c + 4, c + 8});
      if (col < 3) twos.push_back({c, c + 1});
      if (row < 3) twos.push_back({c, c + 4});
    }
  const auto apart = [](const std::set<int>& a, const std::set<int>& b) {
    return std::none_of(a.begin(), a.end(), [&](int cell) { return b.contains(cell); });
  };
  int layouts = 0;
  for (const auto& a : threes)
    for (const auto& b : threes)
      for (const auto& c : twos) layouts += apart(a, b) && apart(a, c) && apart(b, c) ? 1 : 0;
  const int draws = trials(200'000);
  std::map<Trio, int> hits;
  for (int i = 0; i < draws; ++i) {
    RandomWords words(k_seed, static_cast<std::uint64_t>(i));
    ++hits[random_trio(arena, words)];
  }
  if (!k_slow_build) {
    EXPECT_EQ(static_cast<int>(hits.size()), layouts);
  }
  EXPECT_LT(std::abs(excess(hits, layouts, draws)), 5) << "seed " << k_seed;
}

// The 36 pairs of differences and the twelve classes, by turning and renaming the ships themselves.
TEST(RandomTrio, IsOfTheClassThatItsImagesAreOf) {
  const Arena arena(9, false);
  std::map<std::pair<int, int>, int> layouts;
  for (int i = 0; i < trials(2000); ++i) {
    RandomWords words(k_seed, static_cast<std::uint64_t>(i));
    const Trio trio = random_trio(arena, words);
    Trio swapped = trio, turned = trio;
    std::rotate(swapped.begin(), swapped.begin() + 3, swapped.begin() + 6);
    for (const auto& [first, length] : {std::pair{0, 3}, {3, 3}, {6, 2}})
      for (int j = 0; j < length; ++j)
        turned[static_cast<std::size_t>(first + j)] =
            static_cast<std::int16_t>(80 - trio[static_cast<std::size_t>(first + length - 1 - j)]);
    const Pattern pattern = pattern_of(trio, arena);
    EXPECT_EQ(pattern_of(swapped, arena), pattern);
    EXPECT_EQ(pattern_of(turned, arena), pattern);
    ++layouts[{pattern.second_three, pattern.two}];
    RandomWords again(k_seed, static_cast<std::uint64_t>(i), 1);
    EXPECT_EQ(pattern_of(random_trio(arena, pattern, again), arena), pattern);
  }
  EXPECT_EQ(layouts.size(), k_patterns.size());
  for (const Pattern& pattern : k_patterns) {
    const Arena wrapped(12, true);
    RandomWords words(k_seed, 5);
    EXPECT_EQ(pattern_of(random_trio(wrapped, pattern, words), wrapped), pattern);
  }
}

TEST(RandomTrio, HasTheDiagonalsOfItsPattern) {
  const Arena arena(12, true);
  for (const Pattern& pattern : k_patterns) {
    std::set<Trio> different;
    for (int i = 0; i < trials(500); ++i) {
      RandomWords words(k_seed, static_cast<std::uint64_t>(i));
      const Trio trio = random_trio(arena, pattern, words);
      const auto diagonal = [&](std::size_t place) {
        return arena.diagonal_mod_6(trio[place], false);
      };
      EXPECT_EQ((diagonal(3) - diagonal(0) + 6) % 6, pattern.second_three);
      EXPECT_EQ((diagonal(6) - diagonal(0) + 6) % 6, pattern.two);
      EXPECT_EQ(std::set<int>(trio.begin(), trio.end()).size(), 8U);
      different.insert(trio);
    }
    EXPECT_GT(static_cast<int>(different.size()), trials(400));
  }
}

TEST(RandomTrio, OfAPatternIsUniform) {
  const Arena arena(6, true);
  const Pattern pattern{3, 2};
  std::map<Trio, int> hits;
  const int draws = 60'000;
  for (int i = 0; i < draws; ++i) {
    RandomWords words(k_seed + 1, static_cast<std::uint64_t>(i));
    ++hits[random_trio(arena, pattern, words)];
  }
  // Every layout of the pattern: 72 berths, then 12 and 12 of the right diagonals, minus overlaps.
  int layouts = 0;
  const auto lay = [&](int berth, int length) {
    std::set<int> cells;
    for (int i = 0; i < length; ++i) {
      const int row = berth / 2 / 6, col = berth / 2 % 6;
      cells.insert(berth % 2 != 0 ? (row + i) % 6 * 6 + col : row * 6 + (col + i) % 6);
    }
    return cells;
  };
  const auto diagonal = [](int berth) { return (berth / 2 / 6 + berth / 2 % 6) % 6; };
  for (int a = 0; a < 72; ++a)
    for (int b = 0; b < 72; ++b)
      for (int c = 0; c < 72; ++c) {
        if (diagonal(b) != (diagonal(a) + 3) % 6 || diagonal(c) != (diagonal(a) + 2) % 6) continue;
        std::set<int> cells = lay(a, 3);
        cells.merge(lay(b, 3));
        cells.merge(lay(c, 2));
        layouts += cells.size() == 8 ? 1 : 0;
      }
  EXPECT_LT(std::abs(excess(hits, layouts, draws)), 5) << layouts << " layouts, seed " << k_seed;
}

}  // namespace
}  // namespace flotilla::races
