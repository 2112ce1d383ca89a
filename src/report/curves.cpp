// SPDX-License-Identifier: MIT
#include "report/curves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "number/errors.hpp"
#include "report/named_columns.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"

namespace flotilla::report {

namespace {

namespace schema = store::schema;

void add_point(SeriesPlot& plot, const std::string& name, double x, double y) {
  auto series = std::ranges::find(plot.series, name, &Series::name);
  if (series == plot.series.end()) series = plot.series.insert(series, Series{name, {}, false});
  series->points.push_back({x, y});
}

SeriesPlot stored_curves(const store::TableFile& file, const NamedColumns& columns) {
  const auto& title = columns.of<std::string>("title");
  const auto& curve = columns.of<std::string>("curve");
  const auto& x = columns.of<double>("x");
  const auto& y = columns.of<double>("y");
  const auto unit = [&](const char* name) {
    return std::ranges::find(file.columns, name, &store::Column::name)->unit;
  };
  SeriesPlot plot{title.empty() ? "" : title.front(), unit("x"), unit("y"), {}, Scale::linear};
  for (std::size_t i = 0; i < x.size(); ++i) add_point(plot, curve[i], x[i], y[i]);
  if (std::ranges::find(file.columns, schema::k_x_name, &store::Column::name) !=
      file.columns.end()) {
    const auto& names = columns.of<std::string>(schema::k_x_name);
    for (std::size_t i = 0; i < x.size(); ++i)  // the first curve has all
      if (x[i] == static_cast<double>(plot.x_names.size() + 1)) plot.x_names.push_back(names[i]);
    for (const double value : x)
      if (value != std::floor(value) || value < 1 ||
          value > static_cast<double>(plot.x_names.size()))
        throw FileError(
            fmt::format("column x has {}, and column {} no such name", value, schema::k_x_name));
  }
  return plot;
}

SeriesPlot finite_boards(const NamedColumns& columns) {
  const auto& side = columns.of<std::uint64_t>("side");
  const auto& plan = columns.of<std::string>("plan");
  const auto& colour = columns.of<std::string>("last_sweep");
  const auto& random = columns.of<double>("random_shots");
  const auto& classes = columns.of<std::uint64_t>("classes");
  const auto& slowest = columns.of<double>("slowest_shots");
  SeriesPlot plot{
      "Mean shots of plans on n x n boards", "n", "share of the board, %", {}, Scale::linear};
  for (std::size_t i = 0; i < side.size(); ++i) {
    const auto n = static_cast<double>(side[i]);
    const std::string name = fmt::format("{}, {}", plan[i], colour[i]);
    add_point(plot, name + ", random", n, 100 * random[i] / (n * n));
    if (classes[i] > 0) add_point(plot, name + ", slowest", n, 100 * slowest[i] / (n * n));
  }
  for (Series& series : plot.series) std::ranges::sort(series.points, {}, &Series::Point::x);
  return plot;
}

}  // namespace

bool holds_curves(std::string_view filetype) {
  return filetype == schema::k_curves_filetype || filetype == schema::k_finite_boards_filetype;
}

SeriesPlot curves_of(const std::filesystem::path& path, std::string_view filetype) {
  const store::TableFile file = store::read_table_file(path, std::string(filetype));
  const NamedColumns columns(file, path.string());
  SeriesPlot plot =
      filetype == schema::k_curves_filetype ? stored_curves(file, columns) : finite_boards(columns);
  std::erase_if(plot.series, [](const Series& series) { return series.points.size() < 2; });
  if (plot.series.empty())
    throw FileError(fmt::format("{}: no two points of one curve", path.string()));
  std::ranges::stable_sort(plot.series, std::ranges::greater{},
                           [](const Series& series) { return series.points.back().y; });
  const auto guarantee = std::ranges::find(plot.series, schema::k_guarantee_curve, &Series::name);
  if (guarantee != plot.series.end()) {  // it is the least of the others everywhere
    guarantee->is_broad = true;
    std::rotate(plot.series.begin(), guarantee, guarantee + 1);
  }
  return plot;
}

}  // namespace flotilla::report
