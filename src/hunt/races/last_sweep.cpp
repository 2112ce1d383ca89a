// SPDX-License-Identifier: MIT
// What is unshot when the last sweep begins, counted without looking at every cell.
#include <algorithm>
#include <array>
#include <cstddef>

#include "hunt/races/game.hpp"

namespace flotilla::races {

namespace {

/// By how many unshot B cells a C cell is beside: the sets that have it.
constexpr std::array<std::uint8_t, 3> k_sets_beside = {k_rest_c0, k_rest_c2 | k_rest_c_one,
                                                       k_rest_c2 | k_rest_c_two};
constexpr std::uint8_t k_by_b_beside = k_sets_beside[0] | k_sets_beside[1] | k_sets_beside[2];

}  // namespace

/// Places passed that hold cells of one residue.
int Game::fired_of(int residue) const {
  const ResidueOrder& order = at(order_->of_residue, residue);
  switch (order.ordering) {
    case Ordering::none:
      return 0;
    case Ordering::slots:
    case Ordering::closing_slots:  // both tracks, counted with residue 2
      return residue == 2
                 ? at(situation_.passed, k_first_slots) + at(situation_.passed, k_second_slots)
                 : 0;
    default:
      return (at(situation_.passed, order.track) - order.shift + order.stride - 1) / order.stride;
  }
}

void Game::count_unshot() {
  situation_.unshot = {};
  for (int diagonal = 0; diagonal < 6; ++diagonal) {
    const int residue = at(residues_, diagonal);
    const auto part = static_cast<int>(k_part_of_residue[static_cast<std::size_t>(residue)]);
    at(situation_.unshot, part) += arena_.cells_of(diagonal, offset_.falls) - fired_of(residue);
  }
  for (const int cell : marked_) {
    const Place place = place_of(cell);
    if (place.track < 0 || place.place >= at(situation_.passed, place.track))
      --at(situation_.unshot, static_cast<int>(part(cell)));
  }
}

int Game::phase_size(std::uint8_t sets) {
  int size = 0;
  for (int part = 0; part < 4; ++part)
    if ((sets >> part & 1) != 0) size += at(situation_.unshot, part);
  if ((sets & k_by_b_beside) == 0) return size;
  const std::array<int, 3>& cells = count_beside_b();
  for (int beside = 0; beside < 3; ++beside)
    if ((sets & at(k_sets_beside, beside)) != 0) size += at(cells, beside);
  return size;
}

/// Whether a cell that was unshot when the last sweep began belongs to `sets`.
bool Game::is_in(int cell, std::uint8_t sets) {
  const Part part = this->part(cell);
  if ((sets >> static_cast<int>(part) & 1) != 0) return true;
  if (part != Part::c || (sets & k_by_b_beside) == 0) return false;
  return (sets & at(k_sets_beside, unshot_b_beside(cell))) != 0;
}

/// Whether a cell was shot when the last sweep began.
bool Game::was_shot(int cell) {
  if (at(mark_, cell) != k_untouched &&
      std::find(marked_.begin() + static_cast<std::ptrdiff_t>(marked_before_), marked_.end(),
                cell) == marked_.end())
    return true;
  const Place place = place_of(cell);
  return place.track >= 0 && place.place < at(situation_.passed, place.track);
}

/// B cells beside a C cell, 0 to 2, that were unshot when the last sweep began.
int Game::unshot_b_beside(int cell) {
  int beside_b = 0;
  for (int direction = 0; direction < Arena::k_directions; ++direction) {
    const int beside = arena_.neighbour(cell, direction);
    if (beside != Arena::k_none && part(beside) == Part::b && !was_shot(beside)) ++beside_b;
  }
  return beside_b;
}

/// Unshot C cells when the last sweep begins, by how many unshot B cells they are beside. Where B goes diagonal by diagonal
/// these are 0 or more, which is then called 2; a random order of B is drawn whole to count them.
const std::array<int, 3>& Game::count_beside_b() {
  if (beside_b_) return *beside_b_;
  std::array<int, 3>& cells = beside_b_.emplace();
  if (order_->of_residue[3].ordering != Ordering::random) {
    const int beside = count_c2();
    cells = {at(situation_.unshot, static_cast<int>(Part::c)) - beside, 0, beside};
    return cells;
  }
  for (int cell = 0; cell < arena_.cells(); ++cell)
    if (part(cell) == Part::c && !was_shot(cell)) ++at(cells, unshot_b_beside(cell));
  return cells;
}

Game::Diagonal Game::rows_from(int first, int count) const {
  const Diagonal all = ~Diagonal() >> static_cast<std::size_t>(128 - side_);
  if (count <= 0) return {};
  if (count >= side_) return all;
  return turned(~Diagonal() >> static_cast<std::size_t>(128 - count), first % side_ + side_);
}

/// Row i goes to row i + by, around the board.
Game::Diagonal Game::turned(const Diagonal& rows, int by) const {
  const auto ahead = static_cast<std::size_t>(by % side_);
  return ((rows << ahead) | (rows >> (static_cast<std::size_t>(side_) - ahead))) &
         rows_from(0, side_);
}

/// Cell of residue 2 in row i is between B cells in rows i and i + 1, cell of residue 4 between those in rows i - 1 and i.
int Game::count_c2() {
  fill_unshot_diagonals();
  const Diagonal all = rows_from(0, side_);
  const auto last = static_cast<std::size_t>(side_ - 1);
  std::size_t cells = 0;
  for (std::size_t line = 0; line < unshot_b_.size(); ++line) {
    const Diagonal b = unshot_b_[line];
    const Diagonal above = ((b << 1U) | (b >> last)) & all;  // row i - 1 has unshot B
    const Diagonal below = (b >> 1U) | ((b << last) & all);  // row i + 1
    cells += (unshot_c2_[line] & (b | below)).count() + (unshot_c4_[line] & (b | above)).count();
  }
  return static_cast<int>(cells);
}

void Game::fill_unshot_diagonals() {
  for (int line = 0; line < side_ / 6; ++line) {
    at(unshot_c2_, line) = at(unshot_c4_, line) = rows_from(0, side_);
    at(unshot_b_, line) = unshot_b_of(line);
    if (order_->of_residue[2].ordering != Ordering::none) take_slots_from(line);
  }
  for (const int cell : marked_) {
    const auto row = static_cast<std::size_t>(arena_.row(cell));
    const int residue = this->residue(cell);
    if (residue < 2 || residue > 4) continue;
    auto& diagonals = residue == 2 ? unshot_c2_ : residue == 3 ? unshot_b_ : unshot_c4_;
    at(diagonals, diagonal(cell) / 6).reset(row);
  }
}

/// Rows of a track that goes by rows in which the cell of this diagonal is fired.
int Game::rows_passed(int places, int line) const {
  const int lines = situation_.row_places;
  return (places - line + lines - 1) / lines;
}

Game::Diagonal Game::unshot_b_of(int line) const {
  const Diagonal all = rows_from(0, side_);
  const int fired = fired_of(3);
  if (order_->of_residue[3].ordering == Ordering::rows)
    return all & ~rows_from(first_row_, rows_passed(fired, line));
  const Run& run = runs_[static_cast<std::size_t>(line)];
  const int in_run = std::clamp(fired - side_ * run.rank, 0, side_);
  return all & ~rows_from(run.is_upward ? run.start - in_run + 1 : run.start, in_run);
}

/// Gaps are fired from the last one back. In odd turns, by slots or by diagonals, the cell of residue 4 comes first.
void Game::take_slots_from(int line) {
  Diagonal odd = odd_slots_;
  if (order_->of_residue[2].ordering == Ordering::closing_slots)
    odd = line % 2 == 1 ? ~Diagonal() : Diagonal();
  for (const int track : {k_first_slots, k_second_slots}) {
    const int count = rows_passed(at(situation_.passed, track), line);
    const Diagonal gaps = rows_from(side_ - count, count);
    const bool is_first = track == k_first_slots;
    at(unshot_c2_, line) &= ~turned(gaps & (is_first ? ~odd : odd), first_row_);
    at(unshot_c4_, line) &= ~turned(gaps & (is_first ? odd : ~odd), first_row_ + 1);
  }
}

}  // namespace flotilla::races
