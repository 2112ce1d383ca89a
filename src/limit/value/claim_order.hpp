// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flotilla::limit {

/// A plan's array [places x columns] as certificates have it, [columns x places].
[[nodiscard]] inline std::vector<std::uint8_t> transposed(const std::vector<std::uint8_t>& values,
                                                          std::size_t columns) {
  std::vector<std::uint8_t> turned(values.size());
  const std::size_t rows = values.size() / columns;
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < columns; ++column)
      turned[column * rows + row] = values[row * columns + column];
  return turned;
}

}  // namespace flotilla::limit
