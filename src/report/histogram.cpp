// SPDX-License-Identifier: MIT
#include "report/histogram.hpp"

#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "report/canvas.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::report {

namespace {

constexpr double k_histogram_width = 760, k_histogram_height = 420;
constexpr double k_histogram_left = 60, k_histogram_right = 20, k_histogram_top = 62,
                 k_histogram_bottom = 52;
constexpr double k_histogram_title = 16, k_histogram_text = 12;  // font sizes

double share(const Histogram::Sample& sample, std::size_t i) {
  const auto all = std::accumulate(sample.counts.begin(), sample.counts.end(), std::uint64_t{0});
  return all == 0 ? 0 : static_cast<double>(sample.counts[i]) / static_cast<double>(all);
}

/// A round step that gives 4 to 10 marks.
double step_of(double span) {
  const double power = std::pow(10.0, std::floor(std::log10(std::max(span, 1e-9) / 4)));
  for (const double times : {1.0, 2.0, 5.0, 10.0})
    if (span / (power * times) <= 10) return power * times;
  return 10 * power;
}

/// Where numbers and shares stand on the picture.
struct BarScale {
  double first = 0, numbers = 1, highest = 1;
  [[nodiscard]] double x(double number) const {
    return k_histogram_left +
           (number - first) / numbers * (k_histogram_width - k_histogram_left - k_histogram_right);
  }
  [[nodiscard]] double y(double part) const {
    return k_histogram_height - k_histogram_bottom -
           part / highest * (k_histogram_height - k_histogram_top - k_histogram_bottom);
  }
};

BarScale scale_of(const Histogram& histogram) {
  BarScale scale;
  scale.first = static_cast<double>(histogram.first);
  double highest = 0;
  for (const Histogram::Sample& sample : histogram.samples) {
    scale.numbers = std::max(scale.numbers, static_cast<double>(sample.counts.size()));
    for (std::size_t i = 0; i < sample.counts.size(); ++i)
      highest = std::max(highest, share(sample, i));
  }
  scale.highest = highest > 0 ? 1.05 * highest : 1;
  return scale;
}

Colour colour_of(const Histogram& histogram, std::size_t i) {
  const auto samples = static_cast<double>(histogram.samples.size());
  return colour_at(samples <= 1 ? 0.75 : 0.3 + 0.7 * static_cast<double>(i) / (samples - 1));
}

void draw_axes(cairo_t* cairo, const Histogram& histogram, const BarScale& scale) {
  set_font(cairo, k_histogram_text);
  const double number_step = std::max(1.0, step_of(scale.numbers));
  const double end = scale.first + scale.numbers;
  for (double number = std::ceil(scale.first / number_step) * number_step; number < end;
       number += number_step) {
    set_colour(cairo, {0, 0, 0});
    write(cairo, fmt::format("{}", number), scale.x(number + 0.5), scale.y(0) + 14, Align::centre);
  }
  const double share_step = step_of(scale.highest);
  for (int i = 0; i * share_step <= scale.highest; ++i) {
    const double y = scale.y(i * share_step);
    set_colour(cairo, {0.85, 0.85, 0.85});
    cairo_set_line_width(cairo, 1);
    cairo_move_to(cairo, k_histogram_left, y);
    cairo_line_to(cairo, k_histogram_width - k_histogram_right, y);
    cairo_stroke(cairo);
    set_colour(cairo, {0, 0, 0});
    write(cairo, fmt::format("{:.3g} %", 100 * i * share_step), k_histogram_left - 6, y,
          Align::right);
  }
  write(cairo, histogram.number_name,
        (k_histogram_left + k_histogram_width - k_histogram_right) / 2, k_histogram_height - 14,
        Align::centre);
}

void draw_steps(cairo_t* cairo, const Histogram& histogram, const BarScale& scale, std::size_t i) {
  const Histogram::Sample& sample = histogram.samples[i];
  cairo_move_to(cairo, scale.x(scale.first), scale.y(0));
  for (std::size_t n = 0; n < sample.counts.size(); ++n) {
    const double y = scale.y(share(sample, n));
    cairo_line_to(cairo, scale.x(scale.first + static_cast<double>(n)), y);
    cairo_line_to(cairo, scale.x(scale.first + static_cast<double>(n) + 1), y);
  }
  cairo_line_to(cairo, scale.x(scale.first + static_cast<double>(sample.counts.size())),
                scale.y(0));
  const Colour colour = colour_of(histogram, i);
  cairo_set_source_rgba(cairo, colour.red, colour.green, colour.blue, 0.25);
  cairo_fill_preserve(cairo);
  set_colour(cairo, colour);
  cairo_set_line_width(cairo, 1.5);
  cairo_stroke(cairo);
}

void draw(cairo_t* cairo, const Histogram& histogram) {
  const BarScale scale = scale_of(histogram);
  set_colour(cairo, {1, 1, 1});
  cairo_paint(cairo);
  set_colour(cairo, {0, 0, 0});
  set_font(cairo, k_histogram_title, true);
  write(cairo, histogram.title, 16, 20, Align::left);
  set_font(cairo, k_histogram_text);
  write(cairo, histogram.subtitle, 16, 40, Align::left);
  draw_axes(cairo, histogram, scale);
  for (std::size_t i = 0; i < histogram.samples.size(); ++i) {
    draw_steps(cairo, histogram, scale, i);
    const double y = k_histogram_top + 12 + 18 * static_cast<double>(i);
    set_colour(cairo, colour_of(histogram, i));
    cairo_rectangle(cairo, k_histogram_width - k_histogram_right - 130, y - 5, 10, 10);
    cairo_fill(cairo);
    set_colour(cairo, {0, 0, 0});
    write(cairo, histogram.samples[i].name, k_histogram_width - k_histogram_right - 114, y,
          Align::left);
  }
  check(cairo_status(cairo));
}

}  // namespace

Histogram histogram_of(const std::vector<std::string>& names,
                       const std::vector<std::vector<std::uint64_t>>& values) {
  Histogram histogram;
  std::uint64_t last = 0;
  bool is_first = true;
  for (const auto& sample : values)
    for (const std::uint64_t value : sample) {
      histogram.first = is_first ? value : std::min(histogram.first, value);
      last = is_first ? value : std::max(last, value);
      is_first = false;
    }
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::vector<std::uint64_t> counts(last - histogram.first + 1);
    for (const std::uint64_t value : values[i]) ++counts[value - histogram.first];
    histogram.samples.push_back({names[i], std::move(counts)});
  }
  return histogram;
}

std::string plot(const Histogram& histogram, PlotFormat format) {
  std::string bytes;
  if (format == PlotFormat::png) {
    const Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(2 * k_histogram_width),
                                   static_cast<int>(2 * k_histogram_height)),
        cairo_surface_destroy);
    const Context cairo = context_of(surface);
    cairo_scale(cairo.get(), 2, 2);
    draw(cairo.get(), histogram);
    check(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
    return bytes;
  }
  const Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &bytes, k_histogram_width,
                                                            k_histogram_height),
                        cairo_surface_destroy);
  draw(context_of(surface).get(), histogram);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

void write_plot(const std::filesystem::path& path, const Histogram& histogram, PlotFormat format) {
  store::write_text(path, plot(histogram, format));
}

}  // namespace flotilla::report
