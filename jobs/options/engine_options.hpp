// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/sweep_settings.hpp"
#include "space/count.hpp"
#include "space/question.hpp"

/// What engines take of the settings, for every command that asks one.
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

}  // namespace flotilla::jobs
