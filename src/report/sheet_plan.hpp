// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "report/puzzle_sheet.hpp"

/// Where boards stand on their pages. Lengths are points of 1/72 inch.
namespace flotilla::report {

inline constexpr double k_page_width = 595.28, k_page_height = 841.89;  // A4
inline constexpr double k_board_title_height = 18;
inline constexpr double k_label = 1.1;        // beside a board, for its numbers; in cells
inline constexpr double k_fleet_cell = 0.42;  // of the ships to find; in cells
inline constexpr double k_fleet_line = 1.4;   // in cells of these ships

/// A ship to find, below its board.
struct FleetPlace {
  int line = 0;
  double left = 0;  // in cells of these ships
  int length = 0;
};

/// The ships to find, longest first; none if they are not given, without limit, or too many to draw.
[[nodiscard]] std::vector<FleetPlace> fleet_places(const puzzle::Puzzle& puzzle);

/// The upper left corner of a board.
struct SheetPlace {
  int page = 0;
  double left = 0, top = 0;
};

struct SheetPlan {
  double cell = 0;                 // a cell's side
  std::vector<SheetPlace> places;  // of each board

  [[nodiscard]] int pages() const { return places.back().page + 1; }
};

/// As puzzle_sheet.hpp says. Requires a board.
[[nodiscard]] SheetPlan plan_of(std::span<const SheetBoard> boards);

}  // namespace flotilla::report
