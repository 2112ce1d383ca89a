// SPDX-License-Identifier: MIT
#include "oracle/brute_force.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "number/errors.hpp"

namespace flotilla::oracle {

namespace {

struct Berth {
  int length;
  std::uint64_t cells;      // bit row * cols + col
  std::uint64_t forbidden;  // cells that no other ship may use
};

bool within_reach(int rows_apart, int cols_apart, Touch touch) {
  if (touch == Touch::none) return rows_apart <= 1 && cols_apart <= 1;
  return rows_apart + cols_apart <= (touch == Touch::corner ? 1 : 0);
}

Berth make_berth(const std::vector<Cell>& ship, const Problem& problem) {
  Berth berth{static_cast<int>(ship.size()), 0, 0};
  for (int row = 0; row < problem.board.rows; ++row)
    for (int col = 0; col < problem.board.cols; ++col)
      for (const Cell& cell : ship) {
        const std::uint64_t bit = std::uint64_t{1} << (row * problem.board.cols + col);
        if (cell == Cell{row, col}) berth.cells |= bit;
        if (within_reach(std::abs(row - cell.row), std::abs(col - cell.col), problem.touch))
          berth.forbidden |= bit;
      }
  return berth;
}

/// Every berth of every length in the fleet, longest first.
std::vector<Berth> all_berths(const Problem& problem) {
  const Board& board = problem.board;
  if (board.cells() > 64)
    throw LimitError("brute force: the board has " + std::to_string(board.cells()) +
                     " cells, allowed 1..64");
  std::vector<Berth> berths;
  for (int length = problem.fleet.longest(); length >= 1; --length) {
    if (problem.fleet.of_length(length) == 0) continue;
    for (int row = 0; row < board.rows; ++row)
      for (int col = 0; col < board.cols; ++col)
        for (const bool vertical : {false, true}) {
          if (vertical && length == 1) continue;
          std::vector<Cell> ship;
          for (int i = 0; i < length; ++i)
            ship.push_back(vertical ? Cell{row + i, col} : Cell{row, col + i});
          if (board.contains(ship.back())) berths.push_back(make_berth(ship, problem));
        }
  }
  return berths;
}

/// Visits all sets of compatible berths within the fleet; each set is built in the order of the list, so once.
class Search {
 public:
  Search(const Problem& problem, bool whole_fleet_only)
      : fleet_(problem.fleet),
        lengths_(limited_lengths(problem.fleet)),
        used_(Fleet::k_max_length + 1, 0),
        whole_fleet_only_(whole_fleet_only) {
    visit(all_berths(problem));
  }

  Polynomial found;

 private:
  void visit(const std::vector<Berth>& free_berths) {
    std::vector<int> key;
    bool whole_fleet = true;
    for (const int length : lengths_) {
      key.push_back(used_[static_cast<std::size_t>(length)]);
      whole_fleet = whole_fleet && key.back() == fleet_.of_length(length);
    }
    if (whole_fleet || !whole_fleet_only_) found[key] += 1;

    std::vector<Berth> next;
    for (std::size_t i = 0; i < free_berths.size(); ++i) {
      const Berth& berth = free_berths[i];
      int& used = used_[static_cast<std::size_t>(berth.length)];
      if (used == fleet_.of_length(berth.length)) continue;
      if (whole_fleet_only_ && longer_ships_missing(berth.length)) break;
      ++used;
      next.clear();
      for (std::size_t j = i + 1; j < free_berths.size(); ++j)
        if ((free_berths[j].cells & berth.forbidden) == 0) next.push_back(free_berths[j]);
      visit(next);
      --used;
    }
  }

  /// Shorter ships come later in the list, so what is missing now stays missing.
  [[nodiscard]] bool longer_ships_missing(int length) const {
    return std::ranges::any_of(lengths_, [&](int longer) {
      return longer > length && used_[static_cast<std::size_t>(longer)] < fleet_.of_length(longer);
    });
  }

  Fleet fleet_;
  std::vector<int> lengths_;
  std::vector<int> used_;
  bool whole_fleet_only_;
};

}  // namespace

Polynomial brute_force_polynomial(const Problem& problem) { return Search(problem, false).found; }

BigInt brute_force_count(const Problem& problem) {
  return full_fleet_count(Search(problem, true).found, problem.fleet);
}

}  // namespace flotilla::oracle
