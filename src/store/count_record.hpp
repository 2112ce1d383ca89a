// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "number/bigint.hpp"
#include "store/row_record.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// The placements that use exactly `used[i]` ships of length `CountRecord::polynomial_lengths[i]`.
struct Coefficient {
  std::vector<std::int32_t> used;
  BigInt count;

  bool operator==(const Coefficient&) const = default;
};

/// One counted board, as a result file holds it.
struct CountRecord {
  // What was asked.
  std::string problem;  ///< canonical text: equal if and only if the question is
  std::int32_t board_rows = 0;
  std::int32_t board_cols = 0;
  std::string fleet;             ///< "4:1,3:2,2:3,1:4"
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string evidence;          ///< what is known, as JSON; empty: nothing
  std::string touch;             ///< "none", "corner" or "any"

  // The answer.
  BigInt count;
  std::int32_t bound_bits = 0;  ///< count < 2^bound_bits was proven beforehand
  std::vector<std::int32_t>
      polynomial_lengths;               ///< lengths with a limit, in the order of Coefficient::used
  std::vector<Coefficient> polynomial;  ///< every smaller fleet; may be empty if not kept

  // How it was reached.
  std::vector<std::string> rings;  ///< the rings swept, in order
  std::vector<RowRecord> rows;
  std::uint64_t table_bytes = 0;  ///< largest state table of the run

  // What another run of the same problem may change.
  std::string config_toml;              ///< every option as used
  double seconds = 0;                   ///< wall clock
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const CountRecord&) const = default;
};

}  // namespace flotilla::store
