// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include "fleet/evidence.hpp"
#include "number/bigint.hpp"
#include "oracle/layouts.hpp"

namespace flotilla::oracle {

/// What the hider with this layout answers to shots at these cells, fired in this order.
[[nodiscard]] std::vector<Shot> played(const Layout& layout, const std::vector<Cell>& cells,
                                       Answers answers);

/// What a full solution prints in this cell: water or a shape, never `unknown` or `ship`.
[[nodiscard]] Clue printed(const Layout& layout, Cell cell);

/// Ship cells in a row.
[[nodiscard]] int cells_in_row(const Layout& layout, int row);

/// True if a game on this layout would have given every answer, cell and row number of the evidence.
/// Column numbers are not looked at.
[[nodiscard]] bool agrees(const Layout& layout, const Evidence& evidence);

struct Agreeing {
  BigInt layouts = 0;
  std::map<Ship, BigInt> with_berth;  ///< layouts that take this berth; only those that are not 0

  void add(const Layout& layout);
  bool operator==(const Agreeing&) const = default;
};

/// Plays the evidence on every layout: no idea beyond the definition.
[[nodiscard]] Agreeing simulated(const Problem& problem, const Evidence& evidence);

}  // namespace flotilla::oracle
