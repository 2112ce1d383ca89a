// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "berths/berth_masks.hpp"
#include "berths/loose_order.hpp"
#include "berths/openings.hpp"

namespace flotilla::berths {

/// Where a search that puts ship after ship stands: the ships put, the berths that are open to the others, and the hits
/// that are still bare. Its depth is the number of ships put; lengths and berths are numbered as in BerthMasks.
template <std::size_t W>
class PlacedShips {
 public:
  /// @param masks  must outlive this.
  explicit PlacedShips(const BerthMasks<W>& masks) : masks_(&masks) {
    const auto ships = at(masks.table().problem().fleet.ships());
    open_.assign(ships + 1, std::vector<BerthMask<W>>(masks.lengths()));
    is_covered_.resize(at(masks.table().problem().board.cells()));
  }

  /// Takes all ships off. @param openings  must last as long as ships are put
  void begin(const Openings& openings) {
    left_ = masks_->ships();
    hits_ = &openings.hits;
    berths_.clear();
    std::ranges::fill(is_covered_, std::uint8_t{0});
    for (std::size_t t = 0; t < masks_->lengths(); ++t) {
      BerthMask<W>& mask = open_[0][t];
      mask = {};
      for (int i = 0; i < masks_->berths(t); ++i)
        if (openings.is_possible[at(masks_->first(t) + i)] != 0) set_bit<W>(mask, at(i));
    }
  }

  /// Berths that a ship of length `t` may take.
  [[nodiscard]] const BerthMask<W>& open(std::size_t depth, std::size_t t) const {
    return open_[depth][t];
  }
  /// Berths of the ships put, as the table numbers them; who adds some has to take them away again.
  [[nodiscard]] std::vector<int>& berths() { return berths_; }

  /// Calls `then` with a ship put; what is open after it is one deeper.
  template <class Then>
  void put(std::size_t depth, std::size_t t, std::size_t berth, const Then& then) {
    --left_[t];
    close(depth, t, berth);
    berths_.push_back(masks_->first(t) + static_cast<int>(berth));
    then();
    berths_.pop_back();
    ++left_[t];
  }

  /// The bare hit that the fewest berths cover; -1 if all are covered.
  [[nodiscard]] int tightest_hit(std::size_t depth) const {
    int tightest = -1;
    int fewest = std::numeric_limits<int>::max();
    for (const int hit : *hits_) {
      if (is_covered_[at(hit)] != 0) continue;
      const int ways = ways_to_cover(depth, hit);
      if (ways >= fewest) continue;
      fewest = ways;
      tightest = hit;
    }
    return tightest;
  }

  /// Visits every way to cover `hit`, with the ship put.
  /// @param visit  receives its berth, as the table numbers it, and how many equal ships may be the one
  template <class Visit>
  void for_each_cover(std::size_t depth, int hit, const Visit& visit) {
    for (std::size_t t = 0; t < masks_->lengths(); ++t) {
      if (left_[t] == 0) continue;
      const auto ways = static_cast<std::uint64_t>(left_[t]);
      for_each_bit<W>(common<W>(open(depth, t), masks_->over(hit, t)), [&](std::size_t berth) {
        put(depth, t, berth, [&] {
          const int number = berths_.back();
          mark(number, 1);
          visit(number, ways);
          mark(number, 0);
        });
      });
    }
  }

  /// For the ships that are left.
  [[nodiscard]] LooseOrder loose_order(std::size_t depth) const {
    LooseOrder order;
    for (std::size_t t = 0; t < masks_->lengths(); ++t)
      for (int i = 0; i < left_[t]; ++i) order.add(t, size_of<W>(open(depth, t)));
    order.choose_pair();
    return order;
  }

 private:
  /// What stays open once a ship lies in a berth.
  void close(std::size_t depth, std::size_t t, std::size_t berth) {
    for (std::size_t other = 0; other < masks_->lengths(); ++other)
      if (left_[other] != 0)
        open_[depth + 1][other] =
            common<W>(open_[depth][other], masks_->compatible(t, other)[berth]);
  }

  void mark(int number, std::uint8_t is_covered) {
    for (const int cell : masks_->table().cells(number)) is_covered_[at(cell)] = is_covered;
  }

  [[nodiscard]] int ways_to_cover(std::size_t depth, int hit) const {
    int ways = 0;
    for (std::size_t t = 0; t < masks_->lengths(); ++t)
      if (left_[t] != 0) ways += size_of<W>(common<W>(open(depth, t), masks_->over(hit, t)));
    return ways;
  }

  const BerthMasks<W>* masks_;
  std::vector<std::vector<BerthMask<W>>> open_;  // [ships put][t]
  std::vector<int> left_;                        // by length: ships not put
  std::vector<int> berths_;                      // of the ships put, but for a pair
  const std::vector<int>* hits_ = nullptr;
  std::vector<std::uint8_t> is_covered_;  // by cell
};

}  // namespace flotilla::berths
