// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flotilla::berths {

/// The order in which ships are put that need not cover a hit: one by one, but for the last two, which are a pair.
class LooseOrder {
 public:
  static constexpr std::size_t k_most_ships = 64;

  /// @param length  the number of its length, below 256  @param berths  that it may take. At most k_most_ships are added.
  void add(std::size_t length, int berths) {
    berths_[ships_] = berths;
    length_[ships_++] = static_cast<std::uint8_t>(length);
  }
  /// Puts the pair last for which the least is left to do. Once, after all ships were added.
  void choose_pair();

  [[nodiscard]] std::size_t ships() const { return ships_; }
  /// Of the i-th ship to be put.
  [[nodiscard]] std::size_t length(std::size_t i) const { return length_[i]; }
  /// Pairs of berths to look at, about; 1 if there is no pair or one of the ships has no berth.
  [[nodiscard]] double work() const { return work_; }

 private:
  [[nodiscard]] double work_of(double all, std::size_t i, std::size_t j) const;

  std::array<std::uint8_t, k_most_ships> length_{};
  std::array<int, k_most_ships> berths_{};  // in the order in which they were added
  std::size_t ships_ = 0;
  double work_ = 1;
};

}  // namespace flotilla::berths
