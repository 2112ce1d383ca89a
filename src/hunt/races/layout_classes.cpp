// SPDX-License-Identifier: MIT
#include "hunt/races/layout_classes.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "fleet/layout.hpp"

namespace flotilla::races {

namespace {

constexpr std::size_t k_symmetries = 8;
using Cells = std::vector<std::int16_t>;

/// Cell `cell` turned or reflected.
int image(int cell, std::size_t symmetry, int side) {
  int row = cell / side;
  int col = cell % side;
  if ((symmetry & 1U) != 0) row = side - 1 - row;
  if ((symmetry & 2U) != 0) col = side - 1 - col;
  if ((symmetry & 4U) != 0) std::swap(row, col);
  return row * side + col;
}

/// The berths of one length, and where each symmetry takes them.
struct Berths {
  std::vector<Cells> cells;
  std::vector<std::array<std::size_t, k_symmetries>> images;

  Berths(int side, int length) {
    for (int row = 0; row < side; ++row)
      for (int col = 0; col < side; ++col) {
        if (col + length <= side) add(side, row, col, 0, 1, length);
        if (row + length <= side) add(side, row, col, 1, 0, length);
      }
    std::map<Cells, std::size_t> number;
    for (std::size_t i = 0; i < cells.size(); ++i) number[cells[i]] = i;
    for (const Cells& berth : cells) {
      auto& of_berth = images.emplace_back();
      for (std::size_t symmetry = 0; symmetry < k_symmetries; ++symmetry) {
        Cells moved;
        for (const std::int16_t cell : berth)
          moved.push_back(static_cast<std::int16_t>(image(cell, symmetry, side)));
        std::ranges::sort(moved);
        of_berth[symmetry] = number.at(moved);
      }
    }
  }

 private:
  void add(int side, int row, int col, int down, int right, int length) {
    Cells berth;
    for (int i = 0; i < length; ++i)
      berth.push_back(static_cast<std::int16_t>((row + i * down) * side + col + i * right));
    cells.push_back(berth);
  }
};

bool overlap(const Cells& some, const Cells& others) {
  return std::ranges::any_of(
      some, [&](std::int16_t cell) { return std::ranges::find(others, cell) != others.end(); });
}

/// Whether no symmetry makes the layout an earlier one. @param a, b  berths of the 3s, a < b
bool is_first_of_class(const Berths& threes, const Berths& twos, std::size_t a, std::size_t b,
                       std::size_t c) {
  for (std::size_t symmetry = 1; symmetry < k_symmetries; ++symmetry) {
    const std::size_t one = threes.images[a][symmetry];
    const std::size_t other = threes.images[b][symmetry];
    const std::array<std::size_t, 3> moved = {std::min(one, other), std::max(one, other),
                                              twos.images[c][symmetry]};
    if (moved < std::array{a, b, c}) return false;
  }
  return true;
}

}  // namespace

std::vector<Trio> layout_classes(const Arena& arena) {
  const Berths threes(arena.side(), 3);
  const Berths twos(arena.side(), 2);
  std::vector<Trio> classes;
  for (std::size_t a = 0; a < threes.cells.size(); ++a) {
    for (std::size_t b = a + 1; b < threes.cells.size(); ++b) {
      if (overlap(threes.cells[a], threes.cells[b])) continue;
      for (std::size_t c = 0; c < twos.cells.size(); ++c) {
        if (overlap(twos.cells[c], threes.cells[a]) || overlap(twos.cells[c], threes.cells[b]) ||
            !is_first_of_class(threes, twos, a, b, c))
          continue;
        Trio& trio = classes.emplace_back();
        auto end = std::ranges::copy(threes.cells[a], trio.begin()).out;
        end = std::ranges::copy(threes.cells[b], end).out;
        std::ranges::copy(twos.cells[c], end);
      }
    }
  }
  return classes;
}

std::string to_string(const Trio& trio, const Arena& arena) {
  return to_string(layout_of(trio, arena));
}

}  // namespace flotilla::races
