// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

/// What a hunter of lines cut into gaps loses against the flux bound, on a lattice; the argument is in ceiling.cpp.
namespace flotilla::limit::gaps {

/// Which facts about gaps are kept: r1 forgets, and r2 carries along, how many gaps have even length.
enum class Relaxation : std::uint8_t { r1, r2 };

/// A place: cuts of each kind made so far. Steps of A take 1 / (12 K) of the board, those of B and D twice that.
struct Node {
  int a = 0;
  int b = 0;
  int d = 0;
};

/// Losses are rounded down to whole ticks.
inline constexpr int k_tick_bits = 50;  // a tick is 2^-50 a share of the board
using Ticks = std::int64_t;

/// Rates of loss that need no look ahead, at the nodes of a lattice.
class Losses {
 public:
  /// @param steps  K, 1..512: above, products leave 128 bits
  Losses(Relaxation relaxation, int steps);

  [[nodiscard]] Relaxation relaxation() const { return relaxation_; }
  [[nodiscard]] int steps() const { return steps_; }
  /// Cuts of kind B are made; without them (r1) b is 0.
  [[nodiscard]] bool has_b() const { return relaxation_ == Relaxation::r2; }
  /// 3s are afloat, and would all be found in time to cut a 2 from each longer gap: the formulas below hold.
  [[nodiscard]] bool holds(const Node& node) const {
    return 12 * steps_ - 3 * (node.a + 2 * node.b) - 2 * node.d >= 0 &&
           3 * node.b + 2 * node.d <= 3 * steps_;
  }
  /// The cell above the node lies where they hold.
  [[nodiscard]] bool is_live(const Node& node) const {
    return holds({node.a + 1, node.b + (has_b() ? 1 : 0), node.d + 1});
  }
  /// The most steps of A and B together.
  [[nodiscard]] int most_ab() const { return has_b() ? 3 * steps_ : 4 * steps_; }
  [[nodiscard]] int most_b() const { return has_b() ? steps_ : 0; }
  [[nodiscard]] int most_d() const { return 3 * steps_ / 2; }

  /// By a cut of kind D, with one and with both 3s afloat.
  [[nodiscard]] Ticks cut_d(int threes, const Node& node) const {
    return (threes == 1 ? cut_d1_ : cut_d2_)[at(node.a + 2 * node.b, node.d)];
  }
  /// By a cut of kind B.
  [[nodiscard]] Ticks cut_b(int threes, const Node& node) const;
  /// What is lost from here on once the 2 is found (r2).
  [[nodiscard]] Ticks one_three(const Node& node) const { return one_three_[at(node.a, node.d)]; }
  [[nodiscard]] Ticks two_threes(const Node& node) const {
    return two_threes_[at(node.a, node.d)] +
           one_three_[at(node.a, node.d)] * (3 * steps_ - node.a - node.b) / steps_;
  }
  /// What is lost from here on once both 3s are found (r1).
  [[nodiscard]] Ticks last_sweep(const Node& node) const;
  /// The three above may differ from 0 in a cell beside the node.
  [[nodiscard]] bool bends(const Node& node) const {
    return has_b() ? 2 * (node.d - 1) < 3 * (node.a + 1) - 6 * steps_ : node.a + 1 > 3 * steps_;
  }

 private:
  [[nodiscard]] std::size_t at(int row, int d) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(most_d() + 2) +
           static_cast<std::size_t>(d);
  }
  Relaxation relaxation_;
  int steps_;
  std::vector<Ticks> cut_d1_, cut_d2_;  // [a + 2 b][d]
  std::vector<Ticks> one_three_,
      two_threes_;  // [a][d]; two_threes_: the part that b does not change
};

}  // namespace flotilla::limit::gaps
