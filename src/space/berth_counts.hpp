// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "space/question.hpp"
#include "space/question_estimate.hpp"

namespace flotilla::space {

/// How many placements have a ship in each berth: every probability of cells, lengths, axes and
/// printed shapes is a sum of these.
struct BerthCounts {
  Problem problem;
  std::vector<Ring> rings;  // used; none if nothing was swept
  BigInt total;             // placements that agree with what is known
  std::map<Ship, BigInt>
      of;  // by berth, of the board as asked; berths no placement uses are left out
};

/// Counts exactly, from one sweep there and back, or ship by ship where that is sooner done: not if rings are asked for or
/// the sweep is to be kept.
///
/// Collective over `ranks`; every rank receives the same, for any number of ranks and threads.
/// @param rules  what is known, of the board as asked; nullopt: nothing.
/// @throws LimitError  if the tables do not fit in the memory limit.
/// Cost: about four counts.
/// Example: one ship of length 2 on a 2x2 board: total 4, and 1 for each of the four berths.
[[nodiscard]] BerthCounts count_berths(const Problem& problem, std::optional<BerthRules> rules,
                                       const QuestionOptions& options, shard::Communicator& ranks);

/// What that needs, without sweeping. The same on every rank. @throws LimitError  if programs pass the limit.
[[nodiscard]] QuestionEstimate estimate_berths(const Problem& problem,
                                               std::optional<BerthRules> rules,
                                               const QuestionOptions& options, int ranks);

}  // namespace flotilla::space
