// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "berths/berth_table.hpp"
#include "fleet/berth_rules.hpp"

namespace flotilla::berths {

/// What is known, for whoever puts ships in the berths of a table: a layout agrees with it if its ships take possible berths
/// and cover every hit.
struct Openings {
  std::vector<std::uint8_t> is_possible;  ///< by berth
  std::vector<int> hits;                  ///< cells that some ship covers, row * cols + col

  /// Nothing is known.
  explicit Openings(const BerthTable& table)
      : is_possible(static_cast<std::size_t>(table.size()), 1) {}
  /// @param rules  of the table's board, without numbers of rows.
  Openings(const BerthTable& table, const BerthRules& rules);
};

}  // namespace flotilla::berths
