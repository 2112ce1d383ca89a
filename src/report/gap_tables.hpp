// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "report/published.hpp"
#include "report/result_tables.hpp"

namespace flotilla::report {

/// The table of a file of `flotilla sampler-check -o`: how far the cell is off that is farthest from its exact probability,
/// over many samples of equally many draws, and what was published of one such sample.
/// @throws FileError  if it cannot be read, or is of another type.
[[nodiscard]] ResultTable table_of_gaps(const std::filesystem::path& path,
                                        const Published& published);

}  // namespace flotilla::report
