// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "hunt/optimal/small_game.hpp"

namespace flotilla::hunt {

/// The hunter who needs the fewest shots on average against layouts of given weights, exactly.
///
/// What a hunter knows is the set of layouts that agree with the answers, and which of their cells were fired at.
/// Equal knowledge, up to a symmetry of the board, is worked out once; a shot is not followed further than it may
/// still turn out best: every layout needs a shot for each cell left, and of those not hit yet, no t shots hit more than
/// the t cells do that most layouts have.
class BestPlay {
 public:
  /// @param game     must outlive this.
  /// @param weights  by layout, at least 0 and not all 0; equal for layouts of one class. Their sum times the cells of
  ///                 the board stays below 2^62. @throws InputError  otherwise.
  BestPlay(const SmallGame& game, std::vector<std::int64_t> weights);
  ~BestPlay();

  static constexpr std::size_t k_most_positions = 50'000'000;
  /// Least sum over layouts of weight x shots.
  /// @throws LimitError  if more than `most_positions` would have to be remembered.
  [[nodiscard]] std::int64_t total(std::size_t most_positions = k_most_positions);
  /// What a position that is remembered takes, about.
  [[nodiscard]] static std::size_t bytes_a_position(const SmallGame& game);
  /// Shots of that hunter on each layout; one of weight 0 that shows itself by its answers is then fired at row by row.
  [[nodiscard]] std::vector<int> shots();
  /// Positions remembered.
  [[nodiscard]] std::size_t positions() const;

  /// A shot of that hunter and where the answers lead; answers that nobody can give are left out.
  struct Node {
    int cell = 0;
    struct Branch {
      Reply answer;
      std::unique_ptr<Node> then;  ///< null: the game is over
    };
    std::vector<Branch> branches;
  };
  /// @param depth  shots of the longest path shown, at least 1; below it branches end.
  [[nodiscard]] std::unique_ptr<Node> strategy(int depth);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace flotilla::hunt
