// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "fleet/fleet.hpp"
#include "jobs/options/help.hpp"
#include "jobs/options/help_lines.hpp"

namespace flotilla::jobs {

namespace {

std::string fleet_lines() {
  std::string lines;
  for (const char* name :
       {"standard", "armada", "small", "classic", "german", "five", "kings", "empty"})
    lines += fmt::format("  {:<9} {}\n", name, to_string(parse_fleet(name)));
  return lines;
}

}  // namespace

std::string count_examples() {
  return fmt::format(R"(Values are written --name=VALUE or --name VALUE.

Fleets by name
{}
{}
{}
Ships never overlap. Equal ships are interchangeable: swapping two of them is the same placement.
A board's turned and mirrored placements count separately.

Examples
  flotilla count --board 10x10
      the published number, 1,855,545,978,831,780
  flotilla count --board 8x8 --fleet 3:2,2:1 --touch corner --polynomial
      also the count of every smaller fleet
  flotilla count --series 6..11 --threads 8 -o armada.h5
      a table, and a file with all coefficients
  flotilla count --board 10x10 --fleet classic --touch any --shots "D5 hit, A1 miss"
      the placements that agree with two shots
  flotilla count configs/armada.toml --dry-run
      what it would need
  flotilla count --board 18x18 --checkpoint run18 --checkpoint-every 30m
  flotilla count --board 18x18 --checkpoint run18 --resume
      go on after a stop (kill -USR1), on any number of threads and ranks
  mpirun -np 4 --bind-to none flotilla count --board 18x18 --threads 8
      ranks (processes) share the table: each holds a part of it

{})",
                     fleet_lines(), k_touch_rules, evidence_lines(), k_exit_codes);
}

std::string closed_form_examples() {
  return fmt::format(
      R"(Counts the small boards, those that a cluster of ships in each other's way can span, and concludes from them what
all other boards hold, exactly: for any board from the file, and for all but the narrow ones as a polynomial in rows m
and columns n. Needs a limit on every length. The standard fleet takes 180 boards, up to 15x15.

{}
Examples
  flotilla closed-form -o standard.closed.h5 --latex standard.tex
  flotilla count --board 1000x1000 --closed-form standard.closed.h5
  flotilla closed-form --fleet classic --touch any --check 30x12
      also counts 30x12 directly, which must agree
  flotilla closed-form --fleet five --checkpoint form5
  flotilla closed-form --fleet five --checkpoint form5 --resume
      keeps every board that is counted; go on after a stop (kill -USR1), on any number of threads and ranks
  mpirun -np 4 --bind-to none flotilla closed-form --threads 8 -o standard.closed.h5

{})",
      k_touch_rules, k_exit_codes);
}

std::string price_examples() {
  return fmt::format(
      R"(A printed board shows how many ship cells each row and each column has. Over all placements, this groups those with
the same numbers: how many there are, how many placements the numbers pin down, and how many they leave. Exact; needs
a limit on every length. --quiet prints placements, different sets of numbers, placements pinned, and the median and
the most left.

{}
Examples
  flotilla price --board 6x6 --fleet small
      894,296 placements with 254,877 sets of numbers; 73,536 pinned; 5 left (median), at most 36
  flotilla price --board 8x8 --fleet small --threads 2 -o price.h5
  mpirun -np 4 --bind-to none flotilla price --board 9x9 --fleet small --threads 8

{})",
      k_touch_rules, k_exit_codes);
}

}  // namespace flotilla::jobs
