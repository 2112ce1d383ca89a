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

/// One ship of a board: which of the cells that are fired before C it has.
struct ShipCells {
  int length = 0;
  bool in_a = false;
  bool in_b = false;
  [[nodiscard]] bool is_big() const { return length > 3; }
  /// "3A", "2H" (in B), "2C" (in neither), "5D" (in both)
  [[nodiscard]] std::string name() const;
};

/// The ship whose lowest diagonal is that, modulo 6.
[[nodiscard]] ShipCells ship_on(int length, int diagonal);

/// 3, 3, 2, 4, 5. A set of them is a number, bit by bit in this order.
using FiveShips = std::array<ShipCells, 5>;
inline constexpr unsigned k_all_ships = 31;
inline constexpr unsigned k_all_but_two = 31 - 4;

/// The name of what is found of a board: "nothing", "3A,3B,2H,4D".
[[nodiscard]] std::string name_of_found(const FiveShips& ships, unsigned found);

/// The chance that the plain hunter is not done, rounded down to 2^-60 where it is integrated.
struct FivePace {
  explicit FivePace(int lines);
  std::vector<Whole> integral;                // [4 lines + 1] from 0 to level / (6 lines)
  std::vector<std::array<Whole, 5>> moments;  // [2 lines][m - 1]: m u^(m-1) times it, along an edge
};

/// Where a claim has its states and leaves, by name.
struct FiveNames {
  /// @throws InputError  if the claim's names are not those of this fleet, each once.
  explicit FiveNames(const MixtureClaim& claim);
  [[nodiscard]] int state(const FiveShips& ships, unsigned found) const;
  [[nodiscard]] int leaf(const FiveShips& ships) const;
  const MixtureClaim& claim;
  std::vector<std::string> sorted_names;
  std::vector<int> sorted_rows;
  std::array<std::array<int, 9>, 3> leaves{};
};

/// What a plan comes to, over all boards.
struct FiveUses {
  std::vector<bool> moves;   // [states x places]
  std::vector<bool> orders;  // [leaves x places]
};

/// The boards on which the plan is followed through, and what it is worth: the chance to win at least, over N^7 2^60.
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
  [[nodiscard]] std::size_t place(int x, int y) const {
    return static_cast<std::size_t>(x) * static_cast<std::size_t>(lines_ + 1) +
           static_cast<std::size_t>(y);
  }
  [[nodiscard]] bool fires_b(const MixtureClaim::Plan& plan, unsigned found, int x, int y) const;
  [[nodiscard]] unsigned may_be_found(unsigned found, bool fires_b, int x, int y) const;
  [[nodiscard]] Whole drop(const ShipCells& ship, bool fires_b, int x, int y) const;
  [[nodiscard]] Whole last_sweep(const std::string& order, int x, int y) const;

  const MixtureClaim& claim_;
  const FivePace& pace_;
  FiveShips ships_;
  int lines_;
  std::array<int, 32> state_{};
  int leaf_ = 0;
  std::vector<std::uint32_t> comes_;  // [places]: bit s: with the set s found
};

}  // namespace flotilla::limit::verify
