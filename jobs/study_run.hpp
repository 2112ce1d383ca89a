// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jobs/checkpoint_folder.hpp"
#include "jobs/options/study_settings.hpp"
#include "jobs/progress.hpp"
#include "jobs/stop_signal.hpp"
#include "jobs/study_source.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"
#include "store/folder_lock.hpp"
#include "store/study_file.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// Makes the records of a study's draws on all ranks and threads, round by round, with progress, checkpoints and stop
/// signals. All members are collective.
class StudyRun {
 public:
  /// Sweeps, and reads what was saved. @throws CommonError  as StudySource, or if the folder of --checkpoint cannot be
  /// used.
  StudyRun(const StudySettings& settings, const study::Study& study, shard::Communicator& ranks);

  /// Makes all records of the slice. @throws space::Stopped  after a signal, with all of them so far saved.
  void run();
  /// What was found, without figures; the records stand on rank 0 alone.
  [[nodiscard]] store::StudyRecord& record() { return record_; }
  /// Of all runs that went on from one another, wall clock.
  [[nodiscard]] double seconds() const { return earlier_seconds_ + stopwatch_.seconds(); }
  /// Removes the checkpoint, when it is no longer needed.
  void remove_checkpoint();
  /// Ends the live line of progress.
  void end_line() { progress_.end_line(); }

 private:
  using Records = std::vector<std::vector<std::uint64_t>>;  // by field, then by draw

  void open_sources();
  void open_checkpoint();
  void run_space(std::size_t space);
  [[nodiscard]] std::uint64_t round_size(std::uint64_t last_round, double last_round_s);
  [[nodiscard]] std::vector<std::uint64_t> records_of(const std::vector<study::Case>& cases) const;
  void gather(std::size_t space, std::vector<std::uint64_t> own, std::uint64_t share,
              std::uint64_t in_round);
  void save_if_due(std::size_t space);
  void show(std::size_t space);
  [[nodiscard]] std::uint64_t end_of(std::size_t space) const;

  const StudySettings& settings_;
  const study::Study& study_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::vector<std::unique_ptr<StudySource>> sources_;
  store::StudyRecord record_;
  std::vector<std::uint64_t> done_;  // by space, on every rank
  std::uint64_t done_before_ = 0;    // by earlier runs
  double earlier_seconds_ = 0;
  std::unique_ptr<store::FolderLock> lock_;  // on rank 0
  std::optional<StopSignal> stop_signal_;
  std::optional<CheckpointFolder> folder_;
};

}  // namespace flotilla::jobs
