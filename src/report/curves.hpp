// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

#include "report/series_plot.hpp"

namespace flotilla::report {

/// Whether files of this type are curves, or tables that make some: `flotilla limit curves`, `flotilla finite-boards`.
[[nodiscard]] bool holds_curves(std::string_view filetype);

/// The curves of a file of such a type. Of finite boards: the mean shots on the slowest layout found and on random ones, as
/// shares of the board, against its side, a line a plan.
///
/// @throws FileError  if it is damaged, or has no two points of one line.
[[nodiscard]] SeriesPlot curves_of(const std::filesystem::path& path, std::string_view filetype);

}  // namespace flotilla::report
