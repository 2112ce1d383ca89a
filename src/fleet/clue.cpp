// SPDX-License-Identifier: MIT
#include "fleet/clue.hpp"

#include <array>
#include <string_view>

namespace flotilla {

namespace {

// In the order of the enumerators.
constexpr std::string_view k_symbols = ".~*o<>^vm";
constexpr std::array<std::string_view, 9> k_clue_names = {
    "unknown",     "water",     "ship",         "a submarine", "a left end",
    "a right end", "a top end", "a bottom end", "a middle"};

}  // namespace

char symbol(Clue clue) { return k_symbols.at(static_cast<std::size_t>(clue)); }

std::optional<Clue> clue_of_symbol(char c) {
  switch (c) {
    case '?':
    case '_':
      return Clue::unknown;
    case 'w':
    case 'W':
      return Clue::water;
    case 'O':
      return Clue::submarine;
    case 'M':
      return Clue::middle;
    default:
      break;
  }
  const std::size_t place = k_symbols.find(c);
  if (place == std::string_view::npos) return std::nullopt;
  return static_cast<Clue>(place);
}

std::string to_string(Clue clue) {
  return std::string(k_clue_names.at(static_cast<std::size_t>(clue)));
}

bool is_ship(Clue clue) { return clue != Clue::unknown && clue != Clue::water; }

Clue clue_of(const Ship& ship, int i) {
  if (ship.length == 1) return Clue::submarine;
  if (i == 0) return ship.vertical ? Clue::top : Clue::left;
  if (i == ship.length - 1) return ship.vertical ? Clue::bottom : Clue::right;
  return Clue::middle;
}

bool agrees(Clue clue, const Ship& berth, Cell cell) {
  const bool lies_across = !berth.vertical && berth.length > 1;
  switch (clue) {
    case Clue::unknown:
    case Clue::ship:
      return true;
    case Clue::water:
      return false;
    case Clue::submarine:
      return berth.length == 1;
    case Clue::left:
      return lies_across && cell == berth.first;
    case Clue::right:
      return lies_across && cell == berth.last();
    case Clue::top:
      return berth.vertical && cell == berth.first;
    case Clue::bottom:
      return berth.vertical && cell == berth.last();
    case Clue::middle:
      break;
  }
  return cell != berth.first && cell != berth.last();
}

}  // namespace flotilla
