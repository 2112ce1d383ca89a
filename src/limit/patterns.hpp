// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

#include "limit/parts.hpp"

namespace flotilla::limit {

/// What the hider controls: the residue of each ship minus that of the first, in the order of ship_order; as many as
/// there are ships, the first 0, all in 0..5. The hunter's offset, uniform on 0..5, hides the rest.
using Pattern = std::vector<int>;

/// What a hunter of A, B and C can tell of a board: the halves each ship touches. Ships of equal length are not told
/// apart, so theirs are sorted (A, B, both).
struct BoardType {
  std::vector<Halves> halves;  // in the order of ship_order
  auto operator<=>(const BoardType&) const = default;
};

/// The type of the board with the ships at these residues, of which there are as many as lengths.
[[nodiscard]] BoardType board_type(const std::vector<int>& lengths,
                                   const std::vector<int>& residues);

/// Patterns that are the same but for which of two equal ships is named first, and for reflection of the board.
struct PatternOrbit {
  Pattern representative;        // its first member in lexicographic order
  std::vector<Pattern> members;  // in that order
  std::vector<int>
      type_counts;  // by index into PatternTable::types: of the six cases, how many are of that type
};

/// All patterns of a fleet and the board types that the six offsets turn them into.
///
/// For the fleet {3:2,2:1}: 9 types in the order AA/A, AA/H, AA/C, AB/A, ... BB/C; 12 orbits of 36 patterns.
struct PatternTable {
  std::vector<int> lengths;          // ship_order
  std::vector<BoardType> types;      // sorted: see type_name
  std::vector<PatternOrbit> orbits;  // by representative

  [[nodiscard]] std::size_t patterns() const;  // 6^(ships - 1)
  [[nodiscard]] std::size_t type_index(const BoardType& type) const;
  /// Index of the orbit that holds `pattern`.
  [[nodiscard]] std::size_t orbit_of(const Pattern& pattern) const;
  /// The chance of each type where the hider places at random: orbits weighted by size; sums to 1.
  [[nodiscard]] std::vector<Rational> random_weights() const;
  /// The chances of the types on one orbit: type_counts / 6.
  [[nodiscard]] std::vector<Rational> orbit_weights(std::size_t orbit) const;
};

/// @throws InputError  as ship_order.
/// Cost: 6^ships board types.
[[nodiscard]] PatternTable pattern_table(const Fleet& fleet);

/// "AA/H": the halves of the 3s, then of each other length; a 2 that touches B is H ("hooked"). AB of a longer ship
/// is written D ("double"): "AB/H/A/D".
[[nodiscard]] std::string type_name(const std::vector<int>& lengths, const BoardType& type);

/// "1,3": without the first ship's 0.
[[nodiscard]] std::string pattern_name(const Pattern& pattern);

/// The inverse of pattern_name.
///
/// @param ships  how many the fleet has
/// @throws InputError  unless `text` is ships - 1 numbers in 0..5 between commas.
[[nodiscard]] Pattern parse_pattern(const std::string& text, std::size_t ships);

}  // namespace flotilla::limit
