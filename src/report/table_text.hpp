// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "report/result_tables.hpp"

namespace flotilla::report {

/// Markdown: a heading, a table and its notes each; whole numbers with commas.
[[nodiscard]] std::string markdown_of(std::span<const ResultTable> tables);

/// RFC 4180: for each table a line "# title", a line of column names, its rows and a line "# note" each; an empty line between
/// tables.
[[nodiscard]] std::string csv_of(std::span<const ResultTable> tables);

/// LaTeX: a `table` with a `tabular` each, for the packages every TeX has.
[[nodiscard]] std::string latex_of(std::span<const ResultTable> tables);

/// Whole numbers in groups of three digits, all else as it is: for people.
[[nodiscard]] std::string with_grouped_digits(const std::string& text);

}  // namespace flotilla::report
