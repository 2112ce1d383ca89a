// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "fleet/ship.hpp"

namespace flotilla {

/// What is printed in a cell. A shape speaks about the one ship that covers the cell, also where ships touch.
enum class Clue {
  unknown,    ///< nothing
  water,      ///< no ship covers the cell
  ship,       ///< some ship covers it
  submarine,  ///< a ship of one cell
  left,       ///< the left end of a ship that lies across
  right,
  top,  ///< the upper end of a ship that stands upright
  bottom,
  middle  ///< neither end of its ship, which lies either way
};

/// How a text grid writes it: `.` unknown, `~` water, `*` ship, `o` submarine, `<` `>` `^` `v` the end
/// that points that way, `m` middle.
[[nodiscard]] char symbol(Clue clue);

/// Reads such a symbol; also `?` and `_` unknown, `w` water, and `O`, `M`, `W`. Nothing for any other
/// character: `x`, `-`, `s` and the like mean different things in different puzzle formats.
[[nodiscard]] std::optional<Clue> clue_of_symbol(char c);

/// "unknown", "water", "ship", "a submarine", "a left end", ...: for messages.
[[nodiscard]] std::string to_string(Clue clue);

/// True unless the clue is unknown or water.
[[nodiscard]] bool is_ship(Clue clue);

/// What a puzzle prints in the i-th cell of a ship, 0 <= i < length.
[[nodiscard]] Clue clue_of(const Ship& ship, int i);

/// True if the clue can stand in `cell` when `berth`, which covers it, is taken.
[[nodiscard]] bool agrees(Clue clue, const Ship& berth, Cell cell);

}  // namespace flotilla
