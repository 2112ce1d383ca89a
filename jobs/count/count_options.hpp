// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/count_settings.hpp"
#include "space/count.hpp"
#include "space/question.hpp"

namespace flotilla::jobs {

/// The settings that the engine wants to know for any board.
[[nodiscard]] inline space::CountOptions engine_options(const SweepSettings& settings) {
  space::CountOptions options;
  options.threads = settings.threads;
  options.memory_limit = settings.memory_limit;
  options.instruction_set = settings.instruction_set;
  return options;
}

/// The settings that a question about a whole space wants to know.
[[nodiscard]] inline space::QuestionOptions question_options(const SweepSettings& settings) {
  space::QuestionOptions options;
  options.threads = settings.threads;
  options.memory_limit = settings.memory_limit;
  options.instruction_set = settings.instruction_set;
  return options;
}

/// The engine's settings for one board of a count.
/// @throws LimitError  as rings_of.
[[nodiscard]] inline space::CountOptions count_options(const CountSettings& settings,
                                                       const Problem& problem) {
  space::CountOptions options = engine_options(settings);
  options.rings = rings_of(settings, problem);
  if (settings.known) options.rules = settings.known->rules;
  return options;
}

}  // namespace flotilla::jobs
