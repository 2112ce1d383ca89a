// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "frontier/half_space.hpp"

namespace flotilla::frontier {

/// Supports of the states at a row boundary: for each pair of profiles, one of either half.
///
/// Profiles of a half share few distinct supports, so the pairs are tabled by those.
class BoundarySupports {
 public:
  struct Entry {
    Supports::Id support;
    std::uint32_t first_chunk;
  };

  BoundarySupports(const HalfSpace& fixed, const HalfSpace& active, Supports& supports);

  /// Entries of a fixed profile, by kind of the active profile.
  [[nodiscard]] const Entry* row_of(int fixed_profile) const {
    return entries_.data() +
           fixed_kind_[static_cast<std::size_t>(fixed_profile)] * active_supports_.size();
  }
  [[nodiscard]] std::size_t active_kind(int active_profile) const {
    return active_kind_[static_cast<std::size_t>(active_profile)];
  }

 private:
  std::vector<Supports::Id> fixed_supports_, active_supports_;  // by kind; filled before the kinds
  std::vector<std::size_t> fixed_kind_, active_kind_;           // by profile
  std::vector<Entry> entries_;
};

}  // namespace flotilla::frontier
