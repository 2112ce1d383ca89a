// SPDX-License-Identifier: MIT
#include "berths/loose_order.hpp"

#include <limits>
#include <utility>

namespace flotilla::berths {

/// With that pair last. @param all  product of all ships' berths
double LooseOrder::work_of(double all, std::size_t i, std::size_t j) const {
  const double a = berths_[i], b = berths_[j];
  // A pair of equal ships is looked at from one side only.
  return all / (a * b) * (length_[i] == length_[j] ? a : a + b);
}

void LooseOrder::choose_pair() {
  if (ships_ < 2) return;
  double all = 1;
  for (std::size_t i = 0; i < ships_; ++i) all *= berths_[i];
  std::size_t first = 0, second = 1;
  work_ = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < ships_; ++i)
    for (std::size_t j = i + 1; j < ships_; ++j) {
      if (berths_[i] == 0 || berths_[j] == 0) continue;
      const double work = work_of(all, i, j);
      if (work >= work_) continue;
      work_ = work;
      first = i;
      second = j;
    }
  if (all == 0) work_ = 1;
  // `first` is before `second`, so the first swap leaves it where it is.
  std::swap(length_[second], length_[ships_ - 1]);
  std::swap(length_[first], length_[ships_ - 2]);
}

}  // namespace flotilla::berths
