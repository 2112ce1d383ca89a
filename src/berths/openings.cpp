// SPDX-License-Identifier: MIT
#include "berths/openings.hpp"

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::berths {

Openings::Openings(const BerthTable& table, const BerthRules& rules) : Openings(table) {
  const Board& board = table.problem().board;
  FLOTILLA_ASSERT_LIGHT(rules.board() == board && !rules.has_row_numbers());
  for (int berth = 0; berth < table.size(); ++berth)
    is_possible[at(berth)] = rules.allows(table.ship(berth)) ? 1 : 0;
  for (int cell = 0; cell < board.cells(); ++cell)
    if (rules.is_required({cell / board.cols, cell % board.cols})) hits.push_back(cell);
}

}  // namespace flotilla::berths
