// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "number/narrow.hpp"

namespace flotilla::limit::verify {

/// The ships as plans tell them apart: 3s by the half A or B they have a cell in, the 2 by A, H, C; where order matters, both
/// by lowest residue, which is then the class itself.
struct ShipClasses {
  explicit ShipClasses(bool of_order);

  bool ordered;
  std::vector<int> threes;  // [classes]: lowest residue that stands for each
  std::vector<int> twos;
  int early_twos;  // classes of the 2 that may be found while a 3 is afloat: the first 2 of 3, or all 6

  [[nodiscard]] int count_of_threes() const { return narrow<int>(threes.size()); }
  [[nodiscard]] int count_of_twos() const { return narrow<int>(twos.size()); }
  /// The class of the ship with that lowest residue, 0..5.
  [[nodiscard]] int of_three(int residue) const;
  [[nodiscard]] int of_two(int residue) const;

  /// Boards are numbered [one 3 x the other x the 2].
  [[nodiscard]] std::size_t boards() const { return threes.size() * threes.size() * twos.size(); }
  [[nodiscard]] std::size_t board(int three, int other, int two) const {
    return (at(three) * threes.size() + at(other)) * twos.size() + at(two);
  }
};

/// The lowest residue, 0..5, of a ship after reflection of the board.
[[nodiscard]] int mirror(int length, int residue);

}  // namespace flotilla::limit::verify
