// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "hunt/plans/plan.hpp"
#include "hunt/races/arena.hpp"
#include "hunt/races/trio.hpp"
#include "number/random_words.hpp"

namespace flotilla::races {

/// The hunter's numbering of the diagonals, drawn before each game.
struct Offset {
  bool falls = false;        ///< diagonals of equal row - col, not row + col
  bool is_mirrored = false;  ///< numbered backwards
  int shift = 0;             ///< 0..5

  /// 0..5. @param diagonal  Arena::diagonal_mod_6
  [[nodiscard]] int residue(int diagonal) const {
    const int residue = (diagonal + shift) % 6;
    return is_mirrored ? (6 - residue) % 6 : residue;
  }
};

/// Where a cell comes in its plan's order. track -1: in none.
struct Place {
  int track = -1;
  int place = 0;
};

/// Plays one game after another, real shots on real cells, without firing the cells that nobody is on.
///
/// A random order of a part is drawn as far as anyone looks: a cell that is asked for gets a place uniform among those that no
/// other cell has. That is the same law as shuffling all cells, and the shots up to a hit are counted, not made: about a
/// microsecond a game on any board. The answers are miss, hit, or sunk with the ship's length.
///
/// Finishing, while any hit is open: the unshot ends of the straight rows of open hits through the oldest one; without such a
/// row, or with none that can be, its neighbours. Only cells that some ship afloat can cover together with the open hit
/// beside them; one of them at random; open hits that no ship afloat fits are dropped. A sunk ship's cells are
/// known if only one berth of open hits goes through its last one.
class Game {
 public:
  explicit Game(const Arena& arena);

  /// The shots until all three ships are sunk, finishing included.
  ///
  /// @param plan     one whose order the arena has (PlanTraits::side_divisor)
  /// @param orders   the order of cells is drawn from these, @param choices  and coins and finishing shots from these
  [[nodiscard]] int play(const Trio& trio, const Plan& plan, RandomWords orders,
                         RandomWords choices);

  // What was drawn for the last game: enough to play it cell by cell.
  [[nodiscard]] const Offset& offset() const { return offset_; }
  [[nodiscard]] int first_row() const { return first_row_; }
  struct Run {
    int rank = 0;   ///< among the diagonals
    int start = 0;  ///< row
    bool is_upward = false;
  };
  /// Of each B diagonal, in their order.
  [[nodiscard]] const std::vector<Run>& runs() const { return runs_; }
  struct DrawnPlace {
    int cell = 0;
    int place = 0;  ///< among the cells of its random order
  };
  [[nodiscard]] const std::vector<DrawnPlace>& drawn_places() const { return drawn_places_; }
  /// Sizes of the phases of the last sweep that were begun, and places drawn in the last of them.
  [[nodiscard]] const std::vector<int>& phase_sizes() const { return phase_sizes_; }
  [[nodiscard]] const std::vector<DrawnPlace>& phase_places() const { return phase_places_; }

 private:
  using Diagonal = std::bitset<128>;  // cells of one diagonal, by row
  enum Mark : std::uint8_t { k_untouched, k_shot, k_open };
  template <typename Values>
  [[nodiscard]] static auto& at(Values& values, int place) {
    return values[static_cast<std::size_t>(place)];
  }

  void begin(const Trio& trio, const Plan& plan);
  void clear();
  void draw_runs();
  void count_places();
  [[nodiscard]] int residue(int cell) const {
    return at(residues_, arena_.diagonal_mod_6(cell, offset_.falls));
  }
  [[nodiscard]] int diagonal(int cell) const;  // 0 .. side - 1, where the board wraps
  [[nodiscard]] Part part(int cell) const {
    return k_part_of_residue[static_cast<std::size_t>(residue(cell))];
  }
  [[nodiscard]] Place place_of(int cell);
  [[nodiscard]] int drawn_place(int cell, const ResidueOrder& order);
  [[nodiscard]] Place slot_of(int cell, int residue, bool closes_in) const;
  [[nodiscard]] bool is_shot(int cell);
  [[nodiscard]] bool is_usable(int cell);  // unshot, or an open hit

  [[nodiscard]] bool search(const Plan& plan);
  void fire(int cell);
  void sink(int ship, int cell);
  void close_sunk(int cell, int length);
  void finish();
  void collect_ends(int hit);
  void collect_neighbours(int hit);
  void consider(int hit, int direction);
  [[nodiscard]] bool is_over() const { return situation_.sunk() == 3; }

  void sweep_the_rest(const Plan& plan);
  void count_unshot();
  [[nodiscard]] int phase_size(std::uint8_t sets);
  [[nodiscard]] bool is_in(int cell, std::uint8_t sets);
  [[nodiscard]] bool was_shot(int cell);
  [[nodiscard]] int unshot_b_beside(int cell);
  [[nodiscard]] const std::array<int, 3>& count_beside_b();
  [[nodiscard]] int count_c2();
  [[nodiscard]] Diagonal rows_from(int first, int count) const;
  [[nodiscard]] Diagonal turned(const Diagonal& rows, int by) const;
  void fill_unshot_diagonals();
  [[nodiscard]] int rows_passed(int places, int line) const;
  [[nodiscard]] Diagonal unshot_b_of(int line) const;
  void take_slots_from(int line);
  [[nodiscard]] int fired_of(int residue) const;
  [[nodiscard]] int total();

  const Arena& arena_;
  int side_;
  Diagonal odd_slots_;  // gaps whose cell of residue 4 is fired before that of residue 2
  RandomWords orders_{0, 0};
  RandomWords choices_{0, 0};

  // The game.
  Trio trio_{};
  const CellOrder* order_ = nullptr;
  Offset offset_;
  std::array<std::uint8_t, 6> residues_{};  // by diagonal modulo 6
  int first_row_ = 0;
  std::vector<Run> runs_;
  Situation situation_;
  std::array<int, 3> cells_afloat_{};  // by ship
  std::vector<int> open_hits_;         // oldest first
  std::vector<int> marked_;            // all cells that are not k_untouched
  std::vector<int> finishing_;         // cells of finishing shots
  std::vector<int> candidates_;
  int last_sweep_shots_ = 0;
  std::uint8_t swept_ = 0;                      // whole sets of the last sweep that are done
  std::size_t marked_before_ = 0;               // the last sweep: how many of marked_
  std::optional<std::array<int, 3>> beside_b_;  // as count_beside_b

  // By cell; back to nothing after each game.
  std::vector<std::uint8_t> ship_;  // 0 none, else 1 + ship
  std::vector<std::uint8_t> mark_;
  std::vector<std::int16_t> drawn_;  // its random place, -1 if not drawn
  std::vector<DrawnPlace> drawn_places_;
  std::array<std::vector<std::uint8_t>, k_max_tracks> taken_;  // places of random orders, by track
  std::vector<int> phase_sizes_;
  std::vector<DrawnPlace> phase_places_;
  std::vector<Diagonal> unshot_b_, unshot_c2_,
      unshot_c4_;  // by B diagonal: cells of residues 3, 2 and 4
};

}  // namespace flotilla::races
