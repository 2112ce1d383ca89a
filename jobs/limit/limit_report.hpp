// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "jobs/options/option_values.hpp"
#include "number/log_sum.hpp"
#include "number/piecewise_polynomial.hpp"
#include "store/table_file.hpp"

namespace flotilla::jobs {

/// A row of exact numbers: whom they belong to, and for each column one.
struct ExactRow {
  std::string name;
  std::vector<LogSum> values;
};

/// Exact numbers under headings, as text, JSON or the columns of a table file.
struct ExactTable {
  std::string first_heading;          // "pattern"
  std::vector<std::string> headings;  // of values
  bool is_percent = true;             // how the rounded numbers are shown
  std::vector<ExactRow> rows;
  std::string plan = {};  // whose numbers they are; written to files
};

/// The number rounded to 5 decimals of a percent, or to 7 decimals.
[[nodiscard]] std::string rounded_text(const LogSum& value, bool is_percent);

/// "52.16439000": percent rounded down, as what is guaranteed is. @param value  0..1
[[nodiscard]] std::string percent_down(const Rational& value);

[[nodiscard]] std::string text_of(const ExactTable& table);
/// A line a row, its exact numbers with " | " between.
[[nodiscard]] std::string quiet_text_of(const ExactTable& table);
/// [{"pattern": "0,0", "won": {"exact": "1/2", "value": 0.5}}, ...], as text.
[[nodiscard]] std::string json_of(const ExactTable& table);
/// NAME and NAME_exact for each heading, after the names.
[[nodiscard]] std::vector<store::Column> columns_of(const ExactTable& table);

/// "1 - 18 t^3".
[[nodiscard]] std::string polynomial_text(const Coefficients& polynomial);

/// Writes -o, if it is asked for. @param more  columns after those of the table
void write_output(const OptionValues& values, const ExactTable& table,
                  const std::string& command_line, double seconds,
                  const std::vector<store::Column>& more = {});

}  // namespace flotilla::jobs
