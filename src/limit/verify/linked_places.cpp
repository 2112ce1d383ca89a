// SPDX-License-Identifier: MIT
#include "limit/verify/linked_places.hpp"

#include <algorithm>

namespace flotilla::limit::verify {

LinkedPlaces::LinkedPlaces(bool ordered, int lines)
    : cells_(ordered, lines), classes_(ordered), places_(places_of(ordered, lines)) {
  link();
  count_afloat();
}

void LinkedPlaces::link() {
  const std::size_t side =
      at(cells_.lines()) + 2;  // one more than there are, always off the lattice
  const std::size_t depth = classes_.ordered ? side : 2;
  const auto index = [&](const Place& p) {
    return ((at(p[0]) * side + at(p[1])) * depth + at(p[2])) * depth + at(p[3]);
  };
  std::vector<std::uint32_t> number(side * side * depth * depth, k_off);
  for (std::size_t i = 0; i < places_.size(); ++i)
    number[index(places_[i])] = narrow<std::uint32_t>(i);
  for (const Place& place : places_) {
    auto& next = next_.emplace_back();
    for (std::size_t move = 0; move < 4; ++move) {
      Place there = place;
      ++there[move];
      next[move] = number[index(there)];
    }
  }
}

void LinkedPlaces::count_afloat() {
  const auto over_unit = [&](int pieces) { return classes_.ordered ? pieces : pieces / 2; };
  for (const Place& place : places_) {
    for (const int s : classes_.threes) three_.push_back(over_unit(cells_.afloat(3, s, place)));
    for (const int s : classes_.twos) two_.push_back(over_unit(cells_.afloat(2, s, place)));
  }
}

bool LinkedPlaces::is_over(std::size_t place) const {
  const std::size_t n = classes_.threes.size();
  const auto first = three_.begin() + static_cast<std::ptrdiff_t>(place * n);
  return std::all_of(first, first + static_cast<std::ptrdiff_t>(n),
                     [](Whole chance) { return chance == 0; });
}

}  // namespace flotilla::limit::verify
