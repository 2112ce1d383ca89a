// SPDX-License-Identifier: MIT
#include "jobs/limit/oracle_run.hpp"

#include <fmt/format.h>

#include "store/atomic_file.hpp"

namespace flotilla::jobs {

OracleRun::OracleRun(const std::string& output, bool shows_status)
    : progress_(progress_mode(true, shows_status, false), "") {
  if (!output.empty()) store::check_writable(output);
}

void OracleRun::show(int lines, const limit::OracleStep& step) {
  progress_.show(fmt::format("n {}  {} replies  {:.6f} .. {:.6f} %  after {}", lines, step.replies,
                             100 * step.lower, 100 * step.upper,
                             duration_text(stopwatch_.seconds())));
}

void OracleRun::finish(store::Provenance& provenance) {
  progress_.end_line();
  provenance.seconds_total = stopwatch_.seconds();
  provenance.peak_memory_bytes = store::peak_memory_of_process();
}

}  // namespace flotilla::jobs
