// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "jobs/options/generate_settings.hpp"
#include "jobs/progress.hpp"
#include "puzzle/formats/puzzle_file.hpp"
#include "shard/communicator.hpp"
#include "space/placements.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

/// Makes boards on all ranks and threads, round by round, with progress. All members are collective.
class GenerateRun {
 public:
  /// Sweeps. @throws CommonError  if the fleet has no placement, or the sweep is too big.
  GenerateRun(const GenerateSettings& settings, shard::Communicator& ranks);

  /// @param take  called on rank 0 with the boards in order, a JSON line each
  void run(const std::function<void(const std::string&)>& take);

 private:
  [[nodiscard]] std::vector<puzzle::PrintedPuzzle> made(std::uint64_t first, std::uint64_t count);
  [[nodiscard]] puzzle::PrintedPuzzle made_of(const Layout& layout, std::uint64_t index) const;
  void collect(const std::string& own, const std::function<void(const std::string&)>& take);
  void show(std::uint64_t done);

  const GenerateSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::unique_ptr<space::Placements> placements_;
};

}  // namespace flotilla::jobs
