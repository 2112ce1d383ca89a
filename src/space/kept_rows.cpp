// SPDX-License-Identifier: MIT
#include "space/kept_rows.hpp"

#include <algorithm>

namespace flotilla::space {

bool KeptRows::contains(int row) const {
  if (row < rows.lowest) return false;
  return (row - rows.lowest) % stride == 0 || row > rows.highest - stride;
}

int KeptRows::most_at_once() const {
  return stride == 1 ? rows.size() : (rows.size() + stride - 1) / stride + stride;
}

int KeptRows::swept_again() const {
  int again = 0;
  for (int row = rows.lowest; row <= rows.highest; ++row) again += contains(row) ? 0 : 1;
  return again;
}

int fewest_tables(const RowRange& rows) {
  int fewest = rows.size();
  for (int stride = 2; stride <= rows.size(); ++stride)
    fewest = std::min(fewest, KeptRows{rows, stride}.most_at_once());
  return fewest;
}

std::optional<KeptRows> kept_rows(const RowRange& rows, int most_tables) {
  for (int stride = 1; stride <= std::max(rows.size(), 1); ++stride) {
    const KeptRows kept{rows, stride};
    if (kept.most_at_once() <= most_tables) return kept;
  }
  return std::nullopt;
}

}  // namespace flotilla::space
