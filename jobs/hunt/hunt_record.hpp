// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/hunt/hunt_layouts.hpp"
#include "report/heat_map.hpp"
#include "store/hunt_file.hpp"

namespace flotilla::jobs {

/// What is asked, with no game played yet.
[[nodiscard]] store::HuntRecord empty_record(const HuntSettings& settings,
                                             const HuntLayouts& source);

/// The games so far as text, for checkpoints. @param seconds  wall clock
[[nodiscard]] std::string state_of(const store::HuntRecord& record, double seconds);
/// Puts them back. @return  the seconds. @throws FileError  if it is no such text of this hunt.
double add_games(const std::string& state, store::HuntRecord& record);

/// One hunt of its slices. @param files  at least one; for messages: where each comes from
/// @throws InputError  unless they are slices of one hunt that have every game once: names what is missing.
[[nodiscard]] store::HuntRecord put_together(const std::vector<store::HuntRecord>& slices,
                                             const std::vector<std::string>& files);

/// In how many of the games each cell is among the first shots. Requires games.
[[nodiscard]] report::HeatMap early_map(const store::HuntRecord& record,
                                        const store::HunterRecord& hunter);

}  // namespace flotilla::jobs
