// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "fleet/problem.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/options/sweep_settings.hpp"

namespace flotilla::jobs {

/// The options of a command that asks about the placements of one board, checked.
struct BoardSettings : SweepSettings, CheckpointSettings {
  Board board;
  std::optional<KnownBoard> known;  // nothing: all placements count; filled in by known_board()

  [[nodiscard]] Problem problem() const { return {board, fleet, touch}; }
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] BoardSettings board_settings(const OptionValues& values);

}  // namespace flotilla::jobs
