// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "frontier/half_space.hpp"

namespace flotilla::frontier {

/// Coefficients a chunk holds: one cache line of 64-bit words, one AVX-512 register.
inline constexpr std::uint32_t k_chunk_lanes = 8;
inline constexpr std::size_t k_chunk_bytes = k_chunk_lanes * sizeof(std::uint64_t);

/// One state of a cell: a stem's start (half filled first) with a member of the other stem.
struct CellVector {
  int start;      // position in the new stem's list of starts
  bool is_other;  // which member of the old stem: HalfSpace::Stem::other, else ::free
  Supports::Id support;
  std::uint32_t first_chunk;  // chunks below it are zero in every sweep and are not stored
  std::uint32_t offset;       // chunks before it in the cell
};

/// The states of one cell of the table in the middle of a row: `fresh` is the stem of the half that
/// was filled first, `old` the stem of the other half. At most a handful of vectors.
struct CellShape {
  std::vector<CellVector> vectors;
  std::uint32_t chunks = 0;
};

/// Chunks a whole polynomial spans.
[[nodiscard]] std::uint32_t chunks_of(const Inventory& inventory);

/// Shape of the cell (fresh stem, old stem); depends on the classes of the two only.
///
/// When the fresh half touches the cut, the old half's column there must stay empty, free or not: its
/// two members act alike and share one vector, named after the blocked one.
[[nodiscard]] CellShape shape_of_cell(const HalfSpace& fresh_half, const HalfSpace::Stem& fresh,
                                      const HalfSpace& old_half, const HalfSpace::Stem& old,
                                      Supports& supports);

/// Whether the free member is represented by the other one under `reach`.
[[nodiscard]] inline bool is_merged(const HalfSpace::Stem& stem, Reach reach) {
  return reach == 1 && stem.free >= 0 && stem.other >= 0;
}

}  // namespace flotilla::frontier
