// SPDX-License-Identifier: MIT
#include "limit/value/hooked_share.hpp"

#include "number/assert.hpp"

namespace flotilla::limit {

namespace {

constexpr int k_hooked = 1;  // class of a 2 with a cell in B
constexpr double k_area_of_c = 1.0 / 3;

std::vector<SweepSegment> segments_of_c(PlanClass plan_class) {
  using enum SweepSegment;
  if (plan_class == PlanClass::basic) return {c};
  if (plan_class == PlanClass::tiers) return {c2, c1, c0};
  return {c2, c0};
}

}  // namespace

double hooked_share(const RaceGame& game, int fired) {
  FLOTILLA_ASSERT_LIGHT(!game.is_ordered() && fired >= 0 && fired < game.lattice.lines);
  const Lattice::Place place{0, static_cast<std::uint16_t>(fired), 0, 0};
  double before = 0;
  double found = 0;
  double mean = 0;
  for (const SweepSegment segment : segments_of_c(game.plan_class)) {
    const double area = game.area(segment, place);
    const double chance = area * game.density(segment, k_hooked, place);
    mean += chance * (before + area / 2) / k_area_of_c;
    before += area;
    found += chance;
  }
  return mean / found;
}

}  // namespace flotilla::limit
