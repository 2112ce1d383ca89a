// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/best_shot.hpp"
#include "hunt/hunter.hpp"
#include "hunt/shot_tree.hpp"

namespace flotilla::hunt {

struct ExactOptions {
  Choice choice = Choice::likeliest;
  int width = 4;  ///< candidates looked at when looking ahead, at least 1
  int samples =
      0;  ///< layouts that candidates are played out on by the density hunter (Rollouts); 0: none, as `choice` says
};

/// Knows the exact probability of a ship in every cell, given all answers, layouts being equally likely; no
/// randomness. In a salvo it fires the likeliest cells, whatever the choice.
///
/// @param tree  shared by hunters of the same rules and options, on any thread; null: one of its own.
[[nodiscard]] std::unique_ptr<Hunter> exact_hunter(const GameRules& rules,
                                                   const ExactOptions& options = {},
                                                   std::shared_ptr<ShotTree> tree = nullptr);

}  // namespace flotilla::hunt
