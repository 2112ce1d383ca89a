// SPDX-License-Identifier: MIT
#include "frontier/half_space.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <string_view>

#include "number/errors.hpp"

namespace flotilla::frontier {
HalfSpace::HalfSpace(int width, int other_width, Touch touch, Supports& supports, Options options)
    : width_(width), touch_(touch), options_(options), supports_(supports) {
  RowFiller filler(width, other_width, touch, supports, options.contents ? &contents_ : nullptr);
  max_reach_ = filler.max_reach();
  const Reach incoming = RowFiller(other_width, width, touch, supports).max_reach();
  collect_profiles(filler, incoming);
  collect_starts(filler);
  collect_fills(filler, incoming);
  list_used_inventories();
  group_into_stems();
}

std::size_t HalfSpace::ProfileHash::operator()(const HalfProfile& columns) const {
  return std::hash<std::string_view>{}(
      {reinterpret_cast<const char*>(columns.data()), columns.size()});
}

HalfSpace::Profile HalfSpace::describe(const HalfProfile& columns) const {
  Profile profile;
  profile.columns = columns;
  profile.support = supports_.nothing();
  for (const Column c : columns) profile.tallest = std::max(profile.tallest, cells_left(c));
  profile.edge_open = !columns.empty() && is_open(columns.front());
  while (profile.covers < width_ &&
         columns[static_cast<std::size_t>(profile.covers)] == Column::free) {
    ++profile.covers;
  }
  return profile;
}

int HalfSpace::profile_id(const HalfProfile& columns) {
  const auto [it, is_new] = profile_ids_.try_emplace(columns, static_cast<int>(profiles_.size()));
  if (is_new) {
    profiles_.push_back(describe(columns));
    refuse_too_many(profiles_.size(), k_max_profiles, "profiles");
  }
  return it->second;
}

void HalfSpace::refuse_too_many(std::size_t count, std::size_t most, const char* what) const {
  if (count <= most) return;
  throw LimitError("half a frontier, " + std::to_string(width_) + " columns, has more than " +
                   std::to_string(most) + " " + what +
                   " for this fleet, the most that can be tabled; use a board with a shorter short "
                   "side or a smaller fleet");
}

void HalfSpace::collect_profiles(RowFiller& filler, Reach incoming) {
  blank_profile_ = profile_id(HalfProfile(static_cast<std::size_t>(width_), Column::free));
  profiles_.front().support = supports_.everything();
  for (Reach reach = 0; reach <= incoming; ++reach) {
    filler.any_second(reach, [&](const RowFill& fill) {
      Profile& profile = profiles_[static_cast<std::size_t>(profile_id(fill.below))];
      profile.support = supports_.unite(profile.support, fill.support);
    });
  }
}

void HalfSpace::collect_starts(RowFiller& filler) {
  filler.any_first([&](const RowFill& fill) {
    const int profile = profile_id(fill.below);
    const auto [it, is_new] = start_ids_.try_emplace(
        start_key(profile, fill.reach, told_cells(fill)), static_cast<int>(starts_.size()));
    if (is_new) starts_.push_back({profile, fill.reach, supports_.nothing(), told_cells(fill)});
    Start& start = starts_[static_cast<std::size_t>(it->second)];
    start.support = supports_.unite(start.support, fill.support);
  });
}

// Under reach 1 a profile also stands for its sibling whose column at the cut is free (see is_merged).
Supports::Id HalfSpace::held_under(Reach reach, int profile_id) {
  const Profile& profile = profiles_[static_cast<std::size_t>(profile_id)];
  if (reach != 1 || width_ == 0 || profile.columns.front() != Column::blocked) {
    return profile.support;
  }
  HalfProfile sibling = profile.columns;
  sibling.front() = Column::free;
  const auto it = profile_ids_.find(sibling);
  if (it == profile_ids_.end()) return profile.support;
  return supports_.unite(profile.support, profiles_[static_cast<std::size_t>(it->second)].support);
}

// A fill whose result is not listed asks for more ships than the fleet owns: no state has room for it.
void HalfSpace::collect_fills(RowFiller& filler, Reach incoming) {
  std::vector<FirstFill> first;
  std::vector<std::vector<SecondFill>> second(static_cast<std::size_t>(incoming) + 1);
  for (int from = 0; from < static_cast<int>(profiles_.size()); ++from) {
    const HalfProfile above = profiles_[static_cast<std::size_t>(from)].columns;
    std::size_t fills = first.size();
    for (const auto& under_reach : second) fills += under_reach.size();
    refuse_too_many(fills, k_max_fills, "ways to fill a row");
    const Supports::Id held = profiles_[static_cast<std::size_t>(from)].support;
    filler.fill_first(above, held, [&](const RowFill& fill) {
      const auto below = profile_ids_.find(fill.below);
      if (below == profile_ids_.end()) return;
      const auto to = start_ids_.find(start_key(below->second, fill.reach, told_cells(fill)));
      if (to == start_ids_.end()) return;
      first.push_back({from, to->second, fill.used, fill.content});
    });
    for (Reach reach = 0; reach <= incoming; ++reach) {
      filler.fill_second(above, held_under(reach, from), reach, [&](const RowFill& fill) {
        const auto below = profile_ids_.find(fill.below);
        if (below == profile_ids_.end()) return;
        second[static_cast<std::size_t>(reach)].push_back({from, below->second, fill.used,
                                                           fill.content & SecondFill::k_content,
                                                           fill.edge_occupied ? 1U : 0U});
      });
    }
  }
  fills_ = Fills(std::move(first), starts_.size(), std::move(second), profiles_.size());
}

void HalfSpace::list_used_inventories() {
  used_.push_back(0);
  for (const FirstFill& fill : fills_.first()) used_.push_back(fill.used);
  for (Reach reach = 0; reach <= fills_.max_incoming(); ++reach) {
    for (const SecondFill& fill : fills_.second(reach)) used_.push_back(fill.used);
  }
  std::sort(used_.begin(), used_.end());
  used_.erase(std::unique(used_.begin(), used_.end()), used_.end());
}

std::uint64_t HalfSpace::open_columns(int profile_id) const {
  std::uint64_t open = 0;
  const HalfProfile& columns = profiles_[static_cast<std::size_t>(profile_id)].columns;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    if (is_open(columns[c])) open |= std::uint64_t{1} << c;
  }
  return open;
}

std::uint64_t HalfSpace::occupied(const FirstFill& fill) const {
  return open_columns(fill.from) | contents_.covered(fill.content);
}

std::uint64_t HalfSpace::occupied(const SecondFill& fill, Reach reach) const {
  const std::uint64_t across = reach < 2 ? 0 : (std::uint64_t{1} << (reach - 1)) - 1;
  return across | open_columns(fill.from) | contents_.covered(fill.content);
}

void HalfSpace::group_into_stems() {
  std::map<HalfProfile, int> stem_ids;
  for (int id = 0; id < static_cast<int>(profiles_.size()); ++id) {
    Profile& profile = profiles_[static_cast<std::size_t>(id)];
    HalfProfile key = profile.columns;
    const bool is_free = !key.empty() && key.front() == Column::free;
    if (!key.empty() && key.front() == Column::blocked) key.front() = Column::free;
    const auto [it, is_new] = stem_ids.try_emplace(key, static_cast<int>(stems_.size()));
    if (is_new) stems_.emplace_back();
    profile.stem = it->second;
    Stem& stem = stems_[static_cast<std::size_t>(it->second)];
    (is_free ? stem.free : stem.other) = id;
  }
  sort_stems();
  for (int id = 0; id < static_cast<int>(starts_.size()); ++id) {
    const int profile = starts_[static_cast<std::size_t>(id)].profile;
    stems_[static_cast<std::size_t>(profiles_[static_cast<std::size_t>(profile)].stem)]
        .starts.push_back(id);
  }
}

// Stems that hold the same inventories become neighbours, the most capacious first: groups swept one
// after the other then share programs, and the heaviest come first.
void HalfSpace::sort_stems() {
  const auto key = [&](const Stem& stem) {
    std::array<Supports::Id, 2> held{-1, -1};
    std::size_t room = 0;
    for (std::size_t m = 0; m < 2; ++m) {
      const int member = m == 0 ? stem.free : stem.other;
      if (member < 0) continue;
      held[m] = profiles_[static_cast<std::size_t>(member)].support;
      room += supports_.size(held[m]);
    }
    return std::pair(std::numeric_limits<std::size_t>::max() - room, held);
  };
  std::stable_sort(stems_.begin(), stems_.end(),
                   [&](const Stem& a, const Stem& b) { return key(a) < key(b); });
  for (int id = 0; id < static_cast<int>(stems_.size()); ++id) {
    const Stem& stem = stems_[static_cast<std::size_t>(id)];
    for (const int member : {stem.free, stem.other}) {
      if (member >= 0) profiles_[static_cast<std::size_t>(member)].stem = id;
    }
  }
}

std::uint64_t HalfSpace::bytes() const {
  std::uint64_t bytes = profiles_.capacity() * sizeof(Profile) +
                        starts_.capacity() * sizeof(Start) + stems_.capacity() * sizeof(Stem);
  for (const Stem& stem : stems_) bytes += stem.starts.capacity() * sizeof(int);
  return bytes + fills_.bytes();
}

bool is_compatible(Reach reach, const HalfSpace::Profile& later, Touch touch) {
  if (reach == 0) return true;
  const int covered = reach - 1;
  if (covered > later.covers) return false;
  if (touch == Touch::any) return true;
  // The column after the covered ones must stay empty: no vertical ship may come down it.
  const auto next = static_cast<std::size_t>(covered);
  return next >= later.columns.size() || !is_open(later.columns[next]);
}

}  // namespace flotilla::frontier
