// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "hunt/optimal/best_play.hpp"
#include "number/bigint.hpp"

namespace flotilla::hunt {

/// The value of a game whose hider chooses too, and how both sides reach it.
struct HiderGame {
  struct HidingClass {
    Layout layout;         ///< one of the class: the others are its turns and reflections
    int layouts = 0;       ///< of the class
    Rational probability;  ///< that the hider takes one of them, each as likely as any other
  };
  struct HuntingPlan {
    Rational
        probability;  ///< that the hunter takes it, after a random turn or reflection of the board
    std::vector<Rational> mean_shots;  ///< by class of layouts
    std::unique_ptr<BestPlay::Node> shots;
  };
  Rational value;  ///< mean shots when both play best
  std::vector<HidingClass> hider;
  std::vector<HuntingPlan> hunter;  ///< those of positive probability
  int best_replies = 0;             ///< worked out on the way
};

/// Finds it by turns: the hider's best mixture against the hunter's plans so far (a linear program in exact numbers),
/// then the best plan against that mixture; done when no plan is better than the value.
///
/// Layouts alike but for a symmetry may be mixed evenly without loss, as the hunter may turn the board at random.
/// @param after_reply  called with the bounds so far: the hunter can hold the hider to `most`, who can be sure of `least`.
/// @param depth        of the plans' trees of shots
/// @param most_positions  to remember for a best reply
/// @throws LimitError  if it is too big, or its numbers are.
[[nodiscard]] HiderGame solve_hider_game(
    const SmallGame& game, int depth,
    const std::function<void(const Rational& least, const Rational& most)>& after_reply = {},
    std::size_t most_positions = BestPlay::k_most_positions);

}  // namespace flotilla::hunt
