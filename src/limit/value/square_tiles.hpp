// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace flotilla::limit {

/// Values at the points (x, y), x and y in 0..lines, each made from those at (x + 1, y) and (x, y + 1): tile by tile from
/// the far corner. A tile begins as soon as the two beside it are done, so that no thread waits for the slowest one at every
/// diagonal of points, and values stay in cache.
///
/// Only the borders of tiles are kept: 2 (lines + 1) values. How a point's value is made does not depend on the threads.
class SquareTiles {
 public:
  static constexpr int k_side = 32;  // points

  /// @param width  numbers that make a value
  SquareTiles(int lines, std::size_t width)
      : points_(lines + 1),
        width_(width),
        past_x_(static_cast<std::size_t>(points_) * width),
        past_y_(static_cast<std::size_t>(points_) * width) {}

  /// Sets here [width], all 0 before, from the values at (x + 1, y) and (x, y + 1), where these are points.
  using Make =
      std::function<void(int x, int y, double* here, const double* after_x, const double* after_y)>;

  /// Calls `make` for every point once. @return  the value at (0, 0)
  [[nodiscard]] std::vector<double> run(int threads, const Make& make);

 private:
  void make_tile(int tile_x, int tile_y, const Make& make);
  [[nodiscard]] double* of(std::vector<double>& values, int point) const {
    return values.data() + static_cast<std::size_t>(point) * width_;
  }

  int points_;
  std::size_t width_;
  std::vector<double> past_x_;  // [y]: at the least x made so far in the row
  std::vector<double> past_y_;  // [x]: at the least y made so far in the column
};

}  // namespace flotilla::limit
