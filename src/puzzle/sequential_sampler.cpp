// SPDX-License-Identifier: MIT
// A mask a row of the cells that no further ship may take; berths of a length are found a row at a time.
#include "puzzle/sequential_sampler.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "number/assert.hpp"
#include "number/narrow.hpp"
#include "number/random_words.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {
namespace {

class Waters {
 public:
  Waters(const Board& board, Touch touch) : board_(board), touch_(touch) {
    const Mask all = (Mask{1} << board.cols) - 1;
    std::fill_n(free_.begin(), board.rows, all);
  }

  [[nodiscard]] std::uint32_t berths(int length) const {
    std::uint32_t count = 0;
    for_each_row_of_berths(length, [&](int, bool, Mask begins) {
      count += narrow<std::uint32_t>(std::popcount(begins));
      return true;
    });
    return count;
  }

  /// Berth `number` of those there are.
  [[nodiscard]] Ship berth(int length, std::uint32_t number) const {
    Ship ship;
    for_each_row_of_berths(length, [&](int row, bool vertical, Mask begins) {
      const auto here = narrow<std::uint32_t>(std::popcount(begins));
      if (number >= here) {
        number -= here;
        return true;
      }
      for (; number > 0; --number) begins &= begins - 1;
      ship = {{row, std::countr_zero(begins)}, length, vertical};
      return false;
    });
    return ship;
  }

  void take(const Ship& ship) {
    const int beside = touch_ == Touch::any ? 0 : 1;
    for (int row = ship.first.row - beside; row <= ship.last().row + beside; ++row) {
      const bool is_beyond = row < ship.first.row || row > ship.last().row;
      // A corner is not a side.
      const int wider = is_beyond && touch_ == Touch::corner ? 0 : beside;
      if (row < 0 || row >= board_.rows) continue;
      for (int col = ship.first.col - wider; col <= ship.last().col + wider; ++col)
        if (col >= 0 && col < board_.cols) free_[at(row)] &= ~(Mask{1} << col);
    }
  }

 private:
  /// visit(row, vertical, begins) until it returns false.
  template <typename Visit>
  void for_each_row_of_berths(int length, Visit&& visit) const {
    for (int row = 0; row < board_.rows; ++row) {
      Mask across = free_[at(row)];
      for (int i = 1; i < length; ++i) across &= free_[at(row)] >> i;
      if (!visit(row, false, across)) return;
      if (length == 1 || row + length > board_.rows) continue;
      Mask down = free_[at(row)];
      for (int i = 1; i < length; ++i) down &= free_[at(row + i)];
      if (!visit(row, true, down)) return;
    }
  }

  Board board_;
  Touch touch_;
  std::array<Mask, Puzzle::k_max_side> free_{};
};

}  // namespace

std::optional<Layout> place_in_sequence(const Problem& problem, std::uint64_t seed,
                                        std::uint64_t index, std::uint32_t attempt) {
  FLOTILLA_ASSERT_LIGHT(problem.board.long_side() <= Puzzle::k_max_side &&
                        !problem.fleet.has_unlimited());
  constexpr std::uint32_t k_sequences = 1U << 31U;  // purposes from here on: one an attempt
  RandomWords random(seed, index, k_sequences | attempt);
  Waters waters(problem.board, problem.touch);
  Layout layout;
  for (int length = problem.fleet.longest(); length > 0; --length)
    for (int i = 0; i < problem.fleet.of_length(length); ++i) {
      const std::uint32_t berths = waters.berths(length);
      if (berths == 0) return std::nullopt;
      layout.push_back(waters.berth(length, random.below(berths)));
      waters.take(layout.back());
    }
  std::ranges::sort(layout);
  return layout;
}

}  // namespace flotilla::puzzle
