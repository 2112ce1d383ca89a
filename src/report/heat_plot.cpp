// SPDX-License-Identifier: MIT
#include "report/heat_plot.hpp"

#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "report/canvas.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::report {

namespace {

constexpr double k_margin = 16;
constexpr double k_gap = 8;
constexpr double k_title = 16;  // font sizes
constexpr double k_text = 12;
constexpr double k_bar_height = 14;
constexpr double k_least_bar_width = 200;
constexpr double k_longest_png = 16000;  // pixels at two a unit; cairo's images end at 32767

/// Sizes of the parts, in units of the SVG.
struct Layout {
  double cell = 44;                // a cell's side
  int decimals = 1;                // of the percent in it; -1: there is no room for digits
  int row_step = 1, col_step = 1;  // every n-th row and column is named
  double label_width = 0;
  double board_left = 0, board_top = 0;
  double bar_left = 0, bar_top = 0, bar_width = 0;
  double legend_top = 0;
  double width = 0, height = 0;
};

void choose_cell(const Board& board, Layout& layout) {
  const int side = board.long_side();
  layout.cell = side <= 24 ? 44 : std::max(2.0, std::floor(1056.0 / side));
  layout.decimals = layout.cell >= 36 ? 1 : layout.cell >= 20 ? 0 : -1;
}

/// Names of this size must not run into each other: 1 if all fit, else a round number.
int named_every(double size, double cell) {
  if (size <= cell) return 1;
  int step = 5;
  while (step * cell < 2 * size) step *= 2;
  return step;
}

constexpr char k_water_text[] = "known water";
constexpr char k_ship_text[] = "known ship";
constexpr double k_peg_text_gap = 14;

Layout layout_of(cairo_t* cairo, const HeatMap& map) {
  Layout layout;
  choose_cell(map.board, layout);
  set_font(cairo, k_text);
  layout.label_width = width_of(cairo, std::to_string(map.board.rows));
  layout.row_step = named_every(k_text + 4, layout.cell);
  layout.col_step = named_every(width_of(cairo, column_name(map.board.cols - 1)) + 4, layout.cell);
  const double subtitle_width = width_of(cairo, map.subtitle);
  const double legend_width = width_of(cairo, k_water_text) + width_of(cairo, k_ship_text) + 60;
  set_font(cairo, k_title, true);
  const double title_width = width_of(cairo, map.title);

  const double cols_width = map.board.cols * layout.cell;
  const double rows_height = map.board.rows * layout.cell;
  layout.bar_width = std::max(k_least_bar_width, cols_width);
  layout.board_left = k_margin + layout.label_width + k_gap;
  layout.board_top = k_margin + k_title + k_gap + k_text + 2 * k_gap + k_text + k_gap / 2;
  layout.bar_left = layout.board_left;
  layout.bar_top = layout.board_top + rows_height + 2 * k_gap;
  layout.legend_top = layout.bar_top + k_bar_height + k_gap + k_text + k_gap;
  layout.width = std::max({layout.board_left + layout.bar_width, k_margin + title_width,
                           k_margin + subtitle_width, layout.board_left + legend_width}) +
                 k_margin;
  layout.height = layout.legend_top + (map.has_marks() ? k_text + k_gap : 0) + k_margin / 2;
  return layout;
}

void draw_titles(cairo_t* cairo, const HeatMap& map) {
  set_colour(cairo, {0, 0, 0});
  set_font(cairo, k_title, true);
  write(cairo, map.title, k_margin, k_margin + k_title / 2, Align::left);
  set_font(cairo, k_text);
  write(cairo, map.subtitle, k_margin, k_margin + k_title + k_gap + k_text / 2, Align::left);
}

bool is_named(int line, int step) { return line == 0 || (line + 1) % step == 0; }

void draw_labels(cairo_t* cairo, const HeatMap& map, const Layout& layout) {
  set_colour(cairo, {0.25, 0.25, 0.25});
  set_font(cairo, k_text);
  for (int col = 0; col < map.board.cols; ++col)
    if (is_named(col, layout.col_step))
      write(cairo, column_name(col), layout.board_left + (col + 0.5) * layout.cell,
            layout.board_top - k_gap / 2 - k_text / 2, Align::centre);
  for (int row = 0; row < map.board.rows; ++row)
    if (is_named(row, layout.row_step))
      write(cairo, std::to_string(row + 1), layout.board_left - k_gap,
            layout.board_top + (row + 0.5) * layout.cell, Align::right);
}

void draw_peg(cairo_t* cairo, double x, double y, double radius, Mark mark, const Colour& ink) {
  set_colour(cairo, ink);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x, y, radius, 0, 2 * std::numbers::pi);
  if (mark == Mark::ship) {
    cairo_fill(cairo);
    return;
  }
  cairo_set_line_width(cairo, std::max(0.5, radius / 4));
  cairo_stroke(cairo);
}

void draw_cell(cairo_t* cairo, const HeatMap& map, const Layout& layout, const HeatScale& scale,
               Cell cell) {
  const double left = layout.board_left + cell.col * layout.cell;
  const double top = layout.board_top + cell.row * layout.cell;
  const double x = left + layout.cell / 2, y = top + layout.cell / 2;
  const Colour background = scale.colour(map.at(cell));
  set_colour(cairo, background);
  cairo_rectangle(cairo, left, top, layout.cell, layout.cell);
  cairo_fill(cairo);
  const Colour ink = ink_on(background);
  if (map.mark(cell) != Mark::none) {
    draw_peg(cairo, x, y, layout.cell / 5, map.mark(cell), ink);
  } else if (layout.decimals >= 0) {
    set_colour(cairo, ink);
    set_font(cairo, layout.cell * (layout.decimals > 0 ? 0.3 : 0.4));
    write(cairo, percent_text(map.at(cell), scale.decimals(layout.decimals)), x, y, Align::centre);
  }
}

void draw_grid(cairo_t* cairo, const HeatMap& map, const Layout& layout) {
  const double width = map.board.cols * layout.cell, height = map.board.rows * layout.cell;
  cairo_set_source_rgba(cairo, 0.3, 0.3, 0.3, 0.5);
  cairo_set_line_width(cairo, layout.cell >= 8 ? 1 : 0.25);
  if (layout.cell >= 8) {
    for (int col = 1; col < map.board.cols; ++col) {
      cairo_move_to(cairo, layout.board_left + col * layout.cell, layout.board_top);
      cairo_rel_line_to(cairo, 0, height);
    }
    for (int row = 1; row < map.board.rows; ++row) {
      cairo_move_to(cairo, layout.board_left, layout.board_top + row * layout.cell);
      cairo_rel_line_to(cairo, width, 0);
    }
  }
  cairo_rectangle(cairo, layout.board_left, layout.board_top, width, height);
  cairo_stroke(cairo);
}

std::string percent(double value, const HeatScale& scale) {
  return fmt::format("{:.{}f} %", value * 100, scale.decimals(1));
}

void draw_bar(cairo_t* cairo, const Layout& layout, const HeatScale& scale) {
  cairo_pattern_t* shades =
      cairo_pattern_create_linear(layout.bar_left, 0, layout.bar_left + layout.bar_width, 0);
  constexpr int k_stops = 32;
  for (int stop = 0; stop <= k_stops; ++stop) {
    const double t = static_cast<double>(stop) / k_stops;
    const Colour colour = colour_at(scale.low < scale.high ? t : 0.5);
    cairo_pattern_add_color_stop_rgb(shades, t, colour.red, colour.green, colour.blue);
  }
  cairo_set_source(cairo, shades);
  cairo_rectangle(cairo, layout.bar_left, layout.bar_top, layout.bar_width, k_bar_height);
  cairo_fill(cairo);
  cairo_pattern_destroy(shades);

  set_colour(cairo, {0.25, 0.25, 0.25});
  set_font(cairo, k_text);
  const double y = layout.bar_top + k_bar_height + k_gap / 2 + k_text / 2;
  const double middle = layout.bar_left + layout.bar_width / 2;
  write(cairo, percent((scale.low + scale.high) / 2, scale), middle, y, Align::centre);
  if (scale.low == scale.high) return;
  write(cairo, percent(scale.low, scale), layout.bar_left, y, Align::left);
  write(cairo, percent(scale.high, scale), layout.bar_left + layout.bar_width, y, Align::right);
}

void draw_legend(cairo_t* cairo, const Layout& layout) {
  double x = layout.bar_left + 6;
  const double y = layout.legend_top + k_text / 2;
  for (const auto& [mark, text] :
       {std::pair(Mark::water, k_water_text), std::pair(Mark::ship, k_ship_text)}) {
    draw_peg(cairo, x, y, 5, mark, {0, 0, 0});
    write(cairo, text, x + k_peg_text_gap, y, Align::left);
    x += k_peg_text_gap + width_of(cairo, text) + 24;
  }
}

void draw(cairo_t* cairo, const HeatMap& map, const Layout& layout) {
  const HeatScale scale = scale_of(map);
  set_colour(cairo, {1, 1, 1});
  cairo_paint(cairo);
  draw_titles(cairo, map);
  draw_labels(cairo, map, layout);
  for (int row = 0; row < map.board.rows; ++row)
    for (int col = 0; col < map.board.cols; ++col) draw_cell(cairo, map, layout, scale, {row, col});
  draw_grid(cairo, map, layout);
  draw_bar(cairo, layout, scale);
  if (map.has_marks()) draw_legend(cairo, layout);
  check(cairo_status(cairo));
}

std::string png(const HeatMap& map, const Layout& layout) {
  const double scale = 2 * std::max(layout.width, layout.height) <= k_longest_png ? 2 : 1;
  const Surface surface(cairo_image_surface_create(
                            CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(layout.width * scale)),
                            static_cast<int>(std::ceil(layout.height * scale))),
                        cairo_surface_destroy);
  const Context cairo = context_of(surface);
  cairo_scale(cairo.get(), scale, scale);
  draw(cairo.get(), map, layout);
  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

std::string svg(const HeatMap& map, const Layout& layout) {
  std::string bytes;
  const Surface surface(
      cairo_svg_surface_create_for_stream(append_bytes, &bytes, layout.width, layout.height),
      cairo_surface_destroy);
  draw(context_of(surface).get(), map, layout);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

}  // namespace

PlotFormat plot_format(const std::filesystem::path& path, const std::string& what) {
  if (path.extension() == ".svg") return PlotFormat::svg;
  if (path.extension() == ".png") return PlotFormat::png;
  throw InputError(
      fmt::format("{} = {}, allowed a name that ends in .svg or .png", what, path.string()));
}

std::string plot(const HeatMap& map, PlotFormat format) {
  // Texts are measured on a surface that is thrown away.
  const Surface scratch = scratch_surface();
  const Layout layout = layout_of(context_of(scratch).get(), map);
  return format == PlotFormat::svg ? svg(map, layout) : png(map, layout);
}

void write_plot(const std::filesystem::path& path, const HeatMap& map, PlotFormat format) {
  store::write_text(path, plot(map, format));
}

}  // namespace flotilla::report
