// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "fleet/layout.hpp"
#include "puzzle/clauses.hpp"
#include "puzzle/learning/learner.hpp"
#include "puzzle/position.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// A board as clauses and counts for a learner: its assignments are the board's answers.
///
/// The task must outlive the model.
class BoardModel {
 public:
  explicit BoardModel(const Task& task);
  BoardModel(const BoardModel&) = delete;
  BoardModel& operator=(const BoardModel&) = delete;
  ~BoardModel() = default;

  [[nodiscard]] Learner& learner() { return learner_; }
  /// For clauses of a caller's own.
  [[nodiscard]] Clauses& clauses() { return clauses_; }
  /// True where a ship is. The cell is on the board.
  [[nodiscard]] Literal cell(Cell cell) const { return cells_[place(cell)]; }

  /// Wherever the search is free to, it keeps these ships.
  void stay_near(const Layout& layout);
  /// The answer the learner stands at.
  [[nodiscard]] Layout layout() const;
  /// No later answer is this one.
  void exclude_current();

 private:
  struct Placed {
    Ship ship;
    Literal variable;
    int line, begin;
  };

  [[nodiscard]] std::size_t place(Cell cell) const;
  [[nodiscard]] bool is_on_board(Cell cell) const { return task_.board().contains(cell); }

  void fix_cells(const Position& position);
  void place_berths(const Position& position);
  [[nodiscard]] std::size_t most(int line, int length) const;
  Literal place_berth(int line_number, int begin, int length);
  void give_cells_ships();
  void keep_apart();
  void keep_berths_apart();
  void count_lines();
  void tell_lines(const Placed& berth);

  static constexpr int k_uncounted = -1;
  const Task& task_;
  Learner learner_;
  Clauses clauses_;
  std::vector<Literal> cells_;  // row-major
  std::vector<Placed> berths_;
  std::vector<std::vector<std::size_t>> over_;  // by cell: places in berths_
  std::vector<int> counts_;                     // of the learner, by line
};

}  // namespace flotilla::puzzle
