// SPDX-License-Identifier: MIT
// A plan finishes its edge, 1 / N of A or of B, in random order: each ship with a cell there is hit on it with the chance that the
// cell is in it and that its cells elsewhere are not fired yet, and the ships hit are found at independent uniform places.
#include <algorithm>
#include <bit>

#include "limit/verify/five_ships.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::verify {

FiveBoard::FiveBoard(const MixtureClaim& claim, const FiveNames& names, const FivePace& pace,
                     const FiveShips& ships)
    : claim_(claim),
      names_(names),
      pace_(pace),
      ships_(ships),
      lattice_{names.fires_c, claim.lines},
      places_(lattice_.places()),
      leaf_(names.leaf(ships)) {
  const bool is_late = ships_[2].name(names.fires_c) == "2C" && !names.fires_c;
  for (unsigned found = 0; found <= k_all_ships; ++found)
    state_.at(found) = is_late && (found & 4U) != 0 ? -1 : names.state(ships, found);
}

FiveBoard::Edges FiveBoard::edges_from(const FivePlace& place) const {
  Edges edges;
  std::array<Whole, 5> here;
  for (std::size_t i = 0; i < 5; ++i) here.at(i) = ships_.at(i).afloat(lattice_, place);
  for (int move = 0; move < lattice_.moves(); ++move) {
    Edges::Edge& edge = edges.by_move.at(static_cast<std::size_t>(move));
    edge.is_there = lattice_.step(place, move, edge.next);
    for (unsigned i = 0; edge.is_there && i < 5; ++i) {
      edge.drops.at(i) = here.at(i) - ships_.at(i).afloat(lattice_, edge.next);
      if (edge.drops.at(i) > 0) edge.hit |= 1U << i;
    }
  }
  return edges;
}

std::size_t FiveBoard::move_of(const MixtureClaim::Plan& plan, unsigned found, std::size_t place,
                               const Edges& edges) const {
  const std::uint8_t move =
      plan.moves[static_cast<std::size_t>(state_.at(found)) * lattice_.size() + place];
  if (move >= edges.by_move.size() || !edges.by_move.at(move).is_there)
    throw InputError("the plan has no move where it comes, with " +
                     name_of_found(ships_, found, lattice_.fires_c));
  return move;
}

void FiveBoard::follow(const MixtureClaim::Plan& plan, FiveUses& uses) {
  comes_.assign(lattice_.size(), 0);
  comes_[0] = 1;
  for (const FivePlace& place : places_) {
    const std::size_t here = lattice_.number(place);
    if (comes_[here] == 0) continue;
    const Edges edges = edges_from(place);
    for (unsigned found = 0; found < k_all_ships; ++found) {
      if ((comes_[here] >> found & 1U) == 0) continue;
      if (found == k_all_but_two) {
        const std::size_t order = static_cast<std::size_t>(leaf_) * lattice_.size() + here;
        if (plan.orders[order] >= claim_.orders.size())
          throw InputError("the plan has no last sweep where one starts");
        uses.orders[order] = true;
        continue;
      }
      if (is_over(place)) continue;
      const Edges::Edge& edge = edges.by_move.at(move_of(plan, found, here, edges));
      uses.moves[static_cast<std::size_t>(state_.at(found)) * lattice_.size() + here] = true;
      const std::size_t next = lattice_.number(edge.next);
      const unsigned open = edge.hit & ~found;
      for (unsigned hit = open;; hit = (hit - 1) & open) {
        comes_[next] |= 1U << (found | hit);
        if (hit == 0) break;
      }
    }
  }
}

Whole FiveBoard::value(const MixtureClaim::Plan& plan) const {
  using Values = std::array<Whole, 32>;
  // An edge leads one level on, or two: three levels are kept, by x and z.
  const std::size_t columns = lattice_.fires_c ? static_cast<std::size_t>(lattice_.lines) + 1 : 1;
  std::array<std::vector<Values>, 3> levels;
  for (auto& level : levels) level.resize((static_cast<std::size_t>(lattice_.lines) + 1) * columns);
  const auto at = [&](const FivePlace& place) -> Values& {
    return levels.at(static_cast<std::size_t>(
        place.level() %
        3))[static_cast<std::size_t>(place.x) * columns + static_cast<std::size_t>(place.z)];
  };
  for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
    const std::size_t here = lattice_.number(*place);
    if (comes_[here] == 0) continue;
    Values& values = at(*place);
    values.fill(0);
    const Edges edges = edges_from(*place);
    for (unsigned found = 0; found < k_all_ships; ++found) {
      if ((comes_[here] >> found & 1U) == 0) continue;
      if (found == k_all_but_two) {
        const std::uint8_t order =
            plan.orders[static_cast<std::size_t>(leaf_) * lattice_.size() + here];
        values.at(found) = last_sweep(names_.sweeps[order], *place);
        continue;
      }
      if (is_over(*place)) continue;
      const std::size_t move = move_of(plan, found, here, edges);
      const Edges::Edge& edge = edges.by_move.at(move);
      const Values& after = at(edge.next);
      const auto& moments =
          pace_.moments.at(move == 2 ? 1 : 0)[static_cast<std::size_t>(place->level())];
      Whole sum = after.at(found);
      const unsigned open = edge.hit & ~found;
      for (unsigned hit = open; hit != 0; hit = (hit - 1) & open) {
        Whole chance = 1;
        for (unsigned i = 0; i < 5; ++i)
          if ((hit >> i & 1U) != 0) chance *= edge.drops.at(i);
        sum += chance * ((found | hit) == k_all_ships
                             ? moments.at(static_cast<std::size_t>(std::popcount(hit)) - 1)
                             : after.at(found | hit));
      }
      values.at(found) = sum;
    }
  }
  return at({})[0];
}

/// Over N 2^60. Rates are the cells that can hold the 2 over the cells of the board: in A or B one in six of the board's cells, in C
/// one in three. Times are in 1 / (6 N) of the board.
Whole FiveBoard::last_sweep(const std::vector<std::string>& segments,
                            const FivePlace& place) const {
  const auto [x, y, z] = place;
  const int lines = lattice_.lines;
  const std::string two = ships_[2].name(lattice_.fires_c);
  Whole sum = 0;
  int time = place.level();
  for (const std::string& part : segments) {
    int length = 0;
    int rate = 0;
    if (part == "A") {
      length = lines - x;
      rate = two == "2A" ? 6 : 0;
    } else if (part == "B") {
      length = lines - y;
      rate = two == "2H" ? 6 : 0;
    } else if (part == "C") {  // after B
      length = 2 * lines;
      rate = two == "2C" ? 3 : 0;
    } else if (part == "C2") {
      length = 2 * (lines - y - z);
      rate = two == "2A" ? 0 : 3;
    } else {  // C0
      length = 2 * y;
      rate = two == "2C" ? 3 : 0;
    }
    if (length > 0 && rate > 0)
      sum += rate * (pace_.integral[static_cast<std::size_t>(time + length)] -
                     pace_.integral[static_cast<std::size_t>(time)] - 1);
    time += length;
  }
  return lines * sum;
}

}  // namespace flotilla::limit::verify
