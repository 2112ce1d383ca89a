// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "limit/verify/mixture_claim.hpp"
#include "limit/verify/whole.hpp"

// Checks of plans for the classic fleet {5,4,3,3,2}: board by board, ship by ship. Shares no code with limit/classic.

namespace flotilla::limit::verify {

/// How far a hunter is, in lines of the lattice: A; B, from one end of its diagonals; C, from the other end.
struct FivePlace {
  int x = 0;
  int y = 0;
  int z = 0;
  [[nodiscard]] int level() const { return x + y + 2 * z; }
};

/// The lattice of a class: all x, y in 0..lines; where C is fired before the last sweep, also z, y + z <= lines.
struct FiveLattice {
  bool fires_c = false;
  int lines = 0;

  [[nodiscard]] int moves() const { return fires_c ? 3 : 2; }
  [[nodiscard]] int last_level() const { return (fires_c ? 3 : 2) * lines; }
  [[nodiscard]] std::size_t size() const {
    return number({lines, fires_c ? 0 : lines, fires_c ? lines : 0}) + 1;
  }
  [[nodiscard]] std::size_t number(const FivePlace& place) const;
  /// Whether there is a place one move on, which is then put in `next`.
  [[nodiscard]] bool step(const FivePlace& place, int move, FivePlace& next) const;
  /// By level.
  [[nodiscard]] std::vector<FivePlace> places() const;
  /// Chances of ships of a length are over lines to this power.
  [[nodiscard]] int power(int length) const;
};

/// One ship of a board, by its cells.
struct ShipCells {
  int length = 0;
  bool in_a = false;
  bool in_b = false;
  int free = 0;  // cells in C beside a B diagonal in which the ship has no cell

  /// "3A", "2H" (in B), "2C" (in neither), "5D" (in both); where C is fired, "3AC" with a cell there
  [[nodiscard]] std::string name(bool fires_c) const;
  /// The chance to be afloat, over lines^power.
  [[nodiscard]] Whole afloat(const FiveLattice& lattice, const FivePlace& place) const;
};

/// The ship whose lowest diagonal is that, modulo 6.
[[nodiscard]] ShipCells ship_on(int length, int diagonal);

/// 3, 3, 2, 4, 5. A set of them is a number, bit by bit in this order.
using FiveShips = std::array<ShipCells, 5>;
inline constexpr unsigned k_all_ships = 31;
inline constexpr unsigned k_all_but_two = 31 - 4;

/// The name of what is found of a board: "nothing", "3A,3B,2H,4D".
[[nodiscard]] std::string name_of_found(const FiveShips& ships, unsigned found, bool fires_c);

/// Of the 3s: 0 AA, 1 AB, 2 BB; where C is fired by 3A, 3AC, 3B: the number of the pair in order of the alphabet.
[[nodiscard]] int pair_of_threes(const FiveShips& ships, bool fires_c);

/// The chance that the plain hunter is not done, rounded down to 2^-60 where it is integrated.
struct FivePace {
  explicit FivePace(int lines);
  std::vector<Whole> integral;  // [4 lines + 1] from 0 to level / (6 lines)
  // [levels of an edge - 1][3 lines][m - 1]: m u^(m-1) times it, along an edge
  std::array<std::vector<std::array<Whole, 5>>, 2> moments;
};

/// Where a claim has its states and leaves, by name.
struct FiveNames {
  /// @throws InputError  if the claim's names are not those of this fleet, each once, or an order fires what another segment did.
  explicit FiveNames(const MixtureClaim& claim);
  [[nodiscard]] int state(const FiveShips& ships, unsigned found) const;
  [[nodiscard]] int leaf(const FiveShips& ships) const;
  const MixtureClaim& claim;
  bool fires_c;
  std::vector<std::string> sorted_names;
  std::vector<int> sorted_rows;
  std::vector<std::array<int, 9>> leaves;        // [kinds of the 3s]
  std::vector<std::vector<std::string>> sweeps;  // [orders]: segments
};

/// What a plan comes to, over all boards.
struct FiveUses {
  std::vector<bool> moves;   // [states x places]
  std::vector<bool> orders;  // [leaves x places]
};

/// The boards on which the plan is followed through, and what it is worth: the chance to win at least, over 2^60 and the
/// lines to the powers of all ships.
class FiveBoard {
 public:
  FiveBoard(const MixtureClaim& claim, const FiveNames& names, const FivePace& pace,
            const FiveShips& ships);

  /// Follows the plan and marks what it uses.
  ///
  /// @throws InputError  if it lacks a move or an order where it comes.
  void follow(const MixtureClaim::Plan& plan, FiveUses& uses);
  /// After follow().
  [[nodiscard]] Whole value(const MixtureClaim::Plan& plan) const;

 private:
  /// The edges from a place.
  struct Edges {
    struct Edge {
      bool is_there = false;
      FivePlace next;
      std::array<Whole, 5> drops{};  // of the ships' chances to be afloat
      unsigned hit = 0;              // ships that may be found on it
    };
    std::array<Edge, 3> by_move;
  };
  [[nodiscard]] Edges edges_from(const FivePlace& place) const;
  /// That of the plan's move. @throws InputError  if there is none
  [[nodiscard]] std::size_t move_of(const MixtureClaim::Plan& plan, unsigned found,
                                    std::size_t place, const Edges& edges) const;
  /// No ship but the 2 can be afloat there.
  [[nodiscard]] bool is_over(const FivePlace& place) const {
    return place.x == lattice_.lines && place.y + place.z == lattice_.lines;
  }
  [[nodiscard]] Whole last_sweep(const std::vector<std::string>& segments,
                                 const FivePlace& place) const;

  const MixtureClaim& claim_;
  const FiveNames& names_;
  const FivePace& pace_;
  FiveShips ships_;
  FiveLattice lattice_;
  std::vector<FivePlace> places_;
  std::array<int, 32> state_{};
  int leaf_ = 0;
  std::vector<std::uint32_t> comes_;  // [places]: bit s: with the set s found
};

}  // namespace flotilla::limit::verify
