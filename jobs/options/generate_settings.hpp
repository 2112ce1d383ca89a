// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "fleet/problem.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "puzzle/formats/format.hpp"
#include "puzzle/generate.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla generate`, checked.
struct GenerateSettings : SweepSettings {
  Board board;
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // index of the first board
  puzzle::GenerateOptions options;
  puzzle::Format format = puzzle::Format::json;

  [[nodiscard]] Problem problem() const { return {board, fleet, touch}; }
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] GenerateSettings generate_settings(const OptionValues& values);

}  // namespace flotilla::jobs
