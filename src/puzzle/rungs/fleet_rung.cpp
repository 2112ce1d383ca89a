// SPDX-License-Identifier: MIT
#include <array>
#include <bit>

#include "puzzle/rungs/berths.hpp"
#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

/// Masks by line that a ship lies along.
using ByLine = std::array<Mask, 2 * Puzzle::k_max_side>;

std::size_t index(int line) { return static_cast<std::size_t>(line); }

class FleetRung {
 public:
  explicit FleetRung(Position& position)
      : position_(position), task_(position.task()), berths_(position) {}

  void climb() {
    count_ships();
    if (position_.is_dead()) return;
    count_cells();
    if (position_.is_dead()) return;
    drop_unreachable();
    if (position_.is_dead()) return;
    take_last_berths();
    if (position_.is_dead()) return;
    grow_blocks();
  }

 private:
  /// Dead if more ships are finished than there are, or fewer berths than ships are left.
  void count_ships() {
    for (int length = 1; length <= Task::k_max_length; ++length) {
      if (length > task_.longest()) {
        if (task_.is_fleet_given() && task_.ships(length) > 0) return miscount(length);
        continue;
      }
      const int owed = berths_.owed(length);
      if (owed < 0) return miscount(length);
      if (owed == 0) continue;
      lengths_owed_ |= Mask{1} << length;
      if (task_.is_fleet_given() && berths_.count(length) < owed) return miscount(length);
    }
  }

  void miscount(int length) {
    die_of(position_, {.rule = Rule::every_berth_taken, .length = length});
  }

  /// Dead if the board has too many ship cells, or too few that may become one.
  void count_cells() {
    if (!task_.is_fleet_given()) return;
    const int wanted = task_.fleet_cells();
    int ships = 0, open = 0;
    for (int row = 0; row < task_.board().rows; ++row) {
      ships += std::popcount(position_.ships(row));
      open += std::popcount(position_.open(row));
    }
    if (ships > wanted || ships + open < wanted)
      return die_of(position_, {.rule = Rule::fleet_cells});
    if (open == 0 || (ships != wanted && ships + open != wanted)) return;
    because(position_, {.rule = Rule::fleet_cells});
    for (int row = 0; row < task_.board().rows; ++row)
      position_.settle(row, position_.open(row), ships != wanted);
  }

  template <typename Visit>
  void for_each_owed(Visit&& visit) const {
    for_each_place(lengths_owed_, visit);
  }
  [[nodiscard]] int lines_of(int length) const {
    return length == 1 ? task_.board().rows : task_.lines();
  }

  /// Cells of rows that some berth takes.
  [[nodiscard]] ByLine reach() const {
    ByLine reach{};
    for_each_owed([&](int length) {
      for (int line = 0; line < lines_of(length); ++line)
        reach[index(line)] |= Berths::spread(berths_.along(line, length), length);
    });
    for (int col = 0; col < task_.board().cols; ++col)
      for_each_place(reach[index(position_.column_line(col))],
                     [&](int row) { reach[index(row)] |= Mask{1} << col; });
    return reach;
  }

  [[nodiscard]] bool is_finished(Cell cell) const {
    return (berths_.finished_cells(cell.row) >> cell.col & 1U) != 0;
  }

  /// Water where no ship still owed can be; dead where a ship is that none can be.
  void drop_unreachable() {
    const ByLine reach = this->reach();
    for (int row = 0; row < task_.board().rows; ++row) {
      const Mask beyond = ~reach[index(row)] & ~berths_.finished_cells(row);
      if (const Mask stranded = position_.ships(row) & beyond; stranded != 0)
        return die_of(position_,
                      {.rule = Rule::out_of_reach, .cell = {row, std::countr_zero(stranded)}});
      const Mask unreachable = position_.open(row) & beyond;
      if (unreachable == 0) continue;
      because(position_, {.rule = Rule::out_of_reach});
      position_.settle(row, unreachable, false);
    }
  }

  /// A length with exactly as many berths as ships owed.
  void take_last_berths() {
    if (!task_.is_fleet_given()) return;
    for_each_owed([&](int length) {
      if (berths_.count(length) != berths_.owed(length)) return;
      because(position_, {.rule = Rule::every_berth_taken, .length = length});
      for (int line = 0; line < lines_of(length); ++line)
        for_each_place(berths_.along(line, length), [&](int begin) { take(line, begin, length); });
    });
  }

  void take(int line, int begin, int length) {
    position_.settle(line, run(begin, length), true);
    if (!task_.keeps_sides()) return;
    position_.settle(line, ends_of(line, begin, length), false);
    if (length > 1) return;
    const int across = position_.column_line(begin);
    position_.settle(across, ends_of(across, line, 1), false);
  }

  static Mask run(int begin, int length) { return ((Mask{1} << length) - 1) << begin; }
  [[nodiscard]] Mask ends_of(int line, int begin, int length) const {
    const Mask cells = run(begin, length);
    return (cells << 1U | cells >> 1U) & ~cells & task_.all_of(line);
  }

  /// What all berths over a cell have in common, along one axis.
  struct Agreed {
    int berths = 0;
    Mask ships = ~Mask{0}, waters = ~Mask{0};
  };

  [[nodiscard]] Agreed over(int line, int place) const {
    Agreed agreed;
    for_each_owed([&](int length) {
      if (length == 1) return;
      const Mask covering = (Mask{2} << place) - 1;  // begins up to here
      Mask begins = berths_.along(line, length) & covering;
      if (place >= length) begins &= ~((Mask{1} << (place - length + 1)) - 1);
      for_each_place(begins, [&](int begin) {
        ++agreed.berths;
        agreed.ships &= run(begin, length);
        agreed.waters &= ends_of(line, begin, length);
      });
    });
    return agreed;
  }

  /// An unfinished block grows into what all berths over it have in common.
  void grow_blocks() {
    for (int row = 0; row < task_.board().rows; ++row)
      for_each_place(position_.ships(row), [&](int col) {
        if (!position_.is_dead()) grow({row, col});
      });
  }

  void grow(Cell cell) {
    if (is_finished(cell)) return;
    const int column = position_.column_line(cell.col);
    const Agreed across = over(cell.row, cell.col);
    const Agreed down = over(column, cell.row);
    const bool is_alone =
        (lengths_owed_ >> 1U & 1U) != 0 && (berths_.along(cell.row, 1) >> cell.col & 1U) != 0;
    because(position_, {.rule = Rule::growth_of_block, .cell = cell});
    if (across.berths + down.berths + is_alone == 0) return position_.die();
    if (down.berths == 0 && !is_alone) settle(cell.row, across);
    if (across.berths == 0 && !is_alone) settle(column, down);
    if (!task_.keeps_sides()) return;
    if (across.berths == 0) position_.settle(cell.row, ends_of(cell.row, cell.col, 1), false);
    if (down.berths == 0) position_.settle(column, ends_of(column, cell.row, 1), false);
  }

  void settle(int line, const Agreed& agreed) {
    position_.settle(line, agreed.ships, true);
    if (task_.keeps_sides()) position_.settle(line, agreed.waters, false);
  }

  Position& position_;
  const Task& task_;
  Berths berths_;
  Mask lengths_owed_ = 0;
};

}  // namespace

void fleet_rung(Position& position) { FleetRung(position).climb(); }

}  // namespace flotilla::puzzle
