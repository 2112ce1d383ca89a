// SPDX-License-Identifier: MIT
#include "puzzle/switches.hpp"

#include <algorithm>
#include <utility>

namespace flotilla::puzzle {

namespace {

bool are_alike(const Ship& one, const Ship& other) {
  return one.length == other.length && one.vertical == other.vertical;
}

/// True if a ship may stand beside all of a layout but two.
bool fits(const Ship& ship, const Layout& layout, std::size_t but, std::size_t and_but,
          Touch touch) {
  for (std::size_t i = 0; i < layout.size(); ++i)
    if (i != but && i != and_but && !compatible(ship, layout[i], touch)) return false;
  return true;
}

}  // namespace

std::vector<Layout> switched(const Layout& answer, Touch touch) {
  std::vector<Layout> all;
  for (std::size_t i = 0; i < answer.size(); ++i)
    for (std::size_t j = i + 1; j < answer.size(); ++j) {
      Ship one = answer[i], other = answer[j];
      if (!are_alike(one, other) || one.first.row == other.first.row ||
          one.first.col == other.first.col)
        continue;
      std::swap(one.first.col, other.first.col);
      if (!compatible(one, other, touch) || !fits(one, answer, i, j, touch) ||
          !fits(other, answer, i, j, touch))
        continue;
      Layout& layout = all.emplace_back(answer);
      layout[i] = one;
      layout[j] = other;
      std::ranges::sort(layout);
    }
  return all;
}

}  // namespace flotilla::puzzle
