// SPDX-License-Identifier: MIT
#include "hunt/plans/parity_plans.hpp"

namespace flotilla::races {

namespace {

constexpr ResidueOrder k_unfired{};
constexpr ResidueOrder k_first{Ordering::random, 0};
constexpr ResidueOrder k_second{Ordering::random, 1};

Leg to_the_end_in_turn(const Situation& now) {
  const int track = now.is_over(0) ? 1 : 0;
  return {track, now.places[static_cast<std::size_t>(track)]};
}

class Plain final : public Plan {
 public:
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_order{{k_first, k_unfired, k_second, k_first, k_second, k_unfired},
                                       2};
    return k_order;
  }
  [[nodiscard]] bool has_last_sweep() const override { return false; }
  [[nodiscard]] Leg next(const Situation& now) const override { return to_the_end_in_turn(now); }
  [[nodiscard]] LastSweep last_sweep(const Situation& /*now*/,
                                     RandomWords& /*choices*/) const override {
    return {};
  }
};

class ThreeParity final : public Plan {
 public:
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_order{{k_first, k_second, k_unfired, k_first, k_second, k_unfired},
                                       2};
    return k_order;
  }
  [[nodiscard]] bool is_mirrored_by_coin() const override { return true; }
  [[nodiscard]] bool has_last_sweep() const override { return false; }
  [[nodiscard]] Leg next(const Situation& now) const override { return to_the_end_in_turn(now); }
  [[nodiscard]] LastSweep last_sweep(const Situation& /*now*/,
                                     RandomWords& /*choices*/) const override {
    return {};
  }
};

class PlainWithRule final : public Plan {
 public:
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr ResidueOrder k_a{Ordering::random, 0, 2, 0};
    static constexpr ResidueOrder k_b{Ordering::runs, 0, 2, 1};
    static constexpr CellOrder k_order{{k_a, k_unfired, k_unfired, k_b, k_unfired, k_unfired}, 1};
    return k_order;
  }
  [[nodiscard]] Leg next(const Situation& now) const override { return {0, now.places[0]}; }
  [[nodiscard]] LastSweep last_sweep(const Situation& /*now*/,
                                     RandomWords& /*choices*/) const override {
    return {k_rest_c2, k_rest_a, k_rest_c0};
  }
};

}  // namespace

std::unique_ptr<Plan> make_plain() { return std::make_unique<Plain>(); }
std::unique_ptr<Plan> make_three_parity() { return std::make_unique<ThreeParity>(); }
std::unique_ptr<Plan> make_plain_with_rule() { return std::make_unique<PlainWithRule>(); }

}  // namespace flotilla::races
