// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

#include "shard/communicator.hpp"

namespace flotilla::shard {

/// Which ranks share memory where they can: all; none, so that all is sent; or all but the odd ones, as if those
/// were on other machines.
enum class Sharing { all, none, even_ranks };

constexpr auto k_sharings = {Sharing::all, Sharing::none, Sharing::even_ranks};

inline const char* name_of(Sharing sharing) {
  switch (sharing) {
    case Sharing::all:
      return "all share";
    case Sharing::none:
      return "none shares";
    default:
      return "even ranks share";
  }
}

inline bool may_share(Sharing sharing, int rank) {
  return sharing == Sharing::all || (sharing == Sharing::even_ranks && rank % 2 == 0);
}

/// What is built next on this rank shares, or does not.
inline void let_share(Sharing sharing, const Communicator& ranks) {
  setenv("FLOTILLA_SHARED_MEMORY", may_share(sharing, ranks.rank()) ? "1" : "0", 1);
}

}  // namespace flotilla::shard
