// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>

#include "jobs/draw/drawn_batch.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/draw_settings.hpp"
#include "shard/communicator.hpp"
#include "space/placements.hpp"

namespace flotilla::jobs {

/// Draws placements on all ranks, batch by batch, with progress. All members are collective.
class DrawRun {
 public:
  /// Sweeps. @throws CommonError  if there is no placement, a number asked for is none, or it is too big.
  DrawRun(const DrawSettings& settings, shard::Communicator& ranks);

  [[nodiscard]] const BigInt& total() const { return placements_->total(); }

  /// Draws all there is to draw.
  /// @param take  called on rank 0 with one batch after the other, in order, and its text
  void run(const std::function<void(const DrawnBatch&, const std::string&)>& take);

 private:
  [[nodiscard]] DrawnBatch drawn(std::uint64_t first, std::uint64_t count);
  void collect(const DrawnBatch& own, const std::string& text,
               const std::function<void(const DrawnBatch&, const std::string&)>& take);
  void show(std::uint64_t done, double seconds);

  const DrawSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  std::unique_ptr<space::Placements> placements_;
};

}  // namespace flotilla::jobs
