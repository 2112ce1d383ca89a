// SPDX-License-Identifier: MIT
// A filling of a line is water cells and runs. before[p] has bit k if the cells before p can hold k ship cells and end
// so that a run or water may begin at p; wanted[p] has bit k if k ship cells before p can be made the number by the
// cells from p on. A run [p, q) of n cells stands in some filling if before[p] << n and wanted[q] share a bit.
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
        has_pieces_((prints_.begins | prints_.ends | prints_.crossed | prints_.inside) != 0),
        ships_(position.ships(line)),
        waters_(position.waters(line)) {
    for (int begin = 0; begin < cells_; ++begin) runs_[index(begin)] = find_runs(begin);
    fill_before();
    fill_wanted();
  }

  [[nodiscard]] bool is_possible() const { return fits(before_[at_end()], wanted_[at_end()]); }

  /// What some filling has as ship, and what some has as water.
  struct Seen {
    Mask ships = 0, waters = 0;
  };
  [[nodiscard]] Seen seen() const {
    Seen seen;
    for (int begin = 0; begin < cells_; ++begin) {
      const Amounts before = before_[index(begin)];
      if (before == 0) continue;
      if (may_be_water(begin) && fits(before, wanted_[index(begin) + 1]))
        seen.waters |= Mask{1} << begin;
      for_each_run(begin, [&](int length) {
        const int next = begin + length;
        if (!fits(before << length, wanted_after_run(next))) return;
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

  template <typename Visit>
  void for_each_run(int begin, Visit&& visit) const {
    for_each_place(runs_[index(begin)], visit);
  }

  /// Bit n: a run of n cells may begin here, with water or the edge behind it.
  [[nodiscard]] Mask find_runs(int begin) const {
    const Mask blocked = waters_ >> begin;
    const int room = std::min(cells_ - begin, blocked == 0 ? 64 : std::countr_zero(blocked));
    // One cell may be a piece of a ship across, of any length.
    Mask lengths =
        (task_.lengths() | Mask{2}) & ((Mask{2} << room) - 2) & ~(ships_ >> begin & ~Mask{1});
    if (!has_pieces_) return lengths;
    for_each_place(lengths, [&](int length) {
      if (!is_allowed(begin, length)) lengths &= ~(Mask{1} << length);
    });
    return lengths;
  }

  [[nodiscard]] bool is_allowed(int begin, int length) const {
    const Mask cells = run(begin, length);
    // One cell may be a submarine or a piece of a ship across.
    if (length == 1) return (cells & (prints_.begins | prints_.ends)) == 0;
    const Mask first = Mask{1} << begin;
    const Mask last = Mask{1} << (begin + length - 1);
    return (cells & prints_.crossed) == 0 && (cells & prints_.begins & ~first) == 0 &&
           (cells & prints_.ends & ~last) == 0 && ((first | last) & prints_.inside) == 0;
  }

  /// Behind a run that ends before `next` is water, unless the line ends.
  [[nodiscard]] Amounts wanted_after_run(int next) const {
    return next >= cells_ ? wanted_[at_end()] : wanted_[index(next) + 1];
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

  void fill_wanted() {
    wanted_[at_end()] = number_ == Task::k_unknown ? ~Amounts{0} : Amounts{1} << number_;
    for (int begin = cells_ - 1; begin >= 0; --begin) {
      Amounts here = 0;
      if (may_be_water(begin)) here |= wanted_[index(begin) + 1];
      for_each_run(begin, [&](int length) { here |= wanted_after_run(begin + length) >> length; });
      wanted_[index(begin)] = here;
    }
  }

  static bool fits(Amounts before, Amounts wanted) { return (before & wanted) != 0; }

  const Task& task_;
  const Task::Prints& prints_;
  int cells_;
  int number_;
  bool has_pieces_;
  Mask ships_, waters_;
  std::array<Mask, Puzzle::k_max_side> runs_;
  std::array<Amounts, Puzzle::k_max_side + 2> before_{}, wanted_{};
};

void read_line(Position& position, int line) {
  if (position.open(line) == 0 && position.task().number(line) == Task::k_unknown) return;
  const LineFillings fillings(position, line);
  if (!fillings.is_possible()) return die_of(position, {.rule = Rule::all_fillings, .line = line});
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
