// SPDX-License-Identifier: MIT
#include "frontier/stem_class.hpp"

#include <map>

namespace flotilla::frontier {
namespace {

using Signature = std::vector<int>;

// A member at a row boundary: what it holds and which reaches it may be filled under.
void describe_member(const HalfSpace& half, int profile_id, Reach incoming, Signature& signature) {
  if (profile_id < 0) {
    signature.push_back(-1);
    return;
  }
  const HalfSpace::Profile& profile = half.profiles()[static_cast<std::size_t>(profile_id)];
  signature.push_back(profile.support);
  signature.push_back(profile.edge_open ? 1 : 0);
  for (Reach reach = 1; reach <= incoming; ++reach) {
    signature.push_back(is_compatible(reach, profile, half.touch()) ? 1 : 0);
  }
}

Signature signature_of(const HalfSpace& half, const HalfSpace::Stem& stem, Reach incoming) {
  Signature signature;
  describe_member(half, stem.free, incoming, signature);
  describe_member(half, stem.other, incoming, signature);
  for (const int id : stem.starts) {
    const HalfSpace::Start& start = half.starts()[static_cast<std::size_t>(id)];
    signature.push_back(start.profile == stem.free ? 0 : 1);
    signature.push_back(start.reach);
    signature.push_back(start.support);
    signature.push_back(start.row_cells);
  }
  return signature;
}

}  // namespace

StemClasses::StemClasses(const HalfSpace& half, Reach incoming) {
  std::map<Signature, int> known;
  for (int stem = 0; stem < static_cast<int>(half.stems().size()); ++stem) {
    const HalfSpace::Stem& members = half.stems()[static_cast<std::size_t>(stem)];
    const auto [it, is_new] = known.try_emplace(signature_of(half, members, incoming), count());
    if (is_new) representative_.push_back(stem);
    of_stem_.push_back(it->second);
  }
}

}  // namespace flotilla::frontier
