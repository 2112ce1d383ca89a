// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "fleet/layout.hpp"
#include "hunt/races/arena.hpp"
#include "number/random_words.hpp"

namespace flotilla::races {

/// A layout of {3,3,2}: the cells of the first 3, the second 3 and the 2, each from the left or the top. Ships do not
/// overlap; touching is allowed.
using Trio = std::array<std::int16_t, 8>;

/// Which ship the i-th cell of a trio belongs to: 0 or 1 for the 3s, 2 for the 2.
inline constexpr std::array<std::uint8_t, 8> k_ship_of_place = {0, 0, 0, 1, 1, 1, 2, 2};

/// What only differences of diagonals modulo 6 tell of a layout, in the direction row + col: the second 3's lowest diagonal
/// minus the first 3's, and the 2's minus the first 3's.
///
/// The hunter's random offset leaves the hider nothing else to choose; swapping the 3s and reflecting the board make the 36
/// pairs twelve classes (the large-board-limit study).
struct Pattern {
  int second_three = 0;
  int two = 0;
  bool operator==(const Pattern&) const = default;
};

/// One of each class, in the study's order.
inline constexpr std::array<Pattern, 12> k_patterns = {{{0, 0},
                                                        {0, 2},
                                                        {0, 3},
                                                        {1, 0},
                                                        {1, 1},
                                                        {1, 3},
                                                        {1, 4},
                                                        {2, 0},
                                                        {2, 1},
                                                        {2, 4},
                                                        {3, 0},
                                                        {3, 2}}};

/// The class that a layout on a board with edges is of. @return  one of k_patterns
[[nodiscard]] Pattern pattern_of(const Trio& trio, const Arena& arena);

/// Its ships, the 3s first.
[[nodiscard]] Layout layout_of(const Trio& trio, const Arena& arena);

/// A layout, each as likely as any other.
[[nodiscard]] Trio random_trio(const Arena& arena, RandomWords& words);

/// A layout of the pattern, each as likely as any other; on a board with edges, of those of its class.
[[nodiscard]] Trio random_trio(const Arena& arena, const Pattern& pattern, RandomWords& words);

}  // namespace flotilla::races
