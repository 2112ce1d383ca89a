// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help_lines.hpp"
#include "jobs/options/limit_commands.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::string_view k_race = R"(The race
  Two hunters search a very large wrap-around board for two ships of length 3 and one of length 2; whoever sinks the last
  ship with fewer shots wins. One is the plain hunter, who fires every third diagonal (A and B) in random order, then the
  rest of one colour (C). The other knows where ships can be found soonest (the large-board-limit study). Each has an
  offset of its own, so that to the plain hunter all layouts are alike. The hider knows the plans, not the hunter's
  offset, and so controls one of 12 patterns: the residues modulo 6 of the second 3 and of the 2 less that of the first 3.
  Values are the second hunter's chance to win, a tie counted half, on the worst pattern.
)";

constexpr std::string_view k_classes = R"(Classes of plans
  basic     while a 3 is afloat fire A and B (every third diagonal) in any order, by which halves the sunk ships were
            in; then sweep what is left, the rest of the colour (C) at random
  tiers     the same, but sweep C by unfired neighbours: those with two first
  runs      the same, with B fired in long runs, so that C cells have two unfired neighbours or none
  order     fire C too while a 3 is afloat, in slots that close in on unfired cells of A, from the far end of the runs of
            B; read the residue of every sunk ship
  classic   runs for the fleet {5,4,3,3,2} and its own plain plan: fire A and B until only the 2 is left, by which of the
            halves each sunk ship touched; 326 patterns
  classic-c the same, but C may be fired too, from the far end of the runs of B; 3s with a cell of C are told from others
  classic-c3 classic-c, but C only as long as a 3 is afloat; in the last sweep as ever
)";

}  // namespace

std::string limit_help() {
  std::string questions;
  for (const Command* command : limit_commands())
    questions += fmt::format("  {:<18} {}\n", command->name, command->summary);
  return fmt::format(
      "usage: flotilla limit QUESTION [OPTIONS]\n\n"
      "Races on very large boards.\n\nQuestions\n{}\n{}\n{}",
      questions, k_race, k_exit_codes);
}

std::string limit_path_examples() {
  return fmt::format(
      R"(The plan, in shares of A (x), of B (y) and of the two slots of C beside B (z1, z2), with R = 1 - y:
  nothing found        A to X0; B to PA; z1 to 2 (1 - X0); B to P0; z1 to ALPHA R; the rest of A; z2 to BETA R; z1 and z2
                       together to R
  a 3 found first      the same from there, with 0 for PA and P1 for P0
  once the 2 is found  A to 1 - z1/2; B to 1 - z1; the rest of A; z2 to z1
  last sweep           the rest of A; C beside unfired B; the rest of C
Prints its chance to win, a tie counted half, against a hider who places at random: exactly, and in percent. With an offset drawn
for each block of a board cut into blocks it wins as much wherever ships lie in different blocks.

Examples
  flotilla limit path
  flotilla limit path --random-a --x0 1 --pa 0 --p0 3/5 --p1 13/25

{})",
      k_exit_codes);
}

std::string limit_certify_examples() {
  return fmt::format(
      R"({}
{}
A plan on a lattice of N lines fires step after step, each 1/N of a part or of a slot; after a find it finishes the step
(the last sweep of class order starts at once). Such plans can be played, and what they win is an exact fraction. The
best mixture of them is found in doubles, its weights are rounded, and what it wins is worked out in whole numbers.

With --side upper the hider mixes patterns, so that no plan of the class passes a bound, whatever paths it takes on a board
without end, not on the lattice alone: it is worked out on the lattice in whole numbers, rounded up, with room for what
lies between its lines: about 0.62 / N^2 more than the best plan wins. The mix is found in doubles; any would do.

Examples
  flotilla limit certify --class order --n 32 -o order32.h5
  flotilla limit certify --class basic --n 2048 -o basic.h5
  flotilla limit certify --class basic --side upper --n 2048 -o basic-upper.h5
  flotilla limit verify order32.h5 basic.h5 basic-upper.h5

{})",
      k_race, k_classes, k_exit_codes);
}

std::string limit_ceiling_examples() {
  return fmt::format(
      R"({}
Against a hider who places at random no strategy wins more than the ceiling, a tie counted half; so none guarantees more.
  flux   a cell lies in 2 k places of a ship of length k, so by share t of the board at most k t of them are hit; exact
  r1     rows and columns are cut into gaps by shots, anywhere; how many gaps are even counts for the last 2 alone
  r2     the same, with even gaps counted all along
r1 and r2 are for two 3s and a 2; r2 also for these with longer ships, which count as found by share 1/4 of the board, as the flux
allows (src/limit/gaps/longer_ships.cpp). What they lose against flux is bounded from below on a lattice of K steps, in whole numbers
(the argument: src/limit/gaps/ceiling.cpp); the ceiling falls towards its limit as 0.5 % / K. The lattice's own value, without
the allowances for what lies between its nodes, tends to the same limit from below and proves nothing.

Examples
  flotilla limit ceiling -o ceiling.h5
  flotilla limit ceiling --relaxation r1
  flotilla limit ceiling --fleet classic
  flotilla limit verify ceiling.h5

{})",
      k_race, k_exit_codes);
}

std::string limit_classic_examples() {
  return fmt::format(
      R"(The classic fleet {{5,4,3,3,2}} on a very large board: the race of flotilla limit against the plain hunter of that fleet, who fires
every third diagonal (its halves A and B) at random, then the rest of the colour (C). A 4 or 5 may touch both halves ("D",
double) and is found at its first hit. The hider controls the residues of the second 3, the 2, the 4 and the 5 less that of
the first 3: 1296 patterns, 342 that differ (326 by the halves touched alone). B is fired in long runs, so that a C cell has
two unfired neighbours (C2) or none (C0).

A plan file has courses; a ship found leads from one to another, whatever else is known being ignored:
  name = "alternate; after the 2 at the next sink"
  last = "A+C2, C0"          # once only the 2 is left; or by the halves of the 3s, last = {{AA = "A+C2, C0", any = "C2, A, C0"}}
  last-after = "3s"          # if that starts once both 3s are found and the 2 is not, whatever 4 and 5 are
  [courses.start]
  fire = "A, B"              # parts one after the other, "A+B" equally many of both, "B to 1/4" until that share is fired
  2 = "wait"                 # the ship found: 2, 2A, 2H, 3, 3A, 3B, 4, 4A, 4B, 4D, 5, ... or any
  any = "alternate"
  ...
Prints for each plan what it wins, in percent, on the worst pattern and against a hider at random. Plans of "A+B" alone are worked
out exactly; for others the chances are integrated on grids of N, 2N and 4N lines and extrapolated: after +- is by how
much two extrapolations differ at most, an estimate of the error.

Examples
  flotilla limit classic configs/plans/classic/plan-1.toml
  flotilla limit classic configs/plans/classic/*.toml
  flotilla limit value --class classic
  flotilla limit certify --class classic-c --n 16
  flotilla limit certify --class classic --n 128 -o classic.h5

{})",
      k_exit_codes);
}

std::string limit_verify_examples() {
  return fmt::format(
      R"(Works out again, exactly, what the plans of a certificate win on every board and their mixture on every pattern, by
code of its own that counts cells and knows the rules of the race alone, and compares with every number in the file: a
number that does not come out is refused with exit code 1, a file changed since it was written with 2. The last line is what
the mixture guarantees. Of an upper certificate it works out the bound again from the hider's mix, column by column of the
lattice, and refuses any but the least that it proves; the last line is then what no plan passes. A ceiling it
works out again by other formulas, in another order.

Examples
  flotilla limit verify order32.h5

{})",
      k_exit_codes);
}

std::string limit_value_examples() {
  return fmt::format(
      R"({}
{}
Each grid of N x N (x N x N for order) lines is solved as a game of plans against patterns: the best plan against a mix of
patterns by dynamic programming, the best mix by linear programming, in turns. Grids of N/4, N/2 and N lines are
extrapolated; what is printed after +- is an estimate, not a proof.

Examples
  flotilla limit value --class basic
  flotilla limit value --class runs --n 512 --json
  flotilla limit value --class order --n 32
  flotilla limit value --class basic --beside configs/plans/die-roll-rest.toml --share 1/12

{})",
      k_race, k_classes, k_exit_codes);
}

}  // namespace flotilla::jobs
