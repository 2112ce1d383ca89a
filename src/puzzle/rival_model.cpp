// SPDX-License-Identifier: MIT
// A variable a print says that it is there, and is assumed while it is; another that an answer denies it.
#include "puzzle/rival_model.hpp"

#include <array>

namespace flotilla::puzzle {
namespace {

/// Above, below, left, right.
std::array<Cell, 4> cells_beside(Cell cell) {
  return {Cell{cell.row - 1, cell.col}, Cell{cell.row + 1, cell.col}, Cell{cell.row, cell.col - 1},
          Cell{cell.row, cell.col + 1}};
}

}  // namespace

RivalModel::RivalModel(const Puzzle& without, const Puzzle& told, const Layout& answer,
                       std::span<const Print> prints, Reading reading)
    : without_(without),
      told_(told),
      task_(without_, reading),
      model_(task_),
      never_(model_.clauses().new_variable()) {
  model_.clauses().add({-never_});
  for (const Print& print : prints) chosen_.push_back(choose(print));
  model_.stay_near(answer);
}

Literal RivalModel::beside(Cell cell) const {
  return task_.board().contains(cell) ? model_.cell(cell) : never_;
}

RivalModel::Chosen RivalModel::choose(const Print& print) {
  Clauses& clauses = model_.clauses();
  const Chosen chosen{clauses.new_variable(), clauses.new_variable()};
  const Clue clue = told_.clues.clue(print.cell);
  const Literal cell = model_.cell(print.cell), told = is_ship(clue) ? cell : -cell;
  clauses.add({-chosen.is_printed, told});
  std::vector<Literal> denied{-chosen.is_denied, -told};
  if (clue != Clue::water && clue != Clue::ship) {
    tell_shape(chosen.is_printed, print.cell, clue);
    // Of another shape: a ship cell whose neighbours are not all what they were. An answer whose middle has its ship the
    // other way does not deny it, but is none: it would be one with the print.
    for (const Cell other : cells_beside(print.cell)) {
      if (!task_.board().contains(other)) continue;
      const Literal was =
          is_ship(told_.clues.clue(other)) ? model_.cell(other) : -model_.cell(other);
      denied.push_back(-was);
    }
  }
  clauses.add(denied);
  return chosen;
}

/// What a printed piece says of the cells at its sides.
void RivalModel::tell_shape(Literal is_printed, Cell cell, Clue clue) {
  Clauses& clauses = model_.clauses();
  const auto [up, down, left, right] = cells_beside(cell);
  const Literal above = beside(up), below = beside(down), before = beside(left),
                after = beside(right);
  if (clue == Clue::middle) {
    clauses.add({-is_printed, -above, below});
    clauses.add({-is_printed, above, -below});
    clauses.add({-is_printed, -before, after});
    clauses.add({-is_printed, before, -after});
    clauses.add({-is_printed, above, before});
    return;
  }
  const auto is_open_to = [&](Literal side, Clue end) {
    clauses.add({-is_printed, clue == end ? side : -side});
  };
  is_open_to(above, Clue::bottom);
  is_open_to(below, Clue::top);
  is_open_to(before, Clue::right);
  is_open_to(after, Clue::left);
}

RivalResult RivalModel::rival_without(std::size_t print, std::uint64_t conflicts, Effort& effort) {
  std::vector<Literal> assumed{chosen_[print].is_denied};
  for (std::size_t other = 0; other < chosen_.size(); ++other)
    if (other != print && chosen_[other].is_open) assumed.push_back(chosen_[other].is_printed);
  Learner& learner = model_.learner();
  const std::uint64_t before = learner.conflicts();
  const Learner::Status status = learner.solve({}, assumed, effort.limit(conflicts));
  effort.spend(learner.conflicts() - before);
  if (status == Learner::Status::satisfiable) return {.rival = model_.layout()};
  return {.rival = std::nullopt, .is_decided = status == Learner::Status::unsatisfiable};
}

void RivalModel::keep(std::size_t print) {
  chosen_[print].is_open = false;
  model_.clauses().add({chosen_[print].is_printed});
}

void RivalModel::erase(std::size_t print) {
  chosen_[print].is_open = false;
  model_.clauses().add({-chosen_[print].is_printed});
}

}  // namespace flotilla::puzzle
