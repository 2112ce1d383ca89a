// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/count_settings.hpp"
#include "space/count.hpp"

namespace flotilla::jobs {

/// The settings that the engine wants to know for any board.
[[nodiscard]] inline space::CountOptions engine_options(const SweepSettings& settings) {
  space::CountOptions options;
  options.threads = settings.threads;
  options.memory_limit = settings.memory_limit;
  options.instruction_set = settings.instruction_set;
  return options;
}

/// The same for one board of a count.
/// @throws LimitError  as rings_of.
[[nodiscard]] inline space::CountOptions count_options(const CountSettings& settings,
                                                       const Problem& problem) {
  space::CountOptions options = engine_options(settings);
  options.rings = rings_of(settings, problem);
  if (settings.known) options.rules = settings.known->rules;
  return options;
}

}  // namespace flotilla::jobs
