// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "number/bigint.hpp"
#include "store/h5.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// What every file about the placements of one board says: which board, how many placements, which run.
struct QuestionRecord {
  std::string problem;  ///< canonical text of the problem
  std::int32_t board_rows = 1;
  std::int32_t board_cols = 1;
  std::string fleet;             ///< "4:1,3:2,2:3,1:4"
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string touch;             ///< "none", "corner" or "any"
  std::string evidence;          ///< what is known, as JSON; empty: nothing
  BigInt count;                  ///< placements that agree with it

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const QuestionRecord&) const = default;
};

/// Write it as attributes of `root`, the fleet as columns, and the group `run`.
void write_question(h5::Group& root, const QuestionRecord& record);

/// @throws FileError  if a part is missing, or the board or the count is none.
[[nodiscard]] QuestionRecord read_question(const h5::Group& root);

}  // namespace flotilla::store
