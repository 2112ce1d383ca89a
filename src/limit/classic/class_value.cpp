// SPDX-License-Identifier: MIT
#include "limit/classic/class_value.hpp"

#include <fmt/format.h>

#include "number/errors.hpp"

namespace flotilla::limit::classic {

ClassicLimit solve_class(const std::vector<PatternGroup>& groups, int lines,
                         SolveSettings settings) {
  if (lines < 8 || lines % 4 != 0)
    throw InputError(
        fmt::format("n = {}: allowed multiples of 4 from 8 on for class classic", lines));
  settings.edges = Edges::trapezoid;
  ClassicLimit found;
  std::vector<std::vector<double>> start;
  for (const int grid : {lines / 4, lines / 2, lines}) {
    const ClassValue solved = solve_game(groups, grid, settings, start);
    const double random =
        best_reply(*settings.rules, Pace(grid), grid, type_weights(groups, random_mix(groups)),
                   settings.edges, settings.threads)
            .value;
    start = mixes_of(solved);
    found.grids.push_back({grid, solved.bounds, solved.hider, solved.chances, random});
  }
  found.limit = limit_of(found.grids);
  const std::vector<double>& hider = found.grids.back().hider;
  for (std::size_t i = 0; i < groups.size(); ++i)
    if (const DoubleRange doubles = doubles_of(groups[i]); doubles.least == 1 && doubles.most == 1)
      found.one_double += hider[i];
  return found;
}

}  // namespace flotilla::limit::classic
