// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla {
class Fleet;
}

namespace flotilla::limit {

/// Diagonals are numbered x + y (or x - y) modulo 6, after the hunter's offset has been subtracted. A straight ship
/// covers consecutive residues, whichever way it lies, so the lowest one says all that a hunter of diagonals sees.
inline constexpr int k_residues = 6;

/// What a hunter fires together. A and B are the cells that every straight 3 has one of (residues 0 mod 3), C is the
/// rest of A's colour: with A and C every 2 is hit. D is never searched.
enum class Part : std::uint8_t { A, B, C, D };

/// @param residue  any integer, taken modulo 6
[[nodiscard]] Part part_of(int residue);

/// The part's share of the board's cells: its residues / 6.
[[nodiscard]] Rational share_of(Part part);

/// Which of the halves A and B a ship has cells in. A 2 that touches B also has a C cell beside it ("hooked"); one
/// that touches neither is found on C alone.
enum class Halves : std::uint8_t { none = 0, A = 1, B = 2, both = 3 };

/// All that matters of where a ship lies: how many of its cells are in each part. A C cell is tied if the cell after
/// or before it in the ship is in B: then it stays beside an unfired run of B for as long as the ship is afloat.
struct Aspect {
  int a = 0;
  int b = 0;
  int tied = 0;
  int free = 0;

  [[nodiscard]] Halves halves() const;
  auto operator<=>(const Aspect&) const = default;
};

/// @param length   cells of the ship, at least 1
/// @param residue  of its lowest diagonal, any integer
[[nodiscard]] Aspect aspect_of(int length, int residue);

/// The ships' lengths in the order in which patterns name them: the 3s (the first one is what offsets are relative
/// to), the 2s, the longer ones by length. {3:2,2:1} is 3, 3, 2; the classic fleet 3, 3, 2, 4, 5.
///
/// @throws InputError  for ships of length 1 (not every one of them has a cell in A, B or C), for unlimited lengths,
///                     for no ship and for more than 8 ships.
[[nodiscard]] std::vector<int> ship_order(const Fleet& fleet);

/// "A", "B", "AB"; for none "C".
[[nodiscard]] std::string to_string(Halves halves);

}  // namespace flotilla::limit
