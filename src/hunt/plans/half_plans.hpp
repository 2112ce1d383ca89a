// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/plans/plan.hpp"

/// Plans that fire the halves A and B one by one, as ships sink. "Probe a share b" = B until that share of it is passed, then A
/// to its end, then B to its end.
namespace flotilla::races {

/// A, then B; then all of one colour.
[[nodiscard]] std::unique_ptr<Plan> make_adaptive(Colour colour);
/// A, then B; while one 3 is afloat B, then A; then all of one colour.
[[nodiscard]] std::unique_ptr<Plan> make_jumping(Colour colour);

/// What a plan of two probes does, shares of B as fractions.
struct Probes {
  double after_three = 0;  ///< once a 3 has sunk first
  double after_two = 0;    ///< once the 2 has sunk first
  double after_both = 0;   ///< once a 3 and the 2 have sunk

  /// Plan 2 of the study, for C at random, and plan 3, for the rule that C beside unshot B comes first.
  static constexpr double k_plan_2_three = 1.0 / 20, k_plan_2_two = 1.0 / 2;
  static constexpr double k_plan_3_three = 1.0 / 4, k_plan_3_two = 4.0 / 5;
};

/// A and B in random order; last sweep with C in random order, by where the 3s were.
[[nodiscard]] std::unique_ptr<Plan> make_two_probes(const Probes& probes);
/// A in random order, B in runs; last sweep with C beside unshot B before the rest of C.
[[nodiscard]] std::unique_ptr<Plan> make_two_probes_with_rule(const Probes& probes);

}  // namespace flotilla::races
