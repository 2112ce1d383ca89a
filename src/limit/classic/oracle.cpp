// SPDX-License-Identifier: MIT
#include "limit/classic/oracle.hpp"

namespace flotilla::limit::classic {

namespace {

std::vector<double> middle(std::vector<double> a, const std::vector<double>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = (a[i] + b[i]) / 2;
  return a;
}

}  // namespace

ClassValue solve_game(const std::vector<PatternGroup>& groups, int lines,
                      const SolveSettings& settings,
                      const std::vector<std::vector<double>>& start) {
  const Pace pace(lines);
  OracleGame game;
  game.random = random_mix(groups);
  game.reply = [&](const std::vector<double>& mix) {
    const Reply reply = best_reply(*settings.rules, pace, lines, type_weights(groups, mix),
                                   settings.edges, settings.threads);
    OracleGame::Reply found;
    found.value = reply.value;
    found.payoffs =
        group_values(groups, type_values(pace, reply.plan, settings.edges, settings.threads));
    found.in_game = found.payoffs;
    return found;
  };
  game.next_mix = [](const std::vector<std::vector<double>>& /*payoffs*/,
                     const MatrixSolution& solution, const ClassValue& so_far) {
    return so_far.bounds.replies % 2 == 0 ? solution.patterns
                                          : middle(solution.patterns, so_far.hider);
  };
  if (settings.on_step)
    game.on_step = [&](const OracleStep& step) { settings.on_step(lines, step); };
  return solve_by_replies(game, settings.width, settings.max_replies, start);
}

}  // namespace flotilla::limit::classic
