// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "limit/patterns.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit {

/// The patterns of {3,3,2}, the fleet that plans are for.
[[nodiscard]] const PatternTable& plan_patterns();

/// Which of the two cells of a slot hits a ship beside B, of a 3 with cells in both the first one. Ships that slots have
/// nothing to do with, those in A, count as first.
enum class Slot : std::uint8_t { first, second };

/// What a plan with slots can tell of a board: its type and the slot of each ship, of equal ships in the same half sorted.
struct SlotBoard {
  std::size_t type = 0;  // of plan_patterns()
  std::vector<Slot> slots;
  auto operator<=>(const SlotBoard&) const = default;
};

/// Boards, and with what chances hiders place them. Which of the cells beside a cell of B is a slot's first one alternates
/// along a diagonal, so it is as likely as not, for each ship by itself.
struct BoardTable {
  std::vector<SlotBoard> boards;  // by type, then slots
  std::vector<std::vector<Rational>>
      of_type;  // [type][board]: of ships placed at random that are of that type
  std::vector<std::vector<Rational>> of_orbit;  // [orbit][board]: of that pattern
  std::vector<Rational> of_random;              // [board]
};

/// With slots the 30 boards that differ, else the 9 types.
[[nodiscard]] const BoardTable& boards_for(bool has_slots);

}  // namespace flotilla::limit
