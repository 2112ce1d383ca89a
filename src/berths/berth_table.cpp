// SPDX-License-Identifier: MIT
#include "berths/berth_table.hpp"

#include "number/narrow.hpp"

namespace flotilla::berths {

BerthTable::BerthTable(const Problem& problem)
    : problem_(problem), of_length_(Fleet::k_max_length + 1) {
  const Board& board = problem.board;
  std::vector<std::vector<std::int32_t>> over(at(board.cells()));
  for (int length = 1; length <= problem.fleet.longest(); ++length) {
    if (problem.fleet.of_length(length) == 0) continue;
    of_length_[at(length)].first = size();
    for (int cell = 0; cell < board.cells(); ++cell)
      for (const bool vertical : {false, true}) {
        const Ship ship{{cell / board.cols, cell % board.cols}, length, vertical};
        if (!board.contains(ship.last()) || (vertical && length == 1)) continue;
        first_cell_.push_back(static_cast<std::uint32_t>(cells_.size()));
        for (int i = 0; i < length; ++i) {
          const int covered = cell + i * (vertical ? board.cols : 1);
          cells_.push_back(narrow<std::uint16_t>(covered));
          over[at(covered)].push_back(size());
        }
        ships_.push_back(ship);
      }
    of_length_[at(length)].last = size();
  }
  for (const auto& berths : over) {
    first_over_.push_back(static_cast<std::uint32_t>(over_.size()));
    over_.insert(over_.end(), berths.begin(), berths.end());
  }
  first_over_.push_back(static_cast<std::uint32_t>(over_.size()));
}

}  // namespace flotilla::berths
