// SPDX-License-Identifier: MIT
#pragma once

#include "store/draw_file.hpp"

namespace flotilla::store {

inline DrawRecord sample_draws() {
  DrawRecord record;
  record.problem = "board 4x5, fleet 2:1,1:1, touch none";
  record.board_rows = 4;
  record.board_cols = 5;
  record.fleet = "2:1,1:1";
  record.ships = {{1, 1}, {2, 1}};
  record.touch = "none";
  record.count = 322;
  record.stream = DrawStream{7, 1000};
  record.config_toml = "seed = 7\n";
  record.seconds = 0.5;
  record.peak_memory_bytes = 12345;
  return record;
}

/// `count` placements that begin with number `first`.
inline DrawColumns sample_columns(int first, int count) {
  DrawColumns columns;
  for (int i = first; i < first + count; ++i) {
    columns.numbers.emplace_back(i);
    columns.ships.push_back(2);
    for (int ship = 0; ship < 2; ++ship) {
      columns.row.push_back(i % 4);
      columns.col.push_back(ship);
      columns.length.push_back(ship + 1);
      columns.down.push_back(static_cast<std::uint8_t>(i % 2));
    }
  }
  return columns;
}

}  // namespace flotilla::store
