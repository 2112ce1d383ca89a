// SPDX-License-Identifier: MIT
// Areas of the segments, and the chance that the 2 is found in them, by kind: A, H (touches B), C. Where nothing of C has
// been fired, a 2 of kind A is still afloat with chance 1 - x, of kind H with 1 - y, of kind C always.
//
//   segment   area        A       H       C
//   A         (1-x)/6     1-x
//   B         (1-y)/6             1-y
//   C         1/3                 1-y     1     H: 0 where B went before
//   C2        (1-y)/3             1-y     1-y   runs: beside the unfired runs of B; H as above
//   C0        y/3                         y
//
// With slots fired, C2 is (1-y-z1)/3 + (z1-z2)/6, and a 2 that first cells of slots hit is there with chance 1-y-z1, one
// that second cells hit with 1-y-z2, H and C alike.
//
// Tiers, with A and B fired together in random order up to the share w of each:
//   C2        (1-w)^2/3           1-w per neighbour, so (1-w)^2    (1-w)^2
//   C1        2w(1-w)/3           w(1-w)                           2w(1-w)
//   C0        w^2/3                                                w^2
//
// In runs a cell of C has both its neighbours in B fired, or none. Source: the large-board-limit study's model.
#include "limit/last_sweep.hpp"

#include <algorithm>
#include <cstddef>

#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

/// A quantity at the corners of the simplex.
using AtCorners = std::vector<Rational>;

Rational area_of(Segment segment, const Point& p) {
  switch (segment) {
    case Segment::A:
      return (1 - p.x) / 6;
    case Segment::B:
      return (1 - p.y) / 6;
    case Segment::C:
      return {1, 3};
    case Segment::C2:
      return (1 - p.y - p.z1) / 3 + (p.z1 - p.z2) / 6;
    case Segment::C0:
      return p.y / 3;
    case Segment::C1:
      break;
  }
  FLOTILLA_ASSERT_LIGHT(segment != Segment::C1);  // add_tiers
  return 0;
}

Rational mass_of(Segment segment, const SoughtTwo& two, bool b_went_before, const Point& p) {
  const bool is_hooked = two.halves == Halves::B && !b_went_before;
  switch (segment) {
    case Segment::A:
      return two.halves == Halves::A ? Rational(1 - p.x) : Rational(0);
    case Segment::B:
      return is_hooked ? Rational(1 - p.y) : Rational(0);
    case Segment::C:
      if (two.halves == Halves::none) return 1;
      return is_hooked ? Rational(1 - p.y) : Rational(0);
    case Segment::C2:
      if (!is_hooked && two.halves != Halves::none) return 0;
      return 1 - p.y - (two.slot == Slot::first ? p.z1 : p.z2);
    case Segment::C0:
      return two.halves == Halves::none ? p.y : Rational(0);
    case Segment::C1:
      break;
  }
  return 0;
}

bool is_zero(const AtCorners& values) {
  return std::ranges::all_of(values, [](const Rational& value) { return value == 0; });
}

bool is_constant(const AtCorners& values) {
  return std::ranges::all_of(values,
                             [&](const Rational& value) { return value == values.front(); });
}

bool are_proportional(const AtCorners& a, const AtCorners& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (a[i] * b[j] != a[j] * b[i]) return false;
  return true;
}

AtCorners sum_of(const AtCorners& a, const AtCorners& b) {
  AtCorners sum;
  for (std::size_t i = 0; i < a.size(); ++i) sum.emplace_back(a[i] + b[i]);
  return sum;
}

/// mass / length is the same everywhere.
void add_uniform(const Rational& weight, const AtCorners& start, const AtCorners& end, Law& law) {
  law.add_difference(weight, end);
  law.add_difference(-weight, start);
}

/// The mass varies: the integral of a linear function, times a function of a linear one, repeats each corner's time
/// once with that corner's value (Hermite-Genocchi with a double node).
void add_weighted(const Rational& weight, const AtCorners& mass, const AtCorners& start,
                  const AtCorners& end, Law& law) {
  for (std::size_t i = 0; i < mass.size(); ++i) {
    if (mass[i] == 0) continue;
    AtCorners start_twice = start;
    AtCorners end_twice = end;
    start_twice.push_back(start[i]);
    end_twice.push_back(end[i]);
    // One more time, but the simplex keeps its dimension: Law takes the order of A from the number of times.
    add_uniform(weight * mass[i], start_twice, end_twice, law);
  }
}

void add_mixed(const Rational& weight, const AtCorners& mass, const AtCorners& length,
               const AtCorners& start, Law& law) {
  FLOTILLA_ASSERT_LIGHT(mass.size() == 3);
  law.add(MixedPhase{weight,
                     {start[0], start[1], start[2]},
                     {length[0], length[1], length[2]},
                     {mass[0], mass[1], mass[2]}});
}

void add_phase(const Rational& weight, const AtCorners& mass, const AtCorners& length,
               const AtCorners& start, Law& law) {
  if (is_zero(mass) || is_zero(length)) return;
  if (are_proportional(mass, length)) {
    const auto some =
        std::ranges::find_if(length, [](const Rational& value) { return value != 0; }) -
        length.begin();
    const auto i = static_cast<std::size_t>(some);
    add_uniform(weight * mass[i] / length[i], start, sum_of(start, length), law);
  } else if (is_constant(length)) {
    add_weighted(weight / length.front(), mass, start, sum_of(start, length), law);
  } else {
    add_mixed(weight, mass, length, start, law);
  }
}

/// By w.
Coefficients tier_area(Segment segment) {
  const Rational third(1, 3);
  switch (segment) {
    case Segment::C2:
      return {third, -2 * third, third};
    case Segment::C1:
      return {0, 2 * third, -2 * third};
    case Segment::C0:
      return {0, 0, third};
    default:
      return {third / 2, -third / 2};  // A or B
  }
}

/// Chance over area: the same for every w.
Rational tier_density(Segment segment, Halves two, bool b_went_before) {
  const bool is_hooked = two == Halves::B && !b_went_before;
  switch (segment) {
    case Segment::A:
      return two == Halves::A ? 6 : 0;
    case Segment::B:
      return is_hooked ? 6 : 0;
    case Segment::C2:
      return two == Halves::none || is_hooked ? 3 : 0;
    case Segment::C1:
      return two == Halves::none ? Rational(3) : is_hooked ? Rational(3, 2) : Rational(0);
    case Segment::C0:
      return two == Halves::none ? 3 : 0;
    case Segment::C:
      break;
  }
  return 0;
}

void add_tiers(const Simplex& start, const LastSweep& sweep, Halves two, Law& law) {
  TierPhase part;
  part.weight = start.volume;
  FLOTILLA_ASSERT_LIGHT(start.corners.size() == part.fired.size());
  for (std::size_t i = 0; i < part.fired.size(); ++i) {
    const Point& point = start.corners[i].at;
    if (point.x != point.y)
      throw InputError(
          "segment C1: without runs in B, exact laws are known where A and B are fired together; "
          "allowed paths A+B, or C, or C2 and C0 with runs");
    part.fired.at(i) = point.x;
  }
  part.end = {0, Rational(1, 3)};
  bool b_went_before = false;
  bool c_was_fired = false;
  for (const Phase& phase : sweep) {
    if (phase.size() != 1)
      throw InputError("segment C1: with tiers, allowed one segment after the other, without +");
    if (phase.front() == Segment::B && c_was_fired)
      throw InputError("segment C1: with tiers, allowed B before all of C");
    c_was_fired = c_was_fired || (phase.front() != Segment::A && phase.front() != Segment::B);
    const Coefficients area = tier_area(phase.front());
    part.start = part.end;
    part.end.resize(3);
    for (std::size_t power = 0; power < area.size(); ++power) part.end[power] += area[power];
    part.density = tier_density(phase.front(), two, b_went_before);
    if (part.density != 0) law.add(part);
    b_went_before = b_went_before || phase.front() == Segment::B;
  }
}

bool has_tiers(const LastSweep& sweep) {
  return std::ranges::any_of(sweep, [](const Phase& phase) {
    return std::ranges::find(phase, Segment::C1) != phase.end();
  });
}

}  // namespace

void add_last_sweep(const Simplex& start, const LastSweep& sweep, const SoughtTwo& two, Law& law) {
  if (has_tiers(sweep)) return add_tiers(start, sweep, two.halves, law);
  AtCorners time;
  for (const Corner& corner : start.corners) time.push_back(time_of(corner.at));
  bool b_went_before = false;
  for (const Phase& phase : sweep) {
    AtCorners mass(time.size());
    AtCorners length(time.size());
    for (std::size_t i = 0; i < time.size(); ++i)
      for (const Segment segment : phase) {
        mass[i] += mass_of(segment, two, b_went_before, start.corners[i].at);
        length[i] += area_of(segment, start.corners[i].at);
      }
    add_phase(start.volume, mass, length, time, law);
    time = sum_of(time, length);
    b_went_before = b_went_before || std::ranges::find(phase, Segment::B) != phase.end();
    // A hooked 2 that C or C2 has found is not there to be found in B.
    if (two.halves == Halves::B && !is_zero(mass)) return;
  }
}

}  // namespace flotilla::limit
