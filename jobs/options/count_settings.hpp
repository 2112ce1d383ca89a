// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fleet/problem.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "number/ring.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla count`, checked.
struct CountSettings : SweepSettings, CheckpointSettings {
  std::vector<Board> boards;  // in the order to count; at least one
  bool is_series = false;     // asked for as several boards, even if it is one

  std::optional<KnownBoard> known;  // nothing: all placements count

  std::filesystem::path closed_form;  // answers instead of a sweep; empty: none
  std::string ring;                   // "auto", "Z/p" or the name of a ring; see rings_of()
  bool double_check = false;
  bool polynomial = false;

  [[nodiscard]] Problem problem(const Board& board) const { return {board, fleet, touch}; }
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] CountSettings count_settings(const OptionValues& values);

/// The rings to sweep `problem` in: empty for "auto".
/// @throws LimitError  if they are too small for the proven bound on the count.
[[nodiscard]] std::vector<Ring> rings_of(const CountSettings& settings, const Problem& problem);

}  // namespace flotilla::jobs
