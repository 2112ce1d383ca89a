// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "jobs/options/generate_settings.hpp"
#include "space/placements.hpp"

namespace flotilla::jobs {

/// Where the answers of boards come from: the exact sampler, each placement as likely as any other, or placing ships in
/// sequence where the board is too large to be swept.
class LayoutSource {
 public:
  /// Sweeps, if the settings ask for it or leave it open and the tables fit in memory. Not collective.
  /// @throws InputError  if there is no placement, as far as is known.
  /// @throws LimitError  if the settings ask for a sweep that is too big.
  explicit LayoutSource(const GenerateSettings& settings);

  [[nodiscard]] bool is_exact() const { return placements_ != nullptr; }
  /// "exact" or "sequential".
  [[nodiscard]] std::string name() const;
  /// Of all placements, if the sweep counted them.
  [[nodiscard]] std::optional<BigInt> count() const;

  struct Wanted {
    std::uint64_t index = 0;
    std::uint32_t attempt = 0;
  };
  /// A placement for each, the same whenever it is asked for; nothing where the ships did not find room. Attempt 0 of the
  /// exact sampler is what flotilla draw gives.
  [[nodiscard]] std::vector<std::optional<Layout>> draw(std::span<const Wanted> wanted);

 private:
  const GenerateSettings& settings_;
  std::unique_ptr<space::Placements> placements_;
};

}  // namespace flotilla::jobs
