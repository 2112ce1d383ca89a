// SPDX-License-Identifier: MIT
// Published probabilities and counts of cells, and of numbers printed beside a line. Battleships article and
// program, see the README; the counts of the classic fleet tell its two threes apart.
#include <gtest/gtest.h>

#include "number/rational.hpp"
#include "space/marginals.hpp"
#include "space/row_numbers.hpp"

namespace flotilla::space {
namespace {

struct KnownCells {
  const char* board;
  const char* fleet;
  const char* corner;
  const char* border;  // mean over the border cells but the corners
  const char* centre;
};
constexpr std::array k_known_cells = {
    KnownCells{"6x6", "small", "43.06", "33.48", "25.39"},
    KnownCells{"8x8", "standard", "53.66", "42.09", "21.42"},
    KnownCells{"10x10", "standard", "23.63", "24.52", "18.25"},
};

/// Ship cells in the border cells that are no corners, of all placements.
BigInt border_total(const std::vector<CellMarginal>& cells, int side) {
  BigInt sum = 0;
  for (int row = 0; row < side; ++row) {
    for (int col = 0; col < side; ++col) {
      const bool is_outer_row = row == 0 || row == side - 1;
      const bool is_outer_col = col == 0 || col == side - 1;
      if (is_outer_row != is_outer_col)
        sum += cells[static_cast<std::size_t>(row * side + col)].ship;
    }
  }
  return sum;
}

TEST(KnownMarginals, CornerBorderAndCentre) {
  const auto solo = shard::make_solo();
  for (const KnownCells& known : k_known_cells) {
    const Problem problem{parse_board(known.board), parse_fleet(known.fleet), Touch::none};
    const BerthCounts counts = count_berths(problem, std::nullopt, {}, *solo);
    const std::vector<CellMarginal> cells = marginals(counts);
    const int side = problem.board.rows;
    const auto centre = static_cast<std::size_t>(side / 2 * side + side / 2);
    EXPECT_EQ(percent_text(ratio(cells[0].ship, counts.total), 2), known.corner) << known.board;
    EXPECT_EQ(percent_text(ratio(border_total(cells, side), counts.total * (4 * (side - 2))), 2),
              known.border)
        << known.board;
    EXPECT_EQ(percent_text(ratio(cells[centre].ship, counts.total), 2), known.centre)
        << known.board;
  }
}

TEST(KnownMarginals, ClassesOfTheClassicFleet) {
  const std::vector<BigInt> labelled = {2407483864, 3458438788, 4317794344, 4774557212, 5017010922,
                                        4292323972, 4980720314, 5348335096, 5543394682, 5539435704,
                                        5841068044, 6001718736, 6121508012, 6272257080, 6428054040};
  const auto solo = shard::make_solo();
  const Problem problem{{10, 10}, parse_fleet("classic"), Touch::any};
  const BerthCounts counts = count_berths(problem, std::nullopt, {}, *solo);
  const std::vector<CellMarginal> cells = marginals(counts);
  std::vector<BigInt> found;
  for (const std::vector<Cell>& alike : symmetry_classes(problem.board, true)) {
    const auto count_of = [&](Cell cell) {
      return cells[static_cast<std::size_t>(cell.row * problem.board.cols + cell.col)].ship;
    };
    for (const Cell cell : alike) EXPECT_EQ(count_of(cell), count_of(alike.front()));
    found.push_back(count_of(alike.front()) * 2);
  }
  EXPECT_EQ(found, labelled);
  EXPECT_EQ(percent_text(ratio(cells[0].ship, counts.total), 2), "8.00");
  EXPECT_EQ(percent_text(ratio(cells[5 * 10 + 5].ship, counts.total), 2), "21.36");
}

// The published shares are the mean over lines; no single line has them.
TEST(KnownMarginals, NumbersBesideALine) {
  const auto solo = shard::make_solo();
  const Problem problem{{6, 6}, parse_fleet("small"), Touch::none};
  const RowNumbers numbers = count_row_numbers(problem, std::nullopt, {}, *solo);
  const std::vector<std::string> published = {"17.38", "30.17", "27.98", "17.99", "5.83", "0.65"};
  for (std::size_t number = 0; number < published.size(); ++number) {
    BigInt sum = 0;
    for (const std::vector<BigInt>& row : numbers.rows) sum += row[number];
    EXPECT_EQ(percent_text(ratio(sum, numbers.total * 6), 2), published[number]);
  }
}

}  // namespace
}  // namespace flotilla::space
