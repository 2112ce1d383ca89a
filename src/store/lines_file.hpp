// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "store/exact_table.hpp"
#include "store/provenance.hpp"
#include "store/question_record.hpp"

namespace flotilla::store {

/// How many placements leave each two numbers of ship cells in two rows.
struct RowPair {
  std::int32_t first = 0;  ///< from 0
  std::int32_t second = 1;
  ExactTable table;  ///< (c + 1) x (c + 1)

  bool operator==(const RowPair&) const = default;
};

/// How many placements leave each number of ship cells in each line; its HDF5 layout is in schema.hpp.
struct LinesRecord : QuestionRecord {
  std::optional<ExactTable> row_numbers;     ///< r x (c + 1); nothing: not asked for
  std::optional<ExactTable> column_numbers;  ///< c x (r + 1)
  std::optional<RowPair> row_pair;

  bool operator==(const LinesRecord&) const = default;
};

struct LinesFile {
  LinesRecord record;
  Provenance provenance;
};

/// Write lines, atomically. @throws FileError  if they cannot be written.
void write_lines_file(const std::filesystem::path& path, const LinesRecord& record,
                      const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] LinesFile read_lines_file(const std::filesystem::path& path);

}  // namespace flotilla::store
