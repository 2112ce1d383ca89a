// SPDX-License-Identifier: MIT
#include "hunt/plans/half_plans.hpp"

namespace flotilla::races {

namespace {

constexpr int k_a = 0;
constexpr int k_b = 1;
constexpr ResidueOrder k_unfired{};

constexpr CellOrder halves(Ordering of_b) {
  return {{ResidueOrder{Ordering::random, k_a}, k_unfired, k_unfired, ResidueOrder{of_b, k_b},
           k_unfired, k_unfired},
          2};
}

Leg probe(const Situation& now, double share) {
  const int until = now.places_at(k_b, share);
  if (now.passed[k_b] < until) return {k_b, until};
  const int track = now.is_over(k_a) ? k_b : k_a;
  return {track, now.places[static_cast<std::size_t>(track)]};
}

LastSweep all_of_one_colour(const Situation& now, Colour colour, RandomWords& choices) {
  const auto left = [&](Part part) { return now.unshot[static_cast<std::size_t>(part)]; };
  const int dark = left(Part::a) + left(Part::c);
  const int light = left(Part::b) + left(Part::d);
  bool is_dark = dark < light;
  if (colour == Colour::dark)
    is_dark = true;
  else if (dark == light)
    is_dark = choices.below(2) == 0;
  return {static_cast<std::uint8_t>(is_dark ? k_rest_a | k_rest_c : k_rest_b | k_rest_d)};
}

class Adaptive final : public Plan {
 public:
  Adaptive(Colour colour, bool jumps) : colour_(colour), jumps_(jumps) {}
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_order = halves(Ordering::random);
    return k_order;
  }
  [[nodiscard]] Leg next(const Situation& now) const override {
    return probe(now, jumps_ && now.threes_sunk == 1 ? 1 : 0);
  }
  [[nodiscard]] LastSweep last_sweep(const Situation& now, RandomWords& choices) const override {
    return all_of_one_colour(now, colour_, choices);
  }

 private:
  Colour colour_;
  bool jumps_;
};

class TwoProbes : public Plan {
 public:
  explicit TwoProbes(const Probes& probes) : probes_(probes) {}
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_order = halves(Ordering::random);
    return k_order;
  }
  [[nodiscard]] Leg next(const Situation& now) const override {
    if (now.sunk() == 0) return probe(now, 0);
    if (now.sunk() == 1)
      return probe(now, now.two_sank_first ? probes_.after_two : probes_.after_three);
    return probe(now, probes_.after_both);
  }
  [[nodiscard]] LastSweep last_sweep(const Situation& now,
                                     RandomWords& /*choices*/) const override {
    const int in_b = (now.three_was_in_b[0] ? 1 : 0) + (now.three_was_in_b[1] ? 1 : 0);
    if (in_b == 0) return {k_rest_a, k_rest_c};
    if (in_b == 2) return {k_rest_b, k_rest_c};
    if (now.is_over(k_a)) return {k_rest_c};
    return {k_rest_c, k_rest_a};
  }

 private:
  Probes probes_;
};

class TwoProbesWithRule final : public TwoProbes {
 public:
  using TwoProbes::TwoProbes;
  [[nodiscard]] const CellOrder& order() const override {
    static constexpr CellOrder k_order = halves(Ordering::runs);
    return k_order;
  }
  [[nodiscard]] LastSweep last_sweep(const Situation& now,
                                     RandomWords& /*choices*/) const override {
    if (!now.three_was_in_b[0] && !now.three_was_in_b[1]) return {k_rest_a | k_rest_c2, k_rest_c0};
    return {k_rest_c2, k_rest_a, k_rest_c0};
  }
};

}  // namespace

std::unique_ptr<Plan> make_adaptive(Colour colour) {
  return std::make_unique<Adaptive>(colour, false);
}
std::unique_ptr<Plan> make_jumping(Colour colour) {
  return std::make_unique<Adaptive>(colour, true);
}
std::unique_ptr<Plan> make_two_probes(const Probes& probes) {
  return std::make_unique<TwoProbes>(probes);
}
std::unique_ptr<Plan> make_two_probes_with_rule(const Probes& probes) {
  return std::make_unique<TwoProbesWithRule>(probes);
}

}  // namespace flotilla::races
