// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "limit/verify/claim_names.hpp"
#include "limit/verify/linked_places.hpp"
#include "limit/verify/mixture_claim.hpp"

namespace flotilla::limit::verify {

/// Which of a plan's moves and orders of last sweeps it comes to, from the start on: what may be found on an edge, is.
class PlanUses {
 public:
  /// @param plan  moves [states x places]; orders [pairs x places], where order matters [pairs]
  /// Cost: about 1 us a place in basic classes, 10 us where order matters.
  PlanUses(const LinkedPlaces& places, const ClaimNames& names, const MixtureClaim::Plan& plan);

  /// The first thing that is given where the plan never comes, or missing where it does; empty: nothing.
  [[nodiscard]] std::string mistake() const;

  /// Where a state's move leads from a place that the plan comes to; places.size() if it goes nowhere.
  [[nodiscard]] std::size_t end_of_edge(int state, std::size_t place) const {
    const std::size_t index = at(state) * places_.size() + place;
    const bool goes_on = used_moves_[index] && can_be_made(plan_.moves[index], place);
    return goes_on ? places_.after(place, plan_.moves[index]) : places_.size();
  }
  /// Which of the claim's orders the last sweep has that starts there with that pair of 3s.
  [[nodiscard]] std::uint8_t order(std::size_t pair, std::size_t place) const {
    return plan_.orders[order_index(pair, place)];
  }

  /// Places that the plan comes to in a state, in their order.
  [[nodiscard]] const std::vector<std::uint32_t>& reached(int state) const {
    return reached_[at(state)];
  }
  /// Index of the place in reached(state), or LinkedPlaces::k_off.
  [[nodiscard]] std::uint32_t number(int state, std::size_t place) const {
    return number_[at(state) * places_.size() + place];
  }

 private:
  void mark();
  void mark_finds_of_two(int three, std::size_t from, std::size_t to);
  void mark_finds_of_threes(int three, int two, std::size_t from, std::size_t to);
  void mark_last_sweeps(int three, int second, std::size_t from, std::size_t to);
  void list_reached();
  void use(int state, std::size_t place) { used_moves_[at(state) * places_.size() + place] = true; }
  [[nodiscard]] std::size_t order_index(std::size_t pair, std::size_t place) const {
    return classes_.ordered ? pair : pair * places_.size() + place;
  }
  [[nodiscard]] bool can_be_made(std::uint8_t move, std::size_t place) const {
    return move <= 3 && places_.after(place, move) != LinkedPlaces::k_off;
  }

  const LinkedPlaces& places_;
  const ShipClasses& classes_;
  const ClaimNames& names_;
  const MixtureClaim::Plan& plan_;
  std::vector<bool> used_moves_, used_orders_;       // as the plan's arrays
  std::vector<std::vector<std::uint32_t>> reached_;  // [states]: places
  std::vector<std::uint32_t> number_;  // [states x places]: of the place among those reached
};

}  // namespace flotilla::limit::verify
