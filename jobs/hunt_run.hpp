// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "hunt/game.hpp"
#include "jobs/checkpoint_folder.hpp"
#include "jobs/hunt_layouts.hpp"
#include "jobs/progress.hpp"
#include "jobs/stop_signal.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"
#include "store/folder_lock.hpp"
#include "store/hunt_file.hpp"

namespace flotilla::jobs {

/// Plays the games of a hunt on all ranks and threads, round by round, with progress, checkpoints and stop signals.
/// All members are collective.
class HuntRun {
 public:
  /// Finds the layouts, and reads what was saved. @throws CommonError  as HuntLayouts, or if the folder of
  /// --checkpoint cannot be used.
  HuntRun(const HuntSettings& settings, shard::Communicator& ranks);

  /// Plays all games of the slice. @throws space::Stopped  after a signal, with all games so far saved.
  void run();
  /// What was found; games stand on rank 0 alone.
  [[nodiscard]] store::HuntRecord& record() { return record_; }
  /// Of all runs that went on from one another, wall clock.
  [[nodiscard]] double seconds() const { return earlier_seconds_ + stopwatch_.seconds(); }
  /// Removes the checkpoint, when it is no longer needed.
  void remove_checkpoint();
  /// Ends the live line of progress.
  void end_line() { progress_.end_line(); }

 private:
  /// What a thread plays with.
  struct Player {
    std::vector<std::unique_ptr<hunt::Hunter>> hunters;
    hunt::Referee referee;
    std::vector<hunt::Reply> log;
    std::vector<std::vector<std::uint64_t>> early_shots;  // by hunter, then by cell
    std::vector<double> cpu_seconds;                      // by hunter
  };

  void make_players();
  void open_checkpoint();
  [[nodiscard]] std::uint64_t round_size(std::uint64_t last_round, double last_round_s);
  [[nodiscard]] std::vector<std::uint64_t> played(std::uint64_t first, std::uint64_t count);
  void play_game(Player& player, const Layout& layout, std::uint64_t game, std::uint64_t* shots);
  void gather(std::vector<std::uint64_t> own, std::uint64_t share, std::uint64_t in_round);
  void gather_sums();
  void save_if_due();
  void show();
  [[nodiscard]] std::uint64_t wanted() const;

  const HuntSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::unique_ptr<HuntLayouts> source_;
  std::vector<Player> players_;  // by thread
  store::HuntRecord record_;
  std::uint64_t done_ = 0;         // on every rank
  std::uint64_t done_before_ = 0;  // by earlier runs
  double earlier_seconds_ = 0;
  std::unique_ptr<store::FolderLock> lock_;  // on rank 0
  std::optional<StopSignal> stop_signal_;
  std::optional<CheckpointFolder> folder_;
};

}  // namespace flotilla::jobs
