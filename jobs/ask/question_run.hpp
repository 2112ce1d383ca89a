// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "jobs/ask/question_keeper.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/options/board_settings.hpp"
#include "shard/communicator.hpp"
#include "space/question.hpp"
#include "store/folder_lock.hpp"
#include "store/provenance.hpp"
#include "store/question_record.hpp"

namespace flotilla::jobs {

/// Asks questions about the placements of one board, with progress, checkpoints and stop signals. All members are collective.
class QuestionRun {
  using Clock = std::chrono::steady_clock;

 public:
  /// @param asked  what the command asks of the board, such as "cells": names its checkpoints
  /// @throws CommonError  if the folder of --checkpoint cannot be used.
  QuestionRun(const BoardSettings& settings, const std::string& asked,
              const std::string& command_line, shard::Communicator& ranks);

  /// Runs `work`, which asks and writes. @return  whether it is done, or a stop signal came: rank 0 has said so.
  template <typename Work>
  [[nodiscard]] ExitCode until_stopped(Work&& work) {
    try {
      std::forward<Work>(work)();
    } catch (const space::Stopped& stopped) {
      say_stopped(stopped.what());
      return k_stopped;
    }
    if (keeper_) keeper_->remove();
    return k_done;
  }

  /// What `sweep`, given the options and the rules of this run, finds.
  /// @param what  stands in front of each line of progress, such as "rows"; may be empty
  /// @throws CommonError  for what all ranks find before they sweep, such as too little memory.
  template <typename Sweep>
  [[nodiscard]] auto ask(const std::string& what, Sweep&& sweep) {
    const space::QuestionOptions options = this->options(what);
    const Clock::time_point start = Clock::now();
    auto answer = alike_unless(is_sweeping_, [&] { return std::forward<Sweep>(sweep)(options); });
    sweeps_s_ += std::chrono::duration<double>(Clock::now() - start).count();
    progress_.end_line();
    return answer;
  }

  /// What is known of the board, as the questions take it.
  [[nodiscard]] std::optional<BerthRules> rules() const;

  /// What every record says, with the time since the run began.
  [[nodiscard]] store::QuestionRecord record(const BigInt& count);
  /// Of a file that holds this record.
  [[nodiscard]] store::Provenance provenance(const store::QuestionRecord& record) const;
  /// Says on stderr how long the sweeps took, if --time asks for it. On rank 0.
  void show_times() const;

 private:
  [[nodiscard]] space::QuestionOptions options(const std::string& what);
  void say_stopped(const std::string& where);
  /// Of all runs that went on from one another.
  [[nodiscard]] double seconds() const;

  const BoardSettings& settings_;
  shard::Communicator& ranks_;
  Clock::time_point start_ = Clock::now();
  store::Provenance provenance_;
  Progress progress_;
  std::unique_ptr<store::FolderLock> lock_;  // on rank 0
  std::optional<StopSignal> stop_signal_;
  std::optional<QuestionKeeper> keeper_;
  bool is_sweeping_ = false;
  double sweeps_s_ = 0;
};

/// "1,234 placements", "1 placement agrees with what is known": what a table is about.
[[nodiscard]] std::string placements_text(const store::QuestionRecord& record);

/// That a board has no placements, and why, as a sentence.
[[nodiscard]] std::string no_placement_text(const BoardSettings& settings);

}  // namespace flotilla::jobs
