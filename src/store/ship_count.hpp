// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "store/h5.hpp"

namespace flotilla::store {

inline constexpr std::int64_t k_unlimited_ships = -1;

/// How many ships of one length a fleet has.
struct ShipCount {
  std::int32_t length = 0;
  std::int64_t count = 0;  ///< k_unlimited_ships = as many as one likes

  bool operator==(const ShipCount&) const = default;
};

/// Write a fleet as the columns `ship_length` and `ship_count` of `group`.
void write_ships(h5::Group& group, const std::vector<ShipCount>& ships);

/// @throws FileError  if a column is missing or they differ in length.
[[nodiscard]] std::vector<ShipCount> read_ships(const h5::Group& group);

}  // namespace flotilla::store
