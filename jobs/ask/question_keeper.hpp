// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "jobs/long_run/checkpoint_folder.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/long_run/run_state.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "space/stopwatch.hpp"
#include "space/sweep_keeper.hpp"

namespace flotilla::jobs {

/// Saves the sweeps there and back of a command on their way back, with all that was found before, and goes on
/// from there on any number of ranks and threads. The way forward is swept again.
class QuestionKeeper : public space::SweepKeeper {
 public:
  /// @param problem  what the command asks: sweeps of other questions are refused
  /// @param shown    ended before warnings
  /// @throws CommonError  with --resume, if the folder has another problem's checkpoint or a damaged one.
  QuestionKeeper(shard::Communicator& ranks, const CheckpointSettings& settings,
                 std::string problem, Progress& shown);

  [[nodiscard]] std::optional<frontier::HalfTotals> begin(const space::Question& question,
                                                          const Ring& ring) override;
  [[nodiscard]] bool go_on(shard::ShardedBackward& back) override;
  void after_row_forward(int row) override;
  void after_row_back(const shard::ShardedBackward& back) override;
  void finish(const frontier::HalfTotals& totals) override;

  /// Wall clock of earlier runs that this one goes on from.
  [[nodiscard]] double earlier_seconds() const { return earlier_seconds_; }
  /// Removes the checkpoint, when it is no longer needed.
  void remove() { folder_.remove(); }

 private:
  [[nodiscard]] store::CheckpointHeader header() const;
  [[nodiscard]] int rows() const { return question_->plan().problem().board.rows; }

  CheckpointFolder folder_;
  Progress& shown_;
  space::Stopwatch stopwatch_;
  double earlier_seconds_ = 0;
  SavedSweeps sweeps_;           // as far as they are done
  std::size_t asked_ = 0;        // sweeps begun, the finished ones of earlier runs included
  bool is_saved_ahead_ = false;  // the checkpoint is of a later row than the one under way
  const space::Question* question_ = nullptr;  // under way
  const Ring* ring_ = nullptr;
};

}  // namespace flotilla::jobs
