// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace flotilla::limit {

/// The value of a game in which the hunter mixes plans and the hider mixes patterns.
struct MatrixSolution {
  double value = 0;
  std::vector<double> plans;     // the hunter's chances
  std::vector<double> patterns;  // the hider's
};

/// @param payoffs  [plans][patterns]: the hunter's chance to win; at least one of each.
/// @throws Error  if the linear program cannot be solved.
[[nodiscard]] MatrixSolution solve_matrix_game(const std::vector<std::vector<double>>& payoffs);

/// The hider's mix that is nearest to `center` among those that hold every plan to `level`: the least greatest distance
/// of a chance, over the pattern's `scale`.
///
/// @return  nothing if there is none.
/// @throws Error  if the linear program cannot be solved.
[[nodiscard]] std::optional<std::vector<double>> nearest_mix(
    const std::vector<std::vector<double>>& payoffs, double level,
    const std::vector<double>& center, const std::vector<double>& scale);

}  // namespace flotilla::limit
