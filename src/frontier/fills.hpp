// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "frontier/row_contents.hpp"
#include "frontier/row_filler.hpp"

namespace flotilla::frontier {

/// A half filled first: profile `from` becomes start `to`, using inventory `used`.
struct FirstFill {
  int from, to;
  std::uint32_t used;
  RowContents::Id content;  // k_none where contents are not recorded
};

/// A half filled second under the first one's reach: profile `from` becomes profile `to`.
struct SecondFill {
  static constexpr RowContents::Id k_content = 0x7fffffff;  // contents are fewer than fills

  int from, to;
  std::uint32_t used;
  RowContents::Id content : 31;
  RowContents::Id edge_occupied : 1;  // blocks the other half's column at the cut (touch rule none)
};

/// The ways to fill half a row, by what they end in: sorted by `to`, then by `used`.
class Fills {
 public:
  Fills() = default;
  /// @param starts, profiles  how many of each the half has.
  /// @param second  by the incoming reach.
  Fills(std::vector<FirstFill> first, std::size_t starts,
        std::vector<std::vector<SecondFill>> second, std::size_t profiles);

  /// For the row after the last: nothing begins there.
  [[nodiscard]] static Fills none(std::size_t starts) { return {{}, starts, {}, 0}; }

  [[nodiscard]] const std::vector<FirstFill>& first() const { return first_; }
  [[nodiscard]] const std::vector<SecondFill>& second(Reach reach) const {
    return second_[static_cast<std::size_t>(reach)];
  }
  [[nodiscard]] Reach max_incoming() const { return static_cast<Reach>(second_.size()) - 1; }
  /// The fills that end in start `to`, and in profile `to` under `reach`.
  [[nodiscard]] std::span<const FirstFill> first_to(int to) const;
  [[nodiscard]] std::span<const SecondFill> second_to(Reach reach, int to) const;
  /// Memory held.
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  std::vector<FirstFill> first_;
  std::vector<std::size_t> first_at_;  // by start: where its fills begin; one past the end too
  std::vector<std::vector<SecondFill>> second_;
  std::vector<std::vector<std::size_t>> second_at_;  // by reach and profile
};

}  // namespace flotilla::frontier
