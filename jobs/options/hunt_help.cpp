// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "hunt/hunters/hunters.hpp"
#include "hunt/hunters/plan_hunter.hpp"
#include "jobs/options/help_lines.hpp"
#include "jobs/options/hunt_options.hpp"

namespace flotilla::jobs {

namespace {

std::string hunter_lines() {
  std::string lines = "Hunters\n";
  for (const hunt::HunterKind& kind : hunt::hunter_kinds())
    lines += fmt::format("  {:<16}{}\n", kind.name, kind.summary);
  return lines + fmt::format(
                     "  {}\n                  plans of flotilla race, shot by shot: for "
                     "--fleet=3:2,2:1 on squares, not in all\n"
                     "  FILE.toml       a plan of flotilla limit that needs no runs, likewise\n",
                     fmt::join(hunt::plan_hunter_names(), ", "));
}

constexpr std::string_view k_hiders = R"(Layouts
  FILE            drawings, lists of ships such as A1-C1 E3, or JSON, as flotilla draw writes them
  FILE.h5         of flotilla finite-boards -o: the slowest layouts found on this board, of all its plans
  I,J             for --fleet=3:2,2:1 on squares: uniformly random ones of a pattern, such as 1,4: the first diagonals
                  (row plus column) of the second ship of three and of the ship of two, less that of the first, modulo 6;
                  or the same with the ships of three swapped, or the board turned (flotilla torus --help)
)";

constexpr std::string_view k_dialogue =
    R"(What the game says goes to stdout, prompts and answers that cannot be go to stderr. quit ends a game, exit code 0; where
the input ends before the game does, the exit code is 1.
)";

}  // namespace

std::string hunt_examples() {
  return fmt::format(
      R"(Game i of a seed hides the same layout from every hunter, on any number of threads, ranks and slices.

Examples
  flotilla hunt --games=20000 --hunters=density,exact
  flotilla hunt --games=20000 --hunters=all --checkpoint=run -o hunt.h5     killed? the same with --resume
  flotilla hunt --games=1000000 --slice=array -o part-$SLURM_ARRAY_TASK_ID.h5
  flotilla hunt --from=part-1.h5,part-2.h5 -o hunt.h5 --plot=hunt.svg
  flotilla hunt --board=10x10 --fleet=3:2,2:1 --layouts=1,4 --hunters=exact,plan-blend,configs/plans/die-roll.toml

{}
{}
{}
{})",
      hunter_lines(), k_hiders, k_touch_rules, k_exit_codes);
}

std::string advise_examples() {
  return fmt::format(
      R"(Every layout that agrees with the answers is equally likely; the map says in how many of them a cell has a ship.

Examples
  flotilla advise                                                          the first shot of the classic game
  flotilla advise --shots="E5 miss, F6 hit, F7 hit" --plot=map.svg
  flotilla advise --interactive                                            type miss, hit or sunk 3 after each shot

{}
{}
{})",
      k_dialogue, k_touch_rules, evidence_lines());
}

std::string play_examples() {
  return fmt::format(R"(Examples
  flotilla play --seed=7                    ships are hidden: type a cell, such as E5; map shows the exact chances
  flotilla play --against=exact             you hide ships on paper: answer miss, hit or sunk 3

{}
{}
{})",
                     k_dialogue, hunter_lines(), k_touch_rules);
}

std::string optimal_examples() {
  return fmt::format(
      R"(Answers are exact fractions. A plan is shown as a tree: a shot, and below each answer the next one.

Examples
  flotilla optimal --board=4x4 --fleet=3:1
  flotilla optimal --board=4x4 --fleet=3:1 --hider-chooses

{})",
      k_touch_rules);
}

}  // namespace flotilla::jobs
