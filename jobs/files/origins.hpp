// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "report/page.hpp"
#include "report/result_tables.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// How a file was made: its type, the command, the program, when, on what, how long.
[[nodiscard]] report::Page::Origin origin_of(const std::filesystem::path& path,
                                             const std::string& filetype,
                                             const store::Provenance& provenance);

/// The same of many files as a table, a row a file. @throws FileError  if one cannot be read.
[[nodiscard]] report::ResultTable table_of_origins(std::span<const std::filesystem::path> paths);

}  // namespace flotilla::jobs
