// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "limit/patterns.hpp"
#include "limit/value/lattice.hpp"
#include "number/narrow.hpp"

/// The race for the fleet {3,3,2} on a lattice: what a plan may fire and what it may know.
namespace flotilla::limit {

/// What plans may do.
enum class PlanClass {
  basic,  ///< A and B while a 3 is afloat; they read which half each sunk ship was in; C last, at random
  tiers,  ///< the same; C last, cells with two, one, no unfired neighbours in B first
  runs,   ///< the same with B in long runs, so that C cells have two unfired neighbours or none
  order,  ///< C too while a 3 is afloat, in slots that close in on unfired cells of A; they read residues
};
/// "basic", "tiers", "runs", "order". @throws InputError  for any other name.
[[nodiscard]] PlanClass parse_plan_class(const std::string& name);
[[nodiscard]] std::string_view to_string(PlanClass plan_class);

/// What the last sweep may fire in one go, in random order.
enum class SweepSegment : std::uint8_t {
  rest_of_a,
  rest_of_b,
  c,          ///< all of C
  c_after_b,  ///< all of C, the rest of B fired before
  c2,
  c1,
  c0,  ///< by unfired neighbours in B
  c2_low,
  c2_high,
  c0_low,
  c0_high,  ///< of residue 2 (low) and 4 (high) alone
};
using SweepOrder = std::vector<SweepSegment>;

/// What a plan knows of the ships that are sunk. Ships are told apart by class: the half a 3 has a cell in and A, H, C of
/// the 2; where order matters, the residue. Reflected states are one: they have the same value and the same moves.
struct InfoStates {
  static constexpr int k_nothing = 0;
  int count = 0;
  std::vector<int> three;          // [threes]: one 3 is found
  std::vector<int> two;            // [early_twos]: the 2 is found
  std::vector<int> both;           // [threes x early_twos]: one 3 and the 2
  std::vector<std::string> names;  // [count]: "nothing", "3A", "2H", "3A2H"
  std::vector<int> pair;  // [threes x threes]: number of the pair of 3s that starts a last sweep
  std::vector<std::array<int, 2>>
      pairs;  // one such pair of classes each, sorted; the orders of last sweeps are for it
};

struct RaceGame {
  RaceGame(PlanClass of_class, int lines);

  PlanClass plan_class;
  Lattice lattice;
  int threes;      // classes of a 3
  int twos;        // classes of a 2 ...
  int early_twos;  // ... of which the first may be found while a 3 is afloat
  std::array<int, k_residues> class_of_three{};  // [lowest residue]
  std::array<int, k_residues> class_of_two{};
  InfoStates states;
  std::vector<SweepOrder> orders;  // that a last sweep may have

  /// Chances that a ship of a class is still afloat at a place are whole numbers over `unit`.
  int unit;
  std::vector<std::uint16_t> three_afloat;  // [places x threes]
  std::vector<std::uint16_t> two_afloat;    // [places x early_twos]

  [[nodiscard]] bool is_ordered() const { return plan_class == PlanClass::order; }
  /// By how much the chance of a ship of that class to be afloat falls from one place to another, over `unit`.
  [[nodiscard]] int drop_of_three(int three, std::size_t from, std::size_t to) const {
    return three_afloat[from * at(threes) + at(three)] - three_afloat[to * at(threes) + at(three)];
  }
  /// @param two  below early_twos
  [[nodiscard]] int drop_of_two(int two, std::size_t from, std::size_t to) const {
    return two_afloat[from * at(early_twos) + at(two)] - two_afloat[to * at(early_twos) + at(two)];
  }

  /// Boards are numbered [class of one 3 x of the other x of the 2].
  [[nodiscard]] std::size_t boards() const { return board(threes, 0, 0); }
  [[nodiscard]] std::size_t board(int three, int other, int two) const {
    return at((three * threes + other) * twos + two);
  }
  /// The board that an offset, 0..5, turns a pattern into.
  [[nodiscard]] std::size_t board_of(const Pattern& pattern, int offset) const;

  /// The class of a ship of that length and class after reflection of the board.
  [[nodiscard]] int reflected(int length, int ship) const;
  /// Ticks of 1 / (12 lines) of the board; not for tiers, whose areas are no multiples of it.
  [[nodiscard]] int ticks(SweepSegment segment, const Lattice::Place& place) const;
  /// The same as a share of the board, for all.
  [[nodiscard]] double area(SweepSegment segment, const Lattice::Place& place) const;
  /// The chance of the 2 of a class, afloat, in a segment, over the segment's area, times 2 lines. Not for c1.
  [[nodiscard]] int density(SweepSegment segment, int two, const Lattice::Place& place) const;
};

/// What the hider mixes, as a plan sees it: chances of (class of one 3, of the other, of the 2); sums to 1.
struct ClassWeights {
  int threes = 0;
  int twos = 0;
  std::vector<double> chance;  // [threes x threes x twos], the same with the 3s swapped
  [[nodiscard]] double of(int three, int other, int two) const {
    return chance[at((three * threes + other) * twos + two)];
  }
};

/// @param mix  chances of the table's orbits.
[[nodiscard]] ClassWeights class_weights(const RaceGame& game, const PatternTable& table,
                                         const std::vector<double>& mix);

/// The chance of every orbit where the hider places at random: its size / 36.
[[nodiscard]] std::vector<double> random_mix(const PatternTable& table);

}  // namespace flotilla::limit
