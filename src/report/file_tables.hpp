// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "report/result_tables.hpp"

namespace flotilla::report {

struct TablesOfFiles {
  std::vector<ResultTable> tables;
  std::vector<std::string>
      left_out;  // a sentence for each file of a type of which there are no tables
};

/// The tables of result files of any type, those with published numbers first.
/// @throws FileError  if two files disagree about a number, or one cannot be read.
[[nodiscard]] TablesOfFiles tables_of_files(std::span<const std::filesystem::path> paths);

}  // namespace flotilla::report
