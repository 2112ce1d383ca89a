// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "report/fact.hpp"
#include "report/published.hpp"

namespace flotilla::report {

/// A table as it is to be shown, in any format.
struct ResultTable {
  struct Column {
    std::string name;
    bool is_number = false;
  };
  std::string title;
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;  // of each column; whole numbers without separators
  std::vector<std::string> notes;              // where published numbers come from, and the like
  std::vector<const PublishedValue*> compared = {};  // published numbers beside which ours stands
};

/// "Placements: fleet 1:inf, ships may not touch".
[[nodiscard]] std::string title_of(const TableKey& key);

/// What the files hold as tables, ours beside what was published: one for each kind of number, fleet and touch rule. A number
/// that was published but is in none of the files has a row without ours, so that what is missing is seen. Tables
/// without published numbers come last.
///
/// The difference is ours - published: "0" if they are equal, "rounded" if the published one is ours rounded.
/// @throws FileError  if two files disagree about a number.
[[nodiscard]] std::vector<ResultTable> tables_of(std::span<const Fact> facts,
                                                 const Published& published);

}  // namespace flotilla::report
