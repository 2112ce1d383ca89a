// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/hunter.hpp"

namespace flotilla::hunt {

/// Hunts on every n-th diagonal, n the length of the shortest ship afloat, which no ship can slip through; the
/// residue is drawn anew for each n. While a hit is open, fires next to open hits. What may not be a ship is passed over.
/// Cells are drawn at random, each as likely as any other that qualifies: lattice cells where a ship afloat fits;
/// neighbours of an open hit that a ship afloat fits over together with the hit, in line with two hits if there are such.
[[nodiscard]] std::unique_ptr<Hunter> parity_hunter(const GameRules& rules, std::uint64_t seed);

/// Hunts and targets as the hunt/target script does: counts the placements of each ship afloat through each cell.
/// Hunting, it draws among the cells of the lattice (as above) with the most; targeting, among the neighbours of open
/// hits with the most placements that cover the most open hits. Placements run along the whole board, the last row and
/// column included; the script's own routine leaves these out.
[[nodiscard]] std::unique_ptr<Hunter> target_hunter(const GameRules& rules, std::uint64_t seed);

}  // namespace flotilla::hunt
