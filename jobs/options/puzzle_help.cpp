// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help.hpp"
#include "puzzle/formats/format.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::string_view k_rung_lines = R"(Rungs, from the cheapest rules to the dearest
  count   a line that has all its ship cells, or needs all its open ones
  touch   corners and sides of ships and printed pieces, ends of the longest ship
  line    what all fillings of a line have in common
  fleet   the fleet as an inventory: ships found are spent, those left need room
  probe   a cell taken one way leads to a contradiction of the others
)";

constexpr std::string_view k_board_json_lines = R"(JSON, one object a board (--json)
  board, name             its number, from 1, and its name if it has one
  verdict                 contradiction, none, one, several, at_least_one (--cap=1) or undecided
  contradictions          kind and sentence of each; then nothing was searched
  answers, is_exact       how many were found, and whether there are no others
  method, branch_points, conflicts   depth or learning, and what it took
  ships_in_all, waters_in_all        cells that are so in all answers, if all are known
)";

constexpr std::string_view k_board_file_lines =
    R"(HDF5 (--output), one row a board under /columns: board, name, verdict, answers, is_exact, engine (clues, depth or
learning), branch_points, conflicts, cpu_seconds
)";

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

}  // namespace

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
{}  filling                 what --partial asks: verdict, open_cells, wrong_cell, sentence
  stored_answers_that_fit   numbers, from 1, of the answers in the file that fit, if it has any

{}
Exit codes
  0   every board is decided (none, one or several)
  1   for at least one, a limit ran out first
  2   bad usage or input, or a file that cannot be read

Examples
  flotilla check boards.json
  flotilla check monday.txt --partial mine.txt
  flotilla check boards.json -o found.h5
  flotilla check - --quiet --time-limit 1s --threads 8 < many.json
)",
      puzzle_format_lines(), k_board_json_lines, k_board_file_lines);
}

std::string solve_examples() {
  return fmt::format(
      R"(Prints a picture of each answer, and whether it is the only one. Two answers are looked for unless --cap says
otherwise; --count-all counts them to the last. --explain tells how rules alone lead there.

{}
{}  layouts                 each answer shown: [first cell, way, length] of its ships
  steps, open_cells       with --explain: rung, rule, sentence, cells of each step; what stays open

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
      k_rung_lines, k_board_json_lines, k_board_file_lines, puzzle_format_lines());
}

std::string hint_examples() {
  return fmt::format(
      R"(Prints the rung, the reason and the cells of one step: the cheapest that settles something. With --partial, it goes on
from there, or tells the first cell that is wrong. A board without an answer, or with several, is said to be so.

JSON: verdict of the board (none, one, several, undecided, contradiction), open_cells, filling (what is wrong with it), and
step: rung, rule, sentence, cells; null if there is none

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
brackets, how many steps of each. Boards with one answer that rules do not finish need search. --quiet prints the rung,
search (also for what the limits leave undecided), several, none, or contradiction.

{}
JSON: board, name, grade, steps (how many of each rung), open_cells; where rules do not finish it, also what flotilla check
--json tells

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

Boards that are too large to be swept hide placements made ship by ship, the longest first, each anywhere it finds room
(--sampler sequential): every placement can come, but not all are equally likely. With --grade, or where ships find no
room, other answers are drawn, --attempts a board; how many it took is told on stderr.

Large boards can take very long. With a bound on --effort, in conflicts that a search learns from and not in time, so that
the boards stay the same everywhere, an answer whose board would take more is given up and another one drawn: the boards
made are then those that need no more than this effort, a bank leans to easier boards. How many were given up is told on
stderr, with each board in JSON and in HDF5. --effort=0 gives none up; so it is up to 400 cells unless asked for.

Each board comes with its answer; flotilla show draws sheets of them. A bank (-o NAME.h5) also holds grades, attempts,
seconds and how it was made; flotilla show, check, solve, grade and convert read it, flotilla inspect describes it.

Exit codes
  0   all boards were made
  1   some were not in the attempts allowed; the others are written
  2   bad usage or input, such as a fleet without any placement
  3   a sweep asked for with --sampler=exact does not fit in memory

Examples
  flotilla generate --board 10x10 --count 4 --to text
  flotilla generate --board 8x8 --fleet small --up-to touch --count 100 -o bank.json
  flotilla generate --board 10x10 --grade probe --count 1000 -o bank.h5
  flotilla generate --board 20x20 --fleet 4:4,3:8,2:12,1:16 --count 10 -o large.h5
  flotilla generate --board 10x10 --seed 7 | flotilla show - -o sheet.pdf
)";
}

}  // namespace flotilla::jobs
