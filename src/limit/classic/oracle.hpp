// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "limit/classic/best_reply.hpp"
#include "limit/classic/patterns.hpp"
#include "limit/value/double_oracle.hpp"

namespace flotilla::limit::classic {

struct SolveSettings {
  Edges edges = Edges::trapezoid;
  double width = 1e-5;  // stop when upper - lower is no more
  int max_replies = 400;
  int threads = 1;
  const Rules* rules = &half_rules();
  std::function<void(int lines, const OracleStep&)> on_step;
};

/// The game of plans on a lattice against the groups of patterns, by the double oracle: the next mix of the hider to reply to is
/// near the best one so far, a tenth of the way to the linear program's.
///
/// @param groups  of the rules  @param start  mixes to reply to first
/// Cost: about 100 replies from nothing.
[[nodiscard]] ClassValue solve_game(const std::vector<PatternGroup>& groups, int lines,
                                    const SolveSettings& settings,
                                    const std::vector<std::vector<double>>& start);

}  // namespace flotilla::limit::classic
