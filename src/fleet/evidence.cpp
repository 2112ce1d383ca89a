// SPDX-License-Identifier: MIT
#include "fleet/evidence.hpp"

#include <algorithm>
#include <utility>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

bool any_known(const std::vector<std::optional<int>>& numbers) {
  return std::ranges::any_of(numbers, [](const auto& number) { return number.has_value(); });
}

std::string prefix(const std::string& where) { return where.empty() ? "" : where + ": "; }

/// `grid.txt:3: shot "B2 hit": `
std::string named(const Shot& shot) {
  return prefix(shot.where) + "shot " + in_quotes(to_string(shot)) + ": ";
}

// ---- What one shot may say

void check_against_clue(const Shot& shot, Clue clue) {
  const bool is_hit = shot.answer != Answer::miss;
  if (clue == Clue::unknown || is_hit == is_ship(clue)) return;
  throw InputError(named(shot) + "the grid has " + to_string(clue) + " in " + cell_name(shot.cell) +
                   (is_hit ? ", which no shot can hit" : ", which no shot can miss"));
}

void check_answer(const Shot& shot, Answers answers) {
  if (shot.answer == Answer::sunk && answers == Answers::hits)
    throw InputError(named(shot) +
                     "with answers = hits no shot is answered sunk; set answers to sunk, "
                     "sunk_length or named");
  const bool tells_length = (shot.answer == Answer::hit && answers == Answers::named) ||
                            (shot.answer == Answer::sunk && answers != Answers::sunk);
  if (tells_length && !shot.length)
    throw InputError(named(shot) + "with answers = " + to_string(answers) +
                     " it tells the ship's length, such as " + to_string(shot) + " 3");
  if (!tells_length && shot.length)
    throw InputError(named(shot) + "with answers = " + to_string(answers) +
                     " it tells no length; leave it out, or set answers to " +
                     (shot.answer == Answer::sunk ? "sunk_length or named" : "named"));
}

void check_length(const Shot& shot, const Fleet& fleet) {
  if (shot.length && fleet.of_length(*shot.length) == 0)
    throw InputError(named(shot) + "the fleet " + to_string(fleet) + " has no ship of length " +
                     std::to_string(*shot.length));
}

}  // namespace

// ---- Evidence

Evidence::Evidence(const Board& board)
    : board_(board),
      clues_(static_cast<std::size_t>(board.cells()), Clue::unknown),
      row_numbers_(static_cast<std::size_t>(board.rows)),
      column_numbers_(static_cast<std::size_t>(board.cols)),
      shot_at_(static_cast<std::size_t>(board.cells()), -1) {}

std::size_t Evidence::index(Cell cell) const {
  FLOTILLA_ASSERT_LIGHT(board_.contains(cell));
  return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(board_.cols) +
         static_cast<std::size_t>(cell.col);
}

Clue Evidence::clue(Cell cell) const { return clues_[index(cell)]; }

void Evidence::set_clue(Cell cell, Clue clue) { clues_[index(cell)] = clue; }

std::optional<int> Evidence::row_number(int row) const {
  return row_numbers_.at(static_cast<std::size_t>(row));
}

std::optional<int> Evidence::column_number(int col) const {
  return column_numbers_.at(static_cast<std::size_t>(col));
}

void Evidence::set_row_number(int row, std::optional<int> number, const std::string& where) {
  if (number) check_range(*number, 0, board_.cols, prefix(where) + "row number");
  row_numbers_.at(static_cast<std::size_t>(row)) = number;
}

void Evidence::set_column_number(int col, std::optional<int> number, const std::string& where) {
  if (number) check_range(*number, 0, board_.rows, prefix(where) + "column number");
  column_numbers_.at(static_cast<std::size_t>(col)) = number;
}

void Evidence::fire(Shot shot) {
  if (!board_.contains(shot.cell))
    throw InputError(prefix(shot.where) + "a shot at row " + std::to_string(shot.cell.row + 1) +
                     ", column " + std::to_string(shot.cell.col + 1) + " is outside the board " +
                     to_string(board_));
  int& position = shot_at_[index(shot.cell)];
  if (position >= 0) {
    const std::string& before = shots_[static_cast<std::size_t>(position)].where;
    throw InputError(named(shot) + cell_name(shot.cell) + " was shot before, by shot " +
                     std::to_string(position + 1) +
                     (before.empty() || before == shot.where ? "" : " at " + before));
  }
  position = static_cast<int>(shots_.size());
  shots_.push_back(std::move(shot));
}

void Evidence::set_answers(Answers answers, const std::string& where) {
  if (answers_ && *answers_ != answers)
    throw InputError(prefix(where) + "answers = " + to_string(answers) + ", but " +
                     to_string(*answers_) + " was said before");
  answers_ = answers;
}

bool Evidence::is_blank() const {
  return !has_clues() && !has_row_numbers() && !has_column_numbers() && shots_.empty();
}

bool Evidence::has_clues() const {
  return std::ranges::any_of(clues_, [](Clue clue) { return clue != Clue::unknown; });
}

bool Evidence::has_row_numbers() const { return any_known(row_numbers_); }

bool Evidence::has_column_numbers() const { return any_known(column_numbers_); }

void check_evidence(const Problem& problem, const Evidence& evidence) {
  if (evidence.board() != problem.board)
    throw InputError("evidence: its board is " + to_string(evidence.board()) + ", asked about is " +
                     to_string(problem.board));
  for (const Shot& shot : evidence.shots()) {
    check_against_clue(shot, evidence.clue(shot.cell));
    check_answer(shot, evidence.answers());
    check_length(shot, problem.fleet);
  }
}

}  // namespace flotilla
