// SPDX-License-Identifier: MIT
#include "hunt/plans/slot_plans.hpp"

#include <algorithm>
#include <initializer_list>

#include "hunt/plans/rows.hpp"

namespace flotilla::races {

namespace {

constexpr int k_a = 0;
constexpr int k_b = k_b_by_rows;
constexpr int k_first = k_first_slots;
constexpr int k_second = k_second_slots;

constexpr CellOrder slots_beside(Ordering of_a, Ordering of_c) {
  const ResidueOrder a{of_a, k_a};
  const ResidueOrder b{Ordering::rows, k_b};
  const ResidueOrder c{of_c, k_first};  // or k_second, cell by cell
  return {{a, {}, c, b, c, {}}, 4};
}

class SlotPlan final : public Plan {
 public:
  SlotPlan(const SlotShares& shares, bool closes_in) : shares_(shares), closes_in_(closes_in) {}

  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_within = slots_beside(Ordering::random, Ordering::slots);
    static constexpr CellOrder k_closing =
        slots_beside(Ordering::closing_rows, Ordering::closing_slots);
    return closes_in_ ? k_closing : k_within;
  }

  [[nodiscard]] Leg next(const Situation& now) const override {
    return now.is_two_sunk ? next_for_threes(now) : next_for_all(now);
  }

  [[nodiscard]] LastSweep last_sweep(const Situation& /*now*/,
                                     RandomWords& /*choices*/) const override {
    return {k_rest_a, k_rest_c2, k_rest_c0};
  }

 private:
  /// The first of `legs` that is not gone yet; after them all that is left.
  [[nodiscard]] static Leg first_open(const Situation& now, std::initializer_list<Leg> legs) {
    for (const Leg& leg : legs)
      if (now.passed[static_cast<std::size_t>(leg.track)] < leg.until) return leg;
    for (const int track : {k_b, k_a, k_first, k_second})
      if (!now.is_over(track)) return {track, now.places[static_cast<std::size_t>(track)]};
    return {};
  }

  [[nodiscard]] Leg next_for_all(const Situation& now) const {
    const Rows rows(now);
    const bool is_first = now.threes_sunk == 0;
    const double closing = closes_in_ ? 2 * (1 - shares_.a) : 0;
    const int left = rows.all() - rows.begun(k_b);  // R
    const int first = rows.places(shares_.first_slots * left);
    const int second = rows.places(shares_.second_slots * left);
    return first_open(
        now, {{k_a, now.places_at(k_a, shares_.a)},
              {k_b, is_first ? rows.places(shares_.b_before_slots * rows.all()) : 0},
              {k_first, rows.places(closing * rows.all())},
              {k_b, rows.places((is_first ? shares_.b : shares_.b_after_three) * rows.all())},
              {k_first, first},
              {k_a, now.places[k_a]},
              {k_second, second},
              on_the_line(rows, first, second, rows.places(left))});
  }

  /// A row of the slots that are behind on the straight line from (first, second) to (end, end).
  [[nodiscard]] static Leg on_the_line(const Rows& rows, int first, int second, int end) {
    const std::int64_t gone_first = rows.passed(k_first) - first;
    const std::int64_t gone_second = rows.passed(k_second) - second;
    const bool is_first_behind = gone_first * (end - second) <= gone_second * (end - first);
    const int track =
        rows.passed(k_first) < end && (is_first_behind || rows.passed(k_second) >= end) ? k_first
                                                                                        : k_second;
    return {track, std::min(end, rows.next_row(track))};
  }

  [[nodiscard]] Leg next_for_threes(const Situation& now) const {
    const Rows rows(now);
    const double share_of_a = closes_in_ ? 1 - 0.5 * rows.begun(k_first) / rows.all() : 1;
    return first_open(now, {{k_a, now.places_at(k_a, share_of_a)},
                            {k_b, rows.places(rows.all() - rows.begun(k_first))},
                            {k_a, now.places[k_a]},
                            {k_second, rows.passed(k_first)}});
  }

  SlotShares shares_;
  bool closes_in_;
};

}  // namespace

std::unique_ptr<Plan> make_within_parts(const SlotShares& shares) {
  return std::make_unique<SlotPlan>(shares, false);
}
std::unique_ptr<Plan> make_closing_in(const SlotShares& shares) {
  return std::make_unique<SlotPlan>(shares, true);
}

}  // namespace flotilla::races
