// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "fleet/layout.hpp"
#include "puzzle/ladder.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

struct SearchLimits {
  std::uint64_t answers = 0;        // stop after so many; 0: none
  std::uint64_t branch_points = 0;  // stop after so many; 0: no limit
  std::uint64_t conflicts = 0;      // the same of a search that learns; 0: no limit
  /// Asked now and then; true: stop.
  std::function<bool()> is_over = {};
};

enum class SearchEnd {
  complete,    ///< there are no answers but those found
  all_wanted,  ///< as many as were asked for
  not_decided  ///< stopped before: there may be others
};

struct SearchResult {
  SearchEnd end = SearchEnd::complete;
  std::uint64_t answers = 0;
  std::uint64_t branch_points = 0;
  std::uint64_t conflicts = 0;  // learned from; 0 depth first
};

/// Every answer, once, depth first: between two branch points the position climbs the ladder up to a rung, and where
/// cells stay open one of them is taken as ship, then as water.
///
/// @param up_to  nothing: as is fastest, see climb_for_search.
/// @param visit  is given each answer's ships, ascending.
[[nodiscard]] SearchResult search(const Position& from, std::optional<Rung> up_to,
                                  const SearchLimits& limits,
                                  const std::function<void(const Layout&)>& visit);

}  // namespace flotilla::puzzle
