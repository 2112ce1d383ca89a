// SPDX-License-Identifier: MIT
#include "limit/classic/oracle.hpp"

namespace flotilla::limit::classic {

namespace {

/// The linear program's mix of the hider jumps from one corner to another; the best one so far, with a tenth of that, does not.
/// On 8 lines with C 154 replies leave 0.03 %; a third of it 291, half or all of it in turn more than 570.
constexpr double k_share_of_program = 0.1;

std::vector<double> between(std::vector<double> best, const std::vector<double>& program) {
  for (std::size_t i = 0; i < best.size(); ++i)
    best[i] += k_share_of_program * (program[i] - best[i]);
  return best;
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
                     const MatrixSolution& solution,
                     const ClassValue& so_far) { return between(so_far.hider, solution.patterns); };
  if (settings.on_step)
    game.on_step = [&](const OracleStep& step) { settings.on_step(lines, step); };
  return solve_by_replies(game, settings.width, settings.max_replies, start);
}

}  // namespace flotilla::limit::classic
