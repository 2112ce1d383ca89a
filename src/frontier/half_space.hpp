// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "frontier/fills.hpp"

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
    int row_cells = 0;         // ship cells of the half row; 0 where they are not told apart
  };
  struct Stem {
    int free = -1;            // profile whose column at the cut is free, or -1
    int other = -1;           // the same with that column blocked, or the only member; or -1
    std::vector<int> starts;  // starts of its members, by reach then member
  };
  /// Most profiles and fills a half may have: beyond them the table of pairs is out of reach.
  static constexpr std::size_t k_max_profiles = std::size_t{1} << 17U;
  static constexpr std::size_t k_max_fills = std::size_t{1} << 26U;

  /// What a half keeps besides: nothing of it is needed to count.
  struct Options {
    bool contents = false;   // which ships begin in each fill
    bool row_cells = false;  // starts also tell how many ship cells their half row has
  };

  /// @throws LimitError  if the half passes these.
  HalfSpace(int width, int other_width, Touch touch, Supports& supports, Options options);
  HalfSpace(int width, int other_width, Touch touch, Supports& supports)
      : HalfSpace(width, other_width, touch, supports, Options{}) {}

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] Touch touch() const { return touch_; }
  [[nodiscard]] Reach max_reach() const { return max_reach_; }
  [[nodiscard]] const std::vector<Profile>& profiles() const { return profiles_; }
  [[nodiscard]] const std::vector<Start>& starts() const { return starts_; }
  [[nodiscard]] const std::vector<Stem>& stems() const { return stems_; }
  [[nodiscard]] const Fills& fills() const { return fills_; }
  [[nodiscard]] const RowContents& contents() const { return contents_; }
  /// Columns of this half that a fill leaves with a ship cell, bit c = column c from the cut. Needs contents.
  [[nodiscard]] std::uint64_t occupied(const FirstFill& fill) const;
  [[nodiscard]] std::uint64_t occupied(const SecondFill& fill, Reach reach) const;
  /// Inventories (index offsets) that some fill uses, ascending; the first is 0.
  [[nodiscard]] const std::vector<std::uint32_t>& used_inventories() const { return used_; }
  [[nodiscard]] int blank_profile() const { return blank_profile_; }
  /// Memory held by what grows with the width: profiles, starts and fills.
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  void collect_profiles(RowFiller& filler, Reach incoming);
  void collect_starts(RowFiller& filler);
  void collect_fills(RowFiller& filler, Reach incoming);
  [[nodiscard]] Supports::Id held_under(Reach reach, int profile_id);
  void list_used_inventories();
  [[nodiscard]] int told_cells(const RowFill& fill) const {
    return options_.row_cells ? fill.cells : 0;
  }
  [[nodiscard]] std::uint64_t open_columns(int profile_id) const;
  void group_into_stems();
  void sort_stems();
  void refuse_too_many(std::size_t count, std::size_t most, const char* what) const;
  int profile_id(const HalfProfile& columns);
  [[nodiscard]] Profile describe(const HalfProfile& columns) const;

  int width_;
  Touch touch_;
  Options options_;
  Supports& supports_;
  Reach max_reach_ = 0;
  int blank_profile_ = 0;
  std::vector<Profile> profiles_;
  std::vector<Start> starts_;
  std::vector<Stem> stems_;
  RowContents contents_;
  Fills fills_;
  std::vector<std::uint32_t> used_;
  struct ProfileHash {
    std::size_t operator()(const HalfProfile& columns) const;
  };
  std::unordered_map<HalfProfile, int, ProfileHash> profile_ids_;
  static std::uint64_t start_key(int profile, Reach reach, int row_cells) {
    return static_cast<std::uint64_t>(profile) << 16U | static_cast<std::uint64_t>(reach) << 8U |
           static_cast<std::uint64_t>(row_cells);
  }
  std::unordered_map<std::uint64_t, int> start_ids_;  // by start_key
};

/// Whether a half at profile `later` may be filled under `reach` of the half filled first.
[[nodiscard]] bool is_compatible(Reach reach, const HalfSpace::Profile& later, Touch touch);

}  // namespace flotilla::frontier
