// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "store/provenance.hpp"

namespace flotilla::store {

/// One column of a table: numbers or text.
struct Column {
  std::string name;  ///< no '/', unique in its table
  std::string unit;  ///< "s", "bytes"; "" = a pure number or text
  std::variant<std::vector<double>, std::vector<std::uint64_t>, std::vector<std::string>> values;

  bool operator==(const Column&) const = default;
};

struct TableFile {
  std::string filetype;
  std::vector<Column> columns;
  Provenance provenance;
};

/// Write a table of equally long columns, atomically.
///
/// @param filetype  what the file calls itself, such as "flotilla bench"
/// @throws FileError  if it cannot be written.
void write_table_file(const std::filesystem::path& path, const std::string& filetype,
                      const std::vector<Column>& columns, const Provenance& provenance);

/// @throws FileError  if `path` is missing, damaged or not a `filetype` file.
[[nodiscard]] TableFile read_table_file(const std::filesystem::path& path,
                                        const std::string& filetype);

}  // namespace flotilla::store
