// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "store/h5.hpp"

namespace flotilla::store {

/// What the sweep of one row did, summed over ranks.
struct RowRecord {
  std::int32_t ring = 0;      ///< which sweep of the run, from 0
  std::int32_t row = 0;       ///< from 0, top down
  std::uint64_t states = 0;   ///< alive after the row
  std::uint64_t bytes = 0;    ///< of the state table after the row
  std::uint64_t updates = 0;  ///< coefficient-vector updates
  double seconds = 0;         ///< wall clock

  bool operator==(const RowRecord&) const = default;
};

/// Write `rows` as the group `rows` of `parent`, one dataset a column.
void write_rows(h5::Group& parent, const std::vector<RowRecord>& rows);

/// @throws FileError  if a column is missing or of another length.
[[nodiscard]] std::vector<RowRecord> read_rows(const h5::Group& parent);

}  // namespace flotilla::store
