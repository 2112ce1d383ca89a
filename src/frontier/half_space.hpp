// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "frontier/row_filler.hpp"

namespace flotilla::frontier {

/// Everything one half of the board can look like, and every way to fill its half row.
///
/// A *profile* is the half at a row boundary. A *start* is the half after its part of a row was
/// filled first: the profile it will leave, and its reach towards the other half. Profiles that
/// differ only in whether the column at the cut is free or blocked form one *stem*: the other half
/// can turn one into the other within the row, so a stem is the unit that never changes while the
/// other half is swept, hence the unit of work for threads and of ownership for ranks.
class HalfSpace {
 public:
  /// A profile; ids are positions in profiles().
  struct Profile {
    HalfProfile columns;
    int stem = 0;
    Supports::Id support = 0;  // inventories it can hold at a row boundary (a superset)
    int tallest = 0;           // most cells any open column still needs
    int covers = 0;            // columns a ship from the other half could cover: 0..covers
    bool edge_open = false;    // a vertical ship comes down the column at the cut
  };
  /// A half filled first in the row under way; ids are positions in starts().
  struct Start {
    int profile = 0;
    Reach reach = 0;
    Supports::Id support = 0;  // inventories the row's ships here need (a superset)
  };
  struct Stem {
    int free = -1;            // profile whose column at the cut is free, or -1
    int other = -1;           // the same with that column blocked, or the only member; or -1
    std::vector<int> starts;  // starts of its members, by reach then member
  };
  /// A half filled first: profile `from` becomes start `to`, using inventory `used`.
  struct FirstFill {
    int from, to;
    std::uint32_t used;
  };
  /// A half filled second under the first one's reach: profile `from` becomes profile `to`.
  struct SecondFill {
    int from, to;
    std::uint32_t used;
    bool edge_occupied;  // blocks the other half's column at the cut (touch rule none)
  };

  /// Most profiles and fills a half may have: beyond them the table of pairs is out of reach.
  static constexpr std::size_t k_max_profiles = std::size_t{1} << 17U;
  static constexpr std::size_t k_max_fills = std::size_t{1} << 26U;

  /// @throws LimitError  if the half passes these.
  HalfSpace(int width, int other_width, Touch touch, Supports& supports);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] Touch touch() const { return touch_; }
  [[nodiscard]] Reach max_reach() const { return max_reach_; }
  [[nodiscard]] const std::vector<Profile>& profiles() const { return profiles_; }
  [[nodiscard]] const std::vector<Start>& starts() const { return starts_; }
  [[nodiscard]] const std::vector<Stem>& stems() const { return stems_; }
  /// Sorted by `to`, then by `used`.
  [[nodiscard]] const std::vector<FirstFill>& first_fills() const { return first_fills_; }
  /// Fills under an incoming reach of 0 .. the other half's max_reach(); sorted alike.
  [[nodiscard]] const std::vector<SecondFill>& second_fills(Reach reach) const {
    return second_fills_[static_cast<std::size_t>(reach)];
  }
  /// The fills that end in start `to`, and in profile `to` under `reach`.
  [[nodiscard]] std::span<const FirstFill> first_fills_to(int to) const;
  [[nodiscard]] std::span<const SecondFill> second_fills_to(Reach reach, int to) const;
  /// Inventories (index offsets) that some fill uses, ascending; the first is 0.
  [[nodiscard]] const std::vector<std::uint32_t>& used_inventories() const { return used_; }
  [[nodiscard]] int blank_profile() const { return blank_profile_; }

 private:
  void collect_profiles(RowFiller& filler, Reach incoming);
  void collect_starts(RowFiller& filler);
  void collect_fills(RowFiller& filler, Reach incoming);
  [[nodiscard]] Supports::Id held_under(Reach reach, int profile_id);
  void index_fills();
  void group_into_stems();
  void sort_stems();
  void refuse_too_many(std::size_t count, std::size_t most, const char* what) const;
  int profile_id(const HalfProfile& columns);
  [[nodiscard]] Profile describe(const HalfProfile& columns) const;

  int width_;
  Touch touch_;
  Supports& supports_;
  Reach max_reach_ = 0;
  int blank_profile_ = 0;
  std::vector<Profile> profiles_;
  std::vector<Start> starts_;
  std::vector<Stem> stems_;
  std::vector<FirstFill> first_fills_;
  std::vector<std::vector<SecondFill>> second_fills_;
  std::vector<std::size_t> first_fills_at_;                // by start: where its fills begin
  std::vector<std::vector<std::size_t>> second_fills_at_;  // by reach and profile
  std::vector<std::uint32_t> used_;
  std::map<HalfProfile, int> profile_ids_;
  std::map<std::pair<int, Reach>, int> start_ids_;
};

/// Whether a half at profile `later` may be filled under `reach` of the half filled first.
[[nodiscard]] bool is_compatible(Reach reach, const HalfSpace::Profile& later, Touch touch);

}  // namespace flotilla::frontier
