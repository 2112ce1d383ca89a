// SPDX-License-Identifier: MIT
#include "limit/verify/ship_classes.hpp"

namespace flotilla::limit::verify {

ShipClasses::ShipClasses(bool of_order)
    : ordered(of_order),
      threes(of_order ? std::vector<int>{0, 1, 2, 3, 4, 5} : std::vector<int>{5, 2}),
      twos(of_order ? threes : std::vector<int>{0, 2, 1}),
      early_twos(of_order ? 6 : 2) {}

int ShipClasses::of_three(int residue) const {
  return ordered ? residue : (residue + 2) % 6 < 3 ? 0 : 1;
}

int ShipClasses::of_two(int residue) const {
  if (ordered) return residue;
  return residue == 0 || residue == 5 ? 0 : residue == 2 || residue == 3 ? 1 : 2;
}

int mirror(int length, int residue) { return (13 - residue - length) % 6; }

}  // namespace flotilla::limit::verify
