// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

// What plans for the classic fleet {5,4,3,3,2} may fire before the last sweep, what they know then, and what they find on the
// edges of a lattice. Source of the model: the large-board-limit study.

namespace flotilla::limit::classic {

/// Lines of A, of B and of C fired. B is fired in long runs from one end of its diagonals, the C cells beside them from the other:
/// y + z <= lines. Time, in edges of 1 / (6 lines) of the board, is x + y + 2 z.
struct Spot {
  int x = 0;
  int y = 0;
  int z = 0;
  [[nodiscard]] int level() const { return x + y + 2 * z; }
};

/// Some ships are found on an edge.
struct Step {
  std::uint16_t to = 0;     // the state then
  std::uint16_t shape = 0;  // of the move's shapes: which ships these are
  std::uint8_t ships = 0;
  std::uint8_t ways = 1;  // either of the 3s
};

/// 3, 3, 2, 4, 5: the class of each ship found; k_afloat for the others.
using Shape = std::array<std::uint8_t, 5>;

/// Ships are told apart by class, classes by where their cells lie. A state is what is found: the 3s' classes, and those of the 2,
/// the 4 and the 5.
class Rules {
 public:
  static constexpr std::uint8_t k_afloat = 255;
  static constexpr std::array<int, 5> k_lengths = {3, 3, 2, 4, 5};

  /// When plans may fire C before the last sweep.
  enum class FiresC { never, while_a_3_is_afloat, always };

  explicit Rules(FiresC when);

  const FiresC when_c;
  const bool fires_c;  // ever; else only A and B
  const int moves;     // 0 fires A, 1 B, 2 C
  const int threes;    // classes of a 3: A, B; if C is fired: A, A with a C cell, B
  const int pairs;     // of them, in either order
  /// Classes of the 2 that may be found before the last sweep: A, H (in B); C if it is fired.
  const int early_twos;
  const int states;
  const int leaves;  // classes of all ships but the 2: pair x 4 x 5
  const int types;   // of boards: pair x 2 x 4 x 5
  const int orders;  // last sweeps: the first ones of k_orders

  [[nodiscard]] const std::vector<Shape>& shapes(int move) const { return shapes_[at(move)]; }
  [[nodiscard]] const std::vector<Step>& steps(int move, int state) const {
    return steps_[at(move)][at(state)];
  }
  /// States that a plan has a move in: not all found, not the 2 alone left; those with more ships found come later.
  [[nodiscard]] const std::vector<int>& open_states() const { return open_; }
  /// [leaves]: the state where the 2 alone is left.
  [[nodiscard]] const std::vector<int>& leaf_states() const { return leaf_states_; }
  /// Whether plans may make a move in a state, wherever they are.
  [[nodiscard]] bool is_legal(int move, int state) const {
    return move < 2 || when_c == FiresC::always || !has_both_threes(state);
  }
  /// The type of a state in which all is found; -1 for others.
  [[nodiscard]] int done_type(int state) const { return done_type_[at(state)]; }
  /// "nothing", "3A,3A,2H,4D": ships found, in the order 3, 3, 2, 4, 5.
  [[nodiscard]] const std::string& name(int state) const { return names_[at(state)]; }

  /// @param two  0 A, 1 H, 2 C  @param leaf  below leaves
  [[nodiscard]] int type_of(int leaf, int two) const { return (leaf / 9 * 3 + two) * 9 + leaf % 9; }
  /// Whether the type has 3s of two classes, so that they may lie in either order.
  [[nodiscard]] bool has_two_orders(int type) const;
  /// Of ships on these diagonals. @param residues  of the 3s, the 2, the 4 and the 5; any integers
  [[nodiscard]] int type_at(const std::array<int, 5>& residues) const;

  /// Chances are whole numbers over lines to this power.
  [[nodiscard]] int power(int length) const;
  /// The sum over all ships.
  [[nodiscard]] int whole_power() const;
  /// By how much the chance of a ship of a class to be afloat falls on an edge, over lines^power.
  [[nodiscard]] std::int64_t drop(int length, int ship, int move, const Spot& spot,
                                  int lines) const;

  [[nodiscard]] int most_z(int lines) const { return fires_c ? lines : 0; }
  /// Places are numbered by x, then z, then y.
  [[nodiscard]] std::size_t places(int lines) const { return at(lines + 1) * places_of_x(lines); }
  [[nodiscard]] std::size_t place(const Spot& spot, int lines) const {
    return at(spot.x) * places_of_x(lines) +
           at(spot.z * (lines + 1) - spot.z * (spot.z - 1) / 2 + spot.y);
  }
  [[nodiscard]] static Spot after(Spot spot, int move) {
    ++(move == 0 ? spot.x : move == 1 ? spot.y : spot.z);
    return spot;
  }
  [[nodiscard]] bool allows(const Spot& spot, int move, int lines) const {
    return move == 0 ? spot.x < lines : spot.y + spot.z < lines && move < moves;
  }

 private:
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] std::size_t places_of_x(int lines) const {
    return fires_c ? at(lines + 1) * at(lines + 2) / 2 : at(lines + 1);
  }
  [[nodiscard]] bool has_both_threes(int state) const {
    return state / 16 / (1 + early_twos) > threes;
  }
  [[nodiscard]] int class_at(int length, int residue) const;
  [[nodiscard]] bool hits(int move, int length, int ship) const;
  void make_steps(int move);
  void make_states();

  std::array<std::vector<Shape>, 3> shapes_;
  std::array<std::vector<std::vector<Step>>, 3> steps_;
  std::vector<int> open_, leaf_states_, done_type_;
  std::vector<std::string> names_;
};

/// Only A and B are fired until the 2 alone is left: 288 states, 27 leaves, 81 types.
[[nodiscard]] const Rules& half_rules();
/// C too: 640 states, 54 leaves, 162 types.
[[nodiscard]] const Rules& c_rules();
/// The same, but C only as long as a 3 is afloat.
[[nodiscard]] const Rules& c_while_threes_rules();

}  // namespace flotilla::limit::classic
