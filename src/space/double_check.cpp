// SPDX-License-Identifier: MIT
#include "space/double_check.hpp"

#include "number/errors.hpp"
#include "space/conflict.hpp"

namespace flotilla::space {
namespace {

/// One way to count again.
struct Recount {
  CountOptions options;
  std::string how;
};

Recount with_moved_cut(const CountOptions& options) {
  Recount recount{options, "cut moved by one column"};
  recount.options.cut_shift = 1;
  return recount;
}

Recount transposed(const Problem& problem, const CountOptions& options) {
  Recount recount{options, "transposed " + to_string(problem.board.transposed())};
  recount.options.along_short_side = true;
  return recount;
}

// The transposed board where that is another computation and can be afforded, else another cut.
CountResult count_again(const Problem& problem, CountOptions options, shard::Communicator& ranks,
                        const CountHooks& hooks, std::string& how) {
  const Board& board = problem.board;
  const bool can_turn = !options.rules || !options.rules->has_row_numbers();
  if (can_turn && board.rows != board.cols && board.long_side() <= k_max_transposed_frontier) {
    try {
      const Recount recount = transposed(problem, options);
      how = recount.how;
      return count_placements(problem, recount.options, ranks, hooks);
    } catch (const LimitError&) {
      // Every rank meets the same limit: they go on together.
    }
  }
  const Recount recount = with_moved_cut(options);
  how = recount.how;
  return count_placements(problem, recount.options, ranks, hooks);
}

}  // namespace

DoubleCheck double_check(const CountResult& result, const CountOptions& options,
                         shard::Communicator& ranks, const CountHooks& hooks) {
  // A prime no count was made with, so that the two share neither tables nor ring.
  const Ring prime = Ring::prime_field(static_cast<int>(result.estimate.rings.size()));
  CountOptions again = options;
  again.rings = {prime};
  DoubleCheck check;
  const CountResult second = count_again(result.problem, again, ranks, hooks, check.how);
  check.how += ", " + prime.name();
  check.seconds = second.seconds;
  check.is_stopped = second.is_stopped;
  if (second.is_stopped) return check;
  check.agrees = true;
  for (std::size_t i = 0; i < result.polynomial.size() && check.agrees; ++i) {
    const BigInt expected = result.polynomial[i] % prime.modulus();
    if (expected == second.polynomial[i]) continue;
    check.agrees = false;
    check.conflict = conflict_text(result.lengths, result.used[i], expected, second.polynomial[i]);
  }
  return check;
}

}  // namespace flotilla::space
