// SPDX-License-Identifier: MIT
#include "limit/value/grid_values.hpp"

#include <fmt/format.h>

#include <cmath>
#include <memory>

#include "number/errors.hpp"

namespace flotilla::limit {

namespace {

GridValue solve_grid(const RaceGame& game, const PatternTable& table,
                     const OracleSettings& settings, std::vector<std::vector<double>>& start) {
  std::unique_ptr<PaceDoubles> pace;
  if (game.is_ordered()) pace = std::make_unique<PaceDoubles>(PaceTable(game.lattice.lines));
  const double random = best_reply(game, class_weights(game, table, random_mix(table)),
                                   settings.rule, pace.get(), settings.threads)
                            .value;
  const ClassValue solved = solve_class(game, table, pace.get(), settings, start);
  start = mixes_of(solved);
  return {game.lattice.lines, solved.bounds, solved.hider, solved.chances,
          with_beside(settings, random_mix(table), random)};
}

double richardson(double coarse, double fine) { return fine + (fine - coarse) / 3; }

}  // namespace

int most_lines(PlanClass plan_class) { return plan_class == PlanClass::order ? 128 : 4096; }

std::vector<GridValue> solve_on_grids(PlanClass plan_class, int lines, const PatternTable& table,
                                      OracleSettings settings,
                                      const std::function<void(int, const OracleStep&)>& on_step) {
  const int most = most_lines(plan_class);
  if (lines < 8 || lines > most || lines % 8 != 0)
    throw InputError(fmt::format("n = {}: allowed multiples of 8 in 8..{} for class {}", lines,
                                 most, to_string(plan_class)));
  settings.rule = EdgeRule::trapezoid;
  std::vector<GridValue> grids;
  std::vector<std::vector<double>> start;
  for (const int grid : {lines / 4, lines / 2, lines}) {
    const RaceGame game(plan_class, grid);
    settings.on_step = [&](const OracleStep& step) { on_step(grid, step); };
    grids.push_back(solve_grid(game, table, settings, start));
  }
  return grids;
}

ClassLimit limit_of(const std::vector<GridValue>& grids) {
  const GridValue& coarse = grids[grids.size() - 3];
  const GridValue& middle = grids[grids.size() - 2];
  const GridValue& fine = grids.back();
  ClassLimit limit;
  limit.value = richardson(middle.middle(), fine.middle());
  limit.random = richardson(middle.random, fine.random);
  limit.random_error = std::abs(limit.random - richardson(coarse.random, middle.random));
  const double open =
      (4 * (fine.bounds.upper - fine.bounds.lower) + (middle.bounds.upper - middle.bounds.lower)) /
      6;
  limit.error = std::abs(limit.value - richardson(coarse.middle(), middle.middle())) + open;
  return limit;
}

}  // namespace flotilla::limit
