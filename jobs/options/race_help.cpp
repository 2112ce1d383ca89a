// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "hunt/plans/plan.hpp"
#include "jobs/options/help_lines.hpp"
#include "jobs/options/race_options.hpp"

namespace flotilla::jobs {

namespace {

std::string plan_lines() {
  std::string lines =
      "Plans for two ships of three and one of two. Diagonals are numbered modulo 6 from a random "
      "offset on: A is\n"
      "residue 0, B is 3, C is 2 and 4, D is 1 and 5; A and C are the dark cells. Every part in "
      "random order unless said.\n";
  for (const races::PlanTraits& plan : races::all_plans()) {
    const int divisor = races::make_strategy(plan.name, races::Colour::dark).side_divisor();
    lines +=
        fmt::format("  {:<9} {}{}\n", plan.name, plan.summary,
                    divisor == 0 ? "" : fmt::format(" (wraps, side a multiple of {})", divisor));
  }
  return lines +
         "  FILE.toml a plan of flotilla limit, such as those of configs/plans (with runs: wraps, "
         "side a multiple of 6)\n"
         "A shot is answered miss, hit, or sunk with the length; every hit is finished at once; "
         "all shots count.\n";
}

}  // namespace

std::string race_examples() {
  return fmt::format(
      R"(Each plan plays the layout of a race, the rival plays it too, with an offset and orders of its own; fewer shots win.
win rate: each game compared with all of the rival's; paired: with the one on its layout. Both with 95 % intervals.

{}
Examples
  flotilla race --board 10x10 --races 1000000
  flotilla race --board 10x10 --plans jumping --last-sweep dark --json
  flotilla race --board 24x24 --wrap --plans plan3 --layouts "random 0,0 1,4"
)",
      plan_lines());
}

std::string torus_examples() {
  return fmt::format(
      R"(As flotilla race, on a board large enough for the limit: on 96x96 the win rates are within 0.2 points of the model's.
Patterns are what random offsets leave a hider to choose: the diagonals of the second ship of three and of the ship of
two, less that of the first, modulo 6.

{}
Slices run anywhere, in any order, on any threads and ranks; flotilla merge puts their files together, to the last count
the same as one run. With --checkpoint, a killed slice goes on with --resume: no race is lost or run twice.

Examples
  flotilla torus --races 1000000 --time
  flotilla torus configs/full/torus.toml --slice 3/40 -o slice3.h5 --checkpoint run3
  flotilla torus configs/full/torus.toml --slice array -o slice$SLURM_ARRAY_TASK_ID.h5
  flotilla merge slice*.h5 -o torus.h5

{})",
      plan_lines(), k_exit_codes);
}

std::string finite_boards_examples() {
  return R"(The slowest layout is raced for: --first-games games of every class of layouts that the symmetries of the board leave,
then the slower two fifths go on with half as many more each, until eight are left; these play fresh games. The shots
shown are theirs, so they are a lower bound: the slowest of all may have been unlucky early. "smaller" sweeps last the
colour with fewer unshot cells, "dark" always A and C; see results/README.md for what speaks for each.

Examples
  flotilla finite-boards --series 4..6
  flotilla finite-boards configs/full/finite-boards.toml -o finite.h5 --time
)";
}

}  // namespace flotilla::jobs
