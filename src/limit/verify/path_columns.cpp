// SPDX-License-Identifier: MIT
#include "limit/verify/path_columns.hpp"

#include <algorithm>

#include "number/narrow.hpp"

namespace flotilla::limit::verify {

namespace {

/// The second difference of the cell between two columns and the heights y and y + 1; 0 if negative or off the lattice.
Whole second_difference(const Column& left, const Column& right, std::size_t y) {
  if (left.empty() || right.empty() || y + 1 >= left.size()) return 0;
  return std::max<Whole>(0, right[y + 1] + left[y] - right[y] - left[y + 1]);
}

Whole growth(const Column& from, std::size_t y, const Column& to, std::size_t to_y) {
  if (from.empty() || to.empty() || y >= from.size() || to_y >= to.size()) return 0;
  return std::max<Whole>(0, to[to_y] - from[y]);
}

}  // namespace

PathColumns::PathColumns(int lines) : lines_(lines), value_(at(lines) + 1, 0) {}

Column PathColumns::add(RewardColumns rewards) {
  Column settled;
  if (!here_.of_a.empty()) settled = settle(rewards);
  right_ = std::move(here_);
  here_ = std::move(rewards);
  return settled;
}

Column PathColumns::finish() { return settle({}); }

/// sum h / 8, rounded up. @param sum  not negative
Whole PathColumns::eighths(Whole sum) const {
  const Whole over = 8 * lines_;
  return (sum + over - 1) / over;
}

Column PathColumns::settle(const RewardColumns& left) {
  Column bounds(value_.size());
  for (std::size_t y = value_.size(); y-- > 0;) {
    value_[y] = best_from(y, left);
    bounds[y] = value_[y] + start_inside(y, left);
  }
  return bounds;
}

Whole PathColumns::best_from(std::size_t y, const RewardColumns& left) const {
  Whole best = 0;
  const bool is_last = right_.of_a.empty();
  if (!is_last) {
    Whole lacks = second_difference(here_.of_b, right_.of_b, y);
    if (y > 0) lacks = std::max(lacks, second_difference(here_.of_b, right_.of_b, y - 1));
    best = value_[y] + eighths(4 * (here_.of_a[y] + right_.of_a[y]) + lacks);
  }
  if (y + 1 < value_.size()) {
    const Whole lacks = std::max(second_difference(left.of_a, here_.of_a, y),
                                 second_difference(here_.of_a, right_.of_a, y));
    const Whole up = value_[y + 1] + eighths(4 * (here_.of_b[y] + here_.of_b[y + 1]) + lacks);
    best = is_last ? up : std::max(best, up);
  }
  return best;
}

Whole PathColumns::start_inside(std::size_t y, const RewardColumns& left) const {
  const Whole of_a =
      std::max(growth(left.of_a, y, here_.of_a, y), growth(here_.of_a, y, right_.of_a, y));
  Whole of_b = growth(here_.of_b, y, here_.of_b, y + 1);
  if (y > 0) of_b = std::max(of_b, growth(here_.of_b, y - 1, here_.of_b, y));
  return eighths(of_a + of_b);
}

}  // namespace flotilla::limit::verify
