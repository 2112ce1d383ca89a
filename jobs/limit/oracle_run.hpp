// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/long_run/progress.hpp"
#include "limit/value/double_oracle.hpp"
#include "space/stopwatch.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// A double oracle: tells how far it is, and what it took.
class OracleRun {
 public:
  /// @param output  file to write, or empty
  /// @throws FileError  if the file cannot be written.
  OracleRun(const std::string& output, bool shows_status);

  /// "n 256  12 replies  50.863722 .. 50.863780 %  after 3 s".
  void show(int lines, const limit::OracleStep& step);
  [[nodiscard]] double seconds() const { return stopwatch_.seconds(); }
  /// Ends what tells how far it is; the provenance then says what it took.
  void finish(store::Provenance& provenance);

 private:
  space::Stopwatch stopwatch_;
  Progress progress_;
};

}  // namespace flotilla::jobs
