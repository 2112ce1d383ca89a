// SPDX-License-Identifier: MIT
#include "oracle/layouts.hpp"

#include <algorithm>

namespace flotilla::oracle {

namespace {

class Search {
 public:
  Search(const Problem& problem, const std::function<void(const Layout&)>& visit)
      : problem_(problem), visit_(visit) {}

  /// Puts ships of this length, `used` of which stand, and shorter ones. Equal ships are put in the order of
  /// their berths, so each set of berths is met once.
  void put(int length, int used, std::size_t first_berth) {
    if (length == 0) {
      visit_(layout_);
      return;
    }
    const int count = problem_.fleet.of_length(length);
    if (used == count || count == Fleet::k_unlimited) put(length - 1, 0, 0);
    if (used == count) return;
    const std::vector<Ship> berths = all_berths(problem_.board, length);
    for (std::size_t i = first_berth; i < berths.size(); ++i) {
      const bool fits = std::ranges::all_of(
          layout_, [&](const Ship& ship) { return compatible(ship, berths[i], problem_.touch); });
      if (!fits) continue;
      layout_.push_back(berths[i]);
      put(length, used + 1, i + 1);
      layout_.pop_back();
    }
  }

 private:
  const Problem& problem_;
  const std::function<void(const Layout&)>& visit_;
  Layout layout_;
};

}  // namespace

std::vector<Ship> all_berths(const Board& board, int length) {
  std::vector<Ship> berths;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col)
      for (const bool vertical : {false, true}) {
        const Ship berth{{row, col}, length, vertical};
        if (board.contains(berth.last()) && (length > 1 || !vertical)) berths.push_back(berth);
      }
  return berths;
}

void for_each_layout(const Problem& problem, const std::function<void(const Layout&)>& visit) {
  Search(problem, visit).put(problem.fleet.longest(), 0, 0);
}

}  // namespace flotilla::oracle
