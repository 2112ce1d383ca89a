// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "fleet/problem.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "puzzle/formats/format.hpp"
#include "puzzle/generate.hpp"
#include "puzzle/grade.hpp"

namespace flotilla::jobs {

enum class SamplerKind { exact, sequential };

/// Every option of `flotilla generate`, checked.
struct GenerateSettings : SweepSettings {
  Board board;
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::uint64_t first = 0;  // index of the first board
  puzzle::GenerateOptions options;
  std::optional<SamplerKind> sampler;  // nothing: exact if the board can be swept
  std::uint32_t attempts = 1;          // answers drawn for a board at most
  std::optional<puzzle::Grade> grade;  // nothing: any
  puzzle::Format format = puzzle::Format::json;
  bool is_bank = false;  // output is a bank in HDF5

  [[nodiscard]] Problem problem() const { return {board, fleet, touch}; }
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] GenerateSettings generate_settings(const OptionValues& values);

}  // namespace flotilla::jobs
