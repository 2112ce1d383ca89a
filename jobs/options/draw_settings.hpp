// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fleet/problem.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "number/bigint.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla draw`, checked.
struct DrawSettings : SweepSettings {
  Board board;
  std::optional<KnownBoard> known;  // what the evidence options say
  std::uint64_t count = 1;          // draws, or numbers asked for; below 2^63, as is first
  std::uint64_t seed = 1;
  std::uint64_t first = 0;            // index of the first draw; 0 with numbers
  std::optional<store::Slice> slice;  // count and first are those of the slice
  std::vector<BigInt> numbers;        // the placements asked for; empty: draws

  /// A file takes the place of pictures.
  [[nodiscard]] bool prints() const { return output.empty() || json || quiet; }
  [[nodiscard]] Problem problem() const { return {board, fleet, touch}; }
};

/// All but what is known, which known_board() reads.
/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] DrawSettings draw_settings(const OptionValues& values);

}  // namespace flotilla::jobs
