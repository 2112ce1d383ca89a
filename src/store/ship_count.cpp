// SPDX-License-Identifier: MIT
#include "store/ship_count.hpp"

#include "number/errors.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

void write_ships(h5::Group& group, const std::vector<ShipCount>& ships) {
  std::vector<std::int32_t> lengths;
  std::vector<std::int64_t> counts;
  for (const ShipCount& ship : ships) {
    lengths.push_back(ship.length);
    counts.push_back(ship.count);
  }
  group.write(schema::k_ship_length, lengths);
  group.write(schema::k_ship_count, counts);
}

std::vector<ShipCount> read_ships(const h5::Group& group) {
  const auto lengths = group.read<std::int32_t>(schema::k_ship_length);
  const auto counts = group.read<std::int64_t>(schema::k_ship_count);
  if (lengths.size() != counts.size())
    throw FileError(group.file() + ": its table of ships has columns of different length");
  std::vector<ShipCount> ships;
  for (std::size_t i = 0; i < lengths.size(); ++i) ships.push_back({lengths[i], counts[i]});
  return ships;
}

}  // namespace flotilla::store
