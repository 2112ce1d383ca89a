// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "number/bigint.hpp"
#include "store/h5.hpp"

namespace flotilla::store {

/// Numbers of placements in a table of any dimensions, row-major.
struct ExactTable {
  h5::Shape shape;
  std::vector<BigInt> placements;

  bool operator==(const ExactTable&) const = default;
};

/// Write a table as group `name` of `parent`, with each number over `total` in lowest terms and as a double.
///
/// @param total  all placements; 0: no quotients.
/// @return  the group, for attributes.
h5::Group write_exact_table(h5::Group& parent, std::string_view name, const ExactTable& table,
                            const BigInt& total);

/// @param shape  what it must have.
/// @throws FileError  if it is missing, has another shape, holds no numbers in 0..total, or its fractions differ.
[[nodiscard]] ExactTable read_exact_table(const h5::Group& parent, std::string_view name,
                                          const h5::Shape& shape, const BigInt& total);

/// Decimal text, number by number.
[[nodiscard]] std::vector<std::string> to_decimals(const std::vector<BigInt>& numbers);

/// Inverse of to_decimals. @throws FileError  naming the file, for what is no number, or is negative.
[[nodiscard]] std::vector<BigInt> from_decimals(const h5::Group& group,
                                                const std::vector<std::string>& texts);

}  // namespace flotilla::store
