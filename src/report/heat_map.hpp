// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "fleet/board.hpp"
#include "number/bigint.hpp"
#include "report/palette.hpp"

namespace flotilla::report {

/// What is known of a cell beforehand.
enum class Mark { none, water, ship };

/// A probability in each cell of a board, to be shown.
struct HeatMap {
  Board board;
  std::vector<Rational> probability;  // of each cell, row-major, in 0..1
  std::vector<Mark> marks;            // the same; empty: nothing is known
  std::string title, subtitle;

  [[nodiscard]] const Rational& at(Cell cell) const;
  [[nodiscard]] Mark mark(Cell cell) const;
  [[nodiscard]] bool has_marks() const;
};

/// The probabilities that the ends of the palette stand for.
struct HeatScale {
  double low = 0, high = 1;

  /// Digits after the point of a percentage, one more where all would begin with 0 otherwise.
  [[nodiscard]] int decimals(int usual) const { return high < 0.095 ? usual + 1 : usual; }
  /// Colour of a probability. Exactly 0 is white, off the scale.
  [[nodiscard]] Colour colour(const Rational& probability) const;
};

/// From the least to the greatest probability of a cell that is neither certain nor impossible, so that small
/// differences can be seen.
[[nodiscard]] HeatScale scale_of(const HeatMap& map);

}  // namespace flotilla::report
