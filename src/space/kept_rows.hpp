// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace flotilla::space {

/// Rows of a board as swept, from 1, both ends included.
struct RowRange {
  int lowest = 1;
  int highest = 1;

  [[nodiscard]] int size() const { return highest - lowest + 1; }
};

/// Which tables of a sweep forward over `rows` are kept for the way back: every stride-th, and all of the
/// last stride; going back, a stretch of stride rows is swept again at a time.
struct KeptRows {
  RowRange rows;
  int stride = 1;

  [[nodiscard]] bool contains(int row) const;
  /// Tables held at the same time.
  [[nodiscard]] int most_at_once() const;
  /// Rows swept a second time.
  [[nodiscard]] int swept_again() const;
};

/// The fewest tables that do: about twice the square root of the rows.
[[nodiscard]] int fewest_tables(const RowRange& rows);

/// The least rows swept again with at most so many tables; nothing if that is fewer than fewest_tables().
[[nodiscard]] std::optional<KeptRows> kept_rows(const RowRange& rows, int most_tables);

}  // namespace flotilla::space
