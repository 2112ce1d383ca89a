// SPDX-License-Identifier: MIT
#include "limit/classic/states.hpp"

#include "number/assert.hpp"

namespace flotilla::limit::classic {

int Found::ships() const {
  const int count_of_threes = both_threes() ? 2 : threes == Threes::none ? 0 : 1;
  return count_of_threes + (two != Two::none ? 1 : 0) + (four != Big::none ? 1 : 0) +
         (five != Big::none ? 1 : 0);
}

Found found_of(int index) {
  return {static_cast<Threes>(index / 48), static_cast<Two>(index / 16 % 3),
          static_cast<Big>(index / 4 % 4), static_cast<Big>(index % 4)};
}

int leaf_of(const Found& found) {
  FLOTILLA_ASSERT_LIGHT(found.only_two_left() || found.all());
  return ((static_cast<int>(found.threes) - static_cast<int>(Threes::AA)) * 3 +
          static_cast<int>(found.four) - 1) *
             3 +
         static_cast<int>(found.five) - 1;
}

}  // namespace flotilla::limit::classic
