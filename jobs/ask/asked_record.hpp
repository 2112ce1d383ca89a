// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/problem.hpp"
#include "jobs/count/fleet_table.hpp"

namespace flotilla::jobs {

/// Says in a record what was asked: problem, board, fleet and touch rule, which store::write_asked writes. What is known
/// besides is left as it is.
template <typename Record>
void set_asked(Record& record, const Problem& problem) {
  record.problem = to_string(problem);
  record.board_rows = problem.board.rows;
  record.board_cols = problem.board.cols;
  record.fleet = to_string(problem.fleet);
  record.ships = ships_of(problem.fleet);
  record.touch = to_string(problem.touch);
}

}  // namespace flotilla::jobs
