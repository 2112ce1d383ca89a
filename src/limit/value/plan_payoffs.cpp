// SPDX-License-Identifier: MIT
#include "limit/value/plan_payoffs.hpp"

#include "limit/value/board_payoff.hpp"
#include "limit/value/reached_states.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {

namespace {

/// One of each couple of boards that differ in which 3 is named first.
std::vector<BoardClasses> boards_of(const RaceGame& game) {
  std::vector<BoardClasses> boards;
  for (int f = 0; f < game.threes; ++f)
    for (int s = f; s < game.threes; ++s)
      for (int k = 0; k < game.twos; ++k) boards.push_back({f, s, k});
  return boards;
}

/// [threes x threes x twos]
template <typename Number, typename Table>
std::vector<Number> run_boards(const RaceGame& game, const LatticePlan& plan, EdgeRule rule,
                               const Table* pace, [[maybe_unused]] int threads) {
  const std::vector<std::uint64_t> reached = reached_states(game, plan, rule);
  const std::vector<BoardClasses> boards = boards_of(game);
  std::vector<Number> values(game.boards());
#pragma omp parallel for num_threads(threads) schedule(dynamic)
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const auto [f, s, k] = boards[i];
    const auto value = board_payoff<Number>(game, plan, rule, pace, reached, boards[i]);
    values[game.board(f, s, k)] = value;
    values[game.board(s, f, k)] = value;
  }
  return values;
}

}  // namespace

BoardPayoffs board_payoffs(const RaceGame& game, const LatticePlan& plan, EdgeRule rule,
                           const PaceDoubles* pace, int threads) {
  return {game.threes, game.twos, run_boards<double>(game, plan, rule, pace, threads)};
}

ExactPayoffs exact_payoffs(const RaceGame& game, const LatticePlan& plan, const PaceTable& pace,
                           int threads) {
  if (game.plan_class == PlanClass::tiers)
    throw InputError("class = tiers: exact values are there for basic, runs and order");
  const auto values = run_boards<Int128>(game, plan, EdgeRule::finish_edge, &pace, threads);
  ExactPayoffs exact{to_bigint(pace.scale) * game.unit * game.unit * game.unit, {}};
  for (const Int128 value : values) exact.value.push_back(to_bigint(value));
  return exact;
}

}  // namespace flotilla::limit
