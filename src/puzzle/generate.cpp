// SPDX-License-Identifier: MIT
// Whether a clue can go is asked in three steps, the cheapest first: another answer found before may still be one; the
// ladder may finish the board; else a search looks for a second answer.
#include "puzzle/generate.hpp"

#include <algorithm>
#include <vector>

#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/random_number.hpp"
#include "puzzle/answer.hpp"
#include "puzzle/ladder.hpp"
#include "puzzle/solve.hpp"

namespace flotilla::puzzle {
namespace {

/// Something printed: a cell, or the number of a line.
struct Print {
  Cell cell;
  std::optional<Line> line;
};

void erase(Puzzle& puzzle, const Print& print) {
  if (!print.line) {
    puzzle.clues.set_clue(print.cell, Clue::unknown);
  } else if (print.line->is_row) {
    puzzle.clues.set_row_number(print.line->index, std::nullopt);
  } else {
    puzzle.clues.set_column_number(print.line->index, std::nullopt);
  }
}

std::vector<Print> all_prints(const Board& board, bool with_numbers) {
  std::vector<Print> prints;
  for (int row = 0; row < board.rows; ++row)
    for (int col = 0; col < board.cols; ++col) prints.push_back({{row, col}, std::nullopt});
  if (!with_numbers) return prints;
  for (int row = 0; row < board.rows; ++row) prints.push_back({{}, Line{true, row}});
  for (int col = 0; col < board.cols; ++col) prints.push_back({{}, Line{false, col}});
  return prints;
}

/// Fisher and Yates, from a stream of its own: the layouts of `seed` are drawn with the seed as it is.
void shuffle(std::vector<Print>& prints, std::uint64_t seed, std::uint64_t index) {
  constexpr std::uint64_t k_orders = 0x6f72646572730000;  // "orders"
  const auto key =
      static_cast<std::uint64_t>(random_number(seed ^ k_orders, index, BigInt(1) << 64U));
  for (std::size_t left = prints.size(); left > 1; --left) {
    const auto chosen = static_cast<std::size_t>(random_number(key, left, BigInt(left)));
    std::swap(prints[left - 1], prints[chosen]);
  }
}

class Eraser {
 public:
  Eraser(const Layout& layout, const GenerateOptions& options)
      : layout_(layout), options_(options) {}

  [[nodiscard]] bool can_stand(const Puzzle& puzzle) {
    const Task task(puzzle, options_.reading);
    Position position(task);
    if (options_.up_to) {
      climb(position, *options_.up_to);
      return !position.is_dead() && position.open_cells() == 0;
    }
    if (std::ranges::any_of(others_, [&](const Layout& other) { return is_answer(task, other); }))
      return false;
    climb_for_search(position);
    if (position.open_cells() == 0) return true;
    const Solution solution = solve(task, {.limits = {.answers = 2}});
    if (solution.is_unique()) return true;
    for (const Layout& found : solution.listed)
      if (found != layout_) others_.push_back(found);
    return false;
  }

 private:
  const Layout& layout_;
  const GenerateOptions& options_;
  std::vector<Layout> others_;  // answers of boards that told too little
};

}  // namespace

Puzzle told_whole(const Problem& problem, const Layout& layout, Reading reading) {
  Puzzle puzzle(make_puzzle_board(problem.board.rows, problem.board.cols, "board"));
  puzzle.fleet = problem.fleet;
  puzzle.touch = problem.touch;
  std::vector<int> rows(at(problem.board.rows)), cols(at(problem.board.cols));
  for (int row = 0; row < problem.board.rows; ++row)
    for (int col = 0; col < problem.board.cols; ++col)
      puzzle.clues.set_clue({row, col}, Clue::water);
  for (const Ship& ship : layout)
    for (int i = 0; i < ship.length; ++i) {
      const Cell cell = ship.cell(i);
      ++rows[at(cell.row)];
      ++cols[at(cell.col)];
      puzzle.clues.set_clue(cell, reading == Reading::shapes ? clue_of(ship, i) : Clue::ship);
    }
  for (int row = 0; row < problem.board.rows; ++row)
    puzzle.clues.set_row_number(row, rows[at(row)]);
  for (int col = 0; col < problem.board.cols; ++col)
    puzzle.clues.set_column_number(col, cols[at(col)]);
  return puzzle;
}

Puzzle least_puzzle(const Problem& problem, const Layout& layout, std::uint64_t seed,
                    std::uint64_t index, const GenerateOptions& options) {
  if (problem.touch == Touch::any)
    throw InputError("touch = any: a board is made where ships keep apart; allowed none, corner");
  if (problem.fleet.has_unlimited())
    throw InputError("fleet " + to_string(problem.fleet) +
                     ": a board is made for a fleet with a limit on every length, not inf");
  Puzzle puzzle = told_whole(problem, layout, options.reading);
  std::vector<Print> prints = all_prints(problem.board, options.removes_numbers);
  shuffle(prints, seed, index);
  Eraser eraser(layout, options);
  for (const Print& print : prints) {
    Puzzle without = puzzle;
    erase(without, print);
    if (eraser.can_stand(without)) puzzle = std::move(without);
  }
  return puzzle;
}

}  // namespace flotilla::puzzle
