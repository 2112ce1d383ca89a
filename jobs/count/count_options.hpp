// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/count_settings.hpp"

namespace flotilla::jobs {

/// The engine's settings for one board of a count.
/// @throws LimitError  as rings_of.
[[nodiscard]] inline space::CountOptions count_options(const CountSettings& settings,
                                                       const Problem& problem) {
  space::CountOptions options{settings};
  options.rings = rings_of(settings, problem);
  if (settings.known) options.rules = settings.known->rules;
  return options;
}

}  // namespace flotilla::jobs
