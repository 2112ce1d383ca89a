// SPDX-License-Identifier: MIT
#include "jobs/long_run/resumable_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/count/kept_runs.hpp"
#include "space/sweep_keeper.hpp"

namespace flotilla::jobs {

ResumableRun::ResumableRun(const SweepSettings& shown, const CheckpointSettings& checkpoints,
                           std::string pieces, shard::Communicator& ranks)
    : checkpoints_(checkpoints),
      pieces_(std::move(pieces)),
      ranks_(ranks),
      progress_(progress_mode(ranks.is_first(), shown.status, shown.quiet), "") {}

void ResumableRun::open_checkpoint(
    const std::string& problem, const std::function<double(const std::string& state)>& take_over) {
  if (checkpoints_.checkpoint.empty()) return;
  on_first_rank(ranks_, [&] {
    lock_ =
        open_folder(checkpoints_, [&] { return store::has_checkpoint(checkpoints_.checkpoint); });
  });
  stop_signal_.emplace(checkpoints_.time_limit_s);
  folder_.emplace(ranks_, checkpoints_.checkpoint, problem, checkpoints_.checkpoint_every_s);
  if (!checkpoints_.resume) return;
  if (const auto state = folder_->read_state())
    earlier_seconds_ = folder_->parsed(*state, take_over);
}

bool ResumableRun::run() {
  try {
    make_pieces();
  } catch (const space::Stopped& stopped) {
    progress_.end_line();
    say_stopped(stopped.what(), checkpoints_, ranks_);
    return false;
  }
  progress_.end_line();
  return true;
}

void ResumableRun::save_if_due(const std::function<std::string(double seconds)>& state,
                               const std::function<std::string()>& done) {
  if (!folder_) return;
  const auto saved = [&] {
    store::CheckpointHeader header;
    header.ring = pieces_;
    header.rings = {header.ring};
    header.seconds = seconds();
    if (ranks_.is_first()) header.state = state(header.seconds);
    return header;
  };
  if (!folder_->save_if_due(saved, nullptr, progress_)) throw space::Stopped("after " + done());
}

void ResumableRun::remove_checkpoint() {
  if (folder_) folder_->remove();
}

void ResumableRun::show(const std::string& subject, std::uint64_t done, std::uint64_t wanted) {
  const double run_s = std::max(stopwatch_.seconds(), 1e-6);
  const double rate = static_cast<double>(done - done_before_) / run_s;
  const double left_s = static_cast<double>(wanted - done) / std::max(rate, 1e-6);
  progress_.show(fmt::format("{}{} of {} {}  {} {}/s  after {}  left {}", subject,
                             to_grouped_decimal(done), to_grouped_decimal(wanted), pieces_,
                             short_number(rate), pieces_, duration_text(seconds()),
                             duration_text(left_s)));
}

}  // namespace flotilla::jobs
