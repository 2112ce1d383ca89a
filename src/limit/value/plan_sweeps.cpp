// SPDX-License-Identifier: MIT
#include "limit/value/plan_sweeps.hpp"

#include <type_traits>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

int ticks_fired(const Lattice::Place& place) {
  return 2 * (place[0] + place[1] + place[2] + place[3]);
}

}  // namespace

template <typename Number, typename Table>
const SweepOrder& PlanSweeps<Number, Table>::order_at(std::size_t place) const {
  return game_
      .orders[plan_.orders[game_.is_ordered() ? pair_ : place * game_.states.pairs.size() + pair_]];
}

/// Density of the board's 2 in a segment; whole numbers: times the unit.
template <typename Number, typename Table>
Number PlanSweeps<Number, Table>::density(SweepSegment segment, const Lattice::Place& place) const {
  const int twice = game_.density(segment, two_, place);
  const int lines2 = 2 * game_.lattice.lines;
  if constexpr (std::is_same_v<Number, double>) {
    return static_cast<double>(twice) / lines2;
  } else {
    const std::int64_t product = std::int64_t{twice} * game_.unit;
    FLOTILLA_ASSERT_NORMAL(product % lines2 == 0);
    return static_cast<Number>(product / lines2);
  }
}

template <typename Number, typename Table>
Number PlanSweeps<Number, Table>::at_place(std::size_t index) const {
  if constexpr (std::is_same_v<Number, double>)
    if (!game_.is_ordered()) return by_areas(index);
  const Lattice::Place& place = game_.lattice.places[index];
  int end = ticks_fired(place);
  Number value = 0;
  for (const SweepSegment segment : order_at(index)) {
    const int start = end;
    end += game_.ticks(segment, place);
    value += density(segment, place) * (pace_->integral[at(end)] - pace_->integral[at(start)]);
  }
  return value;
}

template <typename Number, typename Table>
double PlanSweeps<Number, Table>::by_areas(std::size_t index) const {
  const Lattice::Place& place = game_.lattice.places[index];
  double end = static_cast<double>(place[0] + place[1]) / (6 * game_.lattice.lines);
  double value = 0;
  for (const SweepSegment segment : order_at(index)) {
    const double start = end;
    end += game_.area(segment, place);
    value += game_.density(segment, two_, place) * (pace_integral(end) - pace_integral(start));
  }
  return value / (2 * game_.lattice.lines);
}

template <typename Number, typename Table>
Number PlanSweeps<Number, Table>::inside_edge(std::size_t from_index, std::size_t to_index) const {
  const Lattice::Place& from = game_.lattice.places[from_index];
  const Lattice::Place& to = game_.lattice.places[to_index];
  int end = ticks_fired(from);
  int end_to = ticks_fired(to);
  const auto mean = [&] { return pace_->mean_integral[at(end)][at(end_to - end + 2)]; };
  Number value = 0;
  for (const SweepSegment segment : order_at(from_index)) {
    const Number before = mean();
    end += game_.ticks(segment, from);
    end_to += game_.ticks(segment, to);
    value += density(segment, from) * (mean() - before);
  }
  return value;
}

template class PlanSweeps<double, PaceDoubles>;
template class PlanSweeps<Int128, PaceTable>;

}  // namespace flotilla::limit
