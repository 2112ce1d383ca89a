// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "limit/classic/rules.hpp"

namespace flotilla::limit::classic {

/// A number for every state at every spot of three levels in a row: an edge of A or of B leads one level on, one of C two.
template <typename Number>
class Levels {
 public:
  Levels(const Rules& rules, int lines)
      : rules_(rules), lines_(lines), columns_(rules.most_z(lines) + 1) {
    for (auto& level : numbers_) level.resize(at(lines + 1) * at(columns_) * at(rules.states));
  }

  /// The greatest level of a spot.
  [[nodiscard]] int last() const { return (rules_.fires_c ? 3 : 2) * lines_; }

  /// [states], until a spot three levels off takes them.
  [[nodiscard]] Number* of(const Spot& spot) {
    return numbers_.at(at(spot.level() % 3)).data() +
           (at(spot.x) * at(columns_) + at(spot.z)) * at(rules_.states);
  }

  /// Sets all numbers of a level to 0.
  void clear(int level) {
    std::vector<Number>& numbers = numbers_.at(at(level % 3));
    std::fill(numbers.begin(), numbers.end(), Number{0});
  }

  /// Calls `visit(spot)` for the spots of a level with that x, by z.
  template <typename Visit>
  void for_each_spot(int level, int x, const Visit& visit) const {
    for (int z = 0; z < columns_; ++z) {
      const int y = level - x - 2 * z;
      if (y >= 0 && y + z <= lines_) visit(Spot{x, y, z});
    }
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  const Rules& rules_;
  int lines_;
  int columns_;  // values of z
  std::array<std::vector<Number>, 3> numbers_;
};

}  // namespace flotilla::limit::classic
