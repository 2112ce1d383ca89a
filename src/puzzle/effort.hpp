// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

namespace flotilla::puzzle {

/// Conflicts that a board's questions are learned from, and how many there may be. The same on every machine, unlike
/// time.
class Effort {
 public:
  /// @param most  with so many it is spent; 0: no bound.
  explicit Effort(std::uint64_t most) : most_(most) {}

  void spend(std::uint64_t conflicts) { spent_ += conflicts; }
  [[nodiscard]] std::uint64_t spent() const { return spent_; }
  [[nodiscard]] bool is_spent() const { return most_ != 0 && spent_ >= most_; }

  /// For the next search, as its limit: 0 is none. Not when spent.
  /// @param at_most  so many for the search itself; 0: no limit.
  [[nodiscard]] std::uint64_t limit(std::uint64_t at_most = 0) const {
    if (most_ == 0) return at_most;
    const std::uint64_t left = most_ - spent_;
    return at_most == 0 ? left : std::min(left, at_most);
  }

 private:
  std::uint64_t most_, spent_ = 0;
};

}  // namespace flotilla::puzzle
