// SPDX-License-Identifier: MIT
#include "space/row_numbers.hpp"

#include "number/assert.hpp"
#include "space/there_and_back.hpp"

namespace flotilla::space {

RowNumbers count_row_numbers(const Problem& problem, std::optional<BerthRules> rules,
                             const QuestionOptions& options, shard::Communicator& ranks) {
  const Question question(problem, std::move(rules), frontier::Trace::row_cells, options,
                          Orientation::as_asked);
  RowTotals totals = sweep_there_and_back(question, 0, ranks);
  return {std::move(totals.total), std::move(totals.second)};
}

std::vector<std::vector<BigInt>> count_row_pairs(const Problem& problem,
                                                 const std::optional<BerthRules>& rules, int first,
                                                 int second, const QuestionOptions& options,
                                                 shard::Communicator& ranks) {
  FLOTILLA_ASSERT_LIGHT(first != second);
  std::vector<std::vector<BigInt>> pairs;
  for (int number = 0; number <= problem.board.cols; ++number) {
    BerthRules with_number = rules ? *rules : BerthRules(problem.board);
    const std::optional<int> known = with_number.row_number(first);
    std::vector<BigInt>& row = pairs.emplace_back(static_cast<std::size_t>(problem.board.cols) + 1);
    if (known && *known != number) continue;
    with_number.set_row_number(first, number);
    row = count_row_numbers(problem, with_number, options, ranks)
              .rows[static_cast<std::size_t>(second)];
  }
  return pairs;
}

}  // namespace flotilla::space
