// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "report/heat_map.hpp"

namespace flotilla::report {

enum class PlotFormat { svg, png };

/// By the end of the file's name. @throws InputError  unless it is .svg or .png.
/// @param what  names the option in messages: "--plot".
[[nodiscard]] PlotFormat plot_format(const std::filesystem::path& path, const std::string& what);

/// The picture's bytes: title, board with percent in each cell, column letters, row numbers, a bar that says what the
/// colours mean, and pegs in known cells (a ring for water, a disc for a ship). Both formats are drawn by the
/// same strokes; a PNG has two pixels a unit of the SVG, or one if it is very long.
///
/// @throws FileError  with cairo's reason if it cannot be drawn (memory).
[[nodiscard]] std::string plot(const HeatMap& map, PlotFormat format);

/// Draw and write, atomically. @throws FileError  if it cannot be written.
void write_plot(const std::filesystem::path& path, const HeatMap& map, PlotFormat format);

}  // namespace flotilla::report
