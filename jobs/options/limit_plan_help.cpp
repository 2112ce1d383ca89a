// SPDX-License-Identifier: MIT
// What stands below the options of the questions about plans in files.
#include <fmt/format.h>

#include "jobs/options/limit_plan_commands.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::string_view k_plan =
    R"(A plan is a small file that says in which order the parts of a board without end are fired, by what was found so far;
configs/plans/plain.toml tells the language. Ships are {3,3,2}. A and B are every sixth diagonal each, three apart, so that
each 3 has one cell in one of them; C is the third of the board that takes what a 2 can hide from both.
)";

constexpr std::string_view k_patterns =
    R"(The hider knows the plan, not the hunter's offset, and chooses one of 12 patterns: "1,4" says that the second 3 lies one
diagonal and the 2 four diagonals, modulo 6, beyond the first 3.
)";

constexpr std::string_view k_types =
    R"(Board types, such as AA/H: the parts that the two 3s have a cell in, and what the 2 has cells in:
  A   one cell in A            H   hooked: one cell in B, the other in C            C   one cell in C
)";

constexpr std::string_view k_won =
    R"(A race is won by the hunter who fires fewer shots, a tie counting half, against another hunter with the plain plan.
)";

}  // namespace

std::string limit_laws_examples() {
  return fmt::format(
      R"({}
T is the share of the board fired when the last ship is found. Prints its mean by board type, pattern and against a hider
at random, and the law of T against one hider as a piecewise polynomial. The last line is that hider's mean.

{}
{}
Example
  flotilla limit laws configs/plans/adaptive.toml --against 1,4
)",
      k_plan, k_types, k_patterns);
}

std::string limit_race_examples() {
  return fmt::format(
      R"({}
{}Prints the plan's chance to win on each pattern and against a hider at random, in percent and exactly. The last line is
the least of the patterns, or with --against that hider's.

{}
{}
Example
  flotilla limit race configs/plans/plan-2.toml --set p=0.0456,q=0.508 --types
)",
      k_plan, k_won, k_patterns, k_types);
}

std::string limit_guarantee_examples() {
  return fmt::format(
      R"({}
{}Prints the patterns on which the plan wins least. That no other is as low is proven with intervals that enclose every
value. The last line is what the plan guarantees, to 20 digits and exactly.

{}
Example
  flotilla limit guarantee configs/plans/plan-3.toml
)",
      k_plan, k_won, k_patterns);
}

std::string limit_mix_examples() {
  return fmt::format(
      R"({}
{}Finds how often to play each of the plans so that the least of the patterns is as great as it can be: by linear
programming, then weights as fractions. The hider's mix proves that no other weights do better. The last line is what the
mix guarantees. Weights of more than 80 characters stand in --json and -o alone.

{}
Example
  flotilla limit mix configs/plans/adaptive.toml configs/plans/always-jumping.toml
)",
      k_plan, k_won, k_patterns);
}

std::string limit_tune_examples() {
  return fmt::format(
      R"({}
{}Looks for values of the file's [parameters] on which the least of the patterns is greatest, from where they stand, by
linear programs in ever smaller boxes: a local best, not a proven one. Prints the patterns there, the --set that gives them, and in the
last line what they guarantee.

{}
Example
  flotilla limit tune configs/plans/plan-3.toml --parameters p,q
)",
      k_plan, k_won, k_patterns);
}

std::string limit_table_examples() {
  return fmt::format(
      R"({}
{}Prints for each plan the least of the patterns and which one it is, its chance against a hider at random, and the pattern
on which it wins most; in percent.

{}
Example
  flotilla limit table configs/plans/*.toml
)",
      k_plan, k_won, k_patterns);
}

std::string limit_card_examples() {
  return fmt::format(
      R"({}
Prints the plan as a card: a board with a letter in each square, and what to shoot next by what is sunk, for who knows the
game and nothing else. Shares are counts of squares of the board drawn. With -o it is a page of A4.

Example
  flotilla limit card configs/plans/printable.toml -o card.pdf
)",
      k_plan);
}

std::string limit_curves_examples() {
  return fmt::format(
      R"({}
Prints the points of curves, a line each: name, x, y. Kinds:
  laws       how likely a plan is not done when a share of the board is fired, ships placed at random
  patterns   what each plan wins on the 12 patterns of the hider
  blend      what a secret coin between two plans guarantees, by the chance of the first
  hooked     how much of C a last sweep fires before it hits a 2 beside B, by the share w of B fired: C at random, by tiers
             of unfired neighbours, beside runs of B; of no plan
  parameter  what one plan guarantees, by one of its parameters

Example
  flotilla limit curves --kind blend configs/plans/always-jumping.toml configs/plans/adaptive.toml -o blend.h5
  flotilla plot blend.h5 -o blend.svg
)",
      k_plan);
}

}  // namespace flotilla::jobs
