// SPDX-License-Identifier: MIT
#include "bench/bench_table.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "number/errors.hpp"
#include "store/text_table.hpp"

namespace flotilla::bench {
namespace {

/// Where a field is shown: as a column of the boards, as a line of its own, or in the file only.
enum class Shown { column, line, file };

struct Field {
  double BoardLine::*value;
  const char* name;  // in the file
  const char* unit;
  Shown shown;
  int decimals;
  const char* title;  // when printed
};

constexpr auto k_fields = std::to_array<Field>({
    {&BoardLine::states, "states", "", Shown::column, 0, "states"},
    {&BoardLine::table_mib, "table", "MiB", Shown::column, 1, "table MiB"},
    {&BoardLine::bound_s, "bound", "s", Shown::file, 4, ""},
    {&BoardLine::layout_s, "layout", "s", Shown::file, 4, ""},
    {&BoardLine::compile_s, "compile", "s", Shown::file, 4, ""},
    {&BoardLine::plan_s, "plan", "s", Shown::column, 3, "plan s"},
    {&BoardLine::repetitions, "repetitions", "", Shown::file, 0, ""},
    {&BoardLine::sweep_1_s, "sweep_1", "s", Shown::column, 4, "sweep s, 1 thread"},
    {&BoardLine::sweep_all_s, "sweep_all", "s", Shown::column, 4, "sweep s, all"},
    {&BoardLine::threads_ratio, "threads_ratio", "", Shown::column, 2, "ratio"},
    {&BoardLine::updates_1, "updates_1", "1e6/s", Shown::file, 1, ""},
    {&BoardLine::updates_all, "updates_all", "1e6/s", Shown::column, 1, "M updates/s, all"},
    {&BoardLine::moved_mib, "moved_per_row", "MiB", Shown::column, 1, "MiB/row"},
    {&BoardLine::moved_1, "moved_1", "1e9 bytes/s", Shown::column, 2, "GB/s, 1 thread"},
    {&BoardLine::moved_all, "moved_all", "1e9 bytes/s", Shown::column, 2, "GB/s, all"},
    {&BoardLine::triad_1, "triad_1", "1e9 bytes/s", Shown::file, 2, ""},
    {&BoardLine::triad_all, "triad_all", "1e9 bytes/s", Shown::file, 2, ""},
    {&BoardLine::of_triad_1, "of_triad_1", "", Shown::column, 2, "of triad, 1 thread"},
    {&BoardLine::of_triad_all, "of_triad_all", "", Shown::column, 2, "of triad, all"},
    {&BoardLine::row_s, "row_all", "s", Shown::column, 5, "row s"},
    {&BoardLine::state_growth, "state_growth", "", Shown::column, 2, "states x"},
    {&BoardLine::row_growth, "row_growth", "", Shown::column, 2, "row s x"},
    {&BoardLine::process_s, "process_all", "s", Shown::line, 3, "whole process, all threads, s"},
    {&BoardLine::process_inside_s, "process_inside_all", "s", Shown::line, 3,
     "as it reports itself, s"},
    {&BoardLine::ranks_1_s, "ranks_1", "s", Shown::line, 3, "whole process, 1 rank of 1 thread, s"},
    {&BoardLine::ranks_2_s, "ranks_2", "s", Shown::line, 3,
     "whole process, 2 ranks of 1 thread, s"},
    {&BoardLine::ranks_ratio, "ranks_ratio", "", Shown::line, 2, "ratio, 1 -> 2 ranks"},
    {&BoardLine::ranks_1_inside_s, "ranks_inside_1", "s", Shown::line, 3,
     "1 rank, as it reports itself, s"},
    {&BoardLine::ranks_2_inside_s, "ranks_inside_2", "s", Shown::line, 3,
     "2 ranks, as they report themselves, s"},
    {&BoardLine::ranks_inside_ratio, "ranks_inside_ratio", "", Shown::line, 2,
     "ratio of these, 1 -> 2 ranks"},
    {&BoardLine::save_s, "save", "s", Shown::line, 3, "checkpoint saved, s"},
    {&BoardLine::save_rows, "save_rows", "rows", Shown::line, 2,
     "the same in rows swept by all threads"},
    {&BoardLine::save_rate, "save_rate", "1e6 bytes/s", Shown::line, 0, "table saved, MB/s"},
    {&BoardLine::packed_to, "packed_to", "", Shown::line, 3, "bytes on disk to bytes of table"},
    {&BoardLine::load_s, "load", "s", Shown::line, 3, "checkpoint loaded, s"},
});

struct MachineField {
  std::string Machine::*value;
  const char* name;
};
constexpr auto k_machine_fields = std::to_array<MachineField>({
    {&Machine::processor, "processor"},
    {&Machine::caches, "caches"},
    {&Machine::memory, "memory"},
    {&Machine::instruction_set, "instruction_set"},
    {&Machine::compiler, "compiler"},
});

using Numbers = std::vector<double>;
using Texts = std::vector<std::string>;

template <typename Values>
const Values& values_of(const store::TableFile& file, const std::string& name) {
  for (const store::Column& column : file.columns)
    if (column.name == name && std::holds_alternative<Values>(column.values))
      return std::get<Values>(column.values);
  throw FileError("this " + file.filetype + " file has no column " + name +
                  " of the right kind: measure again");
}

std::string number_text(double value, int decimals) {
  return std::isnan(value) ? "-" : fmt::format("{:.{}f}", value, decimals);
}

std::vector<std::string> head_lines(const BenchTable& table) {
  const Machine& m = table.machine;
  const store::Provenance& p = table.provenance;
  const BoardLine& first = table.lines.front();
  return {fmt::format("{}; {}; memory {}", m.processor, m.caches, m.memory),
          fmt::format("kernels {}; {}; commit {}; {}", m.instruction_set, m.compiler, p.git_commit,
                      p.start_utc),
          fmt::format("all = {} threads; triad {:.1f} GB/s with 1 thread, {:.1f} GB/s with all",
                      p.threads, first.triad_1, first.triad_all),
          "standard armada on n x n, no touching; medians of sweeps with 1 and with all threads in "
          "turn"};
}

/// What is printed, without its dress.
struct Grid {
  std::vector<store::TextTable::Title> titles;
  std::vector<std::vector<std::string>> rows;
};

Grid board_grid(const std::vector<BoardLine>& lines) {
  Grid grid{{{"board"}, {"ring"}}, {}};
  for (const Field& field : k_fields)
    if (field.shown == Shown::column) grid.titles.push_back({field.title, true});
  for (const BoardLine& line : lines) {
    std::vector<std::string> cells{line.board, line.ring};
    for (const Field& field : k_fields)
      if (field.shown == Shown::column)
        cells.push_back(number_text(line.*field.value, field.decimals));
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

Grid single_grid(const std::vector<BoardLine>& lines) {
  Grid grid{{{"board"}, {"measured"}, {"value", true}}, {}};
  for (const BoardLine& line : lines) {
    for (const Field& field : k_fields) {
      if (field.shown != Shown::line || std::isnan(line.*field.value)) continue;
      grid.rows.push_back(
          {line.board, field.title, number_text(line.*field.value, field.decimals)});
    }
  }
  return grid;
}

std::string plain_text(const Grid& grid) {
  store::TextTable table(grid.titles);
  for (const auto& row : grid.rows) table.add(row);
  return table.text();
}

std::string markdown(const Grid& grid) {
  std::string text = "|";
  for (const auto& title : grid.titles) text += fmt::format(" {} |", title.text);
  text += "\n|";
  for (const auto& title : grid.titles) text += title.is_number ? "---:|" : "---|";
  for (const auto& row : grid.rows) {
    text += "\n|";
    for (const std::string& cell : row) text += fmt::format(" {} |", cell);
  }
  return text + "\n";
}

}  // namespace

void fill_in_comparisons(std::vector<BoardLine>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    BoardLine& line = lines[i];
    line.of_triad_1 = line.moved_1 / line.triad_1;
    line.of_triad_all = line.moved_all / line.triad_all;
    if (i == 0) continue;
    line.state_growth = line.states / lines[i - 1].states;
    line.row_growth = line.row_s / lines[i - 1].row_s;
  }
}

void write_bench(const std::filesystem::path& path, const BenchTable& table) {
  std::vector<store::Column> columns;
  const auto add_texts = [&](const char* name, auto text_of) {
    Texts texts;
    for (const BoardLine& line : table.lines) texts.push_back(text_of(line));
    columns.push_back({name, "", std::move(texts)});
  };
  add_texts("board", [](const BoardLine& line) { return line.board; });
  add_texts("ring", [](const BoardLine& line) { return line.ring; });
  for (const Field& field : k_fields) {
    Numbers numbers;
    for (const BoardLine& line : table.lines) numbers.push_back(line.*field.value);
    columns.push_back({field.name, field.unit, std::move(numbers)});
  }
  for (const MachineField& field : k_machine_fields)
    add_texts(field.name, [&](const BoardLine&) { return table.machine.*field.value; });
  store::write_table_file(path, k_filetype, columns, table.provenance);
}

BenchTable read_bench(const std::filesystem::path& path) {
  const store::TableFile file = store::read_table_file(path, k_filetype);
  BenchTable table;
  table.provenance = file.provenance;
  const Texts& boards = values_of<Texts>(file, "board");
  const Texts& rings = values_of<Texts>(file, "ring");
  if (boards.empty()) throw FileError(path.string() + ": holds no board");
  table.lines.resize(boards.size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    table.lines[i].board = boards[i];
    table.lines[i].ring = rings[i];
    for (const Field& field : k_fields)
      table.lines[i].*field.value = values_of<Numbers>(file, field.name)[i];
  }
  for (const MachineField& field : k_machine_fields)
    table.machine.*field.value = values_of<Texts>(file, field.name).front();
  return table;
}

std::string plain_text(const BenchTable& table) {
  std::string text;
  for (const std::string& line : head_lines(table)) text += line + "\n";
  return text + "\n" + plain_text(board_grid(table.lines)) + "\n" +
         plain_text(single_grid(table.lines));
}

std::string markdown(const BenchTable& table) {
  std::string text;
  for (const std::string& line : head_lines(table)) text += line + ".  \n";
  return text + "\n" + markdown(board_grid(table.lines)) + "\n" +
         markdown(single_grid(table.lines));
}

}  // namespace flotilla::bench
