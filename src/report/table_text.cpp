// SPDX-License-Identifier: MIT
#include "report/table_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "number/bigint.hpp"

namespace flotilla::report {

namespace {

bool is_whole(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string with_escapes(std::string_view text, std::string_view specials) {
  std::string escaped;
  for (const char c : text) {
    if (specials.find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string in_markdown(std::string_view text) { return with_escapes(text, "\\|*_`<"); }

std::string in_csv(const std::string& text) {
  if (text.find_first_of("\",\n\r") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string in_latex(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\')
      escaped += "\\textbackslash{}";
    else if (c == '^' || c == '~')
      escaped += fmt::format("\\{}{{}}", c);
    else
      escaped += with_escapes({&c, 1}, "&%$#_{}");
  }
  return escaped;
}

/// "| a | b |" of what `cell` makes of each.
template <typename Cells, typename CellText>
std::string row_text(const Cells& cells, std::string_view before, std::string_view between,
                     std::string_view after, CellText cell) {
  std::string text(before);
  bool is_first = true;
  for (const auto& each : cells) {
    if (!is_first) text += between;
    text += cell(each);
    is_first = false;
  }
  return text + std::string(after) + "\n";
}

using Column = ResultTable::Column;

}  // namespace

std::string with_grouped_digits(const std::string& text) {
  return is_whole(text) ? to_grouped_decimal(from_decimal(text)) : text;
}

std::string markdown_of(std::span<const ResultTable> tables) {
  std::string text;
  for (const ResultTable& table : tables) {
    text += fmt::format("{}## {}\n\n", text.empty() ? "" : "\n", in_markdown(table.title));
    text += row_text(table.columns, "| ", " | ", " |",
                     [](const Column& column) { return in_markdown(column.name); });
    text += row_text(table.columns, "|", "|", "|", [](const Column& column) {
      return std::string(column.is_number ? "---:" : "---");
    });
    for (const auto& row : table.rows)
      text += row_text(row, "| ", " | ", " |", [](const std::string& cell) {
        return in_markdown(with_grouped_digits(cell));
      });
    for (const std::string& note : table.notes) text += fmt::format("\n{}\n", note);
  }
  return text;
}

std::string csv_of(std::span<const ResultTable> tables) {
  std::string text;
  for (const ResultTable& table : tables) {
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n", in_csv("# " + table.title));
    text += row_text(table.columns, "", ",", "",
                     [](const Column& column) { return in_csv(column.name); });
    for (const auto& row : table.rows)
      text += row_text(row, "", ",", "", [](const std::string& cell) { return in_csv(cell); });
    for (const std::string& note : table.notes) text += fmt::format("# {}\n", note);
  }
  return text;
}

std::string latex_of(std::span<const ResultTable> tables) {
  std::string text;
  for (const ResultTable& table : tables) {
    std::string alignment;
    for (const Column& column : table.columns) alignment += column.is_number ? 'r' : 'l';
    text += fmt::format(
        "{}\\begin{{table}}\n\\centering\n\\caption{{{}}}\n\\begin{{tabular}}{{{}}}\n\\hline\n",
        text.empty() ? "" : "\n", in_latex(table.title), alignment);
    text += row_text(table.columns, "", " & ", " \\\\",
                     [](const Column& column) { return in_latex(column.name); });
    text += "\\hline\n";
    for (const auto& row : table.rows)
      text += row_text(row, "", " & ", " \\\\",
                       [](const std::string& cell) { return in_latex(with_grouped_digits(cell)); });
    text += "\\hline\n\\end{tabular}\n";
    for (const std::string& note : table.notes)
      text += fmt::format("\\par\\footnotesize {}\n", in_latex(note));
    text += "\\end{table}\n";
  }
  return text;
}

}  // namespace flotilla::report
