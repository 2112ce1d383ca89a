// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "fleet/board.hpp"
#include "number/bigint.hpp"

namespace flotilla::report {

/// What a number in a table is about.
enum class Quantity {
  placements,  // of a fleet on a board
  ships,       // placements of k ships of one length on a board
  cells,       // placements with a ship in a cell
  lines,       // placements that leave k ship cells in a line
  price,       // what row and column numbers leave
  study,       // what many draws of a study say together
  limit,       // races on a board without end
  shots,       // mean shots of a hunter or plan; sampled, so never a fact
  races,       // percent of races that a plan wins; likewise
  draws,       // how far draws are from the exact probabilities; likewise
  optimal,     // mean shots of best play, exactly
  seconds,     // what counting took; of a machine, so never a fact
  states,      // most states after a row of a count; likewise
};

inline constexpr std::array<std::string_view, 13> k_quantity_names = {
    "placements", "ships", "cells", "lines",   "price",   "study", "limit",
    "shots",      "races", "draws", "optimal", "seconds", "states"};

/// A table holds the numbers of one quantity that differ in board and item alone.
struct TableKey {
  Quantity quantity = Quantity::placements;
  std::string fleet;       // "4:1,3:2,2:3,1:4"; of Quantity::ships "1:inf"; of limit "": {3,3,2}
  std::string touch;       // "none", "corner" or "any"
  std::string evidence;    // what is known beforehand, as JSON; empty: nothing
  std::string study = {};  // of Quantity::study its name

  auto operator<=>(const TableKey&) const =
      default;  // NOLINT(modernize-use-nullptr): clang-tidy 14
  bool operator==(const TableKey&) const = default;
};

/// How a number is written.
enum class NumberForm { whole, percent, decimal };

/// Where a number lies that is not exact.
struct Spread {
  Rational low, high;
};

/// One number that a result file holds, exactly. The largest members come first, so that no room is lost between them.
struct Fact {
  /// Not a number but a proven bound of one. Of several files the best counts: the greatest lower, the least upper bound.
  enum class Bound { none, lower, upper };

  Rational value = {};                // of a percentage the share, in 0..1
  std::optional<Spread> spread = {};  // nothing: the value is exact
  std::string item = {};              // "corner", "3"; empty where the board says it all
  std::string file = {};              // where it stands
  std::string how = {};               // of a bound, how finely it was worked out: "2048 lines"
  TableKey table = {};
  Board board = {};
  NumberForm form = NumberForm::whole;
  Bound bound = Bound::none;
  bool is_listed = true;  // else a row only where it has been published
};

}  // namespace flotilla::report
