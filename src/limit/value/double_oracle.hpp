// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "limit/value/best_reply.hpp"
#include "limit/value/matrix_game.hpp"

namespace flotilla::limit {

/// A plan of the double oracle: the best reply to `mix`, from which it can be made again, and what it wins.
struct PlanColumn {
  std::vector<double> mix;      // of the hider, over the table's orbits
  std::vector<double> payoffs;  // the plan's, likewise
};

struct OracleStep {
  int replies = 0;
  double lower = 0;  // what the plans so far guarantee, mixed
  double upper = 0;  // what the best mix of the hider so far holds every plan of the class to
};

struct OracleSettings {
  EdgeRule rule = EdgeRule::trapezoid;
  double width = 1e-8;  // stop when upper - lower is no more
  int max_replies = 200;
  int threads = 1;
  double share = 1;  // how often a secret draw chooses a plan of the class ...
  std::vector<double>
      beside;  // ... and what is won otherwise, over the table's orbits; empty if never
  std::function<void(const OracleStep&)> on_step;
};

/// Against a mix of the hider, what is won if plans of the class win `of_class`.
[[nodiscard]] double with_beside(const OracleSettings& settings, const std::vector<double>& mix,
                                 double of_class);

/// Lower and upper bound of the value of a class of plans on a lattice: of the game itself with EdgeRule::finish_edge,
/// of the rule's approximation of the continuous game otherwise.
struct ClassValue {
  OracleStep bounds;
  std::vector<double> hider;      // the best mix over the orbits
  std::vector<PlanColumn> plans;  // those with a chance in the hunter's mix
  std::vector<double> chances;    // theirs
};

/// What the loop of replies needs to know of a game.
struct OracleGame {
  struct Reply {
    double value = 0;             // of the best plan against the mix
    std::vector<double> payoffs;  // of that plan, on every pattern
    std::vector<double> in_game;  // the same, with what is won beside it
  };
  std::vector<double> random;  // a mix to begin with
  std::function<Reply(const std::vector<double>& mix)> reply;
  /// The mix to reply to next, from the solution of the plans so far; they have these payoffs in the game.
  std::function<std::vector<double>(const std::vector<std::vector<double>>& payoffs,
                                    const MatrixSolution& solution, const ClassValue& so_far)>
      next_mix;
  std::function<void(const OracleStep&)> on_step;  // may be empty
};

/// The double oracle: linear programs over the plans found so far; the next plan is the best reply to a mix of the hider.
///
/// @param start  mixes of the hider to reply to first; may be empty
[[nodiscard]] ClassValue solve_by_replies(const OracleGame& game, double width, int max_replies,
                                          const std::vector<std::vector<double>>& start);

/// The mixes of the hider to begin with on a finer lattice: the best one and those that the mixed plans reply to.
[[nodiscard]] std::vector<std::vector<double>> mixes_of(const ClassValue& solved);

/// @param start  mixes of the hider to reply to first, such as those of a coarser lattice; may be empty.
/// Method: solve_by_replies; the next mix is the nearest to the best one that holds them to
/// the lower bound plus 0.3 of what it lacks to the upper one (a level method), the next plan the best reply to it.
[[nodiscard]] ClassValue solve_class(const RaceGame& game, const PatternTable& table,
                                     const PaceDoubles* pace, const OracleSettings& settings,
                                     const std::vector<std::vector<double>>& start);

}  // namespace flotilla::limit
