// SPDX-License-Identifier: MIT
#include "space/berth_counts.hpp"

#include <gtest/gtest.h>

#include "fleet/bound.hpp"
#include "fleet/evidence_rules.hpp"
#include "oracle/random_evidence.hpp"
#include "oracle/random_problem.hpp"
#include "oracle/simulated_evidence.hpp"
#include "slow_build.hpp"
#include "space/count.hpp"
#include "space/marginals.hpp"
#include "space/row_numbers.hpp"

namespace flotilla::space {
namespace {

class BerthCountsTest : public testing::Test {
 protected:
  std::unique_ptr<shard::Communicator> solo = shard::make_solo();
  QuestionOptions options;
};

std::map<Ship, BigInt> without_zeros(std::map<Ship, BigInt> counts) {
  std::erase_if(counts, [](const auto& entry) { return entry.second == 0; });
  return counts;
}

TEST_F(BerthCountsTest, GamesPlayedOnEveryLayout) {
  std::mt19937_64 random(oracle::test_seed() + 400);
  for (int trial = 0; trial < trials(600); ++trial) {
    const Problem problem = oracle::random_problem(random, {.max_cells = 30});
    const Evidence evidence = oracle::random_evidence(random, problem);
    const oracle::Agreeing expected = oracle::simulated(problem, evidence);
    options.threads = oracle::draw(random, 1, 3);
    // Rings that are asked for are swept in, whatever is faster.
    options.rings.clear();
    if (trial % 2 == 0) options.rings = {Ring::binary(2)};
    const BerthCounts counts =
        count_berths(problem, berth_rules(problem, evidence), options, *solo);
    ASSERT_EQ(counts.total, expected.layouts) << to_string(problem);
    ASSERT_EQ(without_zeros(counts.of), expected.with_berth) << to_string(problem);
  }
}

TEST_F(BerthCountsTest, BlankBoardsInEveryRing) {
  std::mt19937_64 random(oracle::test_seed() + 401);
  const std::vector<std::vector<Ring>> all = {{Ring::binary(1)},
                                              {Ring::binary(2)},
                                              {Ring::binary(4)},
                                              {Ring::prime_field(0), Ring::prime_field(1)}};
  for (int trial = 0; trial < trials(100); ++trial) {
    const Problem problem = oracle::random_problem(random);
    const oracle::Agreeing expected = oracle::simulated(problem, Evidence(problem.board));
    for (const std::vector<Ring>& rings : all) {
      for (const auto set :
           {frontier::InstructionSet::portable, frontier::best_instruction_set()}) {
        options.rings = rings;
        options.instruction_set = set;
        const BerthCounts counts = count_berths(problem, std::nullopt, options, *solo);
        ASSERT_EQ(counts.total, expected.layouts) << to_string(problem);
        ASSERT_EQ(without_zeros(counts.of), expected.with_berth) << to_string(problem);
      }
    }
  }
}

// Counts beyond a word: sums must come out alike in rings that share no arithmetic.
TEST_F(BerthCountsTest, LargeCountsAgreeAcrossRingsAndWithTheCount) {
  const Problem problem{{9, 10}, parse_fleet("kings"), Touch::none};
  const BerthCounts one = count_berths(problem, std::nullopt, options, *solo);
  options.rings = {Ring::prime_field(0), Ring::prime_field(1)};
  const BerthCounts other = count_berths(problem, std::nullopt, options, *solo);
  EXPECT_EQ(one.of, other.of);
  EXPECT_EQ(one.total, count_placements(problem, {}, *solo).count);
}

TEST_F(BerthCountsTest, LittleMemoryGivesTheSame) {
  const Problem problem{{40, 5}, parse_fleet("small"), Touch::none};
  const BerthCounts expected = count_berths(problem, std::nullopt, options, *solo);
  options.memory_limit = std::uint64_t{4} << 20U;
  EXPECT_EQ(count_berths(problem, std::nullopt, options, *solo).of, expected.of);
}

TEST_F(BerthCountsTest, RowNumbersOfGamesPlayedOnEveryLayout) {
  std::mt19937_64 random(oracle::test_seed() + 402);
  for (int trial = 0; trial < trials(300); ++trial) {
    const Problem problem = oracle::random_problem(random, {.max_cells = 24});
    const Evidence evidence = oracle::random_evidence(random, problem);
    std::vector<std::vector<BigInt>> expected(
        static_cast<std::size_t>(problem.board.rows),
        std::vector<BigInt>(static_cast<std::size_t>(problem.board.cols) + 1));
    oracle::for_each_layout(problem, [&](const oracle::Layout& layout) {
      if (!oracle::agrees(layout, evidence)) return;
      for (std::size_t row = 0; row < expected.size(); ++row) {
        const int cells = oracle::cells_in_row(layout, static_cast<int>(row));
        expected[row][static_cast<std::size_t>(cells)] += 1;
      }
    });
    const RowNumbers numbers =
        count_row_numbers(problem, berth_rules(problem, evidence), options, *solo);
    ASSERT_EQ(numbers.rows, expected) << to_string(problem);
  }
}

TEST_F(BerthCountsTest, RowPairsOfEveryLayout) {
  const Problem problem{{5, 5}, parse_fleet("3:1,2:1,1:1"), Touch::none};
  std::vector<std::vector<BigInt>> expected(6, std::vector<BigInt>(6));
  oracle::for_each_layout(problem, [&](const oracle::Layout& layout) {
    expected[static_cast<std::size_t>(oracle::cells_in_row(layout, 1))]
            [static_cast<std::size_t>(oracle::cells_in_row(layout, 4))] += 1;
  });
  EXPECT_EQ(count_row_pairs(problem, std::nullopt, 1, 4, options, *solo), expected);
}

// Published figures of the small fleet on 6x6, the armada on 8x8 and the classic fleet, ships touching.
TEST_F(BerthCountsTest, PublishedCells) {
  const auto cells = [&](const char* board, const char* fleet, Touch touch) {
    const Problem problem{parse_board(board), parse_fleet(fleet), touch};
    return marginals(count_berths(problem, std::nullopt, options, *solo));
  };
  const auto small = cells("6x6", "small", Touch::none);
  EXPECT_EQ(small[0].ship, 385078);
  EXPECT_EQ(small[2 * 6 + 2].ship, 227038);
  const auto armada = cells("8x8", "standard", Touch::none);
  EXPECT_EQ(armada[0].ship, 11148102252);
  EXPECT_EQ(armada[3 * 8 + 3].ship, 4449526984);
}

TEST(Marginals, ShapesLengthsAndAxesPartTheShips) {
  const auto solo = shard::make_solo();
  const Problem problem{{5, 6}, parse_fleet("small"), Touch::corner};
  const BerthCounts counts = count_berths(problem, std::nullopt, {}, *solo);
  BigInt all = 0;
  for (const CellMarginal& cell : marginals(counts)) {
    BigInt by_length = 0, by_shape = 0;
    for (const BigInt& count : cell.of_length) by_length += count;
    for (const BigInt& count : cell.of_shape) by_shape += count;
    EXPECT_EQ(by_length, cell.ship);
    EXPECT_EQ(by_shape, cell.ship);
    EXPECT_EQ(cell.across + cell.down + cell.of_length[1], cell.ship);
    EXPECT_EQ(cell.of_shape[0], cell.of_length[1]);
    all += cell.ship;
  }
  EXPECT_EQ(all, counts.total * problem.fleet.cells());
}

TEST(Marginals, SymmetryClasses) {
  EXPECT_EQ(symmetry_classes({10, 10}, true).size(), 15U);
  EXPECT_EQ(symmetry_classes({3, 4}, true).size(), 4U);
  EXPECT_EQ(symmetry_classes({3, 4}, false).size(), 12U);
  EXPECT_EQ(symmetry_classes({3, 3}, true)[0], (std::vector<Cell>{{0, 0}, {0, 2}, {2, 0}, {2, 2}}));
}

}  // namespace
}  // namespace flotilla::space
