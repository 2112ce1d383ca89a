// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "space/berth_counts.hpp"

namespace flotilla::space {

/// What a solved board prints in a ship cell.
enum class Shape { submarine, left, right, top, bottom, middle };
inline constexpr std::array k_shapes = {Shape::submarine, Shape::left,   Shape::right,
                                        Shape::top,       Shape::bottom, Shape::middle};
/// "submarine", "left end", ...
[[nodiscard]] const char* name_of(Shape shape);
/// The shape of the ship's i-th cell, from the left or the top.
[[nodiscard]] Shape shape_of(const Ship& ship, int i);

/// Placements with a ship in one cell, and how they part.
struct CellMarginal {
  BigInt ship = 0;
  std::array<BigInt, Fleet::k_max_length + 1> of_length{};  // by length of the ship that covers it
  BigInt across = 0, down = 0;                              // ships longer than one cell
  std::array<BigInt, k_shapes.size()> of_shape{};
};

/// All cells of the board, row-major.
[[nodiscard]] std::vector<CellMarginal> marginals(const BerthCounts& counts);

/// Cells that the symmetries of the board make alike: [class] -> cells, both in row-major order. Every
/// cell is a class of its own where something is known.
[[nodiscard]] std::vector<std::vector<Cell>> symmetry_classes(const Board& board, bool is_blank);

}  // namespace flotilla::space
