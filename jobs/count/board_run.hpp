// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "jobs/long_run/checkpointing.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"
#include "space/count.hpp"
#include "space/double_check.hpp"
#include "store/count_record.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// Counts one board of a command, with progress, checkpoints and stop signals.
///
/// All members are collective.
class BoardRun {
 public:
  BoardRun(const CountSettings& settings, const Board& board, shard::Communicator& ranks);

  /// Counts, goes on from a checkpoint, or finds the board counted in its folder, as the settings say.
  /// @return  nothing if a signal stopped it, after saving; rank 0 has said so.
  [[nodiscard]] std::optional<store::CountRecord> count(store::Provenance provenance);

  /// Counts in a second way. @throws CommonError  if it disagrees.
  [[nodiscard]] space::DoubleCheck check(const store::CountRecord& record);

 private:
  [[nodiscard]] std::optional<store::CountRecord> finished_earlier();
  [[nodiscard]] space::CountResult sweep();
  [[nodiscard]] space::CountHooks hooks();
  void show_row(const space::RowReport& report, const space::CountProgress& done,
                const shard::ShardedSweep& sweep);
  void show_times(const space::CountResult& result) const;

  const CountSettings& settings_;
  Board board_;
  Problem problem_;
  shard::Communicator& ranks_;
  Progress progress_;
  std::optional<Checkpointing> checkpointing_;
  bool is_sweeping_ = false;
};

/// Whether a stop signal has come to any rank, when there are checkpoints to stop for. Collective.
[[nodiscard]] bool must_stop(const CheckpointSettings& settings, shard::Communicator& ranks);

/// Says on stderr, on rank 0, where the run stopped and how to go on.
void say_stopped(const std::string& where, const CheckpointSettings& settings,
                 const shard::Communicator& ranks);

}  // namespace flotilla::jobs
