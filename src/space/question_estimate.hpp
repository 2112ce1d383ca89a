// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "space/question.hpp"

namespace flotilla::space {

/// What sweeps there and back will need, known before they start.
struct QuestionEstimate {
  Problem swept;  // rows = passes, cols = frontier
  std::vector<Ring> rings;
  std::uint64_t states = 0;        // vectors a table has room for, all ranks
  std::uint64_t coefficients = 0;  // of one vector
  std::uint64_t table_bytes = 0;   // of one table, all ranks
  int tables = 0;                  // held at once: all there are, or what the memory limit allows
  std::uint64_t memory_bytes = 0;  // per rank: these, work spaces and programs
  std::uint64_t least_memory_bytes = 0;  // the smallest limit that does: rows are then swept again
  std::uint64_t updates = 0;             // vector additions both ways, all rings and ranks
  double seconds = 0;                    // rough
  double pairs = 0;  // of berths to look at, if ships are put one by one instead of that; else 0
};

/// Estimates sweep_there_and_back(). The same on every rank.
[[nodiscard]] QuestionEstimate estimate_there_and_back(const Question& question, int first_row,
                                                       int ranks);

/// @throws LimitError  if it needs more than `limit` bytes per rank (0: no limit) at the least.
void check_fits(const QuestionEstimate& estimate, std::uint64_t limit);

}  // namespace flotilla::space
