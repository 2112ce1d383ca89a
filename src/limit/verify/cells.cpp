// SPDX-License-Identifier: MIT
#include "limit/verify/cells.hpp"

#include <algorithm>

#include "number/errors.hpp"

namespace flotilla::limit::verify {

Sweep parse_sweep(const std::string& name) {
  constexpr std::array<const char*, 9> k_names = {"A",     "B",      "C",     "C2",    "C0",
                                                  "C2low", "C2high", "C0low", "C0high"};
  const auto* const found = std::find(k_names.begin(), k_names.end(), name);
  if (found == k_names.end())
    throw InputError("segment " + name + ": allowed A, B, C, C2, C0, C2low, C2high, C0low, C0high");
  return static_cast<Sweep>(found - k_names.begin());
}

Cells::Range Cells::unfired(int residue, bool odd, const Place& place) const {
  const auto [x, y, z1, z2] = place;
  if (residue >= 6) return unfired(residue - 6, !odd, place);
  switch (residue) {
    case 3:  // B, from the near end
      return {y, lines_};
    case 0:  // A: of odd units first, then of even ones, both from the near end; basic classes: at random
      if (!ordered_) return {x, lines_};
      return odd ? Range{std::min(2 * x, lines_), lines_}
                 : Range{std::max(0, 2 * x - lines_), lines_};
    case 2:  // C, from the far end, in slots around the A of even units
      return {0, lines_ - (odd ? z2 : z1)};
    case 4:
      return {0, lines_ - (odd ? z1 : z2)};
    default:
      return {0, lines_};
  }
}

int Cells::afloat(int length, int lowest_residue, const Place& place) const {
  int pieces = 0;
  for (const bool odd : {false, true}) {
    Range all{0, lines_};
    for (int i = 0; i < length; ++i) {
      const Range cell = unfired(lowest_residue + i, odd, place);
      all = {std::max(all.begin, cell.begin), std::min(all.end, cell.end)};
    }
    pieces += std::max(0, all.end - all.begin);
  }
  return pieces;
}

int Cells::size(Sweep segment, const Place& place) const {
  const auto [x, y, z1, z2] = place;
  const int beside_b =
      2 * (lines_ - y) - z1 - z2;  // unfired C cells of one residue, in even and odd units
  switch (segment) {
    case Sweep::A:
      return 2 * (lines_ - x);
    case Sweep::B:
      return 2 * (lines_ - y);
    case Sweep::C:
      return 2 * (2 * lines_ - z1 - z2);
    case Sweep::C2:
      return 2 * beside_b;
    case Sweep::C0:
      return 4 * y;
    case Sweep::C2low:
    case Sweep::C2high:
      return beside_b;
    default:
      return 2 * y;
  }
}

int Cells::density(Sweep segment, int lowest_residue, const Place& place, bool b_is_swept) const {
  const auto has = [&](int residue) {
    return lowest_residue == residue || (lowest_residue + 1) % 6 == residue;
  };
  const bool in_c = has(2) || has(4);
  switch (segment) {
    case Sweep::A:
      return has(0) ? 12 * lines_ : 0;
    case Sweep::B:
      return has(3) ? 12 * lines_ : 0;
    case Sweep::C:  // a 2 that touches B is afloat with its B cell unfired only
      if (!in_c || (has(3) && b_is_swept)) return 0;
      return has(3) ? 6 * (lines_ - place[1]) : 6 * lines_;
    case Sweep::C2:
      return in_c ? 6 * lines_ : 0;
    case Sweep::C0:
      return in_c && !has(3) ? 6 * lines_ : 0;
    case Sweep::C2low:
      return has(2) ? 12 * lines_ : 0;
    case Sweep::C2high:
      return has(4) ? 12 * lines_ : 0;
    case Sweep::C0low:
      return has(2) && !has(3) ? 12 * lines_ : 0;
    default:
      return has(4) && !has(3) ? 12 * lines_ : 0;
  }
}

std::vector<Place> places_of(bool ordered, int lines) {
  std::vector<Place> places;
  const int levels = (ordered ? 3 : 2) * lines;
  for (int level = 0; level <= levels; ++level)
    for (int x = 0; x <= std::min(level, lines); ++x)
      for (int y = ordered ? 0 : level - x; y <= std::min(level - x, lines); ++y)
        for (int z1 = 0; z1 <= (ordered ? std::min(level - x - y, lines - y) : 0); ++z1)
          if (const int z2 = level - x - y - z1; z2 <= z1) places.push_back({x, y, z1, z2});
  return places;
}

std::size_t count_of_places(bool ordered, int lines) {
  const auto side = static_cast<std::size_t>(lines) + 1;
  if (!ordered) return side * side;
  // y + z1 <= lines and z2 <= z1: three numbers from 0 that sum to lines at most, z2 free below z1
  return side * (side * (side + 1) * (side + 2) / 6);
}

}  // namespace flotilla::limit::verify
