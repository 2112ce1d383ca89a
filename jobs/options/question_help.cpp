// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help.hpp"
#include "jobs/options/help_lines.hpp"

namespace flotilla::jobs {

std::string marginals_examples() {
  return fmt::format(
      R"(Counts, for each cell, the placements that have a ship there, from one sweep there and back. The map shows percent:
0 and 100 without a decimal are exact. Below it, the cells that are alike by symmetry, or, where something is
known, the likeliest cells that are not known yet. Colours run from the least to the greatest uncertain cell;
set NO_COLOR to do without.

{}
{}
Examples
  flotilla marginals --board 10x10
  flotilla marginals --board 10x10 --fleet classic --touch any --plot classic.svg
  flotilla marginals --board 10x10 --fleet classic --touch any --shots "D5 hit, A1 miss" --by length
      where to shoot next
  flotilla marginals --board 10x10 -o armada.marginals.h5
      berths, lengths, axes and printed shapes, too
  flotilla marginals --board 16x16 --dry-run
      the memory and time it would take
  flotilla marginals --board 16x16 --checkpoint run16
  flotilla marginals --board 16x16 --checkpoint run16 --resume
      go on after a stop (kill -USR1), on any number of threads and ranks; the way forward is swept again

{})",
      k_touch_rules, evidence_lines(), k_exit_codes);
}

std::string lines_examples() {
  return fmt::format(
      R"(Counts, for each row and column, the placements that leave it 0, 1, 2, ... ship cells: what a number printed beside it
is worth. Where the evidence has numbers of rows, only rows can be asked about: add --rows.

{}
{}
Examples
  flotilla lines --board 6x6 --fleet small
  flotilla lines --board 10x10 --rows --pair 1,2 -o pair.h5
      also how often row 1 has a and row 2 has b ship cells
  flotilla lines --fleet small --evidence grid.txt --rows
      what is left where a grid and some of its row numbers are known; the board is the grid's
  flotilla lines --board 16x16 --checkpoint run16
  flotilla lines --board 16x16 --checkpoint run16 --resume
      go on after a stop (kill -USR1), on any number of threads and ranks

{})",
      k_touch_rules, evidence_lines(), k_exit_codes);
}

}  // namespace flotilla::jobs
