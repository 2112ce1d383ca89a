// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "jobs/long_run/progress.hpp"
#include "jobs/options/generate_settings.hpp"
#include "jobs/puzzle/layout_source.hpp"
#include "jobs/puzzle/made_board.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

/// Makes boards on all ranks and threads, round by round, with progress. All members are collective.
class GenerateRun {
 public:
  /// Sweeps, or not. @throws CommonError  if the fleet has no placement, or a sweep asked for is too big.
  GenerateRun(const GenerateSettings& settings, shard::Communicator& ranks);

  [[nodiscard]] const LayoutSource& source() const { return *source_; }

  struct Totals {
    std::uint64_t made = 0, attempts = 0, given_up = 0;
  };
  /// @param take  called on rank 0 with one batch after the other, in order
  /// @return      on rank 0.
  Totals run(const std::function<void(const std::vector<MadeBoard>&)>& take);

 private:
  [[nodiscard]] std::vector<MadeBoard> made(std::uint64_t first, std::uint64_t count);
  void try_boards(std::vector<MadeBoard*>& missing, std::uint32_t attempt, std::uint32_t tries);
  void collect(const std::vector<MadeBoard>& own,
               const std::function<void(const std::vector<MadeBoard>&)>& take);
  void show(std::uint64_t done);

  const GenerateSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::unique_ptr<LayoutSource> source_;
};

}  // namespace flotilla::jobs
