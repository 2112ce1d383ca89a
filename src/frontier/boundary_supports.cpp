// SPDX-License-Identifier: MIT
#include "frontier/boundary_supports.hpp"

#include <map>

#include "frontier/cell_shape.hpp"

namespace flotilla::frontier {
namespace {

// Kind of each profile; `supports` lists the support of each kind.
std::vector<std::size_t> sort_into_kinds(const HalfSpace& half,
                                         std::vector<Supports::Id>& supports) {
  std::map<Supports::Id, std::size_t> known;
  std::vector<std::size_t> kinds;
  for (const HalfSpace::Profile& profile : half.profiles()) {
    const auto [it, is_new] = known.try_emplace(profile.support, supports.size());
    if (is_new) supports.push_back(profile.support);
    kinds.push_back(it->second);
  }
  return kinds;
}

}  // namespace

BoundarySupports::BoundarySupports(const HalfSpace& fixed, const HalfSpace& active,
                                   Supports& supports)
    : fixed_kind_(sort_into_kinds(fixed, fixed_supports_)),
      active_kind_(sort_into_kinds(active, active_supports_)) {
  for (const Supports::Id a : fixed_supports_) {
    for (const Supports::Id b : active_supports_) {
      const Supports::Id sum = supports.sum(a, b);
      entries_.push_back({sum, static_cast<std::uint32_t>(supports.least(sum) / k_chunk_lanes)});
    }
  }
}

}  // namespace flotilla::frontier
