// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "number/random_words.hpp"

/// A race of {3,3,2} played cell by cell, every shot made: the oracle of the engine that makes only those that matter. Shares
/// no code with it, plans included.
namespace flotilla::literal {

struct Setting {
  int side = 10;
  bool wraps = false;
  std::string
      plan;  // as the plans of the program are called, but blend; or a file of configs/plans
  bool is_dark = false;
  bool falls = false, is_mirrored = false;  // of the offset
  int shift = 0;
  int first_row = 0;  // of plans that go by rows
};

/// The residue of a cell.
[[nodiscard]] int residue(const Setting& setting, int cell);

/// Orders of cells, a list a track.
using Tracks = std::vector<std::vector<int>>;

class Game {
 public:
  /// Puts a phase of the last sweep, given as the cells it has in ascending order, into the order to fire.
  using PhaseOrder = std::function<std::vector<int>(const std::vector<int>& cells)>;

  /// @param ships  cells of the first 3, the second 3 and the 2
  Game(Setting setting, const std::array<std::vector<int>, 3>& ships, Tracks tracks,
       PhaseOrder phase_order, RandomWords choices);

  /// The shots until all are sunk.
  [[nodiscard]] int play();

 private:
  struct Aim {
    int track, until;
  };
  [[nodiscard]] int beside(int cell, int down, int right) const;
  [[nodiscard]] bool is_free(int cell) const;  // unshot or an open hit
  [[nodiscard]] bool is_open(int cell) const;
  bool shoot(int cell);
  void resolve(int ship, int cell);
  void finish();
  [[nodiscard]] std::vector<std::vector<int>> berths_through(int cell, int length) const;
  [[nodiscard]] bool can_cover(int hit, int cell) const;
  [[nodiscard]] Aim aim() const;
  [[nodiscard]] Aim aim_of_slots() const;
  [[nodiscard]] Aim aim_of_printable() const;
  [[nodiscard]] bool was_in_b(int ship) const;
  void last_sweep();
  [[nodiscard]] std::vector<int> unshot_of(const std::vector<int>& residues) const;
  [[nodiscard]] std::vector<int> c_cells(bool beside_b) const;
  [[nodiscard]] std::vector<int> c_cells_beside(int unshot_b) const;

  Setting setting_;
  std::array<std::vector<int>, 3> ships_;
  Tracks tracks_;
  PhaseOrder phase_order_;
  RandomWords choices_;
  std::vector<bool> shot_, open_;
  std::vector<int> open_list_;
  std::vector<std::size_t> passed_;
  std::vector<int> sunk_;       // ships, in order
  std::size_t a_at_three_ = 0;  // A cells passed when the first 3 sank
  int shots_ = 0;
};

}  // namespace flotilla::literal
