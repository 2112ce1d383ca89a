// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

/// In which order a plan fires the cells of a board, part by part.
///
/// The hunter numbers the diagonals modulo 6 after a random offset; a cell's number is its residue. Residue 0 is part A, 3 is B,
/// 2 and 4 are C, 1 and 5 are D (the large-board-limit study). A and C are the dark cells, B and D the light ones.
namespace flotilla::races {

enum class Part : std::uint8_t { a, b, c, d };

inline constexpr std::array<Part, 6> k_part_of_residue = {Part::a, Part::d, Part::c,
                                                          Part::b, Part::c, Part::d};

/// How the cells of one residue follow one another in their track.
enum class Ordering : std::uint8_t {
  none,    // never fired in search, but in the last sweep
  random,  // all of the track's cells (or of the residue's, with a stride) in random order
  runs,    // B: diagonal after diagonal in random order, each from a random cell in a random sense
  rows,    // B: all diagonals in step, row after row from a random row on
  slots,  // C: as rows from the far end back; of the two cells at a gap, tracks 2 and 3 take turns by slots of 8 rows
  closing_rows,  // A: as rows, first every second diagonal
  closing_slots  // C: as slots, but turns by diagonal, so that track 2 has both sides of the A diagonals that come last
};

/// Place i of a residue's ordering is place i * stride + shift of its track.
struct ResidueOrder {
  Ordering ordering = Ordering::none;
  int track = -1;
  int stride = 1;
  int shift = 0;
};

inline constexpr int k_max_tracks = 4;
/// With slots: the track of the C cells at a gap that are fired first, and of the others.
inline constexpr int k_first_slots = 2;
inline constexpr int k_second_slots = 3;
inline constexpr int k_slot_rows = 8;

/// The order of all cells: tracks, each fired from its first place on. Places of cells that were shot before are passed over.
struct CellOrder {
  std::array<ResidueOrder, 6> of_residue;
  int tracks = 0;
};

}  // namespace flotilla::races
