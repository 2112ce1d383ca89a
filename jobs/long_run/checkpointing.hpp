// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "jobs/long_run/checkpoint_folder.hpp"
#include "jobs/long_run/progress.hpp"
#include "shard/communicator.hpp"
#include "shard/sharded_sweep.hpp"
#include "space/count.hpp"

namespace flotilla::jobs {

/// Saves one count at row boundaries, and goes on from what was saved, on any number of ranks and threads.
///
/// All members are collective.
class Checkpointing {
 public:
  /// @param every_s  seconds between saves; 0: after every row
  Checkpointing(shard::Communicator& ranks, const std::filesystem::path& folder,
                const Problem& problem, double every_s);

  /// Where the count stood when it was saved; nothing if the folder has no checkpoint.
  /// @throws CommonError  if it is damaged or belongs to another problem.
  [[nodiscard]] std::optional<space::CountProgress> read_progress();

  // As the hooks of space::count_placements.
  void before(const space::CountEstimate& estimate);
  void load_table(shard::ShardedSweep& sweep);
  /// Saves if it is time to, or if a stop signal has come to any rank. @return  false if one has come.
  bool after_row(const space::CountProgress& progress, const shard::ShardedSweep& sweep,
                 Progress& shown);

  /// Removes the checkpoint, when it is no longer needed.
  void remove() { folder_.remove(); }

 private:
  [[nodiscard]] store::CheckpointHeader header_of(const space::CountProgress& progress,
                                                  const shard::ShardedSweep& sweep) const;

  CheckpointFolder folder_;  // longer side first: both orientations are swept alike
  std::vector<Ring> rings_;
  bool is_resumed_ = false;
};

}  // namespace flotilla::jobs
