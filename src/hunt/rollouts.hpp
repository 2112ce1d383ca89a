// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "hunt/game_rules.hpp"
#include "hunt/hunters/density_board.hpp"
#include "hunt/posterior.hpp"
#include "hunt/referee.hpp"

namespace flotilla::hunt {

/// Weighs shots by the shots that are expected after them: each candidate is tried on layouts spread evenly over
/// all that agree with the answers, the density hunter playing on to the end. One step better than that hunter, as in
/// Tesauro and Galperin, On-line policy improvement using Monte-Carlo search (NIPS 1996).
class Rollouts {
 public:
  /// @param table  must outlive this.
  Rollouts(const GameRules& rules, const BerthTable& table);

  /// @param log         the game so far, of which `knowledge` and `posterior` speak
  /// @param width       likeliest cells that are tried, at least 1
  /// @param samples     layouts that each is tried on, at least 1; all of them if there are no more
  /// @return  the likeliest cell, unless another needs fewer shots by more than the standard error of the difference.
  [[nodiscard]] int best_shot(const std::vector<Reply>& log, const Knowledge& knowledge,
                              const Posterior& posterior, int width, int samples,
                              PosteriorEngine& engine);

 private:
  [[nodiscard]] int shots_after(int cell, const Referee& at_now);

  const BerthTable* table_;
  DensityTable density_;
  DensityBoard now_, board_;
  Referee referee_, hidden_;
};

}  // namespace flotilla::hunt
