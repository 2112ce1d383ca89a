// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hunt/races/slowest.hpp"
#include "hunt/races/win_rate.hpp"
#include "jobs/long_run/resumable_run.hpp"
#include "jobs/options/finite_boards_settings.hpp"

namespace flotilla::jobs {

/// What one plan does on one board.
struct FiniteBoardResult {
  int side = 0;
  std::string plan;
  races::Colour last_sweep = races::Colour::smaller;
  races::Estimate random_shots;           ///< over random layouts
  std::optional<races::Slowest> slowest;  ///< if it was looked for, and found already
  std::string slowest_layout;             ///< "A1-C1 .."
};

/// Plays plans on all boards asked for, on all ranks and threads: the same results on any of them. All members are collective.
///
/// A piece is the games on random layouts of a board and reading of the last sweep, or the search for one plan's slowest
/// layout there; a run that goes on has every piece once.
class FiniteBoardsRun final : public ResumableRun {
 public:
  FiniteBoardsRun(const FiniteBoardsSettings& settings, shard::Communicator& ranks);
  [[nodiscard]] const std::vector<FiniteBoardResult>& results() const { return results_; }
  /// Games played, by earlier runs as well.
  [[nodiscard]] std::uint64_t games() const { return games_; }

 private:
  void make_pieces() override;
  void run_board(const races::Arena& arena, const FiniteBoardsSettings::Reading& reading,
                 std::size_t first);
  [[nodiscard]] races::Slowest slowest(const races::Arena& arena, const races::Strategy& strategy,
                                       const std::vector<races::Trio>& classes);
  [[nodiscard]] races::RaceTally random_games(const races::Contest& contest);
  void end_piece(const FiniteBoardResult& last);
  [[nodiscard]] std::string state(double seconds) const;
  [[nodiscard]] double take_over(const std::string& state);
  [[nodiscard]] std::uint64_t pieces_wanted() const;
  [[nodiscard]] std::uint64_t pieces_done() const;

  const FiniteBoardsSettings& settings_;
  std::vector<FiniteBoardResult> results_;  // board after board, sweep after sweep, plan after plan
  std::uint64_t games_ = 0;
};

}  // namespace flotilla::jobs
