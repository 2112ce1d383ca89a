// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "limit/verify/five_ships.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::verify {

std::size_t FiveLattice::number(const FivePlace& place) const {
  const auto side = static_cast<std::size_t>(lines) + 1;
  const auto x = static_cast<std::size_t>(place.x);
  const auto y = static_cast<std::size_t>(place.y);
  if (!fires_c) return x * side + y;
  // z = 0 has lines + 1 values of y, z = 1 one less, and so on
  const auto z = static_cast<std::size_t>(place.z);
  return x * (side * (side + 1) / 2) + z * side - z * (z - 1) / 2 + y;
}

bool FiveLattice::step(const FivePlace& place, int move, FivePlace& next) const {
  next = place;
  ++(move == 0 ? next.x : move == 1 ? next.y : next.z);
  return move < moves() && next.x <= lines && next.y + next.z <= lines;
}

std::vector<FivePlace> FiveLattice::places() const {
  std::vector<FivePlace> all;
  for (int level = 0; level <= last_level(); ++level)
    for (int x = 0; x <= lines; ++x)
      for (int z = 0; z <= (fires_c ? lines : 0); ++z) {
        const int y = level - x - 2 * z;
        if (y >= 0 && y + z <= lines) all.push_back({x, y, z});
      }
  return all;
}

int FiveLattice::power(int length) const {
  // A 3 in A has one cell in C at most, a 5 in A two.
  if (length == 2) return 1;
  if (length == 3) return fires_c ? 2 : 1;
  return length == 5 && fires_c ? 3 : 2;
}

Whole ShipCells::afloat(const FiveLattice& lattice, const FivePlace& place) const {
  const Whole c_left = lattice.lines - place.z;
  Whole chance = 1;
  int factors = 0;
  const auto times = [&](Whole left) {
    chance *= left;
    ++factors;
  };
  if (in_a) times(lattice.lines - place.x);
  // Its cells in C beside its cell in B are at the same place of that diagonal.
  if (in_b) times(c_left - place.y);
  for (int cell = 0; lattice.fires_c && cell < free; ++cell) times(c_left);
  for (; factors < lattice.power(length); ++factors) chance *= lattice.lines;
  return chance;
}

std::string ShipCells::name(bool fires_c) const {
  const bool is_two = length == 2;
  if (length == 3 && in_a && free > 0 && fires_c) return "3AC";
  if (in_a) return fmt::format("{}{}", length, in_b ? "D" : "A");
  if (in_b) return fmt::format("{}{}", length, is_two ? "H" : "B");
  return fmt::format("{}C", length);
}

ShipCells ship_on(int length, int diagonal) {
  ShipCells ship;
  ship.length = length;
  const auto has = [&](int cell) { return cell >= diagonal && cell < diagonal + length; };
  for (int cell = diagonal; cell < diagonal + length; ++cell) {
    ship.in_a = ship.in_a || cell % 6 == 0;
    ship.in_b = ship.in_b || cell % 6 == 3;
    // C is on both sides of B.
    if ((cell % 6 == 2 && !has(cell + 1)) || (cell % 6 == 4 && !has(cell - 1))) ++ship.free;
  }
  return ship;
}

std::string name_of_found(const FiveShips& ships, unsigned found, bool fires_c) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < ships.size(); ++i)
    if ((found >> i & 1U) != 0) names.push_back(ships.at(i).name(fires_c));
  if ((found & 3U) == 3U && names[0] > names[1]) std::swap(names[0], names[1]);
  return names.empty() ? "nothing" : fmt::format("{}", fmt::join(names, ","));
}

int pair_of_threes(const FiveShips& ships, bool fires_c) {
  const std::vector<std::string> kinds =
      fires_c ? std::vector<std::string>{"3A", "3AC", "3B"} : std::vector<std::string>{"3A", "3B"};
  std::array<std::string, 2> names{ships[0].name(fires_c), ships[1].name(fires_c)};
  std::sort(names.begin(), names.end());
  int number = 0;
  for (std::size_t i = 0; i < kinds.size(); ++i)
    for (std::size_t j = i; j < kinds.size(); ++j, ++number)
      if (kinds[i] == names[0] && kinds[j] == names[1]) return number;
  throw InputError("no pair of 3s " + names[0] + "," + names[1]);
}

namespace {

/// The order's segments: "A", "B", then "C"; or "A", "C2" and "C0"; each once. C beside runs of B that are swept is C: a hooked 2
/// must not be counted twice.
std::vector<std::string> segments_of(const std::string& order, bool fires_c) {
  std::vector<std::string> segments;
  for (std::size_t begin = 0; begin <= order.size();) {
    const std::size_t end = std::min(order.find(',', begin), order.size());
    segments.push_back(order.substr(begin, end - begin));
    begin = end + 1;
  }
  const auto has = [&](const char* name, std::size_t before) {
    const auto last = segments.begin() + static_cast<std::ptrdiff_t>(before);
    return std::find(segments.begin(), last, name) != last;
  };
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const std::string& part = segments[i];
    const bool is_by_b = (part == "C2" || part == "C0") && !has("B", i);
    const bool is_b = part == "B" && !fires_c && !has("C2", i) && !has("C0", i);
    const bool is_c = part == "C" && has("B", i);
    if ((part != "A" && !is_by_b && !is_b && !is_c) || has(part.c_str(), i))
      throw InputError("order " + order + ": allowed A, B, then C; or A, C2 and C0; each once");
  }
  return segments;
}

}  // namespace

FiveNames::FiveNames(const MixtureClaim& claimed)
    : claim(claimed), fires_c(claimed.plan_class == "classic-c") {
  const int states = fires_c ? 640 : 288;
  const int kinds = fires_c ? 6 : 3;
  if (claim.states.size() != static_cast<std::size_t>(states) ||
      claim.pairs.size() != 9 * static_cast<std::size_t>(kinds))
    throw InputError(fmt::format("{} states and {} leaves, not {} and {}", claim.states.size(),
                                 claim.pairs.size(), states, 9 * kinds));
  for (const std::string& order : claim.orders) sweeps.push_back(segments_of(order, fires_c));
  for (int row = 0; row < states; ++row) sorted_rows.push_back(row);
  std::sort(sorted_rows.begin(), sorted_rows.end(), [&](int a, int b) {
    return claim.states[static_cast<std::size_t>(a)] < claim.states[static_cast<std::size_t>(b)];
  });
  for (const int row : sorted_rows)
    sorted_names.push_back(claim.states[static_cast<std::size_t>(row)]);
  if (std::adjacent_find(sorted_names.begin(), sorted_names.end()) != sorted_names.end())
    throw InputError("a state is named twice");
  leaves.resize(static_cast<std::size_t>(kinds));
  for (auto& row : leaves) row.fill(-1);
  for (std::size_t i = 0; i < claim.pairs.size(); ++i) {
    const auto [threes, bigs] = claim.pairs[i];
    if (threes < 0 || threes >= kinds || bigs < 0 || bigs > 8)
      throw InputError(fmt::format("leaf {},{}: allowed 0..{} and 0..8", threes, bigs, kinds - 1));
    int& leaf = leaves.at(static_cast<std::size_t>(threes)).at(static_cast<std::size_t>(bigs));
    if (leaf >= 0) throw InputError(fmt::format("leaf {},{} is named twice", threes, bigs));
    leaf = static_cast<int>(i);
  }
}

int FiveNames::state(const FiveShips& ships, unsigned found) const {
  const std::string name = name_of_found(ships, found, fires_c);
  const auto place = std::lower_bound(sorted_names.begin(), sorted_names.end(), name);
  if (place == sorted_names.end() || *place != name)
    throw InputError("the certificate has no state " + name);
  return sorted_rows[static_cast<std::size_t>(place - sorted_names.begin())];
}

int FiveNames::leaf(const FiveShips& ships) const {
  const auto halves = [](const ShipCells& ship) -> std::size_t {
    return ship.in_a ? (ship.in_b ? 2 : 0) : 1;
  };
  const int threes = pair_of_threes(ships, fires_c);
  return leaves.at(static_cast<std::size_t>(threes)).at(halves(ships[3]) * 3 + halves(ships[4]));
}

}  // namespace flotilla::limit::verify
