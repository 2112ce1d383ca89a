// SPDX-License-Identifier: MIT
#include "jobs/limit/oracle_run.hpp"

#include <fmt/format.h>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

std::string step_text(const limit::OracleStep& step) {
  return fmt::format("{} replies  {:.6f} .. {:.6f} %", step.replies, 100 * step.lower,
                     100 * step.upper);
}

OracleRun::OracleRun(const std::string& output, bool shows_status, limit::OracleSettings& settings)
    : table_(limit::pattern_table(parse_fleet("3:2,2:1"))),
      progress_(progress_mode(true, shows_status, false), "") {
  if (!output.empty()) store::check_writable(output);
  settings.on_step = [this](const limit::OracleStep& step) {
    progress_.show(
        fmt::format("{}  after {}", step_text(step), duration_text(stopwatch_.seconds())));
  };
}

void OracleRun::finish(store::Provenance& provenance) {
  progress_.end_line();
  provenance.seconds_total = stopwatch_.seconds();
  provenance.peak_memory_bytes = store::peak_memory_of_process();
}

}  // namespace flotilla::jobs
