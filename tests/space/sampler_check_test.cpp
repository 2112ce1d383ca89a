// SPDX-License-Identifier: MIT
#include "space/sampler_check.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "number/random_number.hpp"
#include "slow_build.hpp"
#include "space/draw_numbers.hpp"

namespace flotilla::space {
namespace {

/// A space and what is exact about it.
struct Space {
  Problem problem;
  std::unique_ptr<shard::Communicator> solo = shard::make_solo();
  BerthCounts exact = count_berths(problem, std::nullopt, {}, *solo);
  Placements placements{problem, std::nullopt, {}};

  [[nodiscard]] SamplerCheck check(const Sampler& sampler, std::uint64_t draws) {
    return check_sampler(exact, placements, sampler, draws, *solo);
  }
  /// Draws the placement with number change(i, a uniform number).
  template <typename Change>
  [[nodiscard]] Sampler changed(const Change& change) {
    return [this, change](std::uint64_t first, std::uint64_t count) {
      std::vector<BigInt> numbers = draw_numbers(1, first, count, placements.total());
      for (std::uint64_t i = 0; i < count; ++i) numbers[i] = change(first + i, numbers[i]);
      return placements.at(numbers);
    };
  }
};

Problem problem_of(const char* board, const char* fleet) {
  return {parse_board(board), parse_fleet(fleet), Touch::none};
}

constexpr int k_draws = trials(100000);

TEST(SamplerCheck, OursPassesOnSpacesOfAnySize) {
  for (const auto& [board, fleet] :
       {std::pair{"4x4", "2:1,1:1"}, std::pair{"6x6", "small"}, std::pair{"8x8", "standard"},
        std::pair{"5x9", "german"}, std::pair{"5x5", "kings"}, std::pair{"3x3", "empty"}}) {
    Space space{problem_of(board, fleet)};
    if (space.exact.total == 0) continue;
    const SamplerCheck check = space.check(uniform_sampler(space.placements, 1), trials(100000));
    EXPECT_TRUE(check.passes()) << board << " " << fleet << ": " << check.cells.p_value() << " "
                                << check.berths.p_value() << " " << check.numbers.p_value;
    EXPECT_EQ(check.total, space.exact.total);
    EXPECT_EQ(check.draws, static_cast<std::uint64_t>(trials(100000)));
  }
}

TEST(SamplerCheck, CountsWhatItSays) {
  Space space{problem_of("2x2", "1:1")};
  const SamplerCheck all_in_one =
      space.check(space.changed([](std::uint64_t, const BigInt&) { return BigInt(0); }), 100);
  EXPECT_FALSE(all_in_one.passes());
  EXPECT_EQ(all_in_one.numbers.bins, 4U);
  EXPECT_DOUBLE_EQ(all_in_one.numbers.chi_square, 300);  // 75^2/25 + 3 * 25
  EXPECT_EQ(all_in_one.cells.events, 4U);
  EXPECT_EQ(all_in_one.berths.events, 4U);
  EXPECT_EQ(all_in_one.largest_gap.hits, 100U);
  EXPECT_DOUBLE_EQ(all_in_one.largest_gap.drawn, 1);
  EXPECT_DOUBLE_EQ(all_in_one.largest_gap.probability, 0.25);
  EXPECT_NEAR(all_in_one.cells.worst.p_value, 2 * std::pow(0.25, 100), 1e-70);

  // 25 of each: too even for random numbers, though every frequency is exact.
  const SamplerCheck in_turn =
      space.check(space.changed([](std::uint64_t i, const BigInt&) { return BigInt(i % 4); }), 100);
  EXPECT_DOUBLE_EQ(in_turn.numbers.chi_square, 0);
  EXPECT_DOUBLE_EQ(in_turn.cells.p_value(), 1);
  EXPECT_DOUBLE_EQ(in_turn.numbers.p_value, 0);
  EXPECT_FALSE(in_turn.passes());
}

TEST(SamplerCheck, CertainAndImpossibleCells) {
  Space space{problem_of("1x3", "3:1")};
  EXPECT_TRUE(space.check(uniform_sampler(space.placements, 1), 50).passes());
  Space corners{problem_of("3x1", "1:2")};  // always the two ends
  const SamplerCheck check = corners.check(uniform_sampler(corners.placements, 1), 50);
  EXPECT_TRUE(check.passes());
  EXPECT_EQ(check.cells.events, 3U);
}

// Each of these is what a plausible mistake would draw.
TEST(SamplerCheck, BiasedOnesFail) {
  Space space{problem_of("6x6", "small")};
  const BigInt total = space.placements.total();
  const auto fails = [&](const auto& change) {
    return !space.check(space.changed(change), k_draws).passes();
  };
  EXPECT_TRUE(fails([&](std::uint64_t, const BigInt& n) { return BigInt(n % (total / 2)); }));
  EXPECT_TRUE(fails([&](std::uint64_t, const BigInt& n) { return BigInt(n / 2); }));
  EXPECT_TRUE(fails([&](std::uint64_t i, const BigInt& n) {
    return std::max(n, random_number(2, i, total));  // two draws, the larger one
  }));
  EXPECT_TRUE(fails([&](std::uint64_t i, const BigInt&) {
    return random_number(1, i / 2, total);  // each drawn twice
  }));
  EXPECT_TRUE(fails([&](std::uint64_t i, const BigInt&) {
    return BigInt((total * i / k_draws) % total);  // evenly spread
  }));
  EXPECT_FALSE(fails([](std::uint64_t, const BigInt& n) { return n; }));
  EXPECT_FALSE(fails([&](std::uint64_t, const BigInt& n) { return BigInt(total - 1 - n); }));
}

// One in fifty placements is moved to its mirror image if that has a ship in A1: a bias of the placements
// that no count of ships per draw shows.
TEST(SamplerCheck, WeightedPlacementsFail) {
  Space space{problem_of("6x6", "small")};
  const Sampler ours = uniform_sampler(space.placements, 1);
  const auto mirrored = [&](Layout layout) {
    for (Ship& ship : layout) {
      const Cell last = ship.last();
      ship.first.col = space.problem.board.cols - 1 - last.col;
    }
    std::sort(layout.begin(), layout.end());
    return layout;
  };
  const Sampler weighted = [&](std::uint64_t first, std::uint64_t count) {
    std::vector<Layout> layouts = ours(first, count);
    for (std::uint64_t i = 0; i < count; ++i) {
      const Layout other = mirrored(layouts[i]);
      if ((first + i) % 10 == 0 && other.front().first == Cell{0, 0}) layouts[i] = other;
    }
    return layouts;
  };
  const SamplerCheck check = space.check(weighted, trials(200000));
  EXPECT_LT(check.cells.p_value(), SamplerCheck::k_level / 3);
  EXPECT_FALSE(check.passes());
}

TEST(SamplerCheck, RefusesWhatIsNoPlacement) {
  Space space{problem_of("4x4", "2:1,1:1")};
  const Sampler touching = [](std::uint64_t, std::uint64_t count) {
    return std::vector<Layout>(count, Layout{{{0, 0}, 2, false}, {{1, 1}, 1, false}});
  };
  EXPECT_ERROR(
      static_cast<void>(space.check(touching, 10)), Error,
      "the sampler draws what is no placement: ships A1-B1 and B2 are too near each other");
}

}  // namespace
}  // namespace flotilla::space
