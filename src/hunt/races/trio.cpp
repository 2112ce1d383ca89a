// SPDX-License-Identifier: MIT
#include "hunt/races/trio.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "number/assert.hpp"

namespace flotilla::races {

namespace {

constexpr int k_right = 2;
constexpr int k_down = 3;

/// Writes the cells of a ship that begins at (row, col).
void lay(const Arena& arena, int row, int col, bool is_vertical, std::span<std::int16_t> cells) {
  int cell = row * arena.side() + col;
  for (std::int16_t& place : cells) {
    place = static_cast<std::int16_t>(cell);
    cell = arena.neighbour(cell, is_vertical ? k_down : k_right);
  }
}

void lay_anywhere(const Arena& arena, RandomWords& words, std::span<std::int16_t> cells) {
  const auto side = static_cast<std::uint32_t>(arena.side());
  const std::uint32_t along =
      arena.wraps() ? side : side - static_cast<std::uint32_t>(cells.size()) + 1;
  const std::uint32_t berth = words.below(2 * side * along);
  const bool is_vertical = berth >= side * along;
  const std::uint32_t rest = is_vertical ? berth - side * along : berth;
  const auto across = static_cast<int>(rest / along);
  const auto first = static_cast<int>(rest % along);
  lay(arena, is_vertical ? first : across, is_vertical ? across : first, is_vertical, cells);
}

/// On a board that wraps: a ship whose first cell, which is on its lowest diagonal, has `diagonal` modulo 6.
void lay_on(const Arena& arena, int diagonal, RandomWords& words, std::span<std::int16_t> cells) {
  const auto side = static_cast<std::uint32_t>(arena.side());
  const std::uint32_t berth = words.below(2 * side * (side / 6));
  const bool is_vertical = berth % 2 != 0;
  const auto row = static_cast<int>(berth / 2 % side);
  const auto sixth = static_cast<int>(berth / 2 / side);
  const int col = 6 * sixth + (diagonal - row + 6 * arena.side()) % 6;
  lay(arena, row, col, is_vertical, cells);
}

bool overlap(std::span<const std::int16_t> some, std::span<const std::int16_t> others) {
  return std::ranges::any_of(
      some, [&](std::int16_t cell) { return std::ranges::find(others, cell) != others.end(); });
}

bool is_layout(const Trio& trio) {
  const std::span<const std::int16_t> cells(trio);
  return !overlap(cells.subspan(3, 3), cells.first(3)) && !overlap(cells.last(2), cells.first(6));
}

}  // namespace

Trio random_trio(const Arena& arena, RandomWords& words) {
  Trio trio{};
  const std::span<std::int16_t> cells(trio);
  do {
    lay_anywhere(arena, words, cells.first(3));
    lay_anywhere(arena, words, cells.subspan(3, 3));
    lay_anywhere(arena, words, cells.last(2));
  } while (!is_layout(trio));
  return trio;
}

Pattern pattern_of(const Trio& trio, const Arena& arena) {
  const auto lowest = [&](std::size_t first) { return arena.diagonal_mod_6(trio[first], false); };
  const auto difference = [&](int of, int from) { return (of - from + 12) % 6; };
  const int second = difference(lowest(3), lowest(0)), two = difference(lowest(6), lowest(0));
  // The 3s named the other way round, the board turned upside down, or both.
  const std::array<Pattern, 4> alike = {{{second, two},
                                         {difference(0, second), difference(two, second)},
                                         {difference(0, second), difference(1, two)},
                                         {second, difference(1 + second, two)}}};
  for (const Pattern& pattern : k_patterns)
    if (std::ranges::find(alike, pattern) != alike.end()) return pattern;
  FLOTILLA_ASSERT_LIGHT(false);
  return {};
}

Layout layout_of(const Trio& trio, const Arena& arena) {
  Layout layout;
  for (const auto& [first, length] : {std::pair{0U, 3}, {3U, 3}, {6U, 2}}) {
    const int cell = trio[first], next = trio[first + 1];
    layout.push_back(
        {{arena.row(cell), arena.col(cell)}, length, arena.col(cell) == arena.col(next)});
  }
  return layout;
}

Trio random_trio(const Arena& arena, const Pattern& pattern, RandomWords& words) {
  Trio trio{};
  if (!arena.wraps()) {
    do {
      trio = random_trio(arena, words);
    } while (pattern_of(trio, arena) != pattern);
    return trio;
  }
  const std::span<std::int16_t> cells(trio);
  do {
    lay_anywhere(arena, words, cells.first(3));
    const int diagonal = arena.diagonal_mod_6(trio[0], false);
    lay_on(arena, diagonal + pattern.second_three, words, cells.subspan(3, 3));
    lay_on(arena, diagonal + pattern.two, words, cells.last(2));
  } while (!is_layout(trio));
  return trio;
}

}  // namespace flotilla::races
