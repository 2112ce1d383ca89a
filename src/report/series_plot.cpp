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
constexpr std::size_t k_most_dots = 30;   // more would hide the line
constexpr double k_least_name_step = 15;  // between names at the right

/// Where a number stands in the picture.
struct Axes {
  double left = k_left, right = 0, top = k_top, bottom = k_plot_height - k_bottom;
  double x_low = 0, x_high = 1;
  double y_low = 0, y_high = 1;  // of powers of ten the exponents
  double x_step = 1, y_step = 1;

  [[nodiscard]] double x(double value) const {
    return left + (right - left) * (value - x_low) / (x_high - x_low);
  }
  [[nodiscard]] double y(double value) const {
    return bottom - (bottom - top) * (value - y_low) / (y_high - y_low);
  }
};

/// 1, 2 or 5 times a power of ten, at least `least`, so that no more than `most` steps cover the span.
double step_of(double span, int most, double least) {
  if (span <= 0) return std::max(least, 1.0);
  const double power = std::pow(10, std::floor(std::log10(span / most)));
  for (const double factor : {1.0, 2.0, 5.0, 10.0})
    if (factor * power >= least && span / (factor * power) <= most) return factor * power;
  return std::max(least, 10 * power);
}

bool has_whole_x(const SeriesPlot& plot) {
  return std::ranges::all_of(plot.series, [](const Series& series) {
    return std::ranges::all_of(
        series.points, [](const Series::Point& point) { return point.x == std::floor(point.x); });
  });
}

/// With as many decimals as the step has.
std::string number_text(double value, double step) {
  const int decimals = std::max(0, -static_cast<int>(std::floor(std::log10(step) + 1e-9)));
  return fmt::format("{:.{}f}", std::abs(value) < step / 2 ? 0 : value, decimals);
}

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
      axes.y_low = std::min(axes.y_low, point.y);
      axes.y_high = std::max(axes.y_high, point.y);
    }
  }
  if (!plot.x_names.empty()) {  // dots have room on both sides
    axes.x_low -= 0.5;
    axes.x_high += 0.5;
  }
  axes.right = k_plot_width - 2 * k_name_gap - name_width;
  const bool is_linear = plot.scale == Scale::linear;
  axes.x_step = step_of(axes.x_high - axes.x_low, 16, has_whole_x(plot) ? 1 : 0);
  axes.y_step = step_of(axes.y_high - axes.y_low, 8, is_linear ? 0 : 1);
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
  const auto steps = [](double low, double high, double step) {
    return static_cast<int>(std::floor((high - low) / step + 1e-6));
  };
  for (int i = 0; i <= steps(axes.y_low, axes.y_high, axes.y_step); ++i) {
    const double value = axes.y_low + i * axes.y_step;
    set_colour(cairo, {0.87, 0.87, 0.87});
    line(cairo, axes.left, axes.y(value), axes.right, axes.y(value));
    set_colour(cairo, {0.25, 0.25, 0.25});
    set_font(cairo, k_plot_text_size);
    if (plot.scale == Scale::linear)
      write(cairo, number_text(value, axes.y_step), axes.left - k_name_gap, axes.y(value),
            Align::right);
    else
      write_power(cairo, static_cast<int>(std::lround(value)), axes.left - k_name_gap,
                  axes.y(value));
  }
  set_font(cairo, k_plot_text_size);
  const double first = std::ceil(axes.x_low / axes.x_step - 1e-6) * axes.x_step;
  for (int i = 0; i <= steps(first, axes.x_high, axes.x_step); ++i) {
    const double value = first + i * axes.x_step;
    const std::string text =
        plot.x_names.empty() ? number_text(value, axes.x_step)
                             : plot.x_names.at(static_cast<std::size_t>(std::lround(value) - 1));
    write(cairo, text, axes.x(value), axes.bottom + 16, Align::centre);
  }
  write(cairo, plot.x_title, (axes.left + axes.right) / 2, axes.bottom + 36, Align::centre);
  write(cairo, plot.y_title, k_name_gap * 2, k_top - 18, Align::left);
}

Colour colour_of(const SeriesPlot& plot, std::size_t series) {
  // The pale end of the palette cannot be seen on white.
  const auto count = static_cast<double>(plot.series.size());
  return colour_at(1 - 0.7 * static_cast<double>(series) / std::max(count - 1, 1.0));
}

void draw_series(cairo_t* cairo, const Series& series, const Colour& colour, const Axes& axes,
                 bool is_joined) {
  set_colour(cairo, colour);
  cairo_set_line_width(cairo, series.is_broad ? 4 : 2);
  cairo_new_path(cairo);  // not from where the last text ended
  for (const Series::Point& point : series.points)
    if (is_joined) cairo_line_to(cairo, axes.x(point.x), axes.y(point.y));
  cairo_stroke(cairo);
  if (is_joined && series.points.size() > k_most_dots) return;
  for (const Series::Point& point : series.points) {
    cairo_arc(cairo, axes.x(point.x), axes.y(point.y), 3, 0, 2 * std::numbers::pi);
    cairo_fill(cairo);
  }
}

/// Names at the right, by height, moved apart where they would run into each other.
void draw_names(cairo_t* cairo, const SeriesPlot& plot, const Axes& axes) {
  std::vector<std::pair<double, std::size_t>> places;
  for (std::size_t i = 0; i < plot.series.size(); ++i)
    places.emplace_back(axes.y(plot.series[i].points.back().y), i);
  std::ranges::sort(places);
  double lowest = k_top - 6;
  for (auto& [y, i] : places) {
    y = std::max(y, lowest);
    lowest = y + k_least_name_step;
  }
  double highest =
      k_plot_height - k_least_name_step;  // many names begin higher up than their lines
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    place->first = std::min(place->first, highest);
    highest = place->first - k_least_name_step;
  }
  set_font(cairo, k_plot_text_size);
  for (const auto& [y, i] : places) {
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
    draw_series(cairo, plot.series[i], colour_of(plot, i), axes, plot.x_names.empty());
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
