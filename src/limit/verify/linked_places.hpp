// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "limit/verify/cells.hpp"
#include "limit/verify/ship_classes.hpp"
#include "limit/verify/whole.hpp"

namespace flotilla::limit::verify {

/// The places of a race, numbered as in certificates, with the moves between them and the chances of ships to be afloat.
class LinkedPlaces {
 public:
  static constexpr std::uint32_t k_off = ~std::uint32_t{0};  // no place

  /// @param lines  1 or more; even where order matters
  /// Cost: about 1 us a place; memory 60 bytes a place, and 4 for every combination of coordinates.
  LinkedPlaces(bool ordered, int lines);

  [[nodiscard]] const Cells& cells() const { return cells_; }
  [[nodiscard]] const ShipClasses& classes() const { return classes_; }
  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] const Place& operator[](std::size_t place) const { return places_[place]; }

  /// Where firing a step of x, y, z1, z2 (0..3) leads, or k_off.
  [[nodiscard]] std::uint32_t after(std::size_t place, std::uint8_t move) const {
    return next_[place][move];
  }
  /// The share of the board that is fired, in 1 / (12 lines).
  [[nodiscard]] int ticks(std::size_t place) const {
    const Place& p = places_[place];
    return 2 * (p[0] + p[1] + p[2] + p[3]);
  }

  /// Chances to be afloat are whole numbers over this.
  [[nodiscard]] int unit() const { return classes_.ordered ? 2 * cells_.lines() : cells_.lines(); }
  /// By how much the chance to be afloat of a 3 of that class falls from one place to another.
  [[nodiscard]] Whole drop_of_three(int three, std::size_t from, std::size_t to) const {
    const std::size_t n = classes_.threes.size();
    return three_[from * n + at(three)] - three_[to * n + at(three)];
  }
  [[nodiscard]] Whole drop_of_two(int two, std::size_t from, std::size_t to) const {
    const std::size_t n = classes_.twos.size();
    return two_[from * n + at(two)] - two_[to * n + at(two)];
  }
  /// Whether no 3 can be afloat any more.
  [[nodiscard]] bool is_over(std::size_t place) const;

 private:
  void link();
  void count_afloat();

  Cells cells_;
  ShipClasses classes_;
  std::vector<Place> places_;
  std::vector<std::array<std::uint32_t, 4>> next_;
  std::vector<int> three_, two_;  // [places x classes]: chances to be afloat, over the unit
};

}  // namespace flotilla::limit::verify
