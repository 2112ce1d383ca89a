// SPDX-License-Identifier: MIT
#include "jobs/ask/lines_printer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "fleet/cell_name.hpp"
#include "jobs/ask/lines_record.hpp"
#include "jobs/ask/question_json.hpp"
#include "jobs/ask/question_run.hpp"
#include "number/rational.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

using Json = nlohmann::ordered_json;

constexpr int k_line_decimals = 2;

/// Lines of one table that are printed as one.
struct NamedLine {
  std::string name;
  const std::vector<BigInt>* numbers;
};

/// The most ship cells that some placement leaves in a line.
std::size_t most_cells(const NumberTable& lines) {
  std::size_t most = 0;
  for (const std::vector<BigInt>& line : lines)
    for (std::size_t number = 0; number < line.size(); ++number)
      if (line[number] != 0) most = std::max(most, number);
  return most;
}

/// On a blank board a line and the one opposite are alike.
template <typename Name>
std::vector<NamedLine> merged(const NumberTable& lines, bool is_blank, Name name) {
  std::vector<NamedLine> named;
  const std::size_t last = lines.size() - 1;
  for (std::size_t line = 0; line <= last; ++line) {
    const std::size_t opposite = last - line;
    if (is_blank && opposite < line) break;
    std::string text = name(line);
    if (is_blank && opposite != line) text += ", " + name(opposite);
    named.push_back({text, &lines[line]});
  }
  return named;
}

std::vector<std::string> percents(const std::vector<BigInt>& numbers, std::size_t most,
                                  const BigInt& total) {
  std::vector<std::string> texts;
  for (std::size_t number = 0; number <= most; ++number)
    texts.push_back(percent_text(ratio(numbers[number], total), k_line_decimals));
  return texts;
}

std::string table_text(const std::string& title, const std::vector<NamedLine>& named,
                       const NumberTable& lines, const BigInt& total) {
  const std::size_t most = most_cells(lines);
  std::vector<store::TextTable::Title> titles = {{title}};
  for (std::size_t number = 0; number <= most; ++number)
    titles.push_back({std::to_string(number), true});
  store::TextTable table(titles);
  const auto add = [&](std::string name, const std::vector<std::string>& texts) {
    std::vector<std::string> row = {std::move(name)};
    row.insert(row.end(), texts.begin(), texts.end());
    table.add(std::move(row));
  };
  for (const NamedLine& line : named) add(line.name, percents(*line.numbers, most, total));
  std::vector<std::string> means;
  const std::vector<Rational> mean = mean_over_lines(lines, total);
  for (std::size_t number = 0; number <= most; ++number)
    means.push_back(percent_text(mean[number], k_line_decimals));
  add("mean", means);
  return table.text();
}

std::string row_name(std::size_t row) { return std::to_string(row + 1); }
std::string col_name(std::size_t col) { return column_name(static_cast<int>(col)); }

std::string pair_text(const store::RowPair& pair, const BigInt& total) {
  const NumberTable numbers = number_table(pair.table);
  const std::size_t most = most_cells(numbers);
  std::vector<store::TextTable::Title> titles = {
      {fmt::format("row {} \\ row {}", pair.first + 1, pair.second + 1), true}};
  for (std::size_t number = 0; number <= most; ++number)
    titles.push_back({std::to_string(number), true});
  store::TextTable table(titles);
  for (std::size_t first = 0; first < numbers.size(); ++first) {
    if (std::ranges::all_of(numbers[first], [](const BigInt& n) { return n == 0; })) continue;
    std::vector<std::string> row = {std::to_string(first)};
    for (std::string& text : percents(numbers[first], most, total)) row.push_back(std::move(text));
    table.add(std::move(row));
  }
  return table.text();
}

template <typename Name>
std::string line_table(const std::string& title, const store::ExactTable& table,
                       const store::LinesRecord& record, Name name) {
  const NumberTable lines = number_table(table);
  return table_text(title, merged(lines, record.evidence.empty(), name), lines, record.count);
}

std::string lines_tables(const store::LinesRecord& record) {
  std::string text = fmt::format(
      "board {}x{}, fleet {}, touch {}\n{}: percent of them with 0, 1, 2, ... ship cells in each "
      "line\n",
      record.board_rows, record.board_cols, record.fleet, record.touch, placements_text(record));
  const bool are_alike = record.evidence.empty() && record.board_rows == record.board_cols;
  if (are_alike && record.row_numbers && record.column_numbers) {
    text += line_table("line", *record.row_numbers, record, [](std::size_t line) {
      return fmt::format("{}, {}", row_name(line), col_name(line));
    });
  } else {
    if (record.row_numbers) text += line_table("row", *record.row_numbers, record, row_name);
    if (record.column_numbers)
      text += line_table("column", *record.column_numbers, record, col_name);
  }
  if (record.row_pair) text += pair_text(*record.row_pair, record.count);
  return text;
}

std::string bare_numbers(const store::ExactTable& table) {
  std::string text;
  for (const std::vector<BigInt>& line : number_table(table))
    text += fmt::format("{}\n", fmt::join(store::to_decimals(line), " "));
  return text;
}

std::string all_bare_numbers(const store::LinesRecord& record) {
  std::string text;
  if (record.row_numbers) text += bare_numbers(*record.row_numbers);
  if (record.column_numbers) text += bare_numbers(*record.column_numbers);
  if (record.row_pair) text += bare_numbers(record.row_pair->table);
  return text;
}

Json numbers_json(const store::ExactTable& table) {
  Json lines = Json::array();
  for (const std::vector<BigInt>& line : number_table(table))
    lines.push_back(store::to_decimals(line));
  return lines;
}

Json mean_json(const store::ExactTable& table, const BigInt& total) {
  Json means = Json::array();
  for (const Rational& mean : mean_over_lines(number_table(table), total))
    means.push_back({{"numerator", to_decimal(boost::multiprecision::numerator(mean))},
                     {"denominator", to_decimal(boost::multiprecision::denominator(mean))},
                     {"probability", to_double(mean)}});
  return means;
}

std::string lines_json(const store::LinesRecord& record) {
  Json json = question_json(record);
  const auto add = [&](const char* name, const char* mean,
                       const std::optional<store::ExactTable>& table) {
    if (!table) return;
    json[name] = numbers_json(*table);
    if (record.count != 0) json[mean] = mean_json(*table, record.count);
  };
  add("row_numbers", "mean_over_rows", record.row_numbers);
  add("column_numbers", "mean_over_columns", record.column_numbers);
  if (record.row_pair)
    json["row_pair"] = {{"rows", {record.row_pair->first + 1, record.row_pair->second + 1}},
                        {"placements", numbers_json(record.row_pair->table)}};
  json["seconds"] = record.seconds;
  return json.dump() + "\n";
}

}  // namespace

std::string lines_text(const LinesSettings& settings, const store::LinesRecord& record) {
  if (settings.json) return lines_json(record);
  if (settings.quiet) return all_bare_numbers(record);
  if (record.count == 0) return no_placement_text(settings) + "\n";
  return lines_tables(record);
}

}  // namespace flotilla::jobs
