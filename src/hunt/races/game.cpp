// SPDX-License-Identifier: MIT
#include "hunt/races/game.hpp"

#include <algorithm>
#include <numeric>

#include "number/assert.hpp"

namespace flotilla::races {

namespace {

constexpr int k_b_residue = 3;

}  // namespace

Game::Game(const Arena& arena)
    : arena_(arena),
      side_(arena.side()),
      ship_(static_cast<std::size_t>(arena.cells())),
      mark_(static_cast<std::size_t>(arena.cells())),
      drawn_(static_cast<std::size_t>(arena.cells()), -1) {
  for (auto& taken : taken_) taken.resize(static_cast<std::size_t>(arena.cells()));
  for (auto* diagonals : {&unshot_b_, &unshot_c2_, &unshot_c4_})
    diagonals->resize(static_cast<std::size_t>(side_ / 6));
  for (int gap = 0; gap < side_; ++gap)
    odd_slots_.set(static_cast<std::size_t>(gap), gap / k_slot_rows % 2 == 1);
}

int Game::play(const Trio& trio, const Plan& plan, RandomWords orders, RandomWords choices) {
  orders_ = orders;
  choices_ = choices;
  begin(trio, plan);
  if (!search(plan)) sweep_the_rest(plan);
  return total();
}

// --- The order of cells ---

void Game::begin(const Trio& trio, const Plan& plan) {
  clear();
  trio_ = trio;
  order_ = &plan.order();
  for (std::size_t i = 0; i < trio.size(); ++i)
    at(ship_, trio[i]) = static_cast<std::uint8_t>(k_ship_of_place[i] + 1);
  cells_afloat_ = {3, 3, 2};
  const auto offset = static_cast<int>(orders_.below(arena_.wraps() ? 6 : 12));
  offset_ = {offset >= 6, plan.is_mirrored_by_coin() && orders_.below(2) == 1, offset % 6};
  for (int diagonal = 0; diagonal < 6; ++diagonal)
    at(residues_, diagonal) = static_cast<std::uint8_t>(offset_.residue(diagonal));
  situation_ = {};
  count_places();
  const Ordering of_b = order_->of_residue[k_b_residue].ordering;
  if (of_b == Ordering::runs) draw_runs();
  if (of_b == Ordering::rows)
    first_row_ = static_cast<int>(orders_.below(static_cast<std::uint32_t>(side_)));
}

void Game::clear() {
  for (const std::int16_t cell : trio_) at(ship_, cell) = 0;
  for (const int cell : marked_) at(mark_, cell) = k_untouched;
  for (const DrawnPlace& drawn : drawn_places_) {
    const int track = at(order_->of_residue, residue(drawn.cell)).track;
    at(at(taken_, track), drawn.place) = 0;
    at(drawn_, drawn.cell) = -1;
  }
  marked_.clear();
  drawn_places_.clear();
  open_hits_.clear();
  finishing_.clear();
  phase_sizes_.clear();
  phase_places_.clear();
  last_sweep_shots_ = 0;
  swept_ = 0;
  beside_b_.reset();
}

bool Game::is_shot(int cell) {
  if (at(mark_, cell) != k_untouched) return true;
  const Place place = place_of(cell);
  if (place.track >= 0 && place.place < at(situation_.passed, place.track)) return true;
  return swept_ != 0 && is_in(cell, swept_);
}

bool Game::is_usable(int cell) {
  return cell != Arena::k_none && (at(mark_, cell) == k_open || !is_shot(cell));
}

// --- Search and finishing ---

bool Game::search(const Plan& plan) {
  std::array<Place, std::tuple_size_v<Trio>> places;
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = place_of(trio_[i]);
  while (!is_over()) {
    if (plan.has_last_sweep() && situation_.threes_sunk == 2) return false;
    const Leg leg = plan.next(situation_);
    int& passed = at(situation_.passed, leg.track);
    FLOTILLA_ASSERT_LIGHT(passed < leg.until);
    int hit = leg.until;
    int cell = Arena::k_none;
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Place& place = places[i];
      if (place.track == leg.track && place.place >= passed && place.place < hit &&
          at(mark_, trio_[i]) == k_untouched) {
        hit = place.place;
        cell = trio_[i];
      }
    }
    passed = cell == Arena::k_none ? hit : hit + 1;
    if (cell == Arena::k_none) continue;
    fire(cell);
    finish();
  }
  return true;
}

void Game::fire(int cell) {
  marked_.push_back(cell);
  const int ship = at(ship_, cell);
  if (ship == 0) {
    at(mark_, cell) = k_shot;
    return;
  }
  at(mark_, cell) = k_open;
  open_hits_.push_back(cell);
  if (--at(cells_afloat_, ship - 1) == 0) sink(ship - 1, cell);
}

void Game::sink(int ship, int cell) {
  if (ship == 2) {
    situation_.two_sank_first = situation_.threes_sunk == 0;
    situation_.is_two_sunk = true;
    situation_.two_was_in_a = residue(trio_[6]) == 0 || residue(trio_[7]) == 0;
  } else {
    const auto first = trio_.begin() + 3 * ship;
    at(situation_.three_was_in_b, situation_.threes_sunk) =
        std::any_of(first, first + 3, [&](int of_ship) { return residue(of_ship) == k_b_residue; });
    if (situation_.threes_sunk == 0) situation_.passed_at_three = situation_.passed;
    ++situation_.threes_sunk;
  }
  close_sunk(cell, ship == 2 ? 2 : 3);
}

/// Berths are tried as stretches of open hits through `cell`, across and down.
void Game::close_sunk(int cell, int length) {
  int berths = 0;
  std::array<int, 3> found{};
  for (const int back : {0, 1}) {  // up, left
    const int ahead = 3 - back;
    int first = cell;
    for (int moved = 0; moved < length; ++moved) {
      std::array<int, 3> berth{};
      int next = first;
      int open = 0;
      while (open < length && next != Arena::k_none && at(mark_, next) == k_open) {
        at(berth, open++) = next;
        next = arena_.neighbour(next, ahead);
      }
      if (open == length) {
        ++berths;
        found = berth;
      }
      first = arena_.neighbour(first, back);
      if (first == Arena::k_none || at(mark_, first) != k_open) break;
    }
  }
  if (berths != 1) return;
  for (int i = 0; i < length; ++i) {
    at(mark_, at(found, i)) = k_shot;
    std::erase(open_hits_, at(found, i));
  }
}

void Game::finish() {
  while (!open_hits_.empty() && !is_over()) {
    const int hit = open_hits_.front();
    candidates_.clear();
    collect_ends(hit);
    if (candidates_.empty()) collect_neighbours(hit);
    if (candidates_.empty()) {
      // Any unshot cell of a berth through `hit` would have shown one beside `hit` or at an end of its row.
      at(mark_, hit) = k_shot;
      open_hits_.erase(open_hits_.begin());
      continue;
    }
    const auto count = static_cast<std::uint32_t>(candidates_.size());
    const int cell = candidates_[count == 1 ? 0 : choices_.below(count)];
    finishing_.push_back(cell);
    fire(cell);
  }
}

/// The ends of rows of two or more open hits through `hit`.
void Game::collect_ends(int hit) {
  for (const int back : {0, 1}) {
    std::array<int, 2> ends{};
    for (const int side : {0, 1}) {
      const int direction = side == 0 ? back : 3 - back;
      int end = hit;
      for (int next = arena_.neighbour(end, direction);
           next != Arena::k_none && at(mark_, next) == k_open && next != hit;
           next = arena_.neighbour(end, direction))
        end = next;
      at(ends, side) = end;
    }
    if (ends[0] == ends[1]) continue;
    consider(ends[0], back);
    consider(ends[1], 3 - back);
  }
}

void Game::collect_neighbours(int hit) {
  for (int direction = 0; direction < Arena::k_directions; ++direction) consider(hit, direction);
}

/// The cell beside `hit`, if it is unshot and a ship afloat can cover both.
void Game::consider(int hit, int direction) {
  const int cell = arena_.neighbour(hit, direction);
  if (cell == Arena::k_none || is_shot(cell)) return;
  const bool fits = !situation_.is_two_sunk ||
                    (situation_.threes_sunk < 2 &&
                     (is_usable(arena_.neighbour(cell, direction)) ||
                      is_usable(arena_.neighbour(hit, Arena::k_directions - 1 - direction))));
  if (fits) candidates_.push_back(cell);
}

// --- The last sweep ---

void Game::sweep_the_rest(const Plan& plan) {
  count_unshot();
  marked_before_ = marked_.size();
  for (const std::uint8_t sets : plan.last_sweep(situation_, choices_)) {
    const int size = phase_size(sets);
    phase_sizes_.push_back(size);
    phase_places_.clear();
    for (std::size_t i = 6; i < trio_.size(); ++i) {  // only the 2 is afloat
      if (!is_in(trio_[i], sets)) continue;
      int place = 0;
      do {
        place = static_cast<int>(orders_.below(static_cast<std::uint32_t>(size)));
      } while (!phase_places_.empty() && phase_places_.front().place == place);
      phase_places_.push_back({trio_[i], place});
    }
    if (phase_places_.empty()) {
      last_sweep_shots_ += size;
      swept_ |= sets;
      continue;
    }
    const auto hit = std::ranges::min_element(phase_places_, {}, &DrawnPlace::place);
    last_sweep_shots_ += hit->place + 1;
    fire(hit->cell);
    finish();
    return;
  }
}

int Game::total() {
  int shots = std::accumulate(situation_.passed.begin(), situation_.passed.end(), 0) +
              last_sweep_shots_ + static_cast<int>(finishing_.size());
  for (const int cell : finishing_) {  // passed over later
    const Place place = place_of(cell);
    if (place.track >= 0 && place.place < at(situation_.passed, place.track)) --shots;
  }
  return shots;
}

}  // namespace flotilla::races
