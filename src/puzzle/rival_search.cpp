// SPDX-License-Identifier: MIT
#include "puzzle/rival_search.hpp"

#include <algorithm>
#include <bit>
#include <initializer_list>

#include "puzzle/ladder.hpp"
#include "puzzle/sat_search.hpp"
#include "puzzle/search.hpp"

namespace flotilla::puzzle {
namespace {

class Denial {
 public:
  Denial(const Puzzle& without, const Puzzle& told, const Layout& answer, Reading reading,
         Effort* learning)
      : without_(without),
        told_(told),
        answer_(answer),
        reading_(reading),
        learning_(learning),
        task_(without, reading),
        known_(task_) {
    climb_for_search(known_);
  }

  RivalResult of(const Print& print) {
    if (known_.open_cells() > 0) {
      if (print.line)
        deny_number(*print.line);
      else
        deny_cell(print.cell);
    }
    return {rival_, is_decided_};
  }

 private:
  struct Assumed {
    Cell cell;
    bool is_ship;
  };

  [[nodiscard]] bool is_told_ship(Cell cell) const { return is_ship(told_.clues.clue(cell)); }

  void deny_cell(Cell cell) {
    try_with({{cell, !is_told_ship(cell)}});
    const Clue clue = told_.clues.clue(cell);
    if (clue == Clue::water || clue == Clue::ship) return;
    // Of another shape: a ship cell whose neighbours are not all what they were.
    for (const Cell beside : {Cell{cell.row - 1, cell.col}, Cell{cell.row + 1, cell.col},
                              Cell{cell.row, cell.col - 1}, Cell{cell.row, cell.col + 1}})
      if (task_.board().contains(beside)) try_with({{cell, true}, {beside, !is_told_ship(beside)}});
  }

  void try_with(std::initializer_list<Assumed> assumed) {
    if (rival_ || !is_decided_) return;
    Position position = known_;
    for (const auto& [cell, is_ship] : assumed) {
      if (is_ship ? position.is_water(cell) : position.is_ship(cell)) return;
      position.settle(cell, is_ship);
    }
    Puzzle denying = without_;
    for (const auto& [cell, is_ship] : assumed)
      if (denying.clues.clue(cell) == Clue::unknown)
        denying.clues.set_clue(cell, is_ship ? Clue::ship : Clue::water);
    search_from(position, denying);
  }

  /// Any other number of ship cells in the line.
  void deny_number(const Line& line) {
    const int number = line.is_row ? line.index : known_.column_line(line.index);
    const auto told =
        line.is_row ? told_.clues.row_number(line.index) : told_.clues.column_number(line.index);
    const int least = std::popcount(known_.ships(number));
    const int most = least + std::popcount(known_.open(number));
    for (int other = least; other <= most && !rival_ && is_decided_; ++other) {
      if (other == told) continue;
      Puzzle puzzle = without_;
      if (line.is_row)
        puzzle.clues.set_row_number(line.index, other);
      else
        puzzle.clues.set_column_number(line.index, other);
      const Task task(puzzle, reading_);
      search_from(Position(task), puzzle);
    }
  }

  /// @param denying  the board whose answers the position has.
  void search_from(const Position& position, const Puzzle& denying) {
    // As quick as any from 3 to 900 at 10x10, 20x20 and 30x30: what takes more is sooner learned.
    constexpr std::uint64_t k_branch_points = 30;
    const auto take = [&](const Layout& layout) { rival_ = layout; };
    const SearchLimits limits{.answers = 1, .branch_points = k_branch_points};
    if (search(position, std::nullopt, limits, take).end != SearchEnd::not_decided) return;
    if (learning_ == nullptr) {
      is_decided_ = false;
      return;
    }
    const SearchLimits learning{.answers = 1, .conflicts = learning_->limit()};
    const SearchResult learned = sat_search(Task(denying, reading_), learning, take, &answer_);
    learning_->spend(learned.conflicts);
    is_decided_ = learned.end != SearchEnd::not_decided && !learning_->is_spent();
  }

  const Puzzle& without_;
  const Puzzle& told_;
  const Layout& answer_;
  Reading reading_;
  Effort* learning_;
  Task task_;
  Position known_;
  std::optional<Layout> rival_;
  bool is_decided_ = true;
};

}  // namespace

RivalResult rival_without(const Puzzle& without, const Print& print, const Puzzle& told,
                          const Layout& answer, Reading reading, Effort* learning) {
  return Denial(without, told, answer, reading, learning).of(print);
}

}  // namespace flotilla::puzzle
