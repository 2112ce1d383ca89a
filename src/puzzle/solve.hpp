// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzle/search.hpp"

namespace flotilla::puzzle {

enum class Method {
  automatic,  ///< depth first; past some branch points, unless they are limited or all answers are wanted, by learning
  depth_first,
  learning
};

struct SolveOptions {
  std::optional<Rung> up_to =
      {};  // what depth first search propagates with; nothing: as is fastest
  Method method = Method::automatic;
  SearchLimits limits;
};

struct Solution {
  SearchEnd end = SearchEnd::complete;
  std::uint64_t answers = 0;
  std::vector<Layout>
      listed;  // the first ones found, at most SearchLimits::answers or k_most_listed; ascending
  std::uint64_t branch_points = 0;    // of the method used last
  std::uint64_t conflicts = 0;        // learned from; 0 depth first
  Method used = Method::depth_first;  // never automatic
  /// Cells that are ship, and water, in all answers; only if `end` is complete and there is an answer.
  std::vector<Cell> ships_in_all, waters_in_all;

  static constexpr std::size_t k_most_listed = 1000;
  /// The answers of a puzzle are proven to be one.
  [[nodiscard]] bool is_unique() const { return end == SearchEnd::complete && answers == 1; }
};

/// All answers of the task, or as many as are wanted.
[[nodiscard]] Solution solve(const Task& task, const SolveOptions& options = {});

}  // namespace flotilla::puzzle
