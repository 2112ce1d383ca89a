// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hunt/hunter.hpp"

/// All hunters by name.
namespace flotilla::hunt {

struct HunterOptions {
  static constexpr int k_max_width = 100, k_max_samples = 100'000;

  std::uint64_t seed = 1;  ///< of those that draw
  int width = 4;           ///< cells that those who look ahead weigh, 1..100
  int samples = 200;       ///< layouts that exact-rollouts tries each cell on, 1..100000
};

/// Makes one hunter after the other, for as many threads as there are; what one of them works out about openings
/// serves all.
using HunterMaker = std::function<std::unique_ptr<Hunter>()>;

struct HunterKind {
  std::string_view name;     ///< "density"
  std::string_view summary;  ///< one line
};

[[nodiscard]] const std::vector<HunterKind>& hunter_kinds();

/// Every name that hunter_maker() takes, those that play plans of races last.
[[nodiscard]] std::vector<std::string> hunter_names();

/// @throws InputError  if there is no hunter of that name: lists them. Rules are checked where hunters are made.
[[nodiscard]] HunterMaker hunter_maker(const std::string& name, const GameRules& rules,
                                       const HunterOptions& options);

}  // namespace flotilla::hunt
