// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "fleet/problem.hpp"
#include "frontier/inventory.hpp"
#include "frontier/row_contents.hpp"
#include "frontier/row_filler.hpp"

namespace flotilla::space {

/// Ships used so far as one word, so that ships are added by adding words: a field per length with a guard bit
/// above it, which is set when there are more ships than the fleet has.
class PackedInventory {
 public:
  /// @param fleet  no length of which is unlimited
  /// @throws LimitError  if the fields need more than 63 bits.
  explicit PackedInventory(const Fleet& fleet);

  [[nodiscard]] const frontier::Inventory& inventory() const { return inventory_; }
  [[nodiscard]] std::uint64_t nothing() const { return nothing_; }
  [[nodiscard]] bool is_full(std::uint64_t used) const { return used == full_; }
  [[nodiscard]] bool fits(std::uint64_t used) const { return (used & guards_) == 0; }
  /// What to add for the ships of the inventory with this index.
  [[nodiscard]] std::uint64_t packed(std::size_t index) const;
  /// Cells of the ships not used.
  [[nodiscard]] int cells_left(std::uint64_t used) const;

 private:
  frontier::Inventory inventory_;
  std::vector<int> shifts_;
  std::uint64_t guards_ = 0;
  std::uint64_t full_ = 0;
  std::uint64_t nothing_ = 0;
};

/// A way to fill the row below a profile.
struct Filling {
  std::uint64_t used = 0;  // ships that begin in it, packed
  std::uint32_t below = 0;
  std::uint32_t next_used = 0;  // the next filling that uses other ships
  std::uint64_t columns = 0;    // ship cells of the row, bit c = column c
  std::uint64_t ways = 1;
};

/// The profiles of whole rows, numbered, and the ways to fill the row below each, worked out when asked for.
class RowFillings {
 public:
  struct Profile {
    frontier::HalfProfile columns;
    std::uint64_t open = 0;           // columns a vertical ship comes down
    int tallest = 0;                  // most cells one of these still needs
    int open_cells = 0;               // cells all of them need
    frontier::Supports::Id held = 0;  // what of the fleet can stand above: these columns' ships do
  };
  static constexpr std::uint32_t k_blank = 0;  // every column is free

  RowFillings(const Problem& problem, const PackedInventory& packed);

  [[nodiscard]] const Profile& profile(std::uint32_t number) const { return profiles_[number]; }
  /// By ships used. The reference is good until the next call.
  const std::vector<Filling>& below(std::uint32_t number);
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }

 private:
  std::uint32_t number_of(const frontier::HalfProfile& columns);
  void fill(std::uint32_t number);

  const PackedInventory& packed_;
  frontier::Supports supports_;
  frontier::RowContents contents_;
  frontier::RowFiller filler_;
  std::map<frontier::HalfProfile, std::uint32_t> numbers_;
  std::vector<Profile> profiles_;
  std::vector<std::vector<Filling>> fillings_;
  std::vector<bool> is_filled_;
  std::uint64_t bytes_ = 0;
};

}  // namespace flotilla::space
