// SPDX-License-Identifier: MIT
#pragma once

#include "store/lines_file.hpp"
#include "store/marginals_file.hpp"

namespace flotilla::store {

/// One ship of two cells on 1x3.
inline QuestionRecord sample_question() {
  QuestionRecord record;
  record.problem = "board 1x3, fleet 2:1, touch none";
  record.board_rows = 1;
  record.board_cols = 3;
  record.fleet = "2:1";
  record.ships = {{2, 1}};
  record.touch = "none";
  record.count = 2;
  record.config_toml = "board = \"1x3\"\n";
  record.seconds = 1.25;
  record.peak_memory_bytes = 123456;
  return record;
}

inline MarginalsRecord sample_marginals() {
  MarginalsRecord record;
  static_cast<QuestionRecord&>(record) = sample_question();
  record.rings = {"Z/2^64"};
  record.lengths = {2};
  record.shapes = {"submarine", "left end", "right end", "top end", "bottom end", "middle"};
  record.ship = {{1, 3}, {1, 2, 1}};
  record.by_length = {{1, 3, 1}, {1, 2, 1}};
  record.by_axis = {{1, 3, 2}, {1, 0, 2, 0, 1, 0}};
  record.by_shape = {{1, 3, 6}, {0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0}};
  record.berths = {{0, 0, 2, false, 1}, {0, 1, 2, false, 1}};
  record.symmetry_class = {0, 1, 0};
  return record;
}

inline LinesRecord sample_lines() {
  LinesRecord record;
  static_cast<QuestionRecord&>(record) = sample_question();
  record.row_numbers = {{1, 4}, {0, 0, 2, 0}};
  record.column_numbers = {{3, 2}, {1, 1, 0, 2, 1, 1}};
  // Made up: one row has no second.
  record.row_pair = RowPair{0, 0, {{4, 4}, std::vector<BigInt>(16)}};
  return record;
}

}  // namespace flotilla::store
