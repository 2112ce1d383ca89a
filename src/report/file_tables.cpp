// SPDX-License-Identifier: MIT
#include "report/file_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <variant>

#include "report/facts.hpp"
#include "report/game_tables.hpp"
#include "report/gap_tables.hpp"
#include "report/limit_facts.hpp"
#include "report/limit_gains.hpp"
#include "report/study_tables.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "store/study_file.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"

namespace flotilla::report {

namespace {

struct FileKind {
  std::string filetype;
  bool is_table = false;
};

FileKind kind_of(const std::filesystem::path& path) {
  const store::h5::File file = store::open_sealed(path);
  return {store::filetype_of(file.root()), file.root().has(store::schema::k_columns)};
}

/// A table file (bench results and the like) as it is.
ResultTable table_of_file(const std::filesystem::path& path, const std::string& filetype) {
  const store::TableFile file = store::read_table_file(path, filetype);
  ResultTable table;
  table.title = fmt::format("{}: {}", filetype, path.filename().string());
  std::size_t rows = 0;
  for (const store::Column& column : file.columns) {
    table.columns.push_back(
        {column.unit.empty() ? column.name : fmt::format("{} ({})", column.name, column.unit),
         !std::holds_alternative<std::vector<std::string>>(column.values)});
    rows = std::visit([](const auto& values) { return values.size(); }, column.values);
  }
  table.rows.resize(rows);
  for (const store::Column& column : file.columns)
    std::visit(
        [&](const auto& values) {
          for (std::size_t row = 0; row < rows; ++row)
            table.rows[row].push_back(fmt::format("{}", values[row]));
        },
        column.values);
  return table;
}

}  // namespace

TablesOfFiles tables_of_files(std::span<const std::filesystem::path> paths) {
  TablesOfFiles found;
  std::vector<Fact> facts;
  std::vector<ResultTable> others;
  for (const std::filesystem::path& path : paths) {
    const FileKind kind = kind_of(path);
    if (holds_facts(kind.filetype)) {
      std::ranges::move(facts_of(path), std::back_inserter(facts));
    } else if (kind.filetype == store::schema::k_study_filetype) {
      std::ranges::move(study_tables(store::read_study_file(path).record, published()),
                        std::back_inserter(others));
    } else if (holds_games(kind.filetype)) {
      others.push_back(table_of_games(path, published()));
    } else if (kind.filetype == store::schema::k_sampler_check_filetype) {
      others.push_back(table_of_gaps(path, published()));
    } else if (kind.filetype == store::schema::k_curves_filetype) {
      found.left_out.push_back(
          fmt::format("{}: is curves, which flotilla plot draws", path.string()));
    } else if (std::vector<Fact> of_limit = limit_facts(path, kind.filetype); !of_limit.empty()) {
      std::ranges::move(of_limit, std::back_inserter(facts));
    } else if (kind.is_table) {
      others.push_back(table_of_file(path, kind.filetype));
    } else {
      found.left_out.push_back(fmt::format("{}: is a \"{}\" file, of which there are no tables",
                                           path.string(), kind.filetype));
    }
  }
  std::ranges::move(limit_gains(facts), std::back_inserter(facts));
  found.tables = tables_of(facts, published());
  std::ranges::move(others, std::back_inserter(found.tables));
  return found;
}

}  // namespace flotilla::report
