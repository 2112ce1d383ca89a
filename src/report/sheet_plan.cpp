// SPDX-License-Identifier: MIT
#include "report/sheet_plan.hpp"

#include <algorithm>

namespace flotilla::report {

namespace {

constexpr double k_page_margin = 36;
constexpr double k_board_gap = 22;
constexpr double k_greatest_cell = 30, k_least_cell = 17;
constexpr double k_cell_step = 0.5;
constexpr double k_fleet_gap = 0.7;  // in cells of the ships to find
constexpr int k_most_drawn_ships = 60;

int lines_of_fleet(const puzzle::Puzzle& puzzle) {
  const std::vector<FleetPlace> places = fleet_places(puzzle);
  return places.empty() ? 1 : places.back().line + 1;
}

struct SheetSize {
  double width, height;
};

SheetSize size_of(const puzzle::Puzzle& puzzle, double cell) {
  const double lines = k_fleet_line * k_fleet_cell * lines_of_fleet(puzzle);
  return {(puzzle.board().cols + k_label) * cell,
          k_board_title_height + (puzzle.board().rows + k_label + 0.5 + lines) * cell};
}

/// Boards beside each other as far as the page is wide, in rows below each other as far as it is high; without places
/// if one of them is larger than a page.
SheetPlan plan_of(std::span<const SheetBoard> boards, double cell) {
  constexpr double k_width = k_page_width - 2 * k_page_margin;
  constexpr double k_height = k_page_height - 2 * k_page_margin;
  SheetPlan plan{cell, {}};
  SheetPlace place;
  double row_height = 0, widest = 0;
  for (const SheetBoard& board : boards) {
    const SheetSize size = size_of(board.puzzle, cell);
    if (size.width > k_width || size.height > k_height) return {cell, {}};
    if (place.left > 0 && place.left + size.width > k_width) {
      place = {place.page, 0, place.top + row_height + k_board_gap};
      row_height = 0;
    }
    if (place.top > 0 && place.top + size.height > k_height) {
      place = {place.page + 1, 0, 0};
      row_height = 0;
    }
    plan.places.push_back(place);
    widest = std::max(widest, place.left + size.width);
    row_height = std::max(row_height, size.height);
    place.left += size.width + k_board_gap;
  }
  for (SheetPlace& found : plan.places) {
    found.left += k_page_margin + (k_width - widest) / 2;
    found.top += k_page_margin;
  }
  return plan;
}

}  // namespace

std::vector<FleetPlace> fleet_places(const puzzle::Puzzle& puzzle) {
  std::vector<FleetPlace> places;
  if (!puzzle.fleet || puzzle.fleet->has_unlimited() || puzzle.fleet->ships() > k_most_drawn_ships)
    return places;
  const double width = puzzle.board().cols / k_fleet_cell;
  FleetPlace next;
  for (int length = puzzle.fleet->longest(); length > 0; --length) {
    for (int i = 0; i < puzzle.fleet->of_length(length); ++i) {
      if (next.left > 0 && next.left + length > width) next = {next.line + 1, 0, 0};
      next.length = length;
      places.push_back(next);
      next.left += length + k_fleet_gap;
    }
  }
  return places;
}

SheetPlan plan_of(std::span<const SheetBoard> boards) {
  double cell = k_greatest_cell;
  SheetPlan plan = plan_of(boards, cell);
  while (plan.places.empty() || (plan.pages() > 1 && cell > k_least_cell)) {
    cell -= k_cell_step;
    plan = plan_of(boards, cell);
  }
  return plan;
}

}  // namespace flotilla::report
