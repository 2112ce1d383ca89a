// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "fleet/problem.hpp"
#include "jobs/long_run/checkpointing.hpp"

namespace flotilla::bench {

/// The standard armada on n x n, no touching: what all benchmarks count.
[[nodiscard]] Problem armada(int n);
/// The ring `flotilla count` takes for it; the first, if it needs several.
[[nodiscard]] Ring ring_of(const Problem& problem);

/// A count stopped half way down the board, to be saved and loaded as `flotilla count` does.
class HalfwayCount {
 public:
  HalfwayCount(int n, int threads, std::filesystem::path folder);
  /// Removes the checkpoint.
  ~HalfwayCount();
  HalfwayCount(const HalfwayCount&) = delete;
  HalfwayCount& operator=(const HalfwayCount&) = delete;

  void save();
  void load();
  /// Median of the rows swept so far, but for the first, which touches the table.
  [[nodiscard]] double row_s() const { return row_s_; }
  [[nodiscard]] std::uint64_t table_bytes() const { return sweep_->table().bytes(); }
  /// Of the checkpoint saved last.
  [[nodiscard]] std::uint64_t disk_bytes() const;

 private:
  std::unique_ptr<shard::Communicator> ranks_;
  std::unique_ptr<frontier::SweepPlan> plan_;
  std::unique_ptr<shard::ShardedSweep> sweep_;
  std::filesystem::path folder_;
  jobs::Checkpointing checkpointing_;
  jobs::Progress silent_{jobs::Progress::Mode::silent, ""};
  space::CountProgress progress_;
  double row_s_ = 0;
};

}  // namespace flotilla::bench
