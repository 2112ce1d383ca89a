// SPDX-License-Identifier: MIT
#include "hunt/optimal/hider_game.hpp"

#include <algorithm>
#include <string>

#include "hunt/optimal/matrix_game.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

using boost::multiprecision::denominator;
using boost::multiprecision::numerator;

std::vector<int> class_sizes(const SmallGame& game) {
  std::vector<int> sizes;
  for (const int of : game.classes()) {
    if (at(of) >= sizes.size()) sizes.resize(at(of) + 1);
    ++sizes[at(of)];
  }
  return sizes;
}

/// Whole numbers for the single layouts: in proportion to their probabilities but for one each, so little that the
/// hunter who is best against them is best against the probabilities, and among equals against layouts alike. A plan
/// that is good against layouts not hidden now is worth more later.
struct Weights {
  std::vector<std::int64_t> of_layout;
  std::int64_t scale = 1;  // of the probabilities' share
  Rational sum;            // of the probabilities' share, before the scale

  /// Mean shots against the probabilities, of the total that BestPlay finds.
  [[nodiscard]] Rational mean(std::int64_t total) const { return Rational(total / scale) / sum; }
};

Weights whole_weights(const SmallGame& game, const std::vector<Rational>& of_class) {
  const std::vector<int> sizes = class_sizes(game);
  std::vector<Rational> of_layout;
  BigInt common = 1;
  for (std::size_t c = 0; c < sizes.size(); ++c) {
    of_layout.push_back(of_class[c] / sizes[c]);
    common = lcm(common, denominator(of_layout.back()));
  }
  Weights weights;
  weights.sum = common;
  // All layouts together need no more than this many shots.
  const auto layouts = narrow<std::int64_t>(game.size());
  weights.scale = layouts * game.rules().problem.board.cells() + 1;
  if (bit_length(common * weights.scale + layouts) > 55)
    throw LimitError(to_string(game.rules()) +
                     ": the hider's probabilities have too large a common denominator");
  for (const int of : game.classes())
    weights.of_layout.push_back(
        static_cast<std::int64_t>(numerator(Rational(of_layout[at(of)] * common))) * weights.scale +
        1);
  return weights;
}

std::vector<Rational> means_by_class(const SmallGame& game, const std::vector<int>& shots) {
  const std::vector<int> sizes = class_sizes(game);
  std::vector<Rational> means(sizes.size(), Rational(0));
  for (std::size_t layout = 0; layout < shots.size(); ++layout)
    means[at(game.classes()[layout])] += shots[layout];
  for (std::size_t c = 0; c < sizes.size(); ++c) means[c] /= sizes[c];
  return means;
}

}  // namespace

HiderGame solve_hider_game(
    const SmallGame& game, int depth,
    const std::function<void(const Rational& least, const Rational& most)>& after_reply,
    std::size_t most_positions) {
  const std::vector<int> sizes = class_sizes(game);
  HiderGame solved;
  std::vector<Rational> mixture;  // of the hider, by class; at first all layouts alike
  for (const int size : sizes) mixture.push_back(Rational(size) / narrow<int>(game.size()));
  std::vector<std::vector<Rational>> payments;
  std::vector<std::unique_ptr<BestPlay::Node>> trees;
  MatrixSolution solution;
  solution.value = 0;
  for (;;) {
    const Weights weights = whole_weights(game, mixture);
    BestPlay reply(game, weights.of_layout);
    const Rational least = weights.mean(reply.total(most_positions));
    ++solved.best_replies;
    if (after_reply) after_reply(least, payments.empty() ? least : solution.value);
    if (!payments.empty() && least == solution.value) break;
    payments.push_back(means_by_class(game, reply.shots()));
    trees.push_back(reply.strategy(depth));
    solution = solve_matrix_game(payments);
    mixture = solution.columns;
  }
  solved.value = solution.value;
  for (std::size_t c = 0; c < sizes.size(); ++c) {
    const auto first = std::ranges::find(game.classes(), static_cast<int>(c));
    solved.hider.push_back(
        {game.layouts()[static_cast<std::size_t>(first - game.classes().begin())], sizes[c],
         solution.columns[c]});
  }
  for (std::size_t r = 0; r < payments.size(); ++r)
    if (solution.rows[r] > 0)
      solved.hunter.push_back({solution.rows[r], payments[r], std::move(trees[r])});
  return solved;
}

}  // namespace flotilla::hunt
