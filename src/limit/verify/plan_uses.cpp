// SPDX-License-Identifier: MIT
#include "limit/verify/plan_uses.hpp"

namespace flotilla::limit::verify {

namespace {

constexpr std::uint8_t k_never = 255;

}  // namespace

PlanUses::PlanUses(const LinkedPlaces& places, const ClaimNames& names,
                   const MixtureClaim::Plan& plan)
    : places_(places),
      classes_(places.classes()),
      names_(names),
      plan_(plan),
      used_moves_(plan.moves.size(), false),
      used_orders_(plan.orders.size(), false),
      reached_(names.states()),
      number_(plan.moves.size(), LinkedPlaces::k_off) {
  mark();
  list_reached();
}

void PlanUses::mark() {
  use(names_.state(-1, -1), 0);
  for (std::size_t from = 0; from < places_.size(); ++from)
    for (int f = -1; f < classes_.count_of_threes(); ++f)
      for (int k = -1; k < classes_.early_twos; ++k) {
        const std::size_t to = end_of_edge(names_.state(f, k), from);
        if (to == places_.size()) continue;
        use(names_.state(f, k), to);
        if (k < 0) mark_finds_of_two(f, from, to);
        mark_finds_of_threes(f, k, from, to);
      }
}

/// The 2 found, alone or with a first 3.
void PlanUses::mark_finds_of_two(int three, std::size_t from, std::size_t to) {
  for (int k = 0; k < classes_.early_twos; ++k) {
    if (places_.drop_of_two(k, from, to) == 0) continue;
    use(names_.state(three, k), to);
    if (three >= 0) continue;
    for (int s = 0; s < classes_.count_of_threes(); ++s)
      if (places_.drop_of_three(s, from, to) != 0) use(names_.state(s, k), to);
  }
}

/// A first 3 found, or the second one while the 2 is afloat.
void PlanUses::mark_finds_of_threes(int three, int two, std::size_t from, std::size_t to) {
  for (int s = 0; s < classes_.count_of_threes(); ++s) {
    if (places_.drop_of_three(s, from, to) == 0) continue;
    if (three < 0) use(names_.state(s, two), to);
    if (two < 0) mark_last_sweeps(three, s, from, to);
  }
}

/// @param three  the 3 found before, or -1: any that may be found on the same edge
void PlanUses::mark_last_sweeps(int three, int second, std::size_t from, std::size_t to) {
  const auto mark = [&](int first) {
    used_orders_[order_index(names_.pair(first, second).number, to)] = true;
  };
  if (three >= 0) return mark(three);
  for (int first = 0; first < classes_.count_of_threes(); ++first)
    if (places_.drop_of_three(first, from, to) != 0) mark(first);
}

void PlanUses::list_reached() {
  for (std::size_t i = 0; i < used_moves_.size(); ++i) {
    if (!used_moves_[i]) continue;
    auto& list = reached_[i / places_.size()];
    number_[i] = narrow<std::uint32_t>(list.size());
    list.push_back(narrow<std::uint32_t>(i % places_.size()));
  }
}

std::string PlanUses::mistake() const {
  for (std::size_t i = 0; i < used_moves_.size(); ++i) {
    const std::uint8_t move = plan_.moves[i];
    const std::size_t place = i % places_.size();
    if (!used_moves_[i] && move != k_never) return "a move is given where the plan never comes";
    if (!used_moves_[i]) continue;
    if (move == k_never && places_.is_over(place)) continue;
    if (!can_be_made(move, place)) return "a move cannot be made";
  }
  for (std::size_t i = 0; i < used_orders_.size(); ++i)
    if (used_orders_[i] ? plan_.orders[i] >= names_.orders().size() : plan_.orders[i] != k_never)
      return "an order of last sweeps is not there, or given where none is made";
  return "";
}

}  // namespace flotilla::limit::verify
