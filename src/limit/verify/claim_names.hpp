// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "limit/verify/cells.hpp"
#include "limit/verify/mixture_claim.hpp"
#include "limit/verify/ship_classes.hpp"

namespace flotilla::limit::verify {

/// What a claim's lists of states, pairs of 3s and orders of last sweeps mean, whatever their order: where in them what is
/// found stands. Where order matters, a state or pair may stand there as its reflection.
class ClaimNames {
 public:
  /// @throws InputError  if a state or pair is missing, there are others, or an order belongs to another class of plans.
  ClaimNames(const MixtureClaim& claim, const ShipClasses& classes);

  /// Index of a state.
  ///
  /// @param three, two  classes, the 2's an early one, or -1 for a ship that is afloat
  [[nodiscard]] int state(int three, int two) const { return state_[at(three + 1)][at(two + 1)]; }
  [[nodiscard]] std::size_t states() const { return claim_.states.size(); }

  /// Index of a pair of classes of 3s, and whether it stands there as its reflection.
  struct Pair {
    std::size_t number;
    bool reflected;
  };
  [[nodiscard]] const Pair& pair(int three, int other) const {
    return pairs_[at(three) * classes_.threes.size() + at(other)];
  }
  [[nodiscard]] std::size_t pairs() const { return claim_.pairs.size(); }

  [[nodiscard]] const std::vector<std::vector<Sweep>>& orders() const { return orders_; }

 private:
  void name_states();
  [[nodiscard]] int find_state(int three, int two) const;
  [[nodiscard]] std::string name(int three, int two) const;
  [[nodiscard]] std::vector<Sweep> read_order(const std::string& text) const;
  [[nodiscard]] Pair find_pair(int three, int other) const;

  const MixtureClaim& claim_;
  const ShipClasses& classes_;
  std::array<std::array<int, 7>, 7> state_{};  // [class of a 3 + 1][of the 2 + 1]
  std::vector<std::vector<Sweep>> orders_;
  std::vector<Pair> pairs_;  // [threes x threes]
};

}  // namespace flotilla::limit::verify
