// SPDX-License-Identifier: MIT
#include "limit/value/square_tiles.hpp"

#include <algorithm>

namespace flotilla::limit {

std::vector<double> SquareTiles::run([[maybe_unused]] int threads, const Make& make) {
  const int tiles = (points_ + k_side - 1) / k_side;
  // What tasks depend on: one mark a tile, and one row and column more for tiles that there are not.
  std::vector<char> marks(static_cast<std::size_t>(tiles + 1) *
                          static_cast<std::size_t>(tiles + 1));
#pragma omp parallel num_threads(threads)
#pragma omp single
  for (int x = tiles - 1; x >= 0; --x)
    for (int y = tiles - 1; y >= 0; --y) {
      [[maybe_unused]] char* const mark = marks.data() + x * (tiles + 1) + y;
#pragma omp task firstprivate(x, y) depend(in : mark[1], mark[tiles + 1]) depend(out : mark[0])
      make_tile(x, y, make);
    }
  return {past_x_.begin(), past_x_.begin() + static_cast<std::ptrdiff_t>(width_)};
}

void SquareTiles::make_tile(int tile_x, int tile_y, const Make& make) {
  const int end_x = std::min((tile_x + 1) * k_side, points_);
  const int end_y = std::min((tile_y + 1) * k_side, points_);
  std::vector<double> here(width_);
  for (int x = end_x - 1; x >= tile_x * k_side; --x) {
    const double* after_y = of(past_y_, x);
    for (int y = end_y - 1; y >= tile_y * k_side; --y) {
      double* const after_x = of(past_x_, y);
      std::fill(here.begin(), here.end(), 0.0);
      make(x, y, here.data(), after_x, after_y);
      std::copy(here.begin(), here.end(), after_x);
      after_y = after_x;
    }
    std::copy_n(after_y, width_, of(past_y_, x));
  }
}

}  // namespace flotilla::limit
