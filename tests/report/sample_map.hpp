// SPDX-License-Identifier: MIT
#pragma once

#include "report/heat_map.hpp"

namespace flotilla::report {

/// A map of fractions i / (cells + 1), row-major: none is 0 or 1.
inline HeatMap sample_map(const Board& board) {
  HeatMap map;
  map.board = board;
  for (int i = 1; i <= board.cells(); ++i) map.probability.emplace_back(i, board.cells() + 1);
  map.title = "Board & <title>";
  map.subtitle = "subtitle";
  return map;
}

}  // namespace flotilla::report
