// SPDX-License-Identifier: MIT
// The argument is in bound.hpp; its four steps are the four parts of this file.
#include "fleet/bound.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "fleet/ship.hpp"
#include "number/narrow.hpp"

namespace flotilla {

namespace {

// Areas are in quarter cells: e(S) is an average over four offset sets.

// ---- 1. Territory

/// Four times e(S): cells of S+D inside the board, summed over the four D. S+D is a rectangle.
std::int64_t territory(const Ship& ship, const Board& board, Touch touch) {
  struct Reach {
    int up, down, left, right;
  };
  constexpr std::array<Reach, 4> k_quadrants = {
      {{0, 1, 0, 1}, {0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 1, 0}}};
  constexpr std::array<Reach, 4> k_sides = {
      {{0, 1, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 1}, {0, 0, 1, 0}}};
  constexpr std::array<Reach, 4> k_itself = {};
  const auto& reaches = touch == Touch::none     ? k_quadrants
                        : touch == Touch::corner ? k_sides
                                                 : k_itself;
  std::int64_t cells = 0;
  for (const Reach& reach : reaches) {
    const int height = std::min(ship.last().row + reach.down, board.rows - 1) -
                       std::max(ship.first.row - reach.up, 0) + 1;
    const int width = std::min(ship.last().col + reach.right, board.cols - 1) -
                      std::max(ship.first.col - reach.left, 0) + 1;
    cells += std::int64_t{height} * width;
  }
  return cells;
}

struct LengthFacts {
  int length = 0;
  int count = 0;
  std::int64_t berths = 0;            // on the empty board
  std::int64_t inside_territory = 0;  // least over berths without a corner cell, in quarter cells
  std::int64_t corner_territory = 0;  // least over all berths
};

LengthFacts facts_of(int length, int count, const Problem& problem) {
  const Board& board = problem.board;
  LengthFacts facts{length, count, 0, 4 * std::int64_t{board.cells()},
                    4 * std::int64_t{board.cells()}};
  for (const bool vertical : {false, true}) {
    if (vertical && length == 1) continue;
    const int last_row = board.rows - (vertical ? length : 1);
    const int last_col = board.cols - (vertical ? 1 : length);
    if (last_row < 0 || last_col < 0) continue;
    facts.berths += std::int64_t{last_row + 1} * (last_col + 1);
    // Territory depends only on which edges the ship stands at: first, last and one berth between.
    for (const int row : {0, std::min(1, last_row), last_row})
      for (const int col : {0, std::min(1, last_col), last_col}) {
        const Ship ship{{row, col}, length, vertical};
        const std::int64_t area = territory(ship, board, problem.touch);
        facts.corner_territory = std::min(facts.corner_territory, area);
        const bool at_row_end = ship.first.row == 0 || ship.last().row == board.rows - 1;
        const bool at_col_end = ship.first.col == 0 || ship.last().col == board.cols - 1;
        if (!at_row_end || !at_col_end)
          facts.inside_territory = std::min(facts.inside_territory, area);
      }
  }
  facts.inside_territory = std::max(facts.inside_territory, facts.corner_territory);
  return facts;
}

/// Quarter cells lost to the ships put so far: a lower bound.
class Lost {
 public:
  void put(const LengthFacts& facts) {
    inside_ += facts.inside_territory;
    auto difference = facts.inside_territory - facts.corner_territory;
    for (auto& greater : corner_differences_)  // kept in decreasing order
      if (difference > greater) std::swap(difference, greater);
  }

  [[nodiscard]] std::int64_t quarter_cells() const {
    return inside_ - corner_differences_[0] - corner_differences_[1] - corner_differences_[2] -
           corner_differences_[3];
  }

 private:
  std::int64_t inside_ = 0;
  std::array<std::int64_t, 4> corner_differences_{};
};

// ---- 2. Berths left

/// The bound for exactly these counts.
BigInt exact_fleet_bound(const std::vector<LengthFacts>& lengths, std::int64_t board_quarters) {
  BigInt numerator = 1;
  BigInt denominator = 1;
  Lost lost;
  for (const LengthFacts& facts : lengths)
    for (int j = 1; j <= facts.count; ++j) {
      const std::int64_t room = board_quarters - lost.quarter_cells();
      if (room <= 0) return 0;
      numerator *= BigInt(facts.berths) * room;
      denominator *= BigInt(j) * board_quarters;
      lost.put(facts);
    }
  return numerator / denominator;
}

// ---- 3. Smaller fleets

/// The bound without territory: ways to choose berths, length by length. Grows with the fleet.
BigInt product_bound(const std::vector<LengthFacts>& lengths) {
  BigInt bound = 1;
  for (const LengthFacts& facts : lengths) {
    BigInt ways = 1;  // berths over j
    for (std::int64_t j = 1; j <= facts.count && 2 * j <= facts.berths + 1; ++j)
      ways = ways * (facts.berths - j + 1) / j;
    bound *= ways;
  }
  return bound;
}

/// True if the bound of the full fleet is proven to be the greatest among those of all smaller ones.
bool grows_with_fleet(const std::vector<LengthFacts>& lengths, std::int64_t board_quarters) {
  std::vector<double> room_before;   // for each ship, longest first
  std::vector<std::size_t> last_of;  // index of the last ship of each length
  Lost lost;
  for (const LengthFacts& facts : lengths) {
    for (int j = 0; j < facts.count; ++j) {
      room_before.push_back(static_cast<double>(board_quarters - lost.quarter_cells()));
      lost.put(facts);
    }
    last_of.push_back(room_before.size() - 1);
  }
  if (!room_before.empty() && room_before.back() <= 0) return false;
  constexpr double k_margin = 0.999;  // far more than the rounding of 16,000 factors
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    double ratio = static_cast<double>(lengths[i].berths) / lengths[i].count *
                   room_before[last_of[i]] / static_cast<double>(board_quarters);
    for (std::size_t later = last_of[i] + 1; later < room_before.size(); ++later)
      ratio *= room_before[later] /
               (room_before[later] + static_cast<double>(lengths[i].inside_territory));
    if (ratio * k_margin < 1) return false;
  }
  return true;
}

/// The greatest exact_fleet_bound of all smaller fleets, the full one included.
BigInt greatest_of_all(std::vector<LengthFacts> lengths, std::int64_t board_quarters) {
  const std::vector<LengthFacts> full = lengths;
  BigInt greatest = 0;
  for (std::size_t i = 0; i < lengths.size();) {  // counts run down like the digits of a number
    if (i == 0) greatest = std::max(greatest, exact_fleet_bound(lengths, board_quarters));
    if (lengths[i].count > 0) {
      --lengths[i].count;
      i = 0;
    } else {
      lengths[i].count = full[i].count;
      ++i;
    }
  }
  return greatest;
}

BigInt limited_bound(const Problem& problem) {
  std::vector<LengthFacts>
      lengths;  // longest first; those without a berth only have fleets with 0 ways
  double smaller_fleets = 1;
  for (int length = problem.fleet.longest(); length > 0; --length) {
    const int count = problem.fleet.of_length(length);
    if (count == 0 || count == Fleet::k_unlimited) continue;
    const LengthFacts facts = facts_of(length, count, problem);
    if (facts.berths == 0) continue;
    lengths.push_back(facts);
    smaller_fleets *= count + 1;
  }
  const std::int64_t board_quarters = 4 * std::int64_t{problem.board.cells()};
  if (lengths.empty()) return 1;
  if (grows_with_fleet(lengths, board_quarters)) return exact_fleet_bound(lengths, board_quarters);
  constexpr double k_few = 3000;
  if (smaller_fleets <= k_few) return greatest_of_all(lengths, board_quarters);
  return product_bound(lengths);
}

// ---- 4. Unlimited lengths, and crowded boards

/// Counts the compatible sets of ships whose first cell lies in a block, by search.
class BlockSearch {
 public:
  static constexpr std::int64_t k_most_sets = 20'000;

  BlockSearch(const Problem& problem, std::vector<int> lengths)
      : problem_(problem), lengths_(std::move(lengths)) {}

  /// The number of sets for a block of this shape, or 0 if there are more than k_most_sets.
  [[nodiscard]] std::int64_t sets(const Board& block) {
    block_ = block;
    chosen_.clear();
    return sets_from(0, k_most_sets);
  }

 private:
  /// Ways to go on from this cell of the block, at most `most`, or 0.
  std::int64_t sets_from(int index, std::int64_t most) {
    if (index == block_.cells()) return 1;
    const Cell cell{index / block_.cols, index % block_.cols};
    std::int64_t total = sets_from(index + 1, most);
    if (total == 0) return 0;
    for (const int length : lengths_)
      for (const bool vertical : {false, true}) {
        const Ship ship{cell, length, vertical};
        if ((vertical && length == 1) || !fits(ship)) continue;
        if (!std::ranges::all_of(chosen_, [&](const Ship& other) {
              return compatible(ship, other, problem_.touch);
            }))
          continue;
        if (total == most) return 0;
        chosen_.push_back(ship);
        const std::int64_t more = sets_from(index + 1, most - total);
        chosen_.pop_back();
        if (more == 0) return 0;
        total += more;
      }
    return total;
  }

  /// A block as high or as wide as the board has no way out in that direction.
  [[nodiscard]] bool fits(const Ship& ship) const {
    const Cell end = ship.last();
    return (block_.rows == problem_.board.rows
                ? end.row < block_.rows
                : ship.length <= problem_.board.rows || !ship.vertical) &&
           (block_.cols == problem_.board.cols
                ? end.col < block_.cols
                : ship.length <= problem_.board.cols || ship.vertical);
  }

  const Problem& problem_;
  std::vector<int> lengths_;
  Board block_;
  std::vector<Ship> chosen_;
};

BigInt power(const BigInt& base, int exponent) {
  return boost::multiprecision::pow(base, narrow<unsigned>(exponent));
}

/// All sets of compatible ships of these lengths, any number of each.
BigInt block_bound(const Problem& problem, const std::vector<int>& lengths) {
  if (lengths.empty()) return 1;
  const Board& board = problem.board;
  BlockSearch search(problem, lengths);
  BigInt least = power(BigInt(2 * lengths.size() + 1), board.cells());
  Board block{1, 1};
  while (true) {
    BigInt bound = 1;
    for (const int rows : {block.rows, board.rows % block.rows})
      for (const int cols : {block.cols, board.cols % block.cols}) {
        if (rows == 0 || cols == 0) continue;
        const std::int64_t sets = search.sets({rows, cols});
        if (sets == 0) return least;
        const int times = (rows == block.rows ? board.rows / block.rows : 1) *
                          (cols == block.cols ? board.cols / block.cols : 1);
        bound *= power(sets, times);
      }
    least = std::min(least, bound);
    if (block == board) return least;
    const bool taller =
        block.cols == board.cols || (block.rows < board.rows && block.rows < block.cols);
    ++(taller ? block.rows : block.cols);
  }
}

}  // namespace

BigInt placement_upper_bound(const Problem& problem) {
  std::vector<int> all;
  std::vector<int> unlimited;
  for (int length = 1; length <= Fleet::k_max_length; ++length) {
    if (problem.fleet.of_length(length) > 0) all.push_back(length);
    if (problem.fleet.is_unlimited(length)) unlimited.push_back(length);
  }
  BigInt bound = limited_bound(problem) * block_bound(problem, unlimited);
  if (all != unlimited) bound = std::min(bound, block_bound(problem, all));
  return bound;
}

}  // namespace flotilla
