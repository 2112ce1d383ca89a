// SPDX-License-Identifier: MIT
#include "literal_game.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

namespace flotilla::literal {

namespace {

constexpr int k_outside = -1;

bool has(const std::vector<int>& list, int value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace

int residue(const Setting& setting, int cell) {
  const int row = cell / setting.side, col = cell % setting.side;
  int number = setting.falls ? row - col : row + col;
  number += setting.shift;
  if (setting.is_mirrored) number = -number;
  return ((number % 6) + 6) % 6;
}

Game::Game(Setting setting, const std::array<std::vector<int>, 3>& ships, Tracks tracks,
           PhaseOrder phase_order, RandomWords choices)
    : setting_(std::move(setting)),
      ships_(ships),
      tracks_(std::move(tracks)),
      phase_order_(std::move(phase_order)),
      choices_(choices),
      shot_(static_cast<std::size_t>(setting_.side * setting_.side)),
      open_(shot_.size()),
      passed_(tracks_.size()) {}

int Game::beside(int cell, int down, int right) const {
  int row = cell / setting_.side + down, col = cell % setting_.side + right;
  if (setting_.wraps) {
    row = (row + setting_.side) % setting_.side;
    col = (col + setting_.side) % setting_.side;
  } else if (row < 0 || col < 0 || row >= setting_.side || col >= setting_.side) {
    return k_outside;
  }
  return row * setting_.side + col;
}

bool Game::is_open(int cell) const {
  return cell != k_outside && open_[static_cast<std::size_t>(cell)];
}
bool Game::is_free(int cell) const {
  return cell != k_outside && (is_open(cell) || !shot_[static_cast<std::size_t>(cell)]);
}

/// Whether it hit.
bool Game::shoot(int cell) {
  if (shot_.at(static_cast<std::size_t>(cell))) throw std::logic_error("a cell is shot twice");
  shot_[static_cast<std::size_t>(cell)] = true;
  ++shots_;
  for (int ship = 0; ship < 3; ++ship) {
    const auto& cells = ships_[static_cast<std::size_t>(ship)];
    if (!has(cells, cell)) continue;
    open_[static_cast<std::size_t>(cell)] = true;
    open_list_.push_back(cell);
    if (std::all_of(cells.begin(), cells.end(),
                    [&](int c) { return shot_[static_cast<std::size_t>(c)]; }))
      resolve(ship, cell);
    return true;
  }
  return false;
}

/// All berths of a length that contain a cell, inside the board.
std::vector<std::vector<int>> Game::berths_through(int cell, int length) const {
  std::vector<std::vector<int>> berths;
  for (const bool is_vertical : {false, true}) {
    for (int before = 0; before < length; ++before) {
      std::vector<int> berth;
      for (int i = 0; i < length; ++i) {
        const int step = i - before;
        berth.push_back(beside(cell, is_vertical ? step : 0, is_vertical ? 0 : step));
      }
      if (!has(berth, k_outside)) berths.push_back(berth);
    }
  }
  return berths;
}

void Game::resolve(int ship, int cell) {
  if (ship != 2 && !has(sunk_, 0) && !has(sunk_, 1)) a_at_three_ = passed_[0];
  sunk_.push_back(ship);
  std::vector<std::vector<int>> fitting;
  for (const auto& berth : berths_through(cell, ship == 2 ? 2 : 3))
    if (std::all_of(berth.begin(), berth.end(), [&](int c) { return is_open(c); }))
      fitting.push_back(berth);
  if (fitting.size() != 1) return;
  for (const int c : fitting.front()) {
    open_[static_cast<std::size_t>(c)] = false;
    open_list_.erase(std::find(open_list_.begin(), open_list_.end(), c));
  }
}

/// Whether a ship afloat can lie on both, on unshot cells and open hits.
bool Game::can_cover(int hit, int cell) const {
  for (int ship = 0; ship < 3; ++ship) {
    if (has(sunk_, ship)) continue;
    for (const auto& berth : berths_through(hit, ship == 2 ? 2 : 3))
      if (has(berth, cell) &&
          std::all_of(berth.begin(), berth.end(), [&](int c) { return is_free(c); }))
        return true;
  }
  return false;
}

void Game::finish() {
  const std::array<std::array<int, 2>, 4> around = {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
  while (!open_list_.empty() && sunk_.size() < 3) {
    const int hit = open_list_.front();
    std::vector<int> targets;
    // Ends of straight rows: up, down, then left, right.
    for (const int axis : {0, 1}) {
      const int down = axis == 0 ? 1 : 0, right = 1 - down;
      int low = hit, high = hit;
      while (is_open(beside(low, -down, -right))) low = beside(low, -down, -right);
      while (is_open(beside(high, down, right))) high = beside(high, down, right);
      if (low == high) continue;
      const int before = beside(low, -down, -right), after = beside(high, down, right);
      if (before != k_outside && is_free(before) && can_cover(low, before))
        targets.push_back(before);
      if (after != k_outside && is_free(after) && can_cover(high, after)) targets.push_back(after);
    }
    if (targets.empty())
      for (const auto& step : around) {
        const int cell = beside(hit, step[0], step[1]);
        if (cell != k_outside && is_free(cell) && !is_open(cell) && can_cover(hit, cell))
          targets.push_back(cell);
      }
    if (targets.empty()) {  // any unshot cell of a berth through the hit
      std::set<int> cells;
      for (int ship = 0; ship < 3; ++ship) {
        if (has(sunk_, ship)) continue;
        for (const auto& berth : berths_through(hit, ship == 2 ? 2 : 3))
          if (std::all_of(berth.begin(), berth.end(), [&](int c) { return is_free(c); }))
            for (const int c : berth)
              if (!is_open(c)) cells.insert(c);
      }
      targets.assign(cells.begin(), cells.end());
    }
    if (targets.empty()) {
      open_[static_cast<std::size_t>(hit)] = false;
      open_list_.erase(open_list_.begin());
      continue;
    }
    std::uint32_t choice = 0;
    if (targets.size() > 1) choice = choices_.below(static_cast<std::uint32_t>(targets.size()));
    shoot(targets[choice]);
  }
}

Game::Aim Game::aim() const {
  const std::string& plan = setting_.plan;
  const auto all = [&](int track) {
    return Aim{track, static_cast<int>(tracks_[static_cast<std::size_t>(track)].size())};
  };
  if (plan == "plain" || plan == "parity") return passed_[0] < tracks_[0].size() ? all(0) : all(1);
  if (plan == "plan1") return all(0);
  if (plan == "within" || plan == "closing") return aim_of_slots();
  if (plan == "printable.toml") return aim_of_printable();
  if (plan == "plain-tiers.toml") {
    if (passed_[0] == tracks_[0].size()) return all(1);
    if (passed_[1] == tracks_[1].size()) return all(0);
    const int track = (passed_[0] + passed_[1]) % 2 == 0 ? 0 : 1;
    return {track, static_cast<int>(passed_[static_cast<std::size_t>(track)]) + 1};
  }
  double share = 0;
  const bool only_two = sunk_.size() == 1 && sunk_[0] == 2;
  const bool only_three = sunk_.size() == 1 && sunk_[0] != 2;
  if (plan == "jumping") {
    share = has(sunk_, 0) != has(sunk_, 1) ? 1 : 0;
  } else if (plan == "plan2") {
    share = only_three ? 0.05 : only_two ? 0.5 : sunk_.size() == 2 ? 1 : 0;
  } else if (plan == "plan3") {
    share = only_three ? 0.25 : only_two ? 0.8 : 0;
  } else if (plan == "threshold-jump.toml") {
    const bool is_soon =
        static_cast<double>(a_at_three_) < 0.19 * static_cast<double>(tracks_[0].size());
    for (const int ship : sunk_)
      if (ship != 2 && !was_in_b(ship) && is_soon) share = 1;
  } else if (plan != "adaptive") {
    throw std::logic_error("no such plan");
  }
  const auto probe = std::llround(share * static_cast<double>(tracks_[1].size()));
  if (static_cast<long long>(passed_[1]) < probe) return {1, static_cast<int>(probe)};
  return passed_[0] < tracks_[0].size() ? all(0) : all(1);
}

bool Game::was_in_b(int ship) const {
  const auto& cells = ships_[static_cast<std::size_t>(ship)];
  return std::any_of(cells.begin(), cells.end(),
                     [&](int cell) { return residue(setting_, cell) == 3; });
}

/// What the card says: A, B up to a share of its rows, both slots to where they meet; the shares by what is sunk.
Game::Aim Game::aim_of_printable() const {
  const int side = setting_.side, in_row = side / 6, all = side * in_row;
  const int a = static_cast<int>(passed_[0]), b = static_cast<int>(passed_[1]),
            z1 = static_cast<int>(passed_[2]), z2 = static_cast<int>(passed_[3]);
  const auto whole_rows = [&](int cells) { return (cells + in_row - 1) / in_row; };
  const auto b_until = [&](double share) {
    const int rows = static_cast<int>(std::floor(share * side + 0.5));
    return in_row * std::min(rows, side - whole_rows(z1));
  };
  const bool two = has(sunk_, 2);
  double probe = 0;
  if (sunk_.size() == 2) probe = 0.539;
  if (sunk_.size() == 1) probe = two ? 0.092 : was_in_b(sunk_[0]) ? 0.509 : 0.224;
  if (b < b_until(probe)) return {1, b_until(probe)};
  if (a < all) return {0, all};
  if (b < b_until(two ? 1 : 0.469)) return {1, b_until(two ? 1 : 0.469)};
  const int meet = in_row * (side - whole_rows(b));
  if (!two && z1 < meet) return {2, meet};
  if (z2 < z1) return {3, z1};
  return b < all ? Aim{1, all} : z1 < all ? Aim{2, all} : Aim{3, all};
}

/// Track 0 is A, 1 is B by rows, 2 and 3 are the first and second C slots by rows.
Game::Aim Game::aim_of_slots() const {
  const int side = setting_.side, in_row = side / 6, all = side * in_row;
  const bool closes = setting_.plan == "closing";
  const int a = static_cast<int>(passed_[0]), b = static_cast<int>(passed_[1]),
            z1 = static_cast<int>(passed_[2]), z2 = static_cast<int>(passed_[3]);
  const auto whole_rows = [&](int cells) { return (cells + in_row - 1) / in_row; };
  const auto rows = [&](double count) {
    return in_row * static_cast<int>(std::floor(count + 0.5));
  };
  const auto share_of_all = [&](double share) {
    return static_cast<int>(std::floor(share * all + 0.5));
  };
  if (has(sunk_, 2)) {
    const double of_a = closes ? 1 - whole_rows(z1) / (2.0 * side) : 1;
    if (a < share_of_all(of_a)) return {0, share_of_all(of_a)};
    if (b < rows(side - whole_rows(z1))) return {1, rows(side - whole_rows(z1))};
    if (a < all) return {0, all};
    if (z2 < z1) return {3, z1};
  } else {
    const int left = side - whole_rows(b);
    const double x0 = closes ? 15.0 / 16 : 1;
    if (a < share_of_all(x0)) return {0, share_of_all(x0)};
    if (closes && sunk_.empty() && b < rows(side / 2.0)) return {1, rows(side / 2.0)};
    if (closes && z1 < rows(side / 8.0)) return {2, rows(side / 8.0)};
    const double until_b = !sunk_.empty() ? 13.0 / 25 : closes ? 7.0 / 12 : 3.0 / 5;
    if (b < rows(until_b * side)) return {1, rows(until_b * side)};
    const int first = rows(0.75 * left), second = rows(0.5 * left), end = in_row * left;
    if (z1 < first) return {2, first};
    if (a < all) return {0, all};
    if (z2 < second) return {3, second};
    if (z1 < end || z2 < end) {
      bool take_first =
          false;  // the one that is behind on the line from (first, second) to (end, end)
      if (z2 >= end) {
        take_first = true;
      } else if (z1 < end) {
        take_first = static_cast<long long>(z1 - first) * (end - second) <=
                     static_cast<long long>(z2 - second) * (end - first);
      }
      const int now = take_first ? z1 : z2;
      return {take_first ? 2 : 3, std::min(end, (now / in_row + 1) * in_row)};
    }
  }
  if (b < all) return {1, all};
  if (a < all) return {0, all};
  return z1 < all ? Aim{2, all} : Aim{3, all};
}

std::vector<int> Game::unshot_of(const std::vector<int>& residues) const {
  std::vector<int> cells;
  for (int cell = 0; cell < setting_.side * setting_.side; ++cell)
    if (!shot_[static_cast<std::size_t>(cell)] && has(residues, residue(setting_, cell)))
      cells.push_back(cell);
  return cells;
}

std::vector<int> Game::c_cells(bool beside_b) const {
  std::vector<int> cells;
  for (const int cell : unshot_of({2, 4})) {
    bool found = false;
    for (const auto& [down, right] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      const int other = beside(cell, down, right);
      found |= other != k_outside && residue(setting_, other) == 3 &&
               !shot_[static_cast<std::size_t>(other)];
    }
    if (found == beside_b) cells.push_back(cell);
  }
  return cells;
}

std::vector<int> Game::c_cells_beside(int unshot_b) const {
  std::vector<int> cells;
  for (const int cell : unshot_of({2, 4})) {
    const std::array around = {beside(cell, -1, 0), beside(cell, 1, 0), beside(cell, 0, -1),
                               beside(cell, 0, 1)};
    if (std::count_if(around.begin(), around.end(), [&](int other) {
          return other != k_outside && residue(setting_, other) == 3 &&
                 !shot_[static_cast<std::size_t>(other)];
        }) == unshot_b)
      cells.push_back(cell);
  }
  return cells;
}

void Game::last_sweep() {
  std::vector<std::vector<int>> phases;
  const auto halves_in_b = [&] {
    int in_b = 0;
    for (const int ship : {0, 1})
      for (const int cell : ships_[static_cast<std::size_t>(ship)])
        in_b += residue(setting_, cell) == 3 ? 1 : 0;
    return in_b;
  }();
  const auto a = unshot_of({0}), b = unshot_of({3}), c = unshot_of({2, 4});
  auto a_and_c2 = c_cells(true);
  a_and_c2.insert(a_and_c2.end(), a.begin(), a.end());
  std::sort(a_and_c2.begin(), a_and_c2.end());
  const auto dark = unshot_of({0, 2, 4}), light = unshot_of({1, 3, 5});
  const std::string& plan = setting_.plan;
  if (plan == "adaptive" || plan == "jumping") {
    bool takes_dark = setting_.is_dark || dark.size() < light.size();
    if (!setting_.is_dark && dark.size() == light.size()) takes_dark = choices_.below(2) == 0;
    phases = {takes_dark ? dark : light};
  } else if (plan == "plan2") {
    if (halves_in_b == 0) phases = {a, c};
    if (halves_in_b == 2) phases = {b, c};
    if (halves_in_b == 1) phases = {c, a};  // a is empty where A is finished
  } else if (plan == "threshold-jump.toml") {
    phases = {dark};
  } else if (plan == "plain-tiers.toml") {
    phases = {c_cells_beside(2), a, c_cells_beside(1), c_cells_beside(0)};
  } else if ((plan == "plan3" || plan == "printable.toml") && halves_in_b == 0) {
    phases = {a_and_c2, c_cells(false)};
  } else if (plan == "within" || plan == "closing") {
    phases = {a, c_cells(true), c_cells(false)};
  } else {
    phases = {c_cells(true), a, c_cells(false)};
  }
  for (const auto& phase : phases) {
    for (const int cell : phase_order_(phase)) {
      if (!shoot(cell)) continue;
      finish();
      return;
    }
  }
  throw std::logic_error("the last sweep missed the 2");
}

int Game::play() {
  const bool sweeps_last = setting_.plan != "plain" && setting_.plan != "parity";
  Aim now = aim();
  while (sunk_.size() < 3) {
    if (sweeps_last && has(sunk_, 0) && has(sunk_, 1)) {
      last_sweep();
      break;
    }
    auto& passed = passed_[static_cast<std::size_t>(now.track)];
    if (static_cast<int>(passed) >= now.until) {
      now = aim();
      continue;
    }
    const int cell = tracks_[static_cast<std::size_t>(now.track)].at(passed++);
    if (shot_[static_cast<std::size_t>(cell)]) continue;
    if (!shoot(cell)) continue;
    finish();
    now = aim();
  }
  return shots_;
}

}  // namespace flotilla::literal
