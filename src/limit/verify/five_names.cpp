// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "limit/verify/five_ships.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::verify {

std::string ShipCells::name() const {
  const bool is_two = length == 2;
  if (in_a) return fmt::format("{}{}", length, in_b ? "D" : "A");
  if (in_b) return fmt::format("{}{}", length, is_two ? "H" : "B");
  return fmt::format("{}C", length);
}

ShipCells ship_on(int length, int diagonal) {
  ShipCells ship{length, false, false};
  for (int cell = diagonal; cell < diagonal + length; ++cell) {
    ship.in_a = ship.in_a || cell % 6 == 0;
    ship.in_b = ship.in_b || cell % 6 == 3;
  }
  return ship;
}

std::string name_of_found(const FiveShips& ships, unsigned found) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < ships.size(); ++i)
    if ((found >> i & 1U) != 0) names.push_back(ships.at(i).name());
  if (names.size() > 1 && names[0] == "3B" && names[1] == "3A") std::swap(names[0], names[1]);
  return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ","));
}

FiveNames::FiveNames(const MixtureClaim& claimed) : claim(claimed) {
  if (claim.states.size() != 288 || claim.pairs.size() != 27)
    throw InputError(fmt::format("{} states and {} leaves, not 288 and 27", claim.states.size(),
                                 claim.pairs.size()));
  for (int row = 0; row < 288; ++row) sorted_rows.push_back(row);
  std::sort(sorted_rows.begin(), sorted_rows.end(), [&](int a, int b) {
    return claim.states[static_cast<std::size_t>(a)] < claim.states[static_cast<std::size_t>(b)];
  });
  for (const int row : sorted_rows)
    sorted_names.push_back(claim.states[static_cast<std::size_t>(row)]);
  if (std::adjacent_find(sorted_names.begin(), sorted_names.end()) != sorted_names.end())
    throw InputError("a state is named twice");
  for (auto& row : leaves) row.fill(-1);
  for (std::size_t i = 0; i < claim.pairs.size(); ++i) {
    const auto [threes, bigs] = claim.pairs[i];
    if (threes < 0 || threes > 2 || bigs < 0 || bigs > 8)
      throw InputError(fmt::format("leaf {},{}: allowed 0..2 and 0..8", threes, bigs));
    int& leaf = leaves.at(static_cast<std::size_t>(threes)).at(static_cast<std::size_t>(bigs));
    if (leaf >= 0) throw InputError(fmt::format("leaf {},{} is named twice", threes, bigs));
    leaf = static_cast<int>(i);
  }
}

int FiveNames::state(const FiveShips& ships, unsigned found) const {
  const std::string name = name_of_found(ships, found);
  const auto place = std::lower_bound(sorted_names.begin(), sorted_names.end(), name);
  if (place == sorted_names.end() || *place != name)
    throw InputError("the certificate has no state " + name);
  return sorted_rows[static_cast<std::size_t>(place - sorted_names.begin())];
}

int FiveNames::leaf(const FiveShips& ships) const {
  const auto halves = [](const ShipCells& ship) { return ship.in_a ? (ship.in_b ? 2 : 0) : 1; };
  const int threes = halves(ships[0]) + halves(ships[1]);
  return leaves.at(static_cast<std::size_t>(threes))
      .at(static_cast<std::size_t>(halves(ships[3]) * 3 + halves(ships[4])));
}

}  // namespace flotilla::limit::verify
