// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fleet/clue.hpp"
#include "fleet/problem.hpp"
#include "fleet/shot.hpp"

namespace flotilla {

/// What is known of one placement: printed cells, numbers of ship cells in rows and columns, and shots
/// in the order they were fired. Read it with fleet/formats/, ask check_evidence whether it makes sense.
class Evidence {
 public:
  /// Nothing is known.
  explicit Evidence(const Board& board);

  [[nodiscard]] const Board& board() const { return board_; }

  [[nodiscard]] Clue clue(Cell cell) const;
  /// Requires that the cell is on the board; replaces what was printed there.
  void set_clue(Cell cell, Clue clue);

  [[nodiscard]] std::optional<int> row_number(int row) const;
  [[nodiscard]] std::optional<int> column_number(int col) const;
  /// Ship cells in a row or a column; nothing = not known.
  ///
  /// @param where  names the place in the message: "grid.txt:3: row 3".
  /// @throws InputError  unless the number is in 0..cols, or 0..rows for a column.
  void set_row_number(int row, std::optional<int> number, const std::string& where = {});
  void set_column_number(int col, std::optional<int> number, const std::string& where = {});

  /// In the order they were fired.
  [[nodiscard]] const std::vector<Shot>& shots() const { return shots_; }
  /// @throws InputError  if the cell is off the board or was shot before: names both places.
  void fire(Shot shot);

  /// How shots are answered, if that was said.
  [[nodiscard]] std::optional<Answers> answers_given() const { return answers_; }
  /// The same; `hits`, which reads least into a hit, if nothing was said.
  [[nodiscard]] Answers answers() const { return answers_.value_or(Answers::hits); }
  /// @param where  names the place in the message: "shots.txt:1".
  /// @throws InputError  if something else was said before.
  void set_answers(Answers answers, const std::string& where = {});

  /// True if nothing is known; answers alone tell nothing.
  [[nodiscard]] bool is_blank() const;
  [[nodiscard]] bool has_clues() const;
  [[nodiscard]] bool has_row_numbers() const;
  [[nodiscard]] bool has_column_numbers() const;

  bool operator==(const Evidence&) const = default;

 private:
  [[nodiscard]] std::size_t index(Cell cell) const;

  Board board_;
  std::vector<Clue> clues_;  // by cell, row-major
  std::vector<std::optional<int>> row_numbers_;
  std::vector<std::optional<int>> column_numbers_;
  std::vector<Shot> shots_;
  std::vector<int> shot_at_;  // by cell, row-major: position in shots_, or -1
  std::optional<Answers> answers_;
};

/// Refuses evidence that nobody can have gathered about `problem`. Evidence that merely fits no
/// placement, such as two ships of a length the fleet has once, is not refused: the count is then 0.
///
/// @throws InputError  names the cell and the place it was read, if the boards differ, a shot's answer
///   denies what is printed in its cell, the answer is none of answers(), lacks a length or has one too
///   many, or the fleet has no ship of the length told.
void check_evidence(const Problem& problem, const Evidence& evidence);

}  // namespace flotilla
