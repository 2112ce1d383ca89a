// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace flotilla::space {

/// The numbers of the first rows of a board, of one out of each pair of mirror images.
///
/// Turning a board upside down reverses its row numbers and keeps its column numbers; so row numbers and
/// their reverse have the same prices, and only one of the two is looked at, with weight 2. It is the one
/// with the larger number above where the rows, compared pair by pair from the middle outward, first differ:
/// so most are settled just below the middle.
class RowNumberPrefix {
 public:
  explicit RowNumberPrefix(int rows)
      : rows_(rows), numbers_(static_cast<std::size_t>(rows)), weights_(numbers_.size() + 1, 1) {}

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int operator[](int row) const { return numbers_[static_cast<std::size_t>(row)]; }
  /// How many row numbers this one stands for: 2, or 1 as far as it is symmetric.
  [[nodiscard]] std::uint64_t weight() const { return weights_[static_cast<std::size_t>(size_)]; }

  /// The next row's number. False, and nothing changes, if the mirror image is looked at instead.
  bool push(int number) {
    std::uint64_t next_weight = weight();
    const int opposite = rows_ - 1 - size_;
    if (next_weight == 1 && opposite < size_) {
      const int above = (*this)[opposite];
      if (number > above) return false;
      if (number < above) next_weight = 2;
    }
    numbers_[static_cast<std::size_t>(size_)] = number;
    weights_[static_cast<std::size_t>(++size_)] = next_weight;
    return true;
  }
  void pop() { --size_; }

 private:
  int rows_;
  int size_ = 0;
  std::vector<int> numbers_;
  std::vector<std::uint64_t> weights_;  // by size
};

}  // namespace flotilla::space
