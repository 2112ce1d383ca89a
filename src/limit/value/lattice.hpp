// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flotilla::limit {

/// How far a race has come while a 3 is afloat, in steps of 1 / lines: the shares x of A and y of B that are fired, and
/// where C is fired too, z1 and z2 (see order_lattice). A move fires one step of one coordinate, an *edge* of the lattice;
/// a plan's path is a chain of edges. Time, the share of the board fired, is (x + y + z1 + z2) / 6: level / (6 lines).
struct Lattice {
  using Place = std::array<std::uint16_t, 4>;  // x, y, z1, z2 in steps
  static constexpr std::uint32_t k_none = ~std::uint32_t{0};

  int lines = 0;
  int moves = 0;              // 2: A and B; 4: also z1 and z2. Move i adds 1 to coordinate i.
  std::vector<Place> places;  // by level, then lexicographically
  std::vector<std::size_t> level_start;  // [levels + 1]
  std::vector<std::uint32_t> next;       // [places x moves]: index of the place, or k_none

  [[nodiscard]] int levels() const { return static_cast<int>(level_start.size()) - 1; }
  [[nodiscard]] std::size_t size() const { return places.size(); }
  [[nodiscard]] std::uint32_t after(std::size_t place, int move) const {
    return next[place * static_cast<std::size_t>(moves) + static_cast<std::size_t>(move)];
  }
  /// Of A and B alone: the place (x, y), with x + y <= 2 lines.
  [[nodiscard]] std::size_t square_place(int x, int y) const {
    const int level = x + y;
    return level_start[static_cast<std::size_t>(level)] +
           static_cast<std::size_t>(level > lines ? lines - y : x);
  }
};

/// A and B alone: all (x, y) in 0..lines.
///
/// @param lines  1..8192
/// @throws InputError  outside that range.
[[nodiscard]] Lattice basic_lattice(int lines);

/// Order within the parts: diagonals are cut into long stretches; B is fired from one end of each, C from the other.
/// z1: the share of the stretch, from the far end, where one of the two C diagonals beside each B diagonal is fired, in
/// alternating slots; z2 <= z1: where the other one is fired too; y + z1 <= 1.
///
/// @param lines  2..128, even, so that x = 1/2 is a line
/// @throws InputError  outside that range or for odd numbers.
/// Cost: about 20 lines^4 / 6 bytes; 60 MB for 64 lines.
[[nodiscard]] Lattice order_lattice(int lines);

}  // namespace flotilla::limit
