// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "space/question.hpp"
#include "space/question_estimate.hpp"

namespace flotilla::space {

/// How many placements leave each number of ship cells in each row: what a printed number is worth.
struct RowNumbers {
  BigInt total;                           // placements that agree with what is known
  std::vector<std::vector<BigInt>> rows;  // [row][number], number = 0..cols
};

/// Counts exactly, from one sweep there and back whose frontier spans the columns.
///
/// Collective over `ranks`; every rank receives the same. For columns ask about the transposed problem.
/// @param rules  what is known, of the board as asked; nullopt: nothing.
/// @throws LimitError  if the tables do not fit in the memory limit.
/// Example: one ship of length 2 on a 2x2 board: each row has 0, 1 and 2 cells in 1, 2 and 1 of 4.
[[nodiscard]] RowNumbers count_row_numbers(const Problem& problem, std::optional<BerthRules> rules,
                                           const QuestionOptions& options,
                                           shard::Communicator& ranks);

/// What that needs, without sweeping. The same on every rank. @throws LimitError  if programs pass the limit.
[[nodiscard]] QuestionEstimate estimate_row_numbers(const Problem& problem,
                                                    std::optional<BerthRules> rules,
                                                    const QuestionOptions& options, int ranks);

/// How many placements leave `a` ship cells in row `first` and `b` in row `second`: [a][b]. Collective.
///
/// @param first, second  different rows, from 0. Cost: count_row_numbers for each a.
[[nodiscard]] std::vector<std::vector<BigInt>> count_row_pairs(
    const Problem& problem, const std::optional<BerthRules>& rules, int first, int second,
    const QuestionOptions& options, shard::Communicator& ranks);

/// What each of its sweeps needs, as estimate_row_numbers().
[[nodiscard]] std::vector<QuestionEstimate> estimate_row_pairs(
    const Problem& problem, const std::optional<BerthRules>& rules, int first,
    const QuestionOptions& options, int ranks);

}  // namespace flotilla::space
