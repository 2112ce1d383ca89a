// SPDX-License-Identifier: MIT
#include "jobs/options/help.hpp"

#include <fmt/format.h>

#include "fleet/fleet.hpp"
#include "puzzle/formats/format.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::string_view k_touch_rules = R"(Touch rules
  none      ships may not touch, not even diagonally
  corner    ships may touch diagonally
  any       ships may touch in any way; other ships on the same cells are another placement
)";

constexpr std::string_view k_exit_codes = R"(Exit codes
  0   done
  1   failed, a check disagreed, or a board was not decided
  2   bad usage or input, or a file that cannot be read or written
  3   too big: memory, or a size out of reach
  75  stopped by a signal; a checkpoint to go on from was written
)";

std::string fleet_lines() {
  std::string lines;
  for (const char* name : {"standard", "small", "classic", "german", "five", "kings", "empty"})
    lines += fmt::format("  {:<9} {}\n", name, to_string(parse_fleet(name)));
  return lines;
}

std::string option_line(const Option& option) {
  std::string names = option.short_name.empty() ? "    " : fmt::format("-{}, ", option.short_name);
  names += fmt::format("--{}", option.name);
  if (!option.value.empty()) names += fmt::format("={}", option.value);
  const std::string initial = option.initial.empty() || option.kind == OptionKind::flag
                                  ? ""
                                  : fmt::format("; default: {}", option.initial);
  return fmt::format("  {:<28} {}{}\n", names, option.help, initial);
}

}  // namespace

std::string program_help() {
  std::string commands;
  for (const Command* command : all_commands())
    commands += fmt::format("  {:<14} {}\n", command->name, command->summary);
  return fmt::format(
      R"(Flotilla counts the ways to place a fleet of ships on a board, exactly.

usage: flotilla COMMAND [OPTIONS]

Commands
{}
Try
  flotilla count --board 10x10 --fleet standard
  flotilla count --help
  flotilla --version

{})",
      commands, k_exit_codes);
}

std::string command_help(const Command& command) {
  std::string text = fmt::format("usage: flotilla {} [OPTIONS] {}\n\n  {}\n", command.name,
                                 command.files, command.summary);
  std::string_view section;
  for (const Option& option : command.options) {
    if (option.section != section) text += fmt::format("\n{}\n", section = option.section);
    text += option_line(option);
  }
  return text + "\n" + command.more_help();
}

std::string evidence_lines() {
  return R"(What is known (--evidence FILE, --shots TEXT)
  a grid     one line a row, one character a cell: . unknown, ~ water, * some ship, o a ship of one
             cell, < > ^ v the ends of a ship, m its middle; a row's number of ship cells after it
  shots      in the order they were fired, one a line or after commas: A1 miss, B2 hit, B3 sunk 3
             (column letter, row number). What answers tell: hits (hit says nothing of sinking), sunk
             (a hit that sinks is told), sunk_length (with the length), named (every hit tells the
             length); write --answers=MODEL or a line "answers MODEL"
  JSON       {"cells": ["..~", ...], "row_numbers": [...], "shots": ["A1 miss", ...], "answers": "sunk"}
)";
}

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
      the first and the last placement
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
Fails, with exit code 1, if any p-value is below 0.001 / 3: a uniform sampler does so for one seed in a thousand.

Examples
  flotilla sampler-check --board 10x10
  flotilla sampler-check --board 6x6 --fleet small --draws 200000 --seed 7
)";
}

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
is worth.

{}
{}
Examples
  flotilla lines --board 6x6 --fleet small
  flotilla lines --board 10x10 --rows --pair 1,2 -o pair.h5
      also how often row 1 has a and row 2 has b ship cells
  flotilla lines --board 16x16 --checkpoint run16
  flotilla lines --board 16x16 --checkpoint run16 --resume
      go on after a stop (kill -USR1), on any number of threads and ranks

{})",
      k_touch_rules, evidence_lines(), k_exit_codes);
}

std::string puzzle_format_lines() {
  std::string lines = "Formats of boards\n";
  for (const puzzle::FormatTraits& format : puzzle::all_formats())
    lines += fmt::format("  {:<9} {}\n", format.name, format.summary);
  return lines + R"(
In the format text, column numbers stand over the grid and row numbers at its left, - if not known; cells are
. unknown, ~ water, * some ship, o a ship of one cell, < > ^ v the ends of a ship, m its middle; an empty line ends a
board, and all lines of its header may be left out:

  name: Monday
  fleet: 3:1,2:2,1:3
     2 1 0 - 1 3
  2  . . . . . ~
  -  . < . . . .
  1  . . . . . *
)";
}

std::string convert_examples() {
  return fmt::format(
      R"(A FILE holds one or many boards; - is standard input. What a format has no word for, such as a number that is not
known, is refused; names and answers are left out.

{}
Examples
  flotilla convert battleship_instances.pl > boards.json
  flotilla convert boards.json --to puzzlink
      links to solve on
  flotilla convert "saved.txt" --from janko --to boats -o ids.txt
)",
      puzzle_format_lines());
}

std::string show_examples() {
  return fmt::format(
      R"(A FILE holds one or many boards; - is standard input.

{}
Examples
  flotilla show boards.json --answers
  flotilla show battleship_instances.pl -o sheets.pdf
  echo 'https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c' | flotilla show -
)",
      puzzle_format_lines());
}

std::string check_examples() {
  return fmt::format(
      R"(First the clues are compared with each other and with the fleet: what contradicts is named, without any search. Then
answers are looked for, up to --cap. One line a board; --quiet prints contradiction, none, one, several or undecided.
Cells that are the same in all answers are told when all answers are known. --partial tells whether what is filled in
so far is right (right, wrong or undecided), and the first cell that is not.

{}
Exit codes
  0   every board is decided (none, one or several)
  1   for at least one, a limit ran out first
  2   bad usage or input, or a file that cannot be read

Examples
  flotilla check boards.json
  flotilla check monday.txt --partial mine.txt
  flotilla check - --quiet --time-limit 1s --threads 8 < many.json
)",
      puzzle_format_lines());
}

namespace {

constexpr std::string_view k_rung_lines = R"(Rungs, from the cheapest rules to the dearest
  count   a line that has all its ship cells, or needs all its open ones
  touch   corners and sides of ships and printed pieces, ends of the longest ship
  line    what all fillings of a line have in common
  fleet   the fleet as an inventory: ships found are spent, those left need room
  probe   a cell taken one way leads to a contradiction of the others
)";

}  // namespace

std::string solve_examples() {
  return fmt::format(
      R"(Prints a picture of each answer, and whether it is the only one. Two answers are looked for unless --cap says
otherwise; --count-all counts them to the last. --explain tells how rules alone lead there.

{}
Exit codes
  0   all answers asked for were found, or there are no more
  1   for at least one board, a limit ran out first
  2   bad usage or input, or a file that cannot be read

{}
Examples
  flotilla solve monday.txt
  flotilla solve monday.txt --explain --up-to line
  flotilla solve boards.json --count-all --quiet --time-limit 0s
)",
      k_rung_lines, puzzle_format_lines());
}

std::string hint_examples() {
  return fmt::format(
      R"(Prints the rung, the reason and the cells of one step: the cheapest that settles something. With --partial, it goes on
from there, or tells the first cell that is wrong.

{}
{}
Examples
  flotilla hint monday.txt
  flotilla hint monday.txt --partial mine.txt --json
)",
      k_rung_lines, puzzle_format_lines());
}

std::string grade_examples() {
  return fmt::format(
      R"(A board's grade is the highest rung of rules that it needs, where cheaper ones are tried again after every step; in
brackets, how many steps of each. Boards that rules do not finish need search. --quiet prints the rung, search, or none
if there is no answer.

{}
{}
Examples
  flotilla grade boards.json
  flotilla grade boards.json --quiet | sort | uniq -c
)",
      k_rung_lines, puzzle_format_lines());
}

std::string generate_examples() {
  return R"(Board I of seed S hides the placement that flotilla draw gives as draw I of seed S, each as likely as any other.
Everything that can be printed is printed at first; then cells (and, with --remove-numbers, numbers) go in a random
order wherever the rest still has one answer, or, with --up-to, wherever rules alone still lead to it. What is left is
all needed. The same on any number of threads, ranks and machines.

Each board comes with its answer; flotilla show draws sheets of them.

Examples
  flotilla generate --board 10x10 --count 4 --to text
  flotilla generate --board 8x8 --fleet small --up-to touch --count 100 -o bank.json
  flotilla generate --board 10x10 --seed 7 | flotilla show - -o sheet.pdf
)";
}

std::string inspect_examples() {
  return R"(Examples
  flotilla inspect armada.h5 run18/checkpoint.h5
  flotilla inspect --same one.h5 other.h5
)";
}

}  // namespace flotilla::jobs
