// SPDX-License-Identifier: MIT
// A plan finishes its edge, 1 / N of A or of B, in random order: each ship with a cell there is hit on it with the chance that the
// cell is in it and that its cells elsewhere are not fired yet, and the ships hit are found at independent uniform places.
#include <algorithm>
#include <bit>
#include <string_view>

#include "limit/verify/five_ships.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::verify {

FiveBoard::FiveBoard(const MixtureClaim& claim, const FiveNames& names, const FivePace& pace,
                     const FiveShips& ships)
    : claim_(claim),
      pace_(pace),
      ships_(ships),
      lattice_{names.fires_c, claim.lines},
      places_(lattice_.places()),
      leaf_(names.leaf(ships)) {
  const bool is_late = ships_[2].name(names.fires_c) == "2C" && !names.fires_c;
  for (unsigned found = 0; found <= k_all_ships; ++found)
    state_.at(found) = is_late && (found & 4U) != 0 ? -1 : names.state(ships, found);
}

FiveBoard::Edge FiveBoard::edge_of(const MixtureClaim::Plan& plan, unsigned found,
                                   const FivePlace& place) const {
  Edge edge;
  const std::uint8_t move =
      plan.moves[static_cast<std::size_t>(state_.at(found)) * lattice_.size() +
                 lattice_.number(place)];
  edge.move = move;
  if (!lattice_.step(place, move, edge.next))
    throw InputError("the plan has no move where it comes, with " +
                     name_of_found(ships_, found, lattice_.fires_c));
  for (unsigned i = 0; i < 5; ++i) {
    edge.drops.at(i) =
        ships_.at(i).afloat(lattice_, place) - ships_.at(i).afloat(lattice_, edge.next);
    if ((found >> i & 1U) == 0 && edge.drops.at(i) > 0) edge.open |= 1U << i;
  }
  return edge;
}

void FiveBoard::follow(const MixtureClaim::Plan& plan, FiveUses& uses) {
  comes_.assign(lattice_.size(), 0);
  comes_[0] = 1;
  for (const FivePlace& place : places_) {
    const std::size_t here = lattice_.number(place);
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
      const Edge edge = edge_of(plan, found, place);
      uses.moves[static_cast<std::size_t>(state_.at(found)) * lattice_.size() + here] = true;
      const std::size_t next = lattice_.number(edge.next);
      for (unsigned hit = edge.open;; hit = (hit - 1) & edge.open) {
        comes_[next] |= 1U << (found | hit);
        if (hit == 0) break;
      }
    }
  }
}

Whole FiveBoard::value(const MixtureClaim::Plan& plan) const {
  std::vector<std::array<Whole, 32>> values(lattice_.size());
  for (auto place = places_.rbegin(); place != places_.rend(); ++place) {
    const std::size_t here = lattice_.number(*place);
    for (unsigned found = 0; found < k_all_ships; ++found) {
      if ((comes_[here] >> found & 1U) == 0) continue;
      if (found == k_all_but_two) {
        const std::uint8_t order =
            plan.orders[static_cast<std::size_t>(leaf_) * lattice_.size() + here];
        values[here].at(found) = last_sweep(claim_.orders[order], *place);
        continue;
      }
      if (is_over(*place)) continue;
      const Edge edge = edge_of(plan, found, *place);
      const std::array<Whole, 32>& after = values[lattice_.number(edge.next)];
      const auto& moments =
          pace_.moments.at(edge.move == 2 ? 1 : 0)[static_cast<std::size_t>(place->level())];
      Whole sum = after.at(found);
      for (unsigned hit = edge.open; hit != 0; hit = (hit - 1) & edge.open) {
        Whole chance = 1;
        for (unsigned i = 0; i < 5; ++i)
          if ((hit >> i & 1U) != 0) chance *= edge.drops.at(i);
        sum += chance * ((found | hit) == k_all_ships
                             ? moments.at(static_cast<std::size_t>(std::popcount(hit)) - 1)
                             : after.at(found | hit));
      }
      values[here].at(found) = sum;
    }
  }
  return values[0][0];
}

/// Over N 2^60. Rates are the cells that can hold the 2 over the cells of the board: in A or B one in six of the board's cells, in C
/// one in three. Times are in 1 / (6 N) of the board.
Whole FiveBoard::last_sweep(const std::string& order, const FivePlace& place) const {
  const auto [x, y, z] = place;
  const int lines = lattice_.lines;
  const std::string two = ships_[2].name(lattice_.fires_c);
  std::string_view rest = order;
  Whole sum = 0;
  int time = place.level();
  bool b_was_swept = false;
  std::string swept = ",";
  while (!rest.empty()) {
    const std::string_view part = rest.substr(0, rest.find(','));
    // C beside runs of B that are swept is C: a hooked 2 must not be counted twice.
    if (swept.find("," + std::string(part) + ",") != std::string::npos ||
        (part == "B" && swept.find('C') != std::string::npos))
      throw InputError("order " + order + ": allowed A, B, then C; or A, C2 and C0; each once");
    swept += std::string(part) + ",";
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    int length = 0;
    int rate = 0;
    if (part == "A") {
      length = lines - x;
      rate = two == "2A" ? 6 : 0;
    } else if (part == "B" && !lattice_.fires_c) {
      length = lines - y;
      rate = two == "2H" ? 6 : 0;
      b_was_swept = true;
    } else if (part == "C" && b_was_swept) {
      length = 2 * lines;
      rate = two == "2C" ? 3 : 0;
    } else if (part == "C2" && !b_was_swept) {
      length = 2 * (lines - y - z);
      rate = two == "2A" ? 0 : 3;
    } else if (part == "C0" && !b_was_swept) {
      length = 2 * y;
      rate = two == "2C" ? 3 : 0;
    } else {
      throw InputError("order " + order + ": allowed A, B, then C; or A, C2 and C0");
    }
    if (length > 0 && rate > 0)
      sum += rate * (pace_.integral[static_cast<std::size_t>(time + length)] -
                     pace_.integral[static_cast<std::size_t>(time)] - 1);
    time += length;
  }
  return lines * sum;
}

}  // namespace flotilla::limit::verify
