// SPDX-License-Identifier: MIT
#include "space/question.hpp"

#include "fleet/bound.hpp"

namespace flotilla::space {
namespace {

bool must_turn(const Problem& problem, const std::optional<BerthRules>& rules,
               Orientation orientation) {
  if (orientation == Orientation::as_asked || (rules && rules->has_row_numbers())) return false;
  return problem.board.cols > problem.board.rows;
}

}  // namespace

QuestionPlan::QuestionPlan(const Problem& problem, std::optional<BerthRules> rules,
                           frontier::Trace trace, const QuestionOptions& options,
                           Orientation orientation)
    : options_(options), is_turned_(must_turn(problem, rules, orientation)) {
  rings_ =
      options.rings.empty() ? rings_for_products(placement_upper_bound(problem)) : options.rings;
  Problem swept = problem;
  if (is_turned_) swept.board = problem.board.transposed();
  frontier::SweepPlan::Options plan_options;
  plan_options.trace = trace;
  if (rules && !rules->is_blank()) {
    plan_options.rules =
        std::make_shared<const BerthRules>(is_turned_ ? rules->transposed() : *std::move(rules));
  }
  plan_ = std::make_unique<frontier::SweepPlan>(swept, plan_options);
}

Question::Question(QuestionPlan laid_out) : of_(std::move(laid_out)) {
  of_.plan_->compile(options().threads, options().memory_limit);
}

std::uint64_t Question::memory_for_tables() const {
  const std::uint64_t limit = options().memory_limit;
  if (limit == 0) return 0;
  const std::uint64_t taken = plan().bytes();
  return taken < limit ? limit - taken : 1;
}

std::vector<Ring> rings_for_products(const BigInt& bound) {
  for (const int limbs : {1, 2, 4}) {
    if (bound < Ring::binary(limbs).modulus()) return {Ring::binary(limbs)};
  }
  return rings_for(bound);
}

}  // namespace flotilla::space
