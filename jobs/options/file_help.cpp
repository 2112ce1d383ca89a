// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help.hpp"
#include "jobs/options/help_lines.hpp"

namespace flotilla::jobs {

std::string run_examples() {
  return fmt::format(
      R"(The file's line command = "count" says which command it is for; its other lines are options of
that command, as --dump-config prints them. Options after the file go first. Commands that take such a file
{}

Examples
  flotilla run configs/armada.toml -o armada.h5
  mpirun -np 4 flotilla run configs/long.toml --checkpoint=long-run
  flotilla run configs/long.toml --dry-run
)",
      names_of_commands([](const Command& command) { return command.has_config; }));
}

std::string inspect_examples() {
  return R"(Examples
  flotilla inspect armada.h5 run18/checkpoint.h5
  flotilla inspect --same one.h5 other.h5
)";
}

std::string merge_examples() {
  return R"(The files may come in any order; the result is the one of a run that was never cut. Two files of one slice, missing ones,
and files of other seeds, questions or versions are refused by name. Prints the number of slices.

Examples
  flotilla draw --board 10x10 --count 1000000 --slice 1/2 -o one.h5
  flotilla draw --board 10x10 --count 1000000 --slice 2/2 -o two.h5
  flotilla merge one.h5 two.h5 -o draws.h5
)";
}

std::string tables_examples() {
  return R"(One table for each kind of number, fleet and touch rule, one for each space of a study and for each hunt, one of all plans
and certificates of flotilla limit. Published numbers come from results/published.toml, as it
was when the program was built. The difference is ours less the published number; "rounded" says that it is ours, rounded.
A study's published value is inside our interval, or plausible (as so many draws of ours give), or OUTSIDE.

Examples
  flotilla tables armada.h5 price.h5
  flotilla tables runs/*.h5 --format tex -o tables.tex
  flotilla tables kings.h5 --format bfile > b063443.txt
  flotilla tables torus.h5 finite.h5 hunt.h5      games, with 95 % intervals
)";
}

std::string plot_examples() {
  return R"(One file of flotilla marginals: how likely each cell has a ship. One of flotilla hunt, race or torus: how many shots
games took. Files of flotilla lines: how likely a line has k ship cells. Files of flotilla count: placements on n x n
boards against n, a line for each fleet and touch rule; or what counting them took.

Examples
  flotilla plot cells.h5 -o cells.svg
  flotilla plot armada.h5 classic.h5 -o counts.png
  flotilla plot armada.h5 --show time -o times.svg
  flotilla plot torus.h5 -o shots.svg
)";
}

std::string report_examples() {
  return R"(The page needs no other file and no network. It has every table that flotilla tables makes, counts against size,
a map of each marginals file, the shots of games, and what made each file.

Example
  flotilla report runs/*.h5 -o report.html
)";
}

std::string status_examples() {
  return R"(A folder of checkpoints, of slices, or of results with such folders in it, as slurm/submit
makes it. The last line is "complete", or says what is missing; the exit code is then 1.

Examples
  flotilla status run18
  flotilla status runs runs/study.slices
  until flotilla status runs --quiet; do sleep 60; done
)";
}

}  // namespace flotilla::jobs
