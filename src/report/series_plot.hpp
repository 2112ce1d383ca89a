// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "report/heat_plot.hpp"

namespace flotilla::report {

/// Numbers of one kind against size.
struct Series {
  struct Point {
    double x = 0;
    double y = 0;  // on Scale::powers_of_ten its logarithm
  };
  std::string name;
  std::vector<Point> points;  // by x, ascending
  bool is_broad = false;      // a broad line, to be seen where others lie on it
};

enum class Scale { powers_of_ten, linear };

/// Lines over a scale of heights, or dots alone where x is no number.
struct SeriesPlot {
  std::string title, x_title, y_title;
  std::vector<Series> series;  // the first is drawn darkest, and above the others
  Scale scale = Scale::powers_of_ten;
  std::vector<std::string> x_names = {};  // of x = 1, 2, ..; empty: x is a number
};

/// The picture's bytes: title, axes, a line each, with dots where there are few, its name at its right end. @throws FileError  as cairo says.
[[nodiscard]] std::string plot(const SeriesPlot& plot, PlotFormat format);

/// Draw and write, atomically. @throws FileError  if it cannot be written.
void write_plot(const std::filesystem::path& path, const SeriesPlot& plot, PlotFormat format);

}  // namespace flotilla::report
