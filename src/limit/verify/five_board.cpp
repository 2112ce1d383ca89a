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
    : claim_(claim), pace_(pace), ships_(ships), lines_(claim.lines), leaf_(names.leaf(ships)) {
  for (unsigned found = 0; found <= k_all_ships; ++found)
    state_.at(found) =
        ships_[2].name() == "2C" && (found & 4U) != 0 ? -1 : names.state(ships, found);
}

bool FiveBoard::fires_b(const MixtureClaim::Plan& plan, unsigned found, int x, int y) const {
  const std::size_t places = place(lines_, lines_) + 1;
  const std::uint8_t move =
      plan.moves[static_cast<std::size_t>(state_.at(found)) * places + place(x, y)];
  if (move > 1 || (move == 0 ? x : y) == lines_)
    throw InputError("the plan has no move where it comes, with " + name_of_found(ships_, found));
  return move == 1;
}

Whole FiveBoard::drop(const ShipCells& ship, bool fires_b, int x, int y) const {
  if (!(fires_b ? ship.in_b : ship.in_a)) return 0;
  if (!ship.is_big()) return 1;  // of N
  const bool has_other = fires_b ? ship.in_a : ship.in_b;
  return has_other ? lines_ - (fires_b ? x : y) : lines_;  // of N^2
}

unsigned FiveBoard::may_be_found(unsigned found, bool fires_b, int x, int y) const {
  unsigned ships = 0;
  for (unsigned i = 0; i < 5; ++i)
    if ((found >> i & 1U) == 0 && drop(ships_.at(i), fires_b, x, y) > 0) ships |= 1U << i;
  return ships;
}

void FiveBoard::follow(const MixtureClaim::Plan& plan, FiveUses& uses) {
  const std::size_t places = place(lines_, lines_) + 1;
  comes_.assign(places, 0);
  comes_[0] = 1;
  for (int level = 0; level <= 2 * lines_; ++level)
    for (int x = std::max(0, level - lines_); x <= std::min(level, lines_); ++x) {
      const int y = level - x;
      for (unsigned found = 0; found < k_all_ships; ++found) {
        if ((comes_[place(x, y)] >> found & 1U) == 0) continue;
        if (found == k_all_but_two) {
          const std::size_t order = static_cast<std::size_t>(leaf_) * places + place(x, y);
          if (plan.orders[order] >= claim_.orders.size())
            throw InputError("the plan has no last sweep where one starts");
          uses.orders[order] = true;
          continue;
        }
        if (level == 2 * lines_) continue;  // no ship but the 2 can be afloat
        const bool b = fires_b(plan, found, x, y);
        uses.moves[static_cast<std::size_t>(state_.at(found)) * places + place(x, y)] = true;
        const unsigned open = may_be_found(found, b, x, y);
        const std::size_t next = place(x + (b ? 0 : 1), y + (b ? 1 : 0));
        for (unsigned hit = open;; hit = (hit - 1) & open) {
          comes_[next] |= 1U << (found | hit);
          if (hit == 0) break;
        }
      }
    }
}

Whole FiveBoard::value(const MixtureClaim::Plan& plan) const {
  const std::size_t places = place(lines_, lines_) + 1;
  using Values = std::array<Whole, 32>;
  std::vector<Values> here(static_cast<std::size_t>(lines_) + 2);
  std::vector<Values> next(here.size());
  for (int level = 2 * lines_; level >= 0; --level) {
    std::swap(here, next);
    for (int x = std::max(0, level - lines_); x <= std::min(level, lines_); ++x) {
      const int y = level - x;
      const std::uint32_t comes = comes_[place(x, y)];
      Values& values = here[static_cast<std::size_t>(x)];
      values.fill(0);
      for (unsigned found = 0; found < k_all_ships; ++found) {
        if ((comes >> found & 1U) == 0) continue;
        if (found == k_all_but_two) {
          const std::uint8_t order =
              plan.orders[static_cast<std::size_t>(leaf_) * places + place(x, y)];
          values.at(found) = last_sweep(claim_.orders[order], x, y);
          continue;
        }
        if (level == 2 * lines_) continue;
        const bool b = fires_b(plan, found, x, y);
        const Values& after = next[static_cast<std::size_t>(b ? x : x + 1)];
        const unsigned open = may_be_found(found, b, x, y);
        Whole sum = after.at(found);
        for (unsigned hit = open; hit != 0; hit = (hit - 1) & open) {
          Whole chance = 1;
          for (unsigned i = 0; i < 5; ++i)
            if ((hit >> i & 1U) != 0) chance *= drop(ships_.at(i), b, x, y);
          sum += chance * ((found | hit) == k_all_ships
                               ? pace_.moments[static_cast<std::size_t>(level)].at(
                                     static_cast<std::size_t>(std::popcount(hit)) - 1)
                               : after.at(found | hit));
        }
        values.at(found) = sum;
      }
    }
  }
  return here[0][0];
}

/// Over N 2^60. Rates are the cells that can hold the 2 over the cells of the board: in A or B one in six of the board's cells, in C
/// one in three. Times are in 1 / (6 N) of the board.
Whole FiveBoard::last_sweep(const std::string& order, int x, int y) const {
  const std::string two = ships_[2].name();
  std::string_view rest = order;
  Whole sum = 0;
  int time = x + y;
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
      length = lines_ - x;
      rate = two == "2A" ? 6 : 0;
    } else if (part == "B") {
      length = lines_ - y;
      rate = two == "2H" ? 6 : 0;
      b_was_swept = true;
    } else if (part == "C" && b_was_swept) {
      length = 2 * lines_;
      rate = two == "2C" ? 3 : 0;
    } else if (part == "C2" && !b_was_swept) {
      length = 2 * (lines_ - y);
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
  return lines_ * sum;
}

}  // namespace flotilla::limit::verify
