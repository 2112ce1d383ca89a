// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "hunt/game.hpp"
#include "jobs/hunt/hunt_layouts.hpp"
#include "jobs/long_run/resumable_run.hpp"
#include "jobs/long_run/rounds.hpp"
#include "shard/communicator.hpp"
#include "store/hunt_file.hpp"

namespace flotilla::jobs {

/// Plays the games of a hunt on all ranks and threads, round by round. All members are collective.
class HuntRun : public ResumableRun {
 public:
  /// Finds the layouts, and reads what was saved. @throws CommonError  as HuntLayouts, or if the folder of
  /// --checkpoint cannot be used.
  HuntRun(const HuntSettings& settings, shard::Communicator& ranks);

  /// What was found; games stand on rank 0 alone.
  [[nodiscard]] store::HuntRecord& record() { return record_; }

 private:
  /// What a thread plays with.
  struct Player {
    std::vector<std::unique_ptr<hunt::Hunter>> hunters;
    hunt::Referee referee;
    std::vector<hunt::Reply> log;
    std::vector<std::vector<std::uint64_t>> early_shots;  // by hunter, then by cell
    std::vector<double> cpu_seconds;                      // by hunter
  };

  void make_pieces() override;
  void make_players();
  [[nodiscard]] std::vector<std::uint64_t> played(std::uint64_t first, std::uint64_t count);
  void play_game(Player& player, const Layout& layout, std::uint64_t game, std::uint64_t* shots);
  void keep(const std::vector<std::uint64_t>& shots);
  void gather_sums();
  [[nodiscard]] std::uint64_t wanted() const;

  const HuntSettings& settings_;
  std::unique_ptr<HuntLayouts> source_;
  std::vector<Player> players_;  // by thread
  store::HuntRecord record_;
  std::uint64_t done_ = 0;  // on every rank
};

}  // namespace flotilla::jobs
