// SPDX-License-Identifier: MIT
#include "jobs/ask/marginals_record.hpp"

#include <fmt/format.h>

#include <utility>

#include "jobs/ask/question_run.hpp"
#include "space/marginals.hpp"

namespace flotilla::jobs {

namespace {

std::vector<std::int32_t> lengths_of(const Fleet& fleet) {
  std::vector<std::int32_t> lengths;
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    if (fleet.of_length(length) != 0) lengths.push_back(length);
  return lengths;
}

void add_tables(const std::vector<space::CellMarginal>& cells, store::MarginalsRecord& record) {
  for (const space::CellMarginal& cell : cells) {
    record.ship.placements.push_back(cell.ship);
    for (const std::int32_t length : record.lengths)
      record.by_length.placements.push_back(cell.of_length[static_cast<std::size_t>(length)]);
    record.by_axis.placements.push_back(cell.across);
    record.by_axis.placements.push_back(cell.down);
    for (const BigInt& count : cell.of_shape) record.by_shape.placements.push_back(count);
  }
}

std::vector<std::int32_t> symmetry_class_of_cells(const Board& board, bool is_blank) {
  std::vector<std::int32_t> classes(static_cast<std::size_t>(board.cells()));
  std::int32_t number = 0;
  for (const std::vector<Cell>& cells : space::symmetry_classes(board, is_blank)) {
    for (const Cell cell : cells) {
      const int index = cell.row * board.cols + cell.col;
      classes[static_cast<std::size_t>(index)] = number;
    }
    ++number;
  }
  return classes;
}

report::Mark mark_of(const Evidence& evidence, Cell cell) {
  const Clue clue = evidence.clue(cell);
  if (clue != Clue::unknown) return is_ship(clue) ? report::Mark::ship : report::Mark::water;
  for (const Shot& shot : evidence.shots())
    if (shot.cell == cell)
      return shot.answer == Answer::miss ? report::Mark::water : report::Mark::ship;
  return report::Mark::none;
}

Board board_of(const store::QuestionRecord& record) {
  return {record.board_rows, record.board_cols};
}

Cell cell_of(const Board& board, std::size_t index) {
  const auto number = static_cast<int>(index);
  return {number / board.cols, number % board.cols};
}

}  // namespace

store::MarginalsRecord record_of(store::QuestionRecord asked, const space::BerthCounts& counts,
                                 bool is_blank) {
  store::MarginalsRecord record;
  static_cast<store::QuestionRecord&>(record) = std::move(asked);
  for (const Ring& ring : counts.rings) record.rings.push_back(ring.name());
  record.lengths = lengths_of(counts.problem.fleet);
  for (const space::Shape shape : space::k_shapes) record.shapes.emplace_back(name_of(shape));
  const auto rows = static_cast<std::uint64_t>(record.board_rows);
  const auto cols = static_cast<std::uint64_t>(record.board_cols);
  record.ship.shape = {rows, cols};
  record.by_length.shape = {rows, cols, record.lengths.size()};
  record.by_axis.shape = {rows, cols, 2};
  record.by_shape.shape = {rows, cols, record.shapes.size()};
  add_tables(space::marginals(counts), record);
  for (const auto& [ship, placements] : counts.of)
    if (placements != 0)
      record.berths.push_back(
          {ship.first.row, ship.first.col, ship.length, ship.vertical, placements});
  record.symmetry_class = symmetry_class_of_cells(counts.problem.board, is_blank);
  return record;
}

std::vector<report::Mark> marks_of(const Board& board, const std::optional<Evidence>& evidence) {
  std::vector<report::Mark> marks(static_cast<std::size_t>(board.cells()), report::Mark::none);
  if (!evidence) return marks;
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = mark_of(*evidence, cell_of(board, i));
  return marks;
}

std::vector<Cell> likeliest_cells(const store::MarginalsRecord& record,
                                  const std::vector<report::Mark>& marks) {
  std::vector<Cell> cells;
  if (record.count == 0) return cells;
  BigInt most = -1;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const BigInt& placements = record.ship.placements[i];
    if (marks[i] != report::Mark::none || placements < most) continue;
    if (placements > most) cells.clear();
    most = placements;
    cells.push_back(cell_of(board_of(record), i));
  }
  return cells;
}

std::vector<std::vector<Cell>> classes_of(const store::MarginalsRecord& record) {
  std::vector<std::vector<Cell>> classes;
  for (std::size_t i = 0; i < record.symmetry_class.size(); ++i) {
    const auto number = static_cast<std::size_t>(record.symmetry_class[i]);
    if (number >= classes.size()) classes.resize(number + 1);
    classes[number].push_back(cell_of(board_of(record), i));
  }
  return classes;
}

report::HeatMap heat_map_of(const store::MarginalsRecord& record, const store::ExactTable& table,
                            std::size_t part) {
  report::HeatMap map;
  map.board = board_of(record);
  const std::size_t parts = table.shape.size() == 2 ? 1 : table.shape.back();
  for (std::size_t at = part; at < table.placements.size(); at += parts)
    map.probability.push_back(ratio(table.placements[at], record.count));
  map.title =
      fmt::format("Board {}, fleet {}, touch {}", to_string(map.board), record.fleet, record.touch);
  map.subtitle =
      fmt::format("{}: percent of them with a ship in each cell", placements_text(record));
  return map;
}

}  // namespace flotilla::jobs
