// SPDX-License-Identifier: MIT
#include "report/heat_map.hpp"

#include <algorithm>

#include "number/rational.hpp"

namespace flotilla::report {

namespace {

std::size_t index_of(const Board& board, Cell cell) {
  return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(board.cols) +
         static_cast<std::size_t>(cell.col);
}

}  // namespace

const Rational& HeatMap::at(Cell cell) const { return probability[index_of(board, cell)]; }

Mark HeatMap::mark(Cell cell) const {
  return marks.empty() ? Mark::none : marks[index_of(board, cell)];
}

bool HeatMap::has_marks() const {
  return std::ranges::any_of(marks, [](Mark mark) { return mark != Mark::none; });
}

Colour HeatScale::colour(const Rational& probability) const {
  if (probability == 0) return {1, 1, 1};
  const double value = to_double(probability);
  if (high <= low) return colour_at(value > high ? 1 : value < low ? 0 : 0.5);
  return colour_at((value - low) / (high - low));
}

HeatScale scale_of(const HeatMap& map) {
  HeatScale scale{1, 0};
  for (const Rational& probability : map.probability) {
    if (probability == 0 || probability == 1) continue;
    const double value = to_double(probability);
    scale.low = std::min(scale.low, value);
    scale.high = std::max(scale.high, value);
  }
  if (scale.low > scale.high) return {0, 1};
  return scale;
}

}  // namespace flotilla::report
