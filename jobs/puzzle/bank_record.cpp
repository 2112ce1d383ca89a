// SPDX-License-Identifier: MIT
#include "jobs/puzzle/bank_record.hpp"

#include <fmt/format.h>

#include "jobs/ask/asked_record.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::int32_t k_not_printed = store::BankColumns::k_not_printed;

void add_board(store::BankColumns& columns, const puzzle::PrintedPuzzle& printed) {
  const Evidence& clues = printed.puzzle.clues;
  const Board& board = clues.board();
  for (int row = 0; row < board.rows; ++row) {
    columns.row_number.push_back(clues.row_number(row).value_or(k_not_printed));
    for (int col = 0; col < board.cols; ++col)
      columns.clue.push_back(static_cast<std::uint8_t>(symbol(clues.clue({row, col}))));
  }
  for (int col = 0; col < board.cols; ++col)
    columns.column_number.push_back(clues.column_number(col).value_or(k_not_printed));
  const Layout& answer = printed.answers.at(0);
  columns.ships.push_back(narrow<std::int32_t>(answer.size()));
  for (const Ship& ship : answer) {
    columns.row.push_back(ship.first.row);
    columns.col.push_back(ship.first.col);
    columns.length.push_back(ship.length);
    columns.down.push_back(ship.vertical ? 1 : 0);
  }
}

/// Reads boards off the columns one after another.
class Reader {
 public:
  explicit Reader(const store::BankFile& file)
      : record_(file.record),
        columns_(file.columns),
        board_(puzzle::make_puzzle_board(record_.board_rows, record_.board_cols, "board")),
        fleet_(parse_fleet(record_.fleet)),
        touch_(parse_touch(record_.touch)) {}

  puzzle::PrintedPuzzle next() {
    puzzle::PrintedPuzzle printed{puzzle::Puzzle(board_), {}};
    printed.puzzle.name = name_of_board(record_.seed, columns_.index[place_]);
    printed.puzzle.fleet = fleet_;
    printed.puzzle.touch = touch_;
    for (int row = 0; row < board_.rows; ++row)
      for (int col = 0; col < board_.cols; ++col)
        printed.puzzle.clues.set_clue({row, col}, clue({row, col}));
    for (int row = 0; row < board_.rows; ++row)
      printed.puzzle.clues.set_row_number(row, number(columns_.row_number, board_.rows, row));
    for (int col = 0; col < board_.cols; ++col)
      printed.puzzle.clues.set_column_number(col, number(columns_.column_number, board_.cols, col));
    printed.answers.push_back(answer());
    ++place_;
    return printed;
  }

 private:
  [[nodiscard]] Clue clue(Cell cell) const {
    const std::size_t at_cell = place_ * at(board_.cells()) + at(cell.row * board_.cols + cell.col);
    const auto found = clue_of_symbol(static_cast<char>(columns_.clue[at_cell]));
    if (!found) throw InputError(fmt::format("clue = {}", columns_.clue[at_cell]));
    return *found;
  }
  [[nodiscard]] std::optional<int> number(const std::vector<std::int32_t>& numbers, int lines,
                                          int line) const {
    const std::int32_t value = numbers[place_ * at(lines) + at(line)];
    if (value == k_not_printed) return std::nullopt;
    return value;
  }
  Layout answer() {
    Layout layout;
    for (std::int32_t i = 0; i < columns_.ships[place_]; ++i, ++ship_)
      layout.push_back({{columns_.row[ship_], columns_.col[ship_]},
                        columns_.length[ship_],
                        columns_.down[ship_] != 0});
    check_layout({board_, fleet_, touch_}, layout);
    return layout;
  }

  const store::BankRecord& record_;
  const store::BankColumns& columns_;
  Board board_;
  Fleet fleet_;
  Touch touch_;
  std::size_t place_ = 0, ship_ = 0;
};

}  // namespace

store::BankRecord record_of(const GenerateSettings& settings, const LayoutSource& source) {
  store::BankRecord record;
  set_asked(record, settings.problem());
  record.sampler = source.name();
  if (const auto count = source.count()) record.count = to_decimal(*count);
  record.seed = settings.seed;
  record.first = settings.first;
  record.asked = settings.count;
  record.reading = settings.options.reading == puzzle::Reading::shapes ? "shapes" : "occupancy";
  if (settings.options.up_to) record.up_to = to_string(*settings.options.up_to);
  if (settings.grade) record.grade = to_string(*settings.grade);
  record.passes = settings.options.rules_first ? 2 : 1;
  record.removes_numbers = settings.options.removes_numbers;
  record.attempts_allowed = settings.attempts;
  record.effort_allowed = settings.options.effort;
  record.config_toml = settings.config_toml;
  return record;
}

store::BankColumns columns_of(std::span<const MadeBoard> boards) {
  store::BankColumns columns;
  for (const MadeBoard& made : boards) {
    if (!made.board) {
      columns.not_made.push_back(made.index);
      columns.not_made_given_up.push_back(made.given_up);
      continue;
    }
    columns.index.push_back(made.index);
    columns.attempts.push_back(made.attempts);
    columns.given_up.push_back(made.given_up);
    columns.conflicts.push_back(made.conflicts);
    columns.grade.push_back(puzzle::code_of(made.grade));
    columns.seconds.push_back(made.seconds);
    add_board(columns, *made.board);
  }
  return columns;
}

std::vector<puzzle::PrintedPuzzle> boards_of(const store::BankFile& file,
                                             const std::string& where) {
  std::vector<puzzle::PrintedPuzzle> boards;
  try {
    Reader reader(file);
    for (std::size_t i = 0; i < file.columns.index.size(); ++i) boards.push_back(reader.next());
  } catch (const InputError& error) {
    throw FileError(fmt::format("{}: board {}: {}", where, boards.size() + 1, error.what()));
  }
  return boards;
}

std::string name_of_board(std::uint64_t seed, std::uint64_t index) {
  return fmt::format("flotilla-{}-{}", seed, index);
}

}  // namespace flotilla::jobs
