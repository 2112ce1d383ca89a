// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help.hpp"
#include "jobs/options/help_lines.hpp"

namespace flotilla::jobs {

std::string draw_examples() {
  return fmt::format(
      R"(The placements of a fleet on a board are numbered 0, 1, .. from its count, and draw I of seed S is the placement
whose number is random number I of stream S: uniform exactly, without trial and error, and the same on any number of
threads, ranks and machines. Counting comes first and takes the time of flotilla count; a draw takes microseconds.

Pictures show ships as < m >, downwards as ^ m v, those of one cell as o, and water as ~.
--json prints one object a line: "index" (of the draw), "rank" (the placement's number, a string) and "ships", each
[first cell, "across" or "down", length], such as ["B3","down",4].

{}
Examples
  flotilla draw --board 10x10
  flotilla draw --board 10x10 --count 1000000 --seed 7 --json > drawn.jsonl
  flotilla draw --board 10x10 --count 1000000 --first 1000000 --seed 7 --json >> drawn.jsonl
      the next million
  flotilla draw --board 10x10 --rank 0,1855545978831779
      the first and the last placement: the inverse of flotilla rank
  flotilla draw --board 10x10 --shots "C3 hit, D7 miss"
      one of the placements that answer so
  mpirun -np 4 --bind-to none flotilla draw --board 12x12 --count 100000000 -o drawn.h5

{}
{})",
      k_touch_rules, evidence_lines(), k_exit_codes);
}

std::string rank_examples() {
  return R"(Prints one number a placement, from 0 to the count less 1: flotilla draw --rank=NUMBER gives the placement back.
A FILE holds placements as flotilla draw prints them, - is standard input:
  - pictures, with their column names and row numbers
  - lines of ships, A1-C1 E3 ..: first and last cell
  - JSON, one object a line: {"ships":[["A1","across",3],["E3","across",1],..]}; other keys are ignored
Lines that begin with draw, placement or # are skipped. Numbers depend on the board, the fleet, the touch rule and what
is known, so give the same of these as to flotilla draw.

Examples
  flotilla rank drawn.txt
  flotilla draw --board 10x10 --count 5 --json | flotilla rank --board 10x10 -
  echo A1-B1 D4 | flotilla rank --board 4x4 --fleet 2:1,1:1 -
)";
}

std::string sampler_check_examples() {
  return R"(Draws as flotilla draw does and compares with the exact counts of flotilla count:
  cells     how often a ship covers each cell: each is binomial, its p-value exact and two-sided. Cells of one
            placement depend on each other, so the least p-value is multiplied by the number of cells (Bonferroni)
  berths    the same for each place a ship can take: cells, lengths and directions in one
  numbers   the numbers of the drawn placements, ranked again, in bins of consecutive numbers (in a small space one bin
            a placement): Pearson's chi-square with bins - 1 degrees of freedom, two-sided
Fails, with exit code 1, if any p-value is below 0.001 / 3: a uniform sampler does so for one seed in a thousand. With
fewer than 200 draws (20 a placement, where there are fewer than 10) nothing would fail: undecided, exit code 1, too.

Examples
  flotilla sampler-check --board 10x10
  flotilla sampler-check --board 6x6 --fleet small --draws 200000 --seed 7
)";
}

}  // namespace flotilla::jobs
