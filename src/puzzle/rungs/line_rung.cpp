// SPDX-License-Identifier: MIT
// A filling of a line is water cells and runs. From the left, before[p] has bit k if the cells up to p can hold k ship
// cells and end so that a run or water may begin at p; from the right, after[p] the same for the cells from p on.
// A run [p, q) stands in some filling if before[p] and after[q] add up to the number somewhere.
#include <array>
#include <bit>

#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

/// Bit k: k ship cells are possible.
using Amounts = std::uint64_t;

class LineFillings {
 public:
  LineFillings(const Position& position, int line)
      : task_(position.task()),
        prints_(task_.prints(line)),
        cells_(task_.cells_of(line)),
        number_(task_.number(line)),
        ships_(position.ships(line)),
        waters_(position.waters(line)) {
    fill_before();
    fill_after();
  }

  [[nodiscard]] bool is_possible() const { return fits(before_[at_end()], Amounts{1}); }

  /// What some filling has as ship, and what some has as water.
  struct Seen {
    Mask ships = 0, waters = 0;
  };
  [[nodiscard]] Seen seen() const {
    Seen seen;
    for (int begin = 0; begin < cells_; ++begin) {
      const Amounts before = before_[index(begin)];
      if (before == 0) continue;
      if (may_be_water(begin) && fits(before, after_[index(begin) + 1]))
        seen.waters |= Mask{1} << begin;
      for_each_run(begin, [&](int length) {
        const int next = begin + length;
        if (!fits(before << length, after_run(next))) return;
        seen.ships |= run(begin, length);
        if (next < cells_) seen.waters |= Mask{1} << next;
      });
    }
    return seen;
  }

 private:
  static std::size_t index(int place) { return static_cast<std::size_t>(place); }
  [[nodiscard]] std::size_t at_end() const { return index(cells_); }
  static Mask run(int begin, int length) { return ((Mask{1} << length) - 1) << begin; }
  [[nodiscard]] bool may_be_water(int place) const { return (ships_ >> place & 1U) == 0; }

  /// Lengths of a run that may begin here, with water or the edge behind it.
  template <typename Visit>
  void for_each_run(int begin, Visit&& visit) const {
    const Mask blocked = waters_ >> begin;
    const int room = std::min(cells_ - begin, blocked == 0 ? 64 : std::countr_zero(blocked));
    const int longest = std::min(room, task_.longest());
    for (int length = 1; length <= longest; ++length) {
      if (begin + length < cells_ && !may_be_water(begin + length)) continue;
      if (is_allowed(begin, length)) visit(length);
    }
  }

  [[nodiscard]] bool is_allowed(int begin, int length) const {
    const Mask cells = run(begin, length);
    // One cell may be a submarine or a piece of a ship across.
    if (length == 1) return (cells & (prints_.begins | prints_.ends)) == 0;
    if (task_.ships(length) == 0) return false;
    const Mask first = Mask{1} << begin;
    const Mask last = Mask{1} << (begin + length - 1);
    return (cells & prints_.crossed) == 0 && (cells & prints_.begins & ~first) == 0 &&
           (cells & prints_.ends & ~last) == 0 && ((first | last) & prints_.inside) == 0;
  }

  /// Fillings of what follows a run that ends before `next`: water first, unless the line ends.
  [[nodiscard]] Amounts after_run(int next) const {
    return next >= cells_ ? after_[at_end()] : after_[index(next) + 1];
  }

  void fill_before() {
    before_[0] = 1;
    for (int begin = 0; begin < cells_; ++begin) {
      const Amounts here = before_[index(begin)];
      if (here == 0) continue;
      if (may_be_water(begin)) before_[index(begin) + 1] |= here;
      for_each_run(begin, [&](int length) {
        before_[index(std::min(begin + length + 1, cells_))] |= here << length;
      });
    }
  }

  void fill_after() {
    after_[at_end()] = 1;
    for (int begin = cells_ - 1; begin >= 0; --begin) {
      Amounts here = 0;
      if (may_be_water(begin)) here |= after_[index(begin) + 1];
      for_each_run(begin, [&](int length) { here |= after_run(begin + length) << length; });
      after_[index(begin)] = here;
    }
  }

  /// True if some amount of each adds up to the number.
  [[nodiscard]] bool fits(Amounts before, Amounts after) const {
    if (number_ == Task::k_unknown) return before != 0 && after != 0;
    // Bit k of `after` meets bit number - k of `before`.
    for (; after != 0; after &= after - 1) {
      const int amount = std::countr_zero(after);
      if (amount > number_) return false;
      if ((before >> (number_ - amount) & 1U) != 0) return true;
    }
    return false;
  }

  const Task& task_;
  const Task::Prints& prints_;
  int cells_;
  int number_;
  Mask ships_, waters_;
  std::array<Amounts, Puzzle::k_max_side + 2> before_{}, after_{};
};

void read_line(Position& position, int line) {
  if (position.open(line) == 0 && position.task().number(line) == Task::k_unknown) return;
  const LineFillings fillings(position, line);
  if (!fillings.is_possible()) return position.die();
  const Mask open = position.open(line);
  if (open == 0) return;
  const auto [ships, waters] = fillings.seen();
  because(position, {.rule = Rule::all_fillings, .line = line});
  position.settle(line, open & ~waters, true);
  position.settle(line, open & ~ships, false);
}

}  // namespace

void line_rung(Position& position, const Position::Changed& changed) {
  if (!position.task().keeps_sides()) return;  // runs may be several ships
  for_each_place(changed.rows, [&](int row) { read_line(position, row); });
  for_each_place(changed.columns, [&](int col) { read_line(position, position.column_line(col)); });
}

}  // namespace flotilla::puzzle
