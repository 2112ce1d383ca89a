// SPDX-License-Identifier: MIT
#include "limit/parts.hpp"

#include <fmt/format.h>

#include "fleet/fleet.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

constexpr int k_max_ships = 8;

void add_ships(const Fleet& fleet, int length, std::vector<int>& lengths) {
  if (fleet.is_unlimited(length))
    throw InputError(fmt::format("fleet: ships of length {} are unlimited, allowed here 0..{}",
                                 length, k_max_ships));
  for (int i = 0; i < fleet.of_length(length) && lengths.size() <= k_max_ships; ++i)
    lengths.push_back(length);
}

}  // namespace

Part part_of(int residue) {
  const int r = ((residue % k_residues) + k_residues) % k_residues;
  if (r % 3 == 0) return r == 0 ? Part::A : Part::B;
  return r % 2 == 0 ? Part::C : Part::D;
}

Rational share_of(Part part) {
  int residues = 0;
  for (int r = 0; r < k_residues; ++r) residues += part_of(r) == part ? 1 : 0;
  return {residues, k_residues};
}

Halves Aspect::halves() const {
  if (a > 0) return b > 0 ? Halves::both : Halves::A;
  return b > 0 ? Halves::B : Halves::none;
}

Aspect aspect_of(int length, int residue) {
  FLOTILLA_ASSERT_LIGHT(length >= 1);
  Aspect aspect;
  for (int i = 0; i < length; ++i) {
    const Part part = part_of(residue + i);
    aspect.a += part == Part::A ? 1 : 0;
    aspect.b += part == Part::B ? 1 : 0;
    if (part != Part::C) continue;
    const bool before = i > 0 && part_of(residue + i - 1) == Part::B;
    const bool after = i + 1 < length && part_of(residue + i + 1) == Part::B;
    ++(before || after ? aspect.tied : aspect.free);
  }
  return aspect;
}

std::vector<int> ship_order(const Fleet& fleet) {
  if (fleet.of_length(1) != 0)
    throw InputError(
        "fleet: a ship of length 1 is not sure to be hit by diagonals, allowed lengths 2..16");
  std::vector<int> lengths;
  add_ships(fleet, 3, lengths);
  add_ships(fleet, 2, lengths);
  for (int length = 4; length <= Fleet::k_max_length; ++length) add_ships(fleet, length, lengths);
  if (lengths.empty() || lengths.size() > k_max_ships)
    throw InputError(fmt::format("fleet {}: {} ships, allowed 1..{}", flotilla::to_string(fleet),
                                 fleet.ships(), k_max_ships));
  return lengths;
}

std::string to_string(Halves halves) {
  switch (halves) {
    case Halves::A:
      return "A";
    case Halves::B:
      return "B";
    case Halves::both:
      return "AB";
    case Halves::none:
      break;
  }
  return "C";
}

}  // namespace flotilla::limit
