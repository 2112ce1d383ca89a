// SPDX-License-Identifier: MIT
// A phase of length l from time u finds a 2 of mass m in it with m / l (H(u + l) - H(u)). In ordered games m / l is 6 for
// every segment and class, so the segment with the greatest chance goes first: H is concave.
#include "limit/value/last_sweeps.hpp"

#include <algorithm>
#include <numeric>

#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// Index of the phases' end where A's rest is swept (1) or not (0), and of the other segments so many.
int end_index(int a, int near_b, int others) { return (a * 3 + near_b) * 3 + others; }

int end_after(const SweepOrder& order, std::size_t phases) {
  int a = 0, near_b = 0, others = 0;
  for (std::size_t i = 0; i < phases; ++i) {
    if (order[i] == SweepSegment::rest_of_a)
      ++a;
    else if (order[i] == SweepSegment::c2_low || order[i] == SweepSegment::c2_high)
      ++near_b;
    else
      ++others;
  }
  return end_index(a, near_b, others);
}

double time_of(const RaceGame& game, const Lattice::Place& place) {
  return static_cast<double>(place[0] + place[1] + place[2] + place[3]) / (6 * game.lattice.lines);
}

}  // namespace

LastSweeps::LastSweeps(const RaceGame& game, const ClassWeights& weights, const PaceDoubles* pace)
    : game_(game), pace_(pace) {
  for (const auto& [one, other] : game.states.pairs)
    for (int two = 0; two < game.twos; ++two) chance_.push_back(weights.of(one, other, two));
  if (game.is_ordered()) fix_orders();
  if (game.is_ordered() || game.plan_class == PlanClass::tiers) return;
  const int ticks = 12 * game.lattice.lines;
  for (int tick = 0; 3 * tick <= 2 * ticks; ++tick)
    integral_.push_back(pace_integral(static_cast<double>(tick) / ticks));
}

void LastSweeps::fix_orders() {
  const SweepOrder segments = game_.orders.front();
  for (std::size_t pair = 0; pair < game_.states.pairs.size(); ++pair) {
    std::array<double, 5> gain{};
    for (std::size_t i = 0; i < segments.size(); ++i)
      for (int two = 0; two < game_.twos; ++two)
        gain[i] += game_.density(segments[i], two, {}) / (2.0 * game_.lattice.lines) *
                   chance_[pair * at(game_.twos) + at(two)];
    std::array<std::size_t, 5> rank{};
    std::iota(rank.begin(), rank.end(), std::size_t{0});
    std::stable_sort(rank.begin(), rank.end(), [&](auto a, auto b) { return gain[a] > gain[b]; });
    SweepOrder order;
    for (const std::size_t i : rank) order.push_back(segments[i]);
    fixed_orders_.push_back(narrow<std::uint8_t>(
        std::find(game_.orders.begin(), game_.orders.end(), order) - game_.orders.begin()));
    auto& terms = terms_.emplace_back();
    for (std::size_t i = 0; i <= order.size(); ++i)
      terms[i] = {end_after(order, i),
                  (i == 0 ? 0 : gain[rank[i - 1]]) - (i == order.size() ? 0 : gain[rank[i]])};
    for (const Term& term : terms) used_ends_.push_back(at(term.end));
  }
  std::sort(used_ends_.begin(), used_ends_.end());
  used_ends_.erase(std::unique(used_ends_.begin(), used_ends_.end()), used_ends_.end());
}

void LastSweeps::ends_of(const Lattice::Place& place, std::array<int, k_ends>& ticks) const {
  const int start = 2 * (place[0] + place[1] + place[2] + place[3]);
  const int a = game_.ticks(SweepSegment::rest_of_a, place);
  const int near_b = game_.ticks(SweepSegment::c2_low, place);
  const int others = game_.ticks(SweepSegment::c0_low, place);
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j)
      for (int k = 0; k < 3; ++k)
        ticks[at(end_index(i, j, k))] = start + i * a + j * near_b + k * others;
}

double LastSweeps::sum(std::size_t pair, const std::array<double, k_ends>& integral) const {
  double value = 0;
  for (const Term& term : terms_[pair]) value += term.factor * integral[at(term.end)];
  return value;
}

void LastSweeps::ordered_at(const Lattice::Place& place, double* values) const {
  std::array<int, k_ends> ticks;
  ends_of(place, ticks);
  std::array<double, k_ends> integral{};
  for (const std::size_t i : used_ends_) integral[i] = pace_->integral[at(ticks[i])];
  for (std::size_t pair = 0; pair < terms_.size(); ++pair) values[pair] = sum(pair, integral);
}

void LastSweeps::on_edge(const Lattice::Place& from, const Lattice::Place& to,
                         double* values) const {
  std::array<int, k_ends> start;
  std::array<int, k_ends> end;
  ends_of(from, start);
  ends_of(to, end);
  std::array<double, k_ends> integral{};
  for (const std::size_t i : used_ends_)
    integral[i] = pace_->mean_integral[at(start[i])][at(end[i] - start[i] + 2)];
  for (std::size_t pair = 0; pair < terms_.size(); ++pair) values[pair] = sum(pair, integral);
}

LastSweeps::Won LastSweeps::won_by_areas(const SweepOrder& order,
                                         const Lattice::Place& place) const {
  Won won{};
  double time = time_of(game_, place);
  double before = pace_integral(time);
  for (const SweepSegment segment : order) {
    time += game_.area(segment, place);
    const double after = pace_integral(time);
    for (int two = 0; two < 3; ++two)
      won[at(two)] += (after - before) * game_.density(segment, two, place);
    before = after;
  }
  return won;
}

LastSweeps::Won LastSweeps::won_by_ticks(const SweepOrder& order,
                                         const Lattice::Place& place) const {
  Won won{};
  int tick = 2 * (place[0] + place[1]);
  double before = integral_[at(tick)];
  for (const SweepSegment segment : order) {
    tick += game_.ticks(segment, place);
    const double after = integral_[at(tick)];
    for (int two = 0; two < 3; ++two)
      won[at(two)] += (after - before) * game_.density(segment, two, place);
    before = after;
  }
  return won;
}

void LastSweeps::at_place(const Lattice::Place& place, double* values, std::uint8_t* orders) const {
  if (game_.is_ordered()) {
    ordered_at(place, values);
    std::copy(fixed_orders_.begin(), fixed_orders_.end(), orders);
    return;
  }
  const std::size_t pairs = game_.states.pairs.size();
  std::fill_n(values, pairs, -1.0);
  for (std::size_t order = 0; order < game_.orders.size(); ++order) {
    const Won won = integral_.empty() ? won_by_areas(game_.orders[order], place)
                                      : won_by_ticks(game_.orders[order], place);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
      double value = 0;
      for (std::size_t two = 0; two < 3; ++two) value += chance_[pair * 3 + two] * won[two];
      value /= 2.0 * game_.lattice.lines;
      if (value > values[pair]) {
        values[pair] = value;
        orders[pair] = narrow<std::uint8_t>(order);
      }
    }
  }
}

}  // namespace flotilla::limit
