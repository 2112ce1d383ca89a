// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/long_run/progress.hpp"
#include "limit/patterns.hpp"
#include "limit/value/double_oracle.hpp"
#include "space/stopwatch.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// "12 replies  50.863722 .. 50.863780 %".
[[nodiscard]] std::string step_text(const limit::OracleStep& step);

/// A double oracle for {3,3,2} that ends in a certificate: tells how far it is, and what it took.
class OracleRun {
 public:
  /// @param output  file to write, or empty  @param settings  from here on tells its steps to this run
  /// @throws FileError  if the file cannot be written.
  OracleRun(const std::string& output, bool shows_status, limit::OracleSettings& settings);
  OracleRun(const OracleRun&) = delete;
  OracleRun& operator=(const OracleRun&) = delete;

  [[nodiscard]] const limit::PatternTable& table() const { return table_; }
  /// Ends what tells how far it is; the provenance then says what it took.
  void finish(store::Provenance& provenance);

 private:
  space::Stopwatch stopwatch_;
  limit::PatternTable table_;
  Progress progress_;
};

}  // namespace flotilla::jobs
