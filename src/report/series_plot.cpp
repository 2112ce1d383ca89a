// SPDX-License-Identifier: MIT
#include "report/series_plot.hpp"

#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "report/canvas.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::report {

namespace {

constexpr double k_plot_width = 720, k_plot_height = 440;
constexpr double k_plot_title_size = 16, k_plot_text_size = 12;  // font sizes
constexpr double k_top = 72, k_bottom = 52, k_left = 64;
constexpr double k_name_gap = 8;
constexpr double k_least_name_step = 15;  // between names at the right

/// Where a number stands in the picture.
struct Axes {
  double left = k_left, right = 0, top = k_top, bottom = k_plot_height - k_bottom;
  double x_low = 0, x_high = 1;
  double y_low = 0, y_high = 1;  // powers of ten
  double y_step = 1;

  [[nodiscard]] double x(double value) const {
    return left + (right - left) * (value - x_low) / (x_high - x_low);
  }
  [[nodiscard]] double y(double power) const {
    return bottom - (bottom - top) * (power - y_low) / (y_high - y_low);
  }
};

Axes axes_of(cairo_t* cairo, const SeriesPlot& plot) {
  Axes axes;
  set_font(cairo, k_plot_text_size);
  double name_width = 0;
  axes.x_low = axes.y_low = INFINITY;
  axes.x_high = axes.y_high = -INFINITY;
  for (const Series& series : plot.series) {
    name_width = std::max(name_width, width_of(cairo, series.name));
    for (const Series::Point& point : series.points) {
      axes.x_low = std::min(axes.x_low, point.x);
      axes.x_high = std::max(axes.x_high, point.x);
      axes.y_low = std::min(axes.y_low, point.log10_y);
      axes.y_high = std::max(axes.y_high, point.log10_y);
    }
  }
  axes.right = k_plot_width - 2 * k_name_gap - name_width;
  for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0}) {
    axes.y_step = step;
    if ((axes.y_high - axes.y_low) / step <= 8) break;
  }
  axes.y_low = std::floor(axes.y_low / axes.y_step) * axes.y_step;
  axes.y_high =
      std::max(std::ceil(axes.y_high / axes.y_step) * axes.y_step, axes.y_low + axes.y_step);
  return axes;
}

void line(cairo_t* cairo, double x0, double y0, double x1, double y1) {
  cairo_move_to(cairo, x0, y0);
  cairo_line_to(cairo, x1, y1);
  cairo_stroke(cairo);
}

/// "10" and a small exponent, ending at x.
void write_power(cairo_t* cairo, int power, double x, double y) {
  const std::string exponent = std::to_string(power);
  set_font(cairo, k_plot_text_size * 0.75);
  const double width = width_of(cairo, exponent);
  write(cairo, exponent, x, y - k_plot_text_size * 0.4, Align::right);
  set_font(cairo, k_plot_text_size);
  write(cairo, "10", x - width - 1, y, Align::right);
}

void draw_axes(cairo_t* cairo, const SeriesPlot& plot, const Axes& axes) {
  cairo_set_line_width(cairo, 1);
  for (double power = axes.y_low; power <= axes.y_high; power += axes.y_step) {
    set_colour(cairo, {0.87, 0.87, 0.87});
    line(cairo, axes.left, axes.y(power), axes.right, axes.y(power));
    set_colour(cairo, {0.25, 0.25, 0.25});
    write_power(cairo, static_cast<int>(power), axes.left - k_name_gap, axes.y(power));
  }
  set_font(cairo, k_plot_text_size);
  const int step = std::max(1, static_cast<int>((axes.x_high - axes.x_low) / 16));
  for (int x = static_cast<int>(std::ceil(axes.x_low)); x <= axes.x_high; x += step)
    write(cairo, std::to_string(x), axes.x(x), axes.bottom + 16, Align::centre);
  write(cairo, plot.x_title, (axes.left + axes.right) / 2, axes.bottom + 36, Align::centre);
  write(cairo, plot.y_title, k_name_gap * 2, k_top - 18, Align::left);
}

Colour colour_of(const SeriesPlot& plot, std::size_t series) {
  // The pale end of the palette cannot be seen on white.
  const auto count = static_cast<double>(plot.series.size());
  return colour_at(1 - 0.7 * static_cast<double>(series) / std::max(count - 1, 1.0));
}

void draw_series(cairo_t* cairo, const Series& series, const Colour& colour, const Axes& axes) {
  set_colour(cairo, colour);
  cairo_set_line_width(cairo, 2);
  cairo_new_path(cairo);  // not from where the last text ended
  for (const Series::Point& point : series.points)
    cairo_line_to(cairo, axes.x(point.x), axes.y(point.log10_y));
  cairo_stroke(cairo);
  for (const Series::Point& point : series.points) {
    cairo_arc(cairo, axes.x(point.x), axes.y(point.log10_y), 3, 0, 2 * std::numbers::pi);
    cairo_fill(cairo);
  }
}

/// Names at the right, by height, moved apart where they would run into each other.
void draw_names(cairo_t* cairo, const SeriesPlot& plot, const Axes& axes) {
  std::vector<std::pair<double, std::size_t>> places;
  for (std::size_t i = 0; i < plot.series.size(); ++i)
    places.emplace_back(axes.y(plot.series[i].points.back().log10_y), i);
  std::ranges::sort(places);
  double lowest = k_top - 6;
  set_font(cairo, k_plot_text_size);
  for (auto& [y, i] : places) {
    y = std::max(y, lowest);
    lowest = y + k_least_name_step;
    const Colour colour = colour_of(plot, i);
    set_colour(cairo, colour);
    cairo_rectangle(cairo, axes.right + k_name_gap / 2, y - 4, 4, 8);
    cairo_fill(cairo);
    set_colour(cairo, {0.1, 0.1, 0.1});
    write(cairo, plot.series[i].name, axes.right + k_name_gap * 1.5, y, Align::left);
  }
}

void draw(cairo_t* cairo, const SeriesPlot& plot) {
  const Axes axes = axes_of(cairo, plot);
  set_colour(cairo, {1, 1, 1});
  cairo_paint(cairo);
  set_colour(cairo, {0, 0, 0});
  set_font(cairo, k_plot_title_size, true);
  write(cairo, plot.title, k_name_gap * 2, 24, Align::left);
  draw_axes(cairo, plot, axes);
  for (std::size_t i = plot.series.size(); i-- > 0;)
    draw_series(cairo, plot.series[i], colour_of(plot, i), axes);
  draw_names(cairo, plot, axes);
  check(cairo_status(cairo));
}

std::string series_png(const SeriesPlot& plot) {
  constexpr double k_scale = 2;
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(k_plot_width * k_scale),
                                 static_cast<int>(k_plot_height * k_scale)),
      cairo_surface_destroy);
  const Context cairo = context_of(surface);
  cairo_scale(cairo.get(), k_scale, k_scale);
  draw(cairo.get(), plot);
  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

std::string series_svg(const SeriesPlot& plot) {
  std::string bytes;
  const Surface surface(
      cairo_svg_surface_create_for_stream(append_bytes, &bytes, k_plot_width, k_plot_height),
      cairo_surface_destroy);
  draw(context_of(surface).get(), plot);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

}  // namespace

std::string plot(const SeriesPlot& plot, PlotFormat format) {
  return format == PlotFormat::svg ? series_svg(plot) : series_png(plot);
}

void write_plot(const std::filesystem::path& path, const SeriesPlot& plot_of, PlotFormat format) {
  store::write_text(path, plot(plot_of, format));
}

}  // namespace flotilla::report
