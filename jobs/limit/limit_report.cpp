// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "number/enclosure.hpp"
#include "store/table_types.hpp"

namespace flotilla::jobs {

namespace {

// Longer numbers are left out of tables, never of last lines, JSON and files.
constexpr std::size_t k_widest_exact = 80;

std::string shown_exactly(const LogSum& value) {
  std::string text = to_string(value);
  if (text.size() <= k_widest_exact) return text;
  return fmt::format("({} characters; --json)", text.size());
}

std::string without_trailing_blanks(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

}  // namespace

std::string rounded_text(const LogSum& value, bool is_percent) {
  if (is_percent) return percent_text(value, 5);
  return percent_text(value * Rational(1, 100), 7);
}

std::string percent_down(const Rational& value) {
  const BigInt scaled = numerator(value) * BigInt(10000000000) / denominator(value);
  const std::string digits = fmt::format("{:0>9}", to_decimal(scaled));
  return digits.substr(0, digits.size() - 8) + "." + digits.substr(digits.size() - 8);
}

std::string text_of(const ExactTable& table) {
  std::size_t name_width = table.first_heading.size();
  for (const ExactRow& row : table.rows) name_width = std::max(name_width, row.name.size());
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < table.headings.size(); ++i) {
    widths.push_back(table.headings[i].size());
    for (const ExactRow& row : table.rows)
      widths[i] = std::max(widths[i], shown_exactly(row.values[i]).size());
  }
  std::string heading = fmt::format("{:<{}}", table.first_heading, name_width);
  for (std::size_t i = 0; i < widths.size(); ++i)
    heading += fmt::format("  {:>9}  {:<{}}", table.is_percent ? "percent" : "value",
                           table.headings[i], widths[i]);
  std::string text = without_trailing_blanks(heading) + "\n";
  for (const ExactRow& row : table.rows) {
    std::string line = fmt::format("{:<{}}", row.name, name_width);
    for (std::size_t i = 0; i < widths.size(); ++i)
      line += fmt::format("  {:>9}  {:<{}}", rounded_text(row.values[i], table.is_percent),
                          shown_exactly(row.values[i]), widths[i]);
    text += without_trailing_blanks(line) + "\n";
  }
  return text;
}

std::string quiet_text_of(const ExactTable& table) {
  std::string text;
  for (const ExactRow& row : table.rows) {
    std::vector<std::string> numbers;
    for (const LogSum& value : row.values) numbers.push_back(to_string(value));
    text += fmt::format("{}\n", fmt::join(numbers, " | "));
  }
  return text;
}

std::string json_of(const ExactTable& table) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const ExactRow& row : table.rows) {
    nlohmann::ordered_json json = {{table.first_heading, row.name}};
    for (std::size_t i = 0; i < table.headings.size(); ++i)
      json[table.headings[i]] = {{"exact", to_string(row.values[i])},
                                 {"value", to_double(row.values[i])}};
    rows.push_back(std::move(json));
  }
  return rows.dump();
}

std::vector<store::Column> columns_of(const ExactTable& table) {
  std::vector<std::string> names;
  for (const ExactRow& row : table.rows) names.push_back(row.name);
  std::vector<store::Column> columns;
  if (!table.plan.empty())
    columns.push_back({"plan", "", std::vector<std::string>(table.rows.size(), table.plan)});
  columns.push_back({table.first_heading, "", std::move(names)});
  for (std::size_t i = 0; i < table.headings.size(); ++i) {
    std::vector<double> values;
    std::vector<std::string> exact;
    for (const ExactRow& row : table.rows) {
      values.push_back(to_double(row.values[i]));
      exact.push_back(to_string(row.values[i]));
    }
    columns.push_back({table.headings[i], "", std::move(values)});
    columns.push_back({table.headings[i] + "_exact", "", std::move(exact)});
  }
  return columns;
}

std::string polynomial_text(const Coefficients& polynomial) {
  std::string text;
  for (std::size_t power = 0; power < polynomial.size(); ++power) {
    const Rational& coefficient = polynomial[power];
    if (coefficient == 0) continue;
    const Rational size = abs(coefficient);
    text += text.empty() ? (coefficient < 0 ? "-" : "") : (coefficient < 0 ? " - " : " + ");
    if (size != 1 || power == 0) text += to_string(size) + (power > 0 ? " " : "");
    if (power > 0) text += power == 1 ? "t" : fmt::format("t^{}", power);
  }
  return text.empty() ? "0" : text;
}

void write_output(const OptionValues& values, const ExactTable& table,
                  const std::string& command_line, double seconds,
                  const std::vector<store::Column>& more) {
  if (!values.has("output")) return;
  store::Provenance provenance = store::collect_provenance(command_line, 1, 1);
  provenance.seconds_total = seconds;
  provenance.peak_memory_bytes = store::peak_memory_of_process();
  std::vector<store::Column> columns = columns_of(table);
  columns.insert(columns.end(), more.begin(), more.end());
  store::write_table_file(values.text("output"), store::schema::k_limit_filetype, columns,
                          provenance);
}

}  // namespace flotilla::jobs
