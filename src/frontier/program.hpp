// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "frontier/boundary_supports.hpp"
#include "frontier/cell_shapes.hpp"
#include "frontier/mask_table.hpp"

namespace flotilla::frontier {

/// One addition: a source vector, moved up by the inventory of the ships placed, into a target.
struct Transition {
  std::int32_t
      source;  // bytes from the work space to where the source's chunk 0 would be, less the shift
  std::uint32_t mask;  // row of the mask table: lanes whose inventory has room for the ships placed
};

/// A vector to be computed as a sum over transitions; the first ones use no ship, hence no mask.
struct Target {
  std::uint32_t first_transition;
  std::uint32_t plain;        // transitions that place no ship
  std::uint32_t transitions;  // all of them
  std::uint32_t stem;         // active stem of the cell it is written to (outputs only)
  std::uint32_t place;        // chunks from the start of that cell, or of the work space
  std::uint32_t first_chunk;
  std::uint32_t chunks;
  std::uint32_t zeros;  // chunks below first_chunk that later reads expect to be zero
  bool closed;          // no vertical ship is open in the active half
};

/// What a state at a row boundary is called within its group.
struct BoundaryName {
  int profile;    // of the active half
  bool is_other;  // the fixed half is HalfSpace::Stem::other, else ::free
  auto operator<=>(const BoundaryName&) const = default;
};

/// Targets, in runs of equal length so that the kernel's unrolled loops are chosen once a run.
struct GatherPlan {
  std::vector<Transition> transitions;
  std::vector<Target> targets;
  // Of a traced plan only, by transition: what it puts into the row, and which input or target of the
  // row's end (a position in that list) it comes from.
  std::vector<std::uint32_t> labels;
  std::vector<std::uint32_t> sources;
  // Likewise by target of a row's end: the active half's profile and which member the fixed stem is.
  std::vector<BoundaryName> names;
};

/// What transitions are labelled with, besides their sources.
enum class Trace {
  none,      // not traced: enough to count
  contents,  // the ships that begin: RowContents::Id
  row_cells  // ship cells of the finished row; 0 where a row begins
};

/// A stored vector to be copied into the work space.
struct Input {
  std::uint32_t stem;    // active stem of the cell it is read from
  std::uint32_t offset;  // chunks from the start of the cell
  std::uint32_t chunks;
  std::uint32_t zeros;
  std::uint32_t place;  // chunks from the start of the work space
};

/// The compiled work on one group: all cells of a fixed stem, whose half was filled first in row i.
///
/// It finishes row i in the active half, then begins row i + 1 there. Every group of a class runs the
/// same program, so fills, shifts, masks and places are worked out once, not per state.
struct Program {
  std::vector<Input> inputs;
  GatherPlan finish_row;            // inputs -> states at the row boundary
  GatherPlan begin_row;             // states at the row boundary -> outputs
  std::uint32_t boundary_base = 0;  // chunk of the work space where row-boundary states begin
  std::uint32_t work_chunks = 0;    // size of the work space
  std::uint64_t stored_chunks = 0;  // read from and written to the table, one limb
};

/// What a program is compiled from: the half whose stem is fixed, and the half that is swept.
struct ProgramSource {
  const HalfSpace& fixed;
  const StemClasses& fixed_classes;
  const HalfSpace& active;
  const StemClasses& active_classes;
  const std::vector<std::vector<int>>& occupied;  // by fixed class: active stems with a cell
  const Fills& finishing;                         // of the active half, in the row that ends
  const Fills& beginning;                         // and in the row that begins
  std::optional<int> row_number;                  // ship cells the row that ends must have
  Trace trace;
  const CellShapes& inputs;   // fixed half fresh
  const CellShapes& outputs;  // active half fresh
  const BoundarySupports& boundary;
  const MaskTable& masks;
  const Supports& supports;
};

/// Safe to call for several classes at once.
/// @throws LimitError  if the work space would pass 2 GiB.
[[nodiscard]] Program compile_program(const ProgramSource& source, int fixed_class);

}  // namespace flotilla::frontier
