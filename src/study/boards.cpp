// SPDX-License-Identifier: MIT
#include "study/boards.hpp"

#include <algorithm>

#include "number/narrow.hpp"
#include "puzzle/generate.hpp"
#include "puzzle/solve.hpp"

namespace flotilla::study {
namespace {

using puzzle::Puzzle;
using puzzle::Solution;
using puzzle::Task;

/// What the answers found so far agree on, cell by cell.
class Agreement {
 public:
  explicit Agreement(const Board& board) : board_(board), cells_(at(board.cells())) {}

  void add(const Layout& answer) {
    std::vector<bool> is_ship(cells_.size(), false);
    for (const Ship& ship : answer)
      for (int i = 0; i < ship.length; ++i) is_ship[index(ship.cell(i))] = true;
    for (std::size_t cell = 0; cell < cells_.size(); ++cell)
      (is_ship[cell] ? cells_[cell].has_been_ship : cells_[cell].has_been_water) = true;
  }
  [[nodiscard]] bool is_agreed(Cell cell) const {
    return !(cells_[index(cell)].has_been_ship && cells_[index(cell)].has_been_water);
  }
  /// Where all answers so far agree.
  [[nodiscard]] bool is_ship(Cell cell) const { return cells_[index(cell)].has_been_ship; }

 private:
  struct Seen {
    bool has_been_ship = false, has_been_water = false;
  };
  [[nodiscard]] std::size_t index(Cell cell) const { return at(cell.row * board_.cols + cell.col); }

  Board board_;
  std::vector<Seen> cells_;
};

std::vector<Layout> some_answers(const Puzzle& puzzle, std::uint64_t most) {
  return puzzle::solve(Task(puzzle), {.limits = {.answers = most}}).listed;
}

/// A cell that answers so far agree on: whether all do. An answer that does not is added.
bool is_agreed_by_all(const Puzzle& puzzle, Cell cell, Agreement& agreement) {
  Puzzle otherwise = puzzle;
  otherwise.clues.set_clue(cell, agreement.is_ship(cell) ? Clue::water : Clue::ship);
  const std::vector<Layout> found = some_answers(otherwise, 1);
  for (const Layout& answer : found) agreement.add(answer);
  return found.empty();
}

}  // namespace

Puzzle numbers_alone(const Problem& problem, const Layout& layout) {
  Puzzle puzzle(problem.board);
  puzzle.fleet = problem.fleet;
  puzzle.touch = problem.touch;
  std::vector<int> rows(at(problem.board.rows)), cols(at(problem.board.cols));
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) {
      ++rows[at(ship.cell(i).row)];
      ++cols[at(ship.cell(i).col)];
    }
  for (int row = 0; row < problem.board.rows; ++row)
    puzzle.clues.set_row_number(row, rows[at(row)]);
  for (int col = 0; col < problem.board.cols; ++col)
    puzzle.clues.set_column_number(col, cols[at(col)]);
  return puzzle;
}

Puzzle board_of(const Case& drawn, const StudyOptions& options) {
  if (drawn.printed) return *drawn.printed;
  return puzzle::least_puzzle(drawn.problem, drawn.layout, options.seed, drawn.index,
                              {.up_to = options.up_to})
      .puzzle;
}

std::uint64_t settled(const Task& task, puzzle::Rung up_to) {
  puzzle::Position position(task);
  climb(position, up_to);
  return position.is_dead() ? 0
                            : narrow<std::uint64_t>(task.board().cells() - position.open_cells());
}

std::uint64_t answers(const Task& task, std::uint64_t cap) {
  return puzzle::solve(task, {.limits = {.answers = cap}}).answers;
}

std::uint64_t agreed(const Puzzle& puzzle) {
  constexpr std::uint64_t k_at_first = 8;  // these part most cells at once
  const Board& board = puzzle.board();
  Agreement agreement(board);
  const std::vector<Layout> first = some_answers(puzzle, k_at_first);
  if (first.empty()) return 0;
  for (const Layout& answer : first) agreement.add(answer);
  if (first.size() == 1) return narrow<std::uint64_t>(board.cells());
  const Task task(puzzle);
  puzzle::Position position(task);
  puzzle::climb_for_search(position);  // what rules settle need not be asked
  std::uint64_t count = 0;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) {
      const Cell cell{row, col};
      if (!agreement.is_agreed(cell)) continue;
      if (!position.is_open(cell) || is_agreed_by_all(puzzle, cell, agreement)) ++count;
    }
  return count;
}

Puzzle with_pieces_told(const Puzzle& puzzle) {
  Puzzle told = puzzle;
  for (const Cell cell : reveals(puzzle)) {
    const Clue piece = puzzle.clues.clue(cell);
    const auto tell = [&](int rows_on, int cols_on, bool is_ship) {
      const Cell beside{cell.row + rows_on, cell.col + cols_on};
      if (puzzle.board().contains(beside) && told.clues.clue(beside) == Clue::unknown)
        told.clues.set_clue(beside, is_ship ? Clue::ship : Clue::water);
    };
    if (piece == Clue::water || piece == Clue::ship || piece == Clue::middle) continue;
    tell(1, 0, piece == Clue::top);
    tell(-1, 0, piece == Clue::bottom);
    tell(0, 1, piece == Clue::left);
    tell(0, -1, piece == Clue::right);
  }
  return told;
}

std::vector<Cell> reveals(const Puzzle& puzzle) {
  std::vector<Cell> cells;
  for (int row = 0; row < puzzle.board().rows; ++row)
    for (int col = 0; col < puzzle.board().cols; ++col)
      if (puzzle.clues.clue({row, col}) != Clue::unknown) cells.push_back({row, col});
  return cells;
}

Sample sample(const Columns& columns, std::size_t field) {
  return {columns.values[field], columns.is_whole};
}

}  // namespace flotilla::study
