// SPDX-License-Identifier: MIT
// Where the cells of a board come in a game's order, drawn cell by cell as they are asked for.
#include "hunt/races/game.hpp"

namespace flotilla::races {

void Game::draw_runs() {
  const int diagonals = side_ / 6;
  runs_.resize(static_cast<std::size_t>(diagonals));
  for (int i = 0; i < diagonals; ++i) {
    const auto other = static_cast<int>(orders_.below(static_cast<std::uint32_t>(i + 1)));
    at(runs_, i).rank = at(runs_, other).rank;
    at(runs_, other).rank = i;
    const std::uint32_t start = orders_.below(2 * static_cast<std::uint32_t>(side_));
    at(runs_, i).start = static_cast<int>(start / 2);
    at(runs_, i).is_upward = start % 2 == 1;
  }
}

void Game::count_places() {
  situation_.row_places = side_ / 6;
  for (int diagonal = 0; diagonal < 6; ++diagonal) {
    const ResidueOrder& order = at(order_->of_residue, at(residues_, diagonal));
    const int cells = arena_.cells_of(diagonal, offset_.falls);
    if (order.ordering == Ordering::slots || order.ordering == Ordering::closing_slots) {
      at(situation_.places, k_first_slots) += cells / 2;
      at(situation_.places, k_second_slots) += cells / 2;
    } else if (order.track >= 0) {
      at(situation_.places, order.track) += cells;
    }
  }
}

int Game::diagonal(int cell) const {
  return (arena_.row(cell) + arena_.col(cell) + offset_.shift) % side_;
}

Place Game::place_of(int cell) {
  const int residue = this->residue(cell);
  const ResidueOrder& order = at(order_->of_residue, residue);
  int place = 0;
  switch (order.ordering) {
    case Ordering::none:
      return {};
    case Ordering::random:
      place = drawn_place(cell, order);
      break;
    case Ordering::runs: {
      const Run& run = at(runs_, diagonal(cell) / 6);
      const int along = run.is_upward ? run.start - arena_.row(cell) : arena_.row(cell) - run.start;
      place = side_ * run.rank + (along + side_) % side_;
      break;
    }
    case Ordering::rows: {
      const int row = (arena_.row(cell) - first_row_ + side_) % side_;
      place = situation_.row_places * row + diagonal(cell) / 6;
      break;
    }
    case Ordering::closing_rows: {
      const int row = (arena_.row(cell) - first_row_ + side_) % side_;
      const int line = diagonal(cell) / 6;
      const int half = situation_.row_places / 2;
      place = (line % 2 == 1 ? 0 : half * side_) + half * row + line / 2;
      break;
    }
    case Ordering::slots:
    case Ordering::closing_slots:
      return slot_of(cell, residue, order.ordering == Ordering::closing_slots);
  }
  return {order.track, place * order.stride + order.shift};
}

/// Gap g of a B diagonal is between its cells in rows g and g + 1; the cell of residue 2 beside both is in row g, that of
/// residue 4 in row g + 1.
Place Game::slot_of(int cell, int residue, bool closes_in) const {
  const int line = diagonal(cell) / 6;
  const int gap = (arena_.row(cell) - (residue == 4 ? 1 : 0) - first_row_ + 2 * side_) % side_;
  const int turn = closes_in ? line : gap / k_slot_rows;
  const bool is_first = (residue == 4) == (turn % 2 == 1);
  return {is_first ? k_first_slots : k_second_slots,
          situation_.row_places * (side_ - 1 - gap) + line};
}

int Game::drawn_place(int cell, const ResidueOrder& order) {
  if (at(drawn_, cell) >= 0) return at(drawn_, cell);
  auto& taken = at(taken_, order.track);
  const auto places = static_cast<std::uint32_t>(at(situation_.places, order.track) / order.stride);
  int place = 0;
  do {
    place = static_cast<int>(orders_.below(places));
  } while (at(taken, place) != 0);
  at(taken, place) = 1;
  at(drawn_, cell) = static_cast<std::int16_t>(place);
  drawn_places_.push_back({cell, place});
  return place;
}

}  // namespace flotilla::races
