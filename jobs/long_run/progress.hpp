// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "space/count.hpp"

namespace flotilla::jobs {

/// "1.24e8"; whole below a million.
[[nodiscard]] std::string short_number(double value);
/// "0.004 s", "12.4 s", "3 min 20 s", "2 h 5 min"
[[nodiscard]] std::string duration_text(double duration_s);

/// Shows on stderr how far a count is: one line that is rewritten on a terminal, a line every few seconds in
/// a log. Nothing in the first second.
///
/// Used on rank 0 alone.
class Progress {
 public:
  enum class Mode { silent, live, log };

  /// Live on a terminal; in a log only if asked.
  /// @param label  "10x10", in front of each line; may be empty
  Progress(Mode mode, std::string label);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Shows a line of one's own, unless another was shown just now.
  void show(const std::string& text);

  void begin(const space::CountEstimate& estimate) { estimate_ = estimate; }
  /// @param memory_bytes  held by all ranks
  void after_row(const space::RowReport& report, const space::CountProgress& progress,
                 std::uint64_t memory_bytes);
  /// Ends the live line, so that something else can be printed. The next row begins a new one.
  void end_line();

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] std::string line(const space::RowReport& report,
                                 const space::CountProgress& progress,
                                 std::uint64_t memory_bytes) const;
  [[nodiscard]] bool is_due();
  void print(const std::string& text);
  [[nodiscard]] double seconds_left(const space::CountProgress& progress) const;

  Mode mode_;
  std::string label_;
  space::CountEstimate estimate_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_shown_{};
  bool has_open_line_ = false;
};

/// What fits stderr and the options.
[[nodiscard]] Progress::Mode progress_mode(bool is_first_rank, bool is_asked_for, bool is_quiet);

}  // namespace flotilla::jobs
