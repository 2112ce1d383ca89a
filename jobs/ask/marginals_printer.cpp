// SPDX-License-Identifier: MIT
#include "jobs/ask/marginals_printer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "jobs/ask/marginals_json.hpp"
#include "jobs/ask/marginals_record.hpp"
#include "jobs/ask/question_run.hpp"
#include "number/rational.hpp"
#include "report/text_map.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::size_t k_longest_fraction =
    24;  // characters; longer ones are left to files and JSON
constexpr std::size_t k_most_unknown_cells = 10;
constexpr int k_percent_decimals = 4;

/// Cells that are alike, and how many placements have a ship in each.
struct Alike {
  std::vector<Cell> cells;
  BigInt placements;
};

std::size_t index_of(const store::MarginalsRecord& record, Cell cell) {
  const int index = cell.row * record.board_cols + cell.col;
  return static_cast<std::size_t>(index);
}

const BigInt& placements_of(const store::MarginalsRecord& record, Cell cell) {
  return record.ship.placements[index_of(record, cell)];
}

/// Every class of a blank board; of another the likeliest cells that are not known yet.
std::vector<Alike> listed(const store::MarginalsRecord& record,
                          const std::vector<report::Mark>& marks) {
  std::vector<Alike> alike;
  const bool is_blank = record.evidence.empty();
  for (const std::vector<Cell>& cells : classes_of(record))
    if (marks[index_of(record, cells.front())] == report::Mark::none)
      alike.push_back({cells, placements_of(record, cells.front())});
  if (is_blank) return alike;
  std::ranges::stable_sort(alike, std::ranges::greater(), &Alike::placements);
  alike.resize(std::min(alike.size(), k_most_unknown_cells));
  return alike;
}

std::string fraction_text(const BigInt& placements, const BigInt& total) {
  const Rational fraction = ratio(placements, total);
  const std::string text = fraction.str();
  return text.size() <= k_longest_fraction ? text : "";
}

std::string class_table(const store::MarginalsRecord& record, const std::vector<Alike>& alike) {
  const bool is_blank = record.evidence.empty();
  const bool has_fractions = std::ranges::any_of(alike, [&](const Alike& cells) {
    return !fraction_text(cells.placements, record.count).empty();
  });
  std::vector<store::TextTable::Title> titles = {{is_blank ? "cells like" : "not yet known"}};
  if (is_blank) titles.push_back({"cells", true});
  titles.push_back({"placements with a ship there", true});
  if (has_fractions) titles.push_back({"fraction", true});
  titles.push_back({"percent", true});
  store::TextTable table(titles);
  for (const Alike& cells : alike) {
    std::vector<std::string> row = {cell_name(cells.cells.front())};
    if (is_blank) row.push_back(std::to_string(cells.cells.size()));
    row.push_back(to_grouped_decimal(cells.placements));
    if (has_fractions) row.push_back(fraction_text(cells.placements, record.count));
    row.push_back(percent_text(ratio(cells.placements, record.count), k_percent_decimals));
    table.add(std::move(row));
  }
  return table.text();
}

std::string likeliest_line(const store::MarginalsRecord& record,
                           const std::vector<report::Mark>& marks) {
  const std::vector<Cell> cells = likeliest_cells(record, marks);
  if (cells.empty()) return "every cell is known\n";
  std::vector<std::string> names;
  constexpr std::size_t k_most_names = 8;
  for (std::size_t i = 0; i < std::min(cells.size(), k_most_names); ++i)
    names.push_back(cell_name(cells[i]));
  const std::string more =
      cells.size() <= k_most_names ? "" : fmt::format(" and {} more", cells.size() - k_most_names);
  return fmt::format(
      "likeliest: {}{}, {} %\n", fmt::join(names, ", "), more,
      percent_text(ratio(placements_of(record, cells.front()), record.count), k_percent_decimals));
}

std::string part_maps(const store::MarginalsRecord& record, const store::ExactTable& table,
                      const std::vector<std::string>& names, bool has_colour) {
  std::string text;
  for (std::size_t part = 0; part < names.size(); ++part)
    text += fmt::format("\n{}\n{}", names[part],
                        report::text_map(heat_map_of(record, table, part), has_colour));
  return text;
}

std::string maps_by_part(const MarginalsSettings& settings, const store::MarginalsRecord& record,
                         bool has_colour) {
  std::string text;
  if (settings.by_length) {
    std::vector<std::string> names;
    for (const std::int32_t length : record.lengths)
      names.push_back(fmt::format("a ship of length {}", length));
    text += part_maps(record, record.by_length, names, has_colour);
  }
  if (settings.by_shape) text += part_maps(record, record.by_shape, record.shapes, has_colour);
  if (settings.by_axis)
    text += part_maps(record, record.by_axis,
                      {"a ship across, of two or more cells", "a ship down, of two or more cells"},
                      has_colour);
  return text;
}

/// A line a row of the board, and the total.
std::string bare_numbers(const store::MarginalsRecord& record) {
  std::string text;
  for (std::int32_t row = 0; row < record.board_rows; ++row) {
    std::vector<std::string> numbers;
    numbers.reserve(static_cast<std::size_t>(record.board_cols));
    for (std::int32_t col = 0; col < record.board_cols; ++col)
      numbers.push_back(to_decimal(placements_of(record, {row, col})));
    text += fmt::format("{}\n", fmt::join(numbers, " "));
  }
  return text + to_decimal(record.count) + "\n";
}

}  // namespace

std::string marginals_text(const MarginalsSettings& settings, const store::MarginalsRecord& record,
                           const std::vector<report::Mark>& marks, bool has_colour) {
  if (settings.json) return marginals_json(record, marks);
  if (settings.quiet) return bare_numbers(record);
  if (record.count == 0) return no_placement_text(settings) + "\n";
  report::HeatMap map = heat_map_of(record, record.ship);
  map.marks = marks;
  std::string text =
      fmt::format("board {}, fleet {}, touch {}\n{}\n{}", to_string(map.board), record.fleet,
                  record.touch, map.subtitle, report::text_map(map, has_colour));
  if (map.has_marks()) text += "~ known water, * known ship\n";
  text += maps_by_part(settings, record, has_colour);
  const std::vector<Alike> alike = listed(record, marks);
  if (!alike.empty()) text += "\n" + class_table(record, alike);
  return text + likeliest_line(record, marks);
}

}  // namespace flotilla::jobs
