// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "jobs/options/help_lines.hpp"
#include "jobs/options/study_options.hpp"

namespace flotilla::jobs {

std::string study_examples() {
  return fmt::format(
      R"(Studies (NAME)
  numbers      a board's numbers alone: cells that rules settle and that all answers agree on, answers left
  reveals      cells that must be printed for one answer, as shapes and where a piece only says ship
  ladder       boards of a bank: cells that each rung of rules settles, boards it finishes
  pruning      branch points of the complete search with rules up to each rung
  misreadings  answers where corners may touch, the fleet is not fixed, or a piece only says ship
  bank-check   one answer, it is the intended one, every reveal is needed; exit code 1 if not

Draw I of a seed is placement I of flotilla draw; the boards of a bank are those of flotilla generate --up-to RUNG. A
record depends on the seed and its index alone, so records and figures are the same on any threads, ranks and slices.

Intervals hold 95 %: Wilson's of shares, normal ones of means and ratios, order statistics of medians. A published value
of N draws is "inside" our interval; or "plausible": N draws of ours give such a value, 2.5 % cut off at either end; or
OUTSIDE.

Examples
  flotilla study numbers configs/full/study-numbers.toml --size published
  flotilla study numbers configs/full/study-numbers.toml --threads 8 -o numbers.h5
      100 times the published draws
  flotilla study numbers --spaces "6x6 small all" --cap 40
      every placement once: exact
  flotilla study ladder configs/full/study-ladder.toml --only 17
      draw 17 of every space: board, answer and record
  flotilla study bank-check --bank monday.json
  flotilla study reveals configs/full/study-reveals.toml --slice 3/16 -o slices/3.h5
  flotilla study reveals configs/full/study-reveals.toml --from slices -o reveals.h5
      all files of a folder
  flotilla study pruning configs/full/study-pruning.toml --checkpoint run
      kill -USR1 or -TERM: saves and exits 75; go on with --resume added
  sbatch --array=1-16 slurm/study.sbatch reveals configs/full/study-reveals.toml

{})",
      k_exit_codes);
}

}  // namespace flotilla::jobs
