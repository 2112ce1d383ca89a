// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fleet/fleet.hpp"

namespace flotilla::frontier {

/// The box of inventories "ships used so far", one dimension per length of limited count.
///
/// A truncated polynomial in x1..xL is stored as one coefficient per inventory: the shortest length
/// runs fastest, so index = sum over lengths of used * stride. Lengths of unlimited count have no
/// dimension: they may be used freely and leave no trace in the polynomial.
class Inventory {
 public:
  /// @throws LimitError  if the box holds more than 2^24 inventories.
  explicit Inventory(const Fleet& fleet);

  /// Number of coefficients of a polynomial; at least 1.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Limited lengths, ascending; dimension d counts ships of length lengths()[d].
  [[nodiscard]] const std::vector<int>& lengths() const { return lengths_; }
  /// Largest number of ships per dimension.
  [[nodiscard]] const std::vector<int>& counts() const { return counts_; }
  [[nodiscard]] const std::vector<std::size_t>& strides() const { return strides_; }

  /// Dimension that counts ships of this length, or -1 when it has none.
  [[nodiscard]] int dimension_of(int length) const { return dimension_of_[at(length)]; }
  [[nodiscard]] bool is_unlimited(int length) const { return is_unlimited_[at(length)]; }
  /// Whether the fleet owns any ship of this length.
  [[nodiscard]] bool owns(int length) const {
    return is_unlimited(length) || dimension_of(length) >= 0;
  }
  /// Longest ship of the fleet; 0 when it has none.
  [[nodiscard]] int longest() const { return longest_; }

  [[nodiscard]] std::size_t index_of(const std::vector<int>& used) const;
  /// Ships of dimension d in the inventory with this index.
  [[nodiscard]] int ships_used(std::size_t index, std::size_t d) const {
    return static_cast<int>(index / strides_[d]) % (counts_[d] + 1);
  }
  [[nodiscard]] std::vector<int> used_at(std::size_t index) const;

 private:
  static std::size_t at(int length) { return static_cast<std::size_t>(length); }

  std::size_t size_ = 1;
  int longest_ = 0;
  std::array<int, Fleet::k_max_length + 1> dimension_of_{};
  std::array<bool, Fleet::k_max_length + 1> is_unlimited_{};
  std::vector<int> lengths_;
  std::vector<int> counts_;
  std::vector<std::size_t> strides_;
};

}  // namespace flotilla::frontier
