// SPDX-License-Identifier: MIT
// Every answer speaks about the one ship that covers the cell, and only about its own cells and when they
// were shot. So the ship decides alone whether it fits, whatever stands elsewhere.
#include "fleet/evidence_rules.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

/// When each cell was shot.
class ShotOrder {
 public:
  static constexpr int k_never = std::numeric_limits<int>::max();

  explicit ShotOrder(const Evidence& evidence)
      : board_(evidence.board()), times_(static_cast<std::size_t>(board_.cells()), k_never) {
    int time = 0;
    for (const Shot& shot : evidence.shots()) times_[index(shot.cell)] = time++;
  }

  [[nodiscard]] int time(Cell cell) const { return times_[index(cell)]; }

  /// When the last cell of this berth was shot.
  [[nodiscard]] int last_time(const Ship& berth) const {
    int last = 0;
    for (int i = 0; i < berth.length; ++i) last = std::max(last, time(berth.cell(i)));
    return last;
  }

 private:
  [[nodiscard]] std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(board_.cols) +
           static_cast<std::size_t>(cell.col);
  }

  Board board_;
  std::vector<int> times_;  // by cell, row-major
};

/// What a ship in `berth` answers to a shot at one of its cells; `sinks`: it was the last of them.
Shot true_answer(const Ship& berth, Cell cell, bool sinks, Answers answers) {
  const bool tells_sinking = sinks && answers != Answers::hits;
  Shot shot{cell, tells_sinking ? Answer::sunk : Answer::hit};
  if (answers == Answers::named || (tells_sinking && answers == Answers::sunk_length))
    shot.length = berth.length;
  return shot;
}

/// Every berth of the fleet that covers `cell` and lies on the board.
template <class Visit>
void for_each_berth_over(Cell cell, const Problem& problem, const Visit& visit) {
  for (int length = 1; length <= problem.fleet.longest(); ++length) {
    if (problem.fleet.of_length(length) == 0) continue;
    for (int i = 0; i < length; ++i)
      for (const bool vertical : {false, true}) {
        if (vertical && length == 1) continue;
        const Cell first = vertical ? Cell{cell.row - i, cell.col} : Cell{cell.row, cell.col - i};
        const Ship berth{first, length, vertical};
        if (problem.board.contains(first) && problem.board.contains(berth.last())) visit(berth);
      }
  }
}

void add_clue(Cell cell, Clue clue, const Problem& problem, BerthRules& rules) {
  if (clue == Clue::unknown) return;
  if (is_ship(clue)) rules.require(cell);
  if (clue == Clue::ship) return;
  for_each_berth_over(cell, problem, [&](const Ship& berth) {
    if (!agrees(clue, berth, cell)) rules.forbid(berth);
  });
}

void add_shot(const Shot& shot, Answers answers, const ShotOrder& order, const Problem& problem,
              BerthRules& rules) {
  if (shot.answer != Answer::miss) rules.require(shot.cell);
  const int time = order.time(shot.cell);
  for_each_berth_over(shot.cell, problem, [&](const Ship& berth) {
    const bool sinks = order.last_time(berth) == time;
    if (true_answer(berth, shot.cell, sinks, answers) != shot) rules.forbid(berth);
  });
}

void refuse_column_numbers(const Evidence& evidence) {
  for (int col = 0; col < evidence.board().cols; ++col)
    if (const auto number = evidence.column_number(col))
      throw InputError("evidence: column " + column_name(col) + " has the number " +
                       std::to_string(*number) +
                       ", but column numbers are not used here, row numbers alone; flotilla solves "
                       "boards with column numbers as puzzles");
}

}  // namespace

BerthRules berth_rules(const Problem& problem, const Evidence& evidence) {
  check_evidence(problem, evidence);
  refuse_column_numbers(evidence);
  BerthRules rules(problem.board);
  for (int row = 0; row < problem.board.rows; ++row) {
    if (const auto number = evidence.row_number(row)) rules.set_row_number(row, *number);
    for (int col = 0; col < problem.board.cols; ++col)
      add_clue({row, col}, evidence.clue({row, col}), problem, rules);
  }
  const ShotOrder order(evidence);
  for (const Shot& shot : evidence.shots())
    add_shot(shot, evidence.answers(), order, problem, rules);
  return rules;
}

}  // namespace flotilla
