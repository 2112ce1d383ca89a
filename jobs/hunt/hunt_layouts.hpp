// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fleet/layout.hpp"
#include "hunt/races/arena.hpp"
#include "hunt/races/trio.hpp"
#include "jobs/options/hunt_settings.hpp"
#include "space/placements.hpp"

namespace flotilla::jobs {

/// The layouts that games hide, by index: uniform ones of a seed, perhaps of those of a pattern, or listed ones over and over.
class HuntLayouts {
 public:
  /// Sweeps, or reads the file. Not collective.
  /// @throws InputError  if there is no layout, or one of the file is none of the game: names its line.
  explicit HuntLayouts(const HuntSettings& settings);

  /// Games that were asked for; of a file, by default, as many as it lists layouts.
  [[nodiscard]] std::uint64_t games() const { return games_; }
  /// Whether all placements are as likely.
  [[nodiscard]] bool is_uniform() const { return placements_ != nullptr; }
  /// Layouts of games first .. first + count - 1, the same whenever they are asked for.
  [[nodiscard]] std::vector<Layout> at(std::uint64_t first, std::uint64_t count);
  /// All that they depend on: "seed 1", or the file's layouts as a checksum.
  [[nodiscard]] std::string asked() const;

 private:
  [[nodiscard]] Layout layout_of_pattern(std::uint64_t game) const;

  std::uint64_t seed_;
  std::uint64_t games_;
  std::unique_ptr<space::Placements> placements_;  // of uniform layouts
  std::optional<races::Pattern> pattern_;
  std::optional<races::Arena> arena_;  // of the pattern
  std::vector<Layout> listed_;         // of neither: those of a file
};

}  // namespace flotilla::jobs
