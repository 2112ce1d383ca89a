// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "fleet/parse.hpp"
#include "oracle/known_counts.hpp"
#include "space/count.hpp"

namespace flotilla::space {

inline Problem problem_of(const oracle::KnownCount& known) {
  return {parse_board(known.board), parse_fleet(known.fleet), parse_touch(known.touch)};
}

inline std::string name_of(const oracle::KnownCount& known) {
  return to_string(problem_of(known)) + " (" + known.source + ")";
}

inline BigInt count_of(const oracle::KnownCount& known, const CountOptions& options = {}) {
  const auto solo = shard::make_solo();
  return count_placements(problem_of(known), options, *solo).count;
}

}  // namespace flotilla::space
