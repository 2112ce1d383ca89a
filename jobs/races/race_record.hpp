// SPDX-License-Identifier: MIT
#pragma once

#include "hunt/races/contest.hpp"
#include "jobs/options/race_settings.hpp"
#include "store/race_file.hpp"

namespace flotilla::jobs {

/// What the settings ask for, without a race yet.
[[nodiscard]] store::RaceRecord empty_record(const RaceSettings& settings);

/// Adds to the races of one kind of layouts.
void add_tally(store::RacedLayouts& raced, const races::RaceTally& tally);

/// All numbers of a tally in one row, and back: for sums over ranks.
[[nodiscard]] std::vector<std::uint64_t> packed(const races::RaceTally& tally);
void unpack(const std::vector<std::uint64_t>& numbers, races::RaceTally& tally);

}  // namespace flotilla::jobs
