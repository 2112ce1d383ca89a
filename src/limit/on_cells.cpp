// SPDX-License-Identifier: MIT
// A course of the limit depends on where the search is alone, so what to fire next does, too: the first leg of the path that is
// not gone yet.
#include "limit/on_cells.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "hunt/plans/rows.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {

namespace {

constexpr int k_track_of_a = 0;
constexpr int k_track_of_b = races::k_b_by_rows;
constexpr int k_track_of_first = races::k_first_slots;
constexpr int k_track_of_second = races::k_second_slots;

races::CellOrder order_of(const Plan& plan) {
  using races::Ordering;
  const races::ResidueOrder a{Ordering::random, k_track_of_a};
  const races::ResidueOrder b{plan.has_slots  ? Ordering::rows
                              : plan.has_runs ? Ordering::runs
                                              : Ordering::random,
                              k_track_of_b};
  if (!plan.has_slots) return {{a, {}, {}, b, {}, {}}, 2};
  const races::ResidueOrder c{Ordering::slots, k_track_of_first};  // or second, cell by cell
  return {{a, {}, c, b, c, {}}, 4};
}

std::uint8_t set_of(Segment segment, bool has_runs) {
  switch (segment) {
    case Segment::A:
      return races::k_rest_a;
    case Segment::B:
      return races::k_rest_b;
    case Segment::C:
      return races::k_rest_c;
    case Segment::C2:
      return has_runs ? races::k_rest_c2 : races::k_rest_c_two;
    case Segment::C1:
      return races::k_rest_c_one;
    case Segment::C0:
      return races::k_rest_c0;
  }
  return 0;
}

races::LastSweep sets_of(const LastSweep& sweep, bool has_runs) {
  races::LastSweep phases;
  for (const Phase& phase : sweep) {
    std::uint8_t sets = 0;
    for (const Segment segment : phase) sets |= set_of(segment, has_runs);
    phases.push_back(sets);
  }
  return phases;
}

struct CellLeg {
  Move move;
  double to;
};

std::vector<CellLeg> legs_of(const Path& path) {
  std::vector<CellLeg> legs;
  for (const Leg& leg : path) legs.push_back({leg.move, to_double(leg.to)});
  return legs;
}

struct CellCourse {
  std::vector<CellLeg> path, otherwise;
  std::optional<double> before;
};

class PlanOnCells final : public races::Plan {
 public:
  explicit PlanOnCells(const limit::Plan& plan)
      : order_(order_of(plan)), has_slots_(plan.has_slots) {
    for (std::size_t three = 0; three < courses_.size(); ++three)
      for (std::size_t two = 0; two < courses_.size(); ++two) {
        const Course& course = plan.courses[three][two];
        courses_[three][two] = {
            legs_of(course.path), legs_of(course.otherwise),
            course.before ? std::optional(to_double(*course.before)) : std::nullopt};
      }
    for (std::size_t done = 0; done < last_.size(); ++done)
      for (std::size_t in_b = 0; in_b < last_[done].size(); ++in_b)
        last_[done][in_b] = sets_of(plan.last[done][in_b], plan.has_runs);
  }

  [[nodiscard]] const races::CellOrder& order() const override { return order_; }

  [[nodiscard]] races::Leg next(const races::Situation& now) const override {
    for (const CellLeg& leg : path_of(now)) {
      const races::Leg open = leg_of(leg, now);
      if (now.passed[track(open)] < open.until) return open;
    }
    // Where a share was rounded down, what is left.
    for (const int track : {k_track_of_b, k_track_of_a, k_track_of_first, k_track_of_second})
      if (track < order_.tracks && !now.is_over(track)) return {track, now.places_at(track, 1)};
    return {};
  }

  [[nodiscard]] races::LastSweep last_sweep(const races::Situation& now,
                                            RandomWords& /*choices*/) const override {
    const auto in_b = static_cast<std::size_t>(std::ranges::count(now.three_was_in_b, true));
    return last_[now.is_over(k_track_of_a) ? 1 : 0][in_b];
  }

 private:
  [[nodiscard]] static std::size_t track(const races::Leg& leg) {
    return static_cast<std::size_t>(leg.track);
  }

  [[nodiscard]] const std::vector<CellLeg>& path_of(const races::Situation& now) const {
    Found three = Found::no, two = Found::no;
    if (now.threes_sunk > 0) three = now.three_was_in_b[0] ? Found::in_B : Found::in_A;
    if (now.is_two_sunk) two = now.two_was_in_a ? Found::in_A : Found::in_B;
    const CellCourse& course =
        courses_[static_cast<std::size_t>(three)][static_cast<std::size_t>(two)];
    const bool is_late = course.before && three != Found::no &&
                         now.passed_at_three[k_track_of_a] >= *course.before * now.places[0];
    return is_late ? course.otherwise : course.path;
  }

  [[nodiscard]] races::Leg leg_of(const CellLeg& leg, const races::Situation& now) const {
    switch (leg.move) {
      case Move::A:
        return {k_track_of_a, now.places_at(k_track_of_a, leg.to)};
      case Move::B:
        return leg_in_b(leg.to, now);
      case Move::both: {
        if (now.is_over(k_track_of_a)) return leg_in_b(1, now);
        const int passed = now.passed[k_track_of_a] + now.passed[k_track_of_b];
        if (now.is_over(k_track_of_b) || passed % 2 == 0)
          return {k_track_of_a, now.passed[k_track_of_a] + 1};
        return {k_track_of_b, now.passed[k_track_of_b] + 1};
      }
      case Move::first_slots: {
        const races::Rows rows(now);
        return {k_track_of_first,
                rows.places(
                    std::min(leg.to * rows.all(), 1.0 * (rows.all() - rows.begun(k_track_of_b))))};
      }
      case Move::second_slots: {
        const races::Rows rows(now);
        return {k_track_of_second,
                std::min(rows.places(leg.to * rows.all()), rows.passed(k_track_of_first))};
      }
    }
    return {};
  }

  /// Where there are slots, whole rows, until they meet those.
  [[nodiscard]] races::Leg leg_in_b(double to, const races::Situation& now) const {
    if (!has_slots_) return {k_track_of_b, now.places_at(k_track_of_b, to)};
    const races::Rows rows(now);
    return {k_track_of_b, rows.places(std::min(to * rows.all(),
                                               1.0 * (rows.all() - rows.begun(k_track_of_first))))};
  }

  races::CellOrder order_;
  bool has_slots_;
  std::array<std::array<CellCourse, 3>, 3> courses_;     // as Plan::courses
  std::array<std::array<races::LastSweep, 3>, 2> last_;  // as Plan::last
};

/// In whole numbers, in proportion or as near as 2^-32.
std::vector<std::uint32_t> whole_weights(const std::vector<WeightedPlan>& plans) {
  const BigInt most = std::numeric_limits<std::uint32_t>::max();
  BigInt common = 1;
  for (const WeightedPlan& plan : plans)
    common = boost::multiprecision::lcm(common, boost::multiprecision::denominator(plan.weight));
  if (common > most) common = most;
  std::vector<std::uint32_t> weights;
  Rational sum = 0;
  BigInt before = 0;
  for (const WeightedPlan& plan : plans) {
    sum += plan.weight;
    const Rational scaled = sum * common + ratio(BigInt(1), BigInt(2));
    const BigInt until =
        boost::multiprecision::numerator(scaled) / boost::multiprecision::denominator(scaled);
    weights.push_back((until - before).convert_to<std::uint32_t>());
    before = until;
  }
  return weights;
}

}  // namespace

races::Strategy on_cells(const Strategy& strategy, std::string name) {
  const std::vector<std::uint32_t> weights = whole_weights(strategy.plans);
  std::vector<races::Strategy::Chance> chances;
  for (std::size_t i = 0; i < weights.size(); ++i)
    if (weights[i] > 0)
      chances.push_back({std::make_shared<PlanOnCells>(strategy.plans[i].plan), weights[i]});
  return {std::move(chances), std::move(name)};
}

std::string meaning_of(const Strategy& strategy) {
  std::string text;
  for (const auto& [plan, weight] : strategy.plans) {
    text += fmt::format("weight {} runs {} slots {}\n", flotilla::to_string(weight), plan.has_runs,
                        plan.has_slots);
    for (const auto& by_two : plan.courses)
      for (const Course& course : by_two)
        text += fmt::format("{}; before {}: {}\n", to_string(course.path),
                            course.before ? flotilla::to_string(*course.before) : "",
                            to_string(course.otherwise));
    for (const auto& by_halves : plan.last)
      for (const LastSweep& sweep : by_halves) text += to_string(sweep) + "\n";
  }
  return text;
}

}  // namespace flotilla::limit
