// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "space/question.hpp"

namespace flotilla::space {

/// Placements by what half rows hold, from one sweep there and back.
struct RowTotals {
  /// Of row `row` = 0.. of the board as swept: by label of the half filled first, and second. Empty for
  /// rows before the first one asked for.
  std::vector<std::vector<BigInt>> first, second;
  BigInt total;  // all placements: the sum over any of these
};

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
};

/// Estimates sweep_there_and_back(). The same on every rank.
[[nodiscard]] QuestionEstimate estimate_there_and_back(const Question& question, int first_row,
                                                       int ranks);

/// @throws LimitError  if it needs more than `limit` bytes per rank (0: no limit) at the least.
void check_fits(const QuestionEstimate& estimate, std::uint64_t limit);

/// Sweeps forward, and back to row `first_row` = 0.. of the board as swept, in every ring. Collective;
/// every rank receives the same.
///
/// @throws LimitError  if the tables do not fit. @throws std::logic_error  if two rows disagree about the
/// total: a defect of the program, never of the input.
/// Cost: about four counts.
[[nodiscard]] RowTotals sweep_there_and_back(const Question& question, int first_row,
                                             shard::Communicator& ranks);

}  // namespace flotilla::space
