// SPDX-License-Identifier: MIT
#include "limit/verify/pattern_boards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace flotilla::limit::verify {

std::map<std::string, std::vector<std::size_t>> boards_of_patterns(const ShipClasses& classes) {
  std::map<std::string, std::vector<std::size_t>> patterns;
  for (int a = 0; a < 6; ++a)
    for (int b = 0; b < 6; ++b) {
      // the same with the 3s swapped, and both reflected
      const int a2 = (6 - a) % 6;
      const std::array<std::array<int, 2>, 4> same = {
          {{a, b}, {a2, (b + 6 - a) % 6}, {a2, (7 - b) % 6}, {a, (7 - b + a) % 6}}};
      if (*std::min_element(same.begin(), same.end()) != same[0]) continue;
      std::vector<std::size_t>& boards = patterns[fmt::format("{},{}", a, b)];
      for (const auto& [shift, shift_of_two] : same)
        for (int offset = 0; offset < 6; ++offset)
          boards.push_back(classes.board(classes.of_three(offset),
                                         classes.of_three((offset + shift) % 6),
                                         classes.of_two((offset + shift_of_two) % 6)));
    }
  return patterns;
}

}  // namespace flotilla::limit::verify
