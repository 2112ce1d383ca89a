// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace flotilla::limit {

/// What a certificate says: a mixture of lattice plans and what it wins on every pattern. Plain data, so that whoever
/// checks it needs nothing of those who made it.
///
/// Places are numbered by level x + y + z1 + z2, within a level by x, then y, then z1: for classes basic and runs all x, y
/// in 0..lines (z1 = z2 = 0), for order also those with z2 <= z1 and y + z1 <= lines.
///
/// For class classic, the fleet {5,4,3,3,2}: places are all x, y in 0..lines, number x (lines + 1) + y; states name every ship
/// found, "3A,3B,2H,4D"; `pairs` says, where only the 2 is left, how many 3s are in B and three times the halves of the 4 (0 A,
/// 1 B, 2 both) plus those of the 5; boards, 3s (AA, AB, BB) x 2 (A, H, C) x 4 (A, B, D) x 5 (A, B, D), and so all values are from
/// below: the pace, integrated, is rounded down to 2^-60. Class classic-c also fires C: places are all x, y, z with y + z <= lines,
/// by x, then z, then y, where z lines of C are fired from the far end of the diagonals; move 2 fires C; 3s are 3A, 3AC (with a cell
/// in C) or 3B, and pairs of them are numbered in the order of the alphabet.
struct MixtureClaim {
  std::string plan_class;  // "basic", "runs", "order", "classic" or "classic-c"
  int lines = 0;
  std::vector<std::string>
      states;  // what is found: "nothing", "3A", "2H", "3A2H"; order: by lowest residue, "3@0", "2@5"
  std::vector<std::string> orders;  // segments of last sweeps, such as "A,C2,C0"
  std::vector<std::array<int, 2>>
      pairs;          // classes of the 3s; those of order stand for their reflections too
  std::string scale;  // what the plans' boards are over, in decimal

  struct Plan {
    std::uint64_t weight = 0;
    std::vector<std::uint8_t>
        moves;  // [states x places]: 0..3 fires x, y, z1, z2; 255 where the plan never comes
    std::vector<std::uint8_t>
        orders;  // index of orders: basic and runs [pairs x places], order [pairs]; 255: not used
    std::vector<std::string>
        boards;  // [class of one 3 x of the other x of the 2]: chance to win x scale, in decimal
  };
  std::vector<Plan> plans;

  std::vector<std::string> patterns;  // "0,3"
  std::vector<std::string> values;    // the mixture's chance to win there, such as "1/2"
  std::string guarantee;              // the least of them
};

}  // namespace flotilla::limit
