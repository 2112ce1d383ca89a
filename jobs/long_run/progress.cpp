// SPDX-License-Identifier: MIT
#include "jobs/long_run/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "jobs/print.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::chrono::seconds k_silence(1);
constexpr std::chrono::seconds k_between_log_lines(5);
constexpr std::chrono::milliseconds k_between_live_lines(100);

}  // namespace

std::string short_number(double value) {
  if (value < 1e6) return fmt::format("{:.0f}", value);
  const auto exponent = static_cast<int>(std::floor(std::log10(value)));
  return fmt::format("{:.2f}e{}", value / std::pow(10, exponent), exponent);
}

std::string duration_text(double duration_s) {
  if (duration_s > 0 && duration_s < 0.9995e-3) return fmt::format("{:.3g} ms", duration_s * 1e3);
  if (duration_s < 9.995) return fmt::format("{:.3g} s", duration_s);
  if (duration_s < 119.95) return fmt::format("{:.1f} s", duration_s);
  const auto whole_s = static_cast<std::int64_t>(duration_s);
  if (whole_s < 2 * 3600) return fmt::format("{} min {} s", whole_s / 60, whole_s % 60);
  return fmt::format("{} h {} min", whole_s / 3600, whole_s / 60 % 60);
}

Progress::Progress(Mode mode, std::string label) : mode_(mode), label_(std::move(label)) {}

Progress::~Progress() { end_line(); }

void Progress::after_row(const space::RowReport& report, const space::CountProgress& progress,
                         std::uint64_t memory_bytes) {
  if (is_due()) print(line(report, progress, memory_bytes));
}

void Progress::show(const std::string& text) {
  if (is_due()) print(text);
}

bool Progress::is_due() {
  if (mode_ == Mode::silent) return false;
  const Clock::time_point now = Clock::now();
  const Clock::duration pause =
      mode_ == Mode::live ? Clock::duration(k_between_live_lines) : k_between_log_lines;
  if (now - start_ < k_silence || now - last_shown_ < pause) return false;
  last_shown_ = now;
  return true;
}

void Progress::print(const std::string& text) {
  if (mode_ == Mode::log) {
    print_err("{}\n", text);
    return;
  }
  print_err("\r{}\x1b[K", text);
  std::fflush(stderr);
  has_open_line_ = true;
}

void Progress::end_line() {
  if (std::exchange(has_open_line_, false)) std::fputc('\n', stderr);
}

std::string Progress::line(const space::RowReport& report, const space::CountProgress& progress,
                           std::uint64_t memory_bytes) const {
  std::string text = label_.empty() ? "" : label_ + "  ";
  if (estimate_.rings.size() > 1)
    text += fmt::format("ring {}/{}  ", report.ring + 1, estimate_.rings.size());
  text += fmt::format("row {}/{}  states {}", report.row, report.rows,
                      short_number(static_cast<double>(report.states)));
  if (report.most_states_on_a_rank != report.states)
    text += fmt::format(" (max/rank {}, min {})",
                        short_number(static_cast<double>(report.most_states_on_a_rank)),
                        short_number(static_cast<double>(report.least_states_on_a_rank)));
  if (report.seconds > 0)
    text += fmt::format("  {} updates/s",
                        short_number(static_cast<double>(report.updates) / report.seconds));
  return text + fmt::format("  mem {}  after {}  left {}", store::size_text(memory_bytes),
                            duration_text(progress.seconds), duration_text(seconds_left(progress)));
}

double Progress::seconds_left(const space::CountProgress& progress) const {
  double done = 0;
  double row_seconds = 0;
  for (const space::RowReport& row : progress.rows) {
    done += static_cast<double>(row.updates);
    row_seconds += row.seconds;
  }
  const double all = std::max(static_cast<double>(estimate_.updates), done);
  return done == 0 ? 0 : row_seconds * (all - done) / done;
}

Progress::Mode progress_mode(bool is_first_rank, bool is_asked_for, bool is_quiet) {
  if (!is_first_rank || (is_quiet && !is_asked_for)) return Progress::Mode::silent;
  if (isatty(STDERR_FILENO) != 0) return Progress::Mode::live;
  return is_asked_for ? Progress::Mode::log : Progress::Mode::silent;
}

}  // namespace flotilla::jobs
