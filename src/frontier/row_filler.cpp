// SPDX-License-Identifier: MIT
#include "frontier/row_filler.hpp"

#include <algorithm>

#include "number/narrow.hpp"

namespace flotilla::frontier {
RowFiller::RowFiller(int width, int other_width, Touch touch, Supports& supports,
                     RowContents* contents)
    : width_(width),
      other_width_(other_width),
      touch_(touch),
      supports_(supports),
      contents_(contents) {}

Reach RowFiller::max_reach() const {
  const int longest = supports_.inventory().longest();
  const int across = width_ == 0 ? 0 : std::min(other_width_, longest - 1);
  return 1 + std::max(0, across);
}

void RowFiller::fill_first(const HalfProfile& above, Supports::Id held, const Visit& visit) {
  start(&above, held, 0, true, visit);
}

void RowFiller::fill_second(const HalfProfile& above, Supports::Id held, Reach reach,
                            const Visit& visit) {
  start(&above, held, reach, false, visit);
}

void RowFiller::any_first(const Visit& visit) {
  start(nullptr, supports_.everything(), 0, true, visit);
}

void RowFiller::any_second(Reach reach, const Visit& visit) {
  start(nullptr, supports_.everything(), reach, false, visit);
}

void RowFiller::start(const HalfProfile* above, Supports::Id held, Reach reach, bool is_first,
                      const Visit& visit) {
  above_ = above;
  reach_in_ = reach;
  reach_out_ = 0;
  is_first_ = is_first;
  visit_ = &visit;
  cells_.assign(at(width_), Cell{});

  const int covered = std::max(0, reach - 1);
  for (int column = 0; column < covered; ++column) {
    if (above != nullptr && (*above)[at(column)] != Column::free) return;
    cells_[at(column)].occupied = true;
  }
  fill_from(covered, reach > 0, {held});
  if (is_first) place_across({held});
}

RowFiller::Load RowFiller::with_ship(const Load& load, const Begun& ship) {
  const Inventory& inventory = supports_.inventory();
  const int dimension = inventory.dimension_of(ship.length);
  const std::size_t stride =
      dimension < 0 ? 0 : inventory.strides()[static_cast<std::size_t>(dimension)];
  Load placed{supports_.place(load.support, ship.length, ship.length),
              load.used + static_cast<std::uint32_t>(stride)};
  if (contents_ != nullptr && is_possible(placed)) {
    placed.content = contents_->with(load.content, ship);
  }
  return placed;
}

// A ship across the cut: `own` columns here, the rest in the other half.
void RowFiller::place_across(const Load& load) {
  const Inventory& inventory = supports_.inventory();
  for (int own = 1; own <= width_ && can_start(own - 1); ++own) {
    cells_[at(own - 1)].occupied = true;
    for (int across = 1; across <= other_width_ && own + across <= inventory.longest(); ++across) {
      const Load placed = with_ship(load, {-across, own + across, false});
      if (!is_possible(placed)) continue;
      reach_out_ = 1 + across;
      fill_from(own, true, placed);
    }
  }
  reach_out_ = 0;
  for (Cell& cell : cells_) cell = Cell{};
}

bool RowFiller::can_start(int column) const {
  return above_ == nullptr || (*above_)[at(column)] == Column::free;
}

void RowFiller::fill_from(int column, bool beside_ship, const Load& load) {
  if (column == width_) return finish(load);
  const bool may_occupy = touch_ == Touch::any || !beside_ship;
  if (above_ != nullptr && is_open((*above_)[at(column)])) {
    if (may_occupy) continue_vertical(column, load);
    return;
  }
  fill_from(column + 1, false, load);
  if (!may_occupy || !can_start(column)) return;
  place_single_column(column, load);
  if (above_ == nullptr) place_unknown_vertical(column, load);
  place_horizontal(column, load);
}

void RowFiller::continue_vertical(int column, const Load& load) {
  cells_[at(column)] = {true, cells_left((*above_)[at(column)]) - 1};
  fill_from(column + 1, true, load);
  cells_[at(column)] = Cell{};
}

// One-cell ships, and vertical ships that start in this row.
void RowFiller::place_single_column(int column, const Load& load) {
  for (int length = 1; length <= supports_.inventory().longest(); ++length) {
    const Load placed = with_ship(load, {column, length, length > 1});
    if (!is_possible(placed)) continue;
    cells_[at(column)] = {true, length - 1};
    fill_from(column + 1, true, placed);
  }
  cells_[at(column)] = Cell{};
}

// A vertical ship that started in some row above: it owns at least one cell more than it needs here.
void RowFiller::place_unknown_vertical(int column, const Load& load) {
  const int longest = supports_.inventory().longest();
  for (int open = 0; open + 2 <= longest; ++open) {
    const Load placed{supports_.place(load.support, open + 2, longest), load.used, load.content};
    if (!is_possible(placed)) continue;
    cells_[at(column)] = {true, open};
    fill_from(column + 1, true, placed);
  }
  cells_[at(column)] = Cell{};
}

void RowFiller::place_horizontal(int column, const Load& load) {
  const int longest = std::min(supports_.inventory().longest(), width_ - column);
  int length = 1;
  cells_[at(column)].occupied = true;
  while (length < longest && can_start(column + length)) {
    cells_[at(column + length)].occupied = true;
    ++length;
    const Load placed = with_ship(load, {column, length, false});
    if (is_possible(placed)) fill_from(column + length, true, placed);
  }
  for (int covered = column; covered < column + length; ++covered) cells_[at(covered)] = Cell{};
}

bool RowFiller::is_occupied(int column) const {
  if (column < 0) return reach_in_ > 0;  // the first half's column at the cut
  return column < width_ && cells_[at(column)].occupied;
}

HalfProfile RowFiller::profile_below() const {
  HalfProfile below(at(width_), Column::free);
  for (int column = 0; column < width_; ++column) {
    const Cell& cell = cells_[at(column)];
    if (cell.open > 0) {
      below[at(column)] = open_column(cell.open);
    } else if (touch_ == Touch::corner
                   ? cell.occupied
                   : touch_ == Touch::none &&
                         (cell.occupied || is_occupied(column - 1) || is_occupied(column + 1))) {
      below[at(column)] = Column::blocked;
    }
  }
  return below;
}

void RowFiller::finish(const Load& load) {
  RowFill fill;
  fill.below = profile_below();
  fill.edge_occupied = width_ > 0 && cells_[0].occupied;
  fill.reach = reach_out_;
  if (is_first_ && reach_out_ == 0 && fill.edge_occupied && touch_ != Touch::any) fill.reach = 1;
  for (const Cell& cell : cells_) fill.cells += cell.occupied ? 1 : 0;
  fill.support = load.support;
  fill.used = load.used;
  fill.content = load.content;
  (*visit_)(fill);
}

}  // namespace flotilla::frontier
