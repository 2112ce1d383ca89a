// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "hunt/races/contest.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/race_settings.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"
#include "store/folder_lock.hpp"
#include "store/race_file.hpp"

namespace flotilla::jobs {

/// Runs the races of a slice on all ranks and threads, with progress and checkpoints. All members are collective.
///
/// Races go kind by kind in the order of their index, in rounds that are divided among ranks and threads. Only whole numbers are
/// added, so the record is the same on any of them. A checkpoint is a race file with the ranges done so far.
class RaceRun {
 public:
  /// Reads the checkpoint to go on from. @throws CommonError  if there is none, or it is of another experiment.
  RaceRun(const RaceSettings& settings, store::Provenance provenance, shard::Communicator& ranks);

  /// @return  false if it was stopped by a signal, with a checkpoint.
  [[nodiscard]] bool run();
  /// Of all ranks, on rank 0.
  [[nodiscard]] const store::RaceRecord& record() const { return record_; }
  [[nodiscard]] const store::Provenance& provenance() const { return provenance_; }
  /// Races run by this process and the others in this run, and the processor time they took.
  [[nodiscard]] std::uint64_t races_run() const { return races_run_; }
  [[nodiscard]] double cpu_seconds() const { return cpu_s_; }

 private:
  void read_checkpoint();
  [[nodiscard]] std::uint64_t done(std::size_t place) const { return done_[place]; }
  void round(std::size_t place, std::uint64_t first, std::uint64_t count);
  void collect();
  [[nodiscard]] bool save_if_due();
  void save();
  void show();
  [[nodiscard]] std::filesystem::path checkpoint_file() const {
    return settings_.checkpoints.checkpoint / "races.h5";
  }

  const RaceSettings& settings_;
  shard::Communicator& ranks_;
  races::Contest contest_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  store::Provenance provenance_;
  std::unique_ptr<store::FolderLock> lock_;
  store::RaceRecord record_;  // of all ranks, up to the last collect(); filled on rank 0
  std::vector<std::uint64_t>
      done_;  // by kind of layouts: races of the slice, the same on every rank
  std::vector<races::RaceTally> fresh_;  // of this rank, since the last collect()
  double saved_at_s_ = 0;
  double earlier_s_ = 0, earlier_cpu_s_ = 0;
  std::uint64_t races_run_ = 0;
  double cpu_s_ = 0;
};

}  // namespace flotilla::jobs
