// SPDX-License-Identifier: MIT
#include "oracle/row_sweep.hpp"

#include <string>
#include <unordered_map>

#include "number/errors.hpp"

namespace flotilla::oracle {

namespace {

// What a cell of the last row holds: water, a ship cell with nothing to come below, or (k_ship + r) a cell of a
// vertical ship with r more cells to come. A state is one such character per column, then the ships used.
constexpr char k_water = 0;
constexpr char k_ship = 1;

using State = std::string;
using Layer = std::unordered_map<State, BigInt>;

/// Fills one row below `above`, column by column, in every legal way.
class RowFill {
 public:
  RowFill(const Problem& problem, const std::vector<int>& limited, int row)
      : problem_(problem),
        limited_(limited),
        cols_(static_cast<std::size_t>(problem.board.cols)),
        rows_left_(problem.board.rows - row) {}

  void fill(const State& above, const BigInt& ways, Layer& next) {
    above_ = above;
    ways_ = &ways;
    next_ = &next;
    row_ = State(cols_, k_water) + above.substr(cols_);  // the ships used go on counting
    fill_from(0);
  }

 private:
  void fill_from(std::size_t col) {
    if (col >= cols_) {
      emit();
      return;
    }
    if (above_[col] > k_ship) {  // the ship from above must go on
      if (left_is_clear(col)) {
        row_[col] = static_cast<char>(above_[col] - 1);
        fill_from(col + 1);
        row_[col] = k_water;
      }
      return;
    }
    fill_from(col + 1);  // water
    for (int length = 1; length <= problem_.fleet.longest(); ++length) {
      if (!take(length)) continue;
      try_across(col, static_cast<std::size_t>(length));
      if (length > 1 && length <= rows_left_) try_down(col, length);
      give_back(length);
    }
  }

  void try_across(std::size_t col, std::size_t length) {
    if (col + length > cols_ || !left_is_clear(col)) return;
    for (std::size_t i = col; i < col + length; ++i)
      if (!above_is_clear(i)) return;
    for (std::size_t i = col; i < col + length; ++i) row_[i] = k_ship;
    fill_from(col + length);
    for (std::size_t i = col; i < col + length; ++i) row_[i] = k_water;
  }

  void try_down(std::size_t col, int length) {
    if (!left_is_clear(col) || !above_is_clear(col)) return;
    row_[col] = static_cast<char>(k_ship + length - 1);
    fill_from(col + 1);
    row_[col] = k_water;
  }

  /// May a ship stand right of what stands at col - 1?
  [[nodiscard]] bool left_is_clear(std::size_t col) const {
    return problem_.touch == Touch::any || col == 0 || row_[col - 1] == k_water;
  }

  /// May a ship that begins in this row use this column?
  [[nodiscard]] bool above_is_clear(std::size_t col) const {
    if (problem_.touch == Touch::any) return above_[col] <= k_ship;
    if (above_[col] != k_water) return false;
    if (problem_.touch == Touch::corner) return true;
    return (col == 0 || above_[col - 1] == k_water) &&
           (col + 1 == cols_ || above_[col + 1] == k_water);
  }

  /// Takes a ship of this length out of the fleet, if there is one left.
  bool take(int length) {
    if (problem_.fleet.is_unlimited(length)) return true;
    for (std::size_t i = 0; i < limited_.size(); ++i)
      if (limited_[i] == length) {
        if (used(i) == problem_.fleet.of_length(length)) return false;
        set_used(i, used(i) + 1);
        return true;
      }
    return false;
  }

  void give_back(int length) {
    for (std::size_t i = 0; i < limited_.size(); ++i)
      if (limited_[i] == length) set_used(i, used(i) - 1);
  }

  // Ships used of one length: two characters, as counts go to 1000.
  [[nodiscard]] int used(std::size_t i) const {
    return 128 * row_[cols_ + 2 * i] + row_[cols_ + 2 * i + 1];
  }
  void set_used(std::size_t i, int ships) {
    row_[cols_ + 2 * i] = static_cast<char>(ships / 128);
    row_[cols_ + 2 * i + 1] = static_cast<char>(ships % 128);
  }

  void emit() {
    if (problem_.touch != Touch::any) {
      (*next_)[row_] += *ways_;
      return;
    }
    State forgetful = row_;  // a finished cell forbids nothing
    for (std::size_t col = 0; col < cols_; ++col)
      if (forgetful[col] == k_ship) forgetful[col] = k_water;
    (*next_)[forgetful] += *ways_;
  }

  const Problem& problem_;
  const std::vector<int>& limited_;
  std::size_t cols_;
  int rows_left_;
  State above_;
  State row_;
  const BigInt* ways_ = nullptr;
  Layer* next_ = nullptr;
};

}  // namespace

Polynomial row_sweep_polynomial(const Problem& problem, std::size_t most_states) {
  const std::vector<int> limited = limited_lengths(problem.fleet);
  const auto cols = static_cast<std::size_t>(problem.board.cols);
  Layer layer;
  layer[State(cols + 2 * limited.size(), k_water)] = 1;
  for (int row = 0; row < problem.board.rows; ++row) {
    RowFill row_fill(problem, limited, row);
    Layer next;
    for (const auto& [state, ways] : layer) {
      row_fill.fill(state, ways, next);
      if (next.size() > most_states)
        throw LimitError("row sweep: more than " + std::to_string(most_states) + " states in row " +
                         std::to_string(row));
    }
    layer = std::move(next);
  }
  Polynomial polynomial;  // no ship reaches below the last row: try_down allows none
  for (const auto& [state, ways] : layer) {
    std::vector<int> key;
    for (std::size_t i = 0; i < limited.size(); ++i)
      key.push_back(128 * state[cols + 2 * i] + state[cols + 2 * i + 1]);
    polynomial[key] += ways;
  }
  return polynomial;
}

BigInt row_sweep_count(const Problem& problem, std::size_t most_states) {
  return full_fleet_count(row_sweep_polynomial(problem, most_states), problem.fleet);
}

}  // namespace flotilla::oracle
