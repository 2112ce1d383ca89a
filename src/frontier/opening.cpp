// SPDX-License-Identifier: MIT
#include "frontier/opening.hpp"

#include <cstdlib>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::frontier {
namespace {

// The vector of the start beside the blank profile, among those of the cell.
const CellVector& vector_of(const SweepPlan& plan, int start_id, int stem, int old_stem) {
  const HalfSpace& half = plan.half(Side::left);
  const HalfSpace& old_half = plan.half(Side::right);
  const HalfSpace::Stem& old = old_half.stems()[at(old_stem)];
  const bool is_one = is_merged(old, half.starts()[at(start_id)].reach);
  for (const CellVector& v : plan.shape(Side::left, stem, old_stem).vectors) {
    if (half.stems()[at(stem)].starts[at(v.start)] != start_id) continue;
    if (is_one || (v.is_other ? old.other : old.free) == old_half.blank_profile()) return v;
  }
  FLOTILLA_ASSERT_LIGHT(false);  // a fill of a blank board has a state
  std::abort();
}

}  // namespace

std::vector<Opening> openings(const SweepPlan& plan) {
  const HalfSpace& half = plan.half(Side::left);
  const HalfSpace& old_half = plan.half(Side::right);
  const int old_stem = old_half.profiles()[at(old_half.blank_profile())].stem;
  std::vector<Opening> openings;
  for (const FirstFill& fill : plan.opening().first()) {
    if (fill.from != half.blank_profile()) continue;
    const int stem = half.profiles()[at(half.starts()[at(fill.to)].profile)].stem;
    const CellVector& v = vector_of(plan, fill.to, stem, old_stem);
    openings.push_back({stem, old_stem, v.offset, fill.used - v.first_chunk * k_chunk_lanes,
                        fill.used, (plan.chunks() - v.first_chunk) * k_chunk_lanes, fill.content});
  }
  return openings;
}

}  // namespace flotilla::frontier
