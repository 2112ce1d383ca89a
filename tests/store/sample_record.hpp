// SPDX-License-Identifier: MIT
#pragma once

#include "store/count_record.hpp"
#include "store/provenance.hpp"

namespace flotilla::store {

/// 10x10, fleet 4:1,3:2,2:3,1:4 without touching has 1,925,751,392 placements; the rest is made up.
inline CountRecord sample_record() {
  CountRecord record;
  record.problem = "board=10x10 fleet=4:1,3:2,2:3,1:4 touch=none";
  record.board_rows = 10;
  record.board_cols = 10;
  record.fleet = "4:1,3:2,2:3,1:4";
  record.ships = {{1, 4}, {2, 3}, {3, 2}, {4, 1}};
  record.touch = "none";
  record.count = BigInt("1925751392");
  record.bound_bits = 57;
  record.polynomial_lengths = {1, 2, 3, 4};
  record.polynomial = {{{0, 0, 0, 0}, 1}, {{1, 0, 0, 0}, 100}, {{4, 3, 2, 1}, record.count}};
  record.rings = {"Z/2^64"};
  record.rows = {{0, 0, 123, 4560, 7890, 0.25}, {0, 1, 12594, 456000, 789000, 1.5}};
  record.table_bytes = 456000;
  record.config_toml = "[board]\nrows = 10  # Größe\n";
  record.seconds = 1.75;
  record.peak_memory_bytes = 123456789;
  return record;
}

inline Provenance sample_provenance() {
  Provenance provenance = collect_provenance("flotilla count configs/a.toml", 3, 2);
  provenance.start_utc = "2026-01-31T23:59:59Z";  // one moment, however often it is asked for
  provenance.seconds_total = 2.5;
  provenance.peak_memory_bytes = 123456789;
  return provenance;
}

}  // namespace flotilla::store
