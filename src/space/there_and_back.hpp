// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "space/kept_rows.hpp"
#include "space/question.hpp"

namespace flotilla::space {

/// Placements by what half rows hold, from one sweep there and back.
struct RowTotals {
  /// Of row `row` = 0.. of the board as swept: by label of the half filled first, and second. Empty for
  /// rows before the first one asked for.
  std::vector<std::vector<BigInt>> first, second;
  BigInt total;  // all placements: the sum over any of these
};

/// Sweeps forward, and back to row `first_row` = 0.. of the board as swept, in every ring. Collective;
/// every rank receives the same.
///
/// @throws LimitError  if the tables do not fit. @throws std::logic_error  if two rows disagree about the
/// total: a defect of the program, never of the input.
/// Cost: about four counts.
[[nodiscard]] RowTotals sweep_there_and_back(const Question& question, int first_row,
                                             shard::Communicator& ranks);

/// Rows of the board as swept whose tables the way back needs: a row begins in the pass that ends the row
/// before.
[[nodiscard]] RowRange rows_needed(const Question& question, int first_row);

}  // namespace flotilla::space
