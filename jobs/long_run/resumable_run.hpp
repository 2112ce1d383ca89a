// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "jobs/long_run/checkpoint_folder.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"
#include "store/folder_lock.hpp"

namespace flotilla::jobs {

/// A run of many pieces, such as games or draws, with progress, checkpoints and stop signals. What it saves is a text of
/// all that was found so far. All members are collective.
class ResumableRun {
 public:
  virtual ~ResumableRun() = default;
  ResumableRun(const ResumableRun&) = delete;
  ResumableRun& operator=(const ResumableRun&) = delete;

  /// Makes all pieces of the slice.
  /// @return  false if a signal stopped it, with all of them so far saved; rank 0 has said so.
  [[nodiscard]] bool run();
  /// Of all runs that went on from one another, wall clock.
  [[nodiscard]] double seconds() const { return earlier_seconds_ + stopwatch_.seconds(); }
  /// Removes the checkpoint, when it is no longer needed.
  void remove_checkpoint();

 protected:
  /// @param pieces  "games"
  ResumableRun(const SweepSettings& shown, const CheckpointSettings& checkpoints,
               std::string pieces, shard::Communicator& ranks);

  [[nodiscard]] shard::Communicator& ranks() const { return ranks_; }
  /// Opens the folder of --checkpoint, if there is one; from now on a stop signal no longer ends the process.
  ///
  /// @param problem  what the run is about  @param take_over  goes on from a state with --resume, if one was saved;
  ///                 returns the seconds that it took. @throws FileError  if the state is damaged
  /// @throws CommonError  if the folder cannot be used, or holds something else.
  void open_checkpoint(const std::string& problem,
                       const std::function<double(const std::string& state)>& take_over);
  /// Earlier runs made so many pieces, which say nothing about the speed of this one.
  void set_done_before(std::uint64_t pieces) { done_before_ = pieces; }
  /// Shows how many pieces are done and how long the others will take. @param subject  in front; may be empty
  void show(const std::string& subject, std::uint64_t done, std::uint64_t wanted);
  /// Saves if it is time to, or if a stop signal has come.
  ///
  /// @param state  gives the text, on rank 0  @param done  "3 of 5 games", where the run stands
  /// @throws space::Stopped  if a signal has come; run() catches it.
  void save_if_due(const std::function<std::string(double seconds)>& state,
                   const std::function<std::string()>& done);

 private:
  /// All that are wanted and not made. @throws space::Stopped  as save_if_due
  virtual void make_pieces() = 0;

  const CheckpointSettings& checkpoints_;
  std::string pieces_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::uint64_t done_before_ = 0;  // pieces
  double earlier_seconds_ = 0;
  std::unique_ptr<store::FolderLock> lock_;  // on rank 0
  std::optional<StopSignal> stop_signal_;
  std::optional<CheckpointFolder> folder_;
};

}  // namespace flotilla::jobs
