// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace flotilla::berths {

/// Evenly spaced numbers below a total.
class EvenNumbers {
 public:
  EvenNumbers() = default;
  /// @param count  at most total, at least 1
  EvenNumbers(std::uint64_t total, std::uint64_t count)
      : step_(total / count), rest_(total % count), count_(count) {}

  /// Whether the next one is below a number.
  [[nodiscard]] bool is_below(std::uint64_t end) const { return next_ < count_ && number() < end; }
  [[nodiscard]] std::uint64_t number() const {
    return step_ * next_ + rest_ * next_ / count_ + step_ / 2;
  }
  void take() { ++next_; }

 private:
  std::uint64_t step_ = 0, rest_ = 0, count_ = 0, next_ = 0;
};

/// Shows some of the layouts that are being counted, evenly spaced in the order in which they are.
class EvenSamples {
 public:
  /// Receives the berths of a layout, in no order.
  using Visit = std::function<void(std::span<const int>)>;

  /// From now on samples are shown. @param total  layouts, at least 1  @param visit  must last until end()
  void begin(std::uint64_t total, std::uint64_t samples, const Visit& visit) {
    numbers_ = EvenNumbers(total, std::min(total, samples));
    passed_ = 0;
    visit_ = &visit;
  }
  void end() { visit_ = nullptr; }

  /// Shows the samples among the next `layouts`, of which `ways` in a row are the same.
  ///
  /// @param berths  of the ships put already  @param push  adds those of the i-th different layout that are not
  template <class Push>
  void pass(std::uint64_t layouts, std::uint64_t ways, std::vector<int>& berths, const Push& push) {
    if (visit_ == nullptr) return;
    const std::size_t ships = berths.size();
    for (; numbers_.is_below(passed_ + layouts); numbers_.take()) {
      push((numbers_.number() - passed_) / ways);
      (*visit_)(berths);
      berths.resize(ships);
    }
    passed_ += layouts;
  }

 private:
  const Visit* visit_ = nullptr;  // null: only counting
  EvenNumbers numbers_;
  std::uint64_t passed_ = 0;  // layouts
};

}  // namespace flotilla::berths
