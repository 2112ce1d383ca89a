// SPDX-License-Identifier: MIT
#include "space/row_numbers.hpp"

#include "number/assert.hpp"
#include "space/there_and_back.hpp"

namespace flotilla::space {
namespace {

Question question_of(const Problem& problem, std::optional<BerthRules> rules,
                     const QuestionOptions& options) {
  return {problem, std::move(rules), frontier::Trace::row_cells, options, Orientation::as_asked};
}

/// Calls visit(number, rules) for the numbers row `row` can have, with the rules that say so.
template <typename Visit>
void for_each_number(const Problem& problem, const std::optional<BerthRules>& rules, int row,
                     const Visit& visit) {
  for (int number = 0; number <= problem.board.cols; ++number) {
    BerthRules with_number = rules ? *rules : BerthRules(problem.board);
    const std::optional<int> known = with_number.row_number(row);
    if (known && *known != number) continue;
    with_number.set_row_number(row, number);
    visit(static_cast<std::size_t>(number), with_number);
  }
}

}  // namespace

RowNumbers count_row_numbers(const Problem& problem, std::optional<BerthRules> rules,
                             const QuestionOptions& options, shard::Communicator& ranks) {
  RowTotals totals =
      sweep_there_and_back(question_of(problem, std::move(rules), options), 0, ranks);
  return {std::move(totals.total), std::move(totals.second)};
}

QuestionEstimate estimate_row_numbers(const Problem& problem, std::optional<BerthRules> rules,
                                      const QuestionOptions& options, int ranks) {
  return estimate_there_and_back(question_of(problem, std::move(rules), options), 0, ranks);
}

std::vector<std::vector<BigInt>> count_row_pairs(const Problem& problem,
                                                 const std::optional<BerthRules>& rules, int first,
                                                 int second, const QuestionOptions& options,
                                                 shard::Communicator& ranks) {
  FLOTILLA_ASSERT_LIGHT(first != second);
  const auto numbers = static_cast<std::size_t>(problem.board.cols) + 1;
  std::vector<std::vector<BigInt>> pairs(numbers, std::vector<BigInt>(numbers));
  for_each_number(problem, rules, first, [&](std::size_t number, const BerthRules& with_number) {
    pairs[number] = count_row_numbers(problem, with_number, options, ranks)
                        .rows[static_cast<std::size_t>(second)];
  });
  return pairs;
}

std::vector<QuestionEstimate> estimate_row_pairs(const Problem& problem,
                                                 const std::optional<BerthRules>& rules, int first,
                                                 const QuestionOptions& options, int ranks) {
  std::vector<QuestionEstimate> estimates;
  for_each_number(problem, rules, first, [&](std::size_t, const BerthRules& with_number) {
    estimates.push_back(estimate_row_numbers(problem, with_number, options, ranks));
  });
  return estimates;
}

}  // namespace flotilla::space
