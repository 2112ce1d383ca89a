// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

namespace flotilla::limit {

/// The value of a game in which the hunter mixes plans and the hider mixes patterns.
struct MatrixSolution {
  double value = 0;
  std::vector<double> plans;     // the hunter's chances
  std::vector<double> patterns;  // the hider's
};

/// A game that grows by plans: each solution starts from the one before, which is nearly right.
class MatrixGame {
 public:
  MatrixGame();
  ~MatrixGame();
  MatrixGame(const MatrixGame&) = delete;
  MatrixGame& operator=(const MatrixGame&) = delete;

  /// @param payoffs  [patterns]: the hunter's chance to win; as many for every plan, at least one
  void add(const std::vector<double>& payoffs);
  /// Of the plans added; at least one.
  /// @throws Error  if the linear program cannot be solved.
  [[nodiscard]] MatrixSolution solve();

 private:
  class Grown;
  std::unique_ptr<Grown> grown_;
};

/// @param payoffs  [plans][patterns]: at least one of each.
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
