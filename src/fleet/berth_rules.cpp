// SPDX-License-Identifier: MIT
#include "fleet/berth_rules.hpp"

#include "fleet/fleet.hpp"
#include "number/assert.hpp"

namespace flotilla {

BerthRules::BerthRules(const Board& board)
    : board_(board),
      required_(static_cast<std::size_t>(board.cells())),
      numbers_(static_cast<std::size_t>(board.rows), -1) {}

std::size_t BerthRules::index(Cell cell) const {
  return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(board_.cols) +
         static_cast<std::size_t>(cell.col);
}

std::size_t BerthRules::index(const Ship& berth) const {
  const auto lengths = static_cast<std::size_t>(Fleet::k_max_length);
  const std::size_t kind =
      (berth.vertical ? lengths : 0) + static_cast<std::size_t>(berth.length - 1);
  return kind * static_cast<std::size_t>(board_.cells()) + index(berth.first);
}

void BerthRules::forbid(const Ship& berth) {
  FLOTILLA_ASSERT_LIGHT(berth.length >= 1 && berth.length <= Fleet::k_max_length);
  if (!board_.contains(berth.first)) return;
  if (forbidden_.empty()) {
    forbidden_.resize(2 * static_cast<std::size_t>(Fleet::k_max_length * board_.cells()));
  }
  forbidden_[index(berth)] = true;
  is_blank_ = false;
}

void BerthRules::require(Cell cell) {
  FLOTILLA_ASSERT_LIGHT(board_.contains(cell));
  required_[index(cell)] = true;
  is_blank_ = false;
}

void BerthRules::set_row_number(int row, int number) {
  FLOTILLA_ASSERT_LIGHT(row >= 0 && row < board_.rows && number >= 0);
  numbers_[static_cast<std::size_t>(row)] = number;
  has_row_numbers_ = true;
  is_blank_ = false;
}

bool BerthRules::allows(const Ship& berth) const {
  if (!board_.contains(berth.first) || !board_.contains(berth.last())) return false;
  return forbidden_.empty() || !forbidden_[index(berth)];
}

std::optional<int> BerthRules::row_number(int row) const {
  const int number = numbers_[static_cast<std::size_t>(row)];
  return number < 0 ? std::nullopt : std::optional(number);
}

BerthRules BerthRules::transposed() const {
  FLOTILLA_ASSERT_LIGHT(!has_row_numbers_);
  BerthRules turned(board_.transposed());
  for (int row = 0; row < board_.rows; ++row) {
    for (int col = 0; col < board_.cols; ++col) {
      if (is_required({row, col})) turned.require({col, row});
      if (forbidden_.empty()) continue;
      for (int length = 1; length <= Fleet::k_max_length; ++length) {
        for (const bool vertical : {false, true}) {
          const Ship berth{{row, col}, length, vertical};
          if (forbidden_[index(berth)]) turned.forbid(berth.transposed());
        }
      }
    }
  }
  return turned;
}

}  // namespace flotilla
