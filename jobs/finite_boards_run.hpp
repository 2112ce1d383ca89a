// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hunt/races/slowest.hpp"
#include "hunt/races/win_rate.hpp"
#include "jobs/options/finite_boards_settings.hpp"
#include "jobs/progress.hpp"
#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

/// What one plan does on one board.
struct FiniteBoardResult {
  int side = 0;
  std::string plan;
  races::Colour last_sweep = races::Colour::smaller;
  races::Estimate random_shots;           ///< over random layouts
  std::optional<races::Slowest> slowest;  ///< if it was looked for
  std::string slowest_layout;             ///< "A1-C1 .."
};

/// Plays plans on all boards asked for, on all ranks and threads: the same results on any of them. All members are collective.
class FiniteBoardsRun {
 public:
  FiniteBoardsRun(const FiniteBoardsSettings& settings, shard::Communicator& ranks);
  [[nodiscard]] std::vector<FiniteBoardResult> run();
  /// Games played.
  [[nodiscard]] std::uint64_t games() const { return games_; }

 private:
  void run_board(const races::Arena& arena, races::Colour colour,
                 std::vector<FiniteBoardResult>& results);
  [[nodiscard]] races::Slowest slowest(const races::Arena& arena, const races::Strategy& strategy,
                                       const std::vector<races::Trio>& classes);
  [[nodiscard]] races::RaceTally random_games(const races::Contest& contest);

  const FiniteBoardsSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  space::Stopwatch stopwatch_;
  std::uint64_t games_ = 0;
};

}  // namespace flotilla::jobs
