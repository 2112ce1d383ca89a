// SPDX-License-Identifier: MIT
#include "report/puzzle_sheet.hpp"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "number/errors.hpp"
#include "report/canvas.hpp"
#include "report/sheet_plan.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::report {

namespace {

constexpr double k_board_title = 11;  // font size
constexpr double k_pixels_a_point = 2;
constexpr double k_highest_image = 32767;  // cairo's limit, in pixels

constexpr Colour k_ink{0.1, 0.12, 0.18};
constexpr Colour k_answer_ink{0.42, 0.55, 0.72};
constexpr Colour k_water_ground{0.9, 0.95, 1};
constexpr Colour k_wave{0.35, 0.58, 0.82};
constexpr Colour k_thin_line{0.55, 0.55, 0.55};

// ---- Cells

/// A cell to draw in.
struct Square {
  double left, top, side;
};

void draw_waves(cairo_t* cairo, const Square& square) {
  set_colour(cairo, k_water_ground);
  cairo_rectangle(cairo, square.left, square.top, square.side, square.side);
  cairo_fill(cairo);
  set_colour(cairo, k_wave);
  cairo_set_line_width(cairo, square.side / 18);
  const double step = square.side / 5, swing = square.side / 6;
  for (const double height : {0.38, 0.64}) {
    double x = square.left + step / 2;
    const double y = square.top + height * square.side;
    cairo_move_to(cairo, x, y);
    for (int wave = 0; wave < 4; ++wave, x += step) {
      const double side = wave % 2 == 0 ? -swing : swing;
      cairo_curve_to(cairo, x + step / 3, y + side, x + 2 * step / 3, y + side, x + step, y);
    }
    cairo_stroke(cairo);
  }
}

/// An end that points to the left, turned so many quarters clockwise; it goes on to the cell's other side.
void draw_end(cairo_t* cairo, const Square& square, int quarters) {
  const double radius = 0.38 * square.side;
  cairo_save(cairo);
  cairo_translate(cairo, square.left + square.side / 2, square.top + square.side / 2);
  cairo_rotate(cairo, quarters * std::numbers::pi / 2);
  cairo_new_path(cairo);
  cairo_arc(cairo, 0, 0, radius, std::numbers::pi / 2, 3 * std::numbers::pi / 2);
  cairo_line_to(cairo, square.side / 2, -radius);
  cairo_line_to(cairo, square.side / 2, radius);
  cairo_close_path(cairo);
  cairo_fill(cairo);
  cairo_restore(cairo);
}

/// A square in the middle of the cell, of `width` and `height` times its side.
void draw_block(cairo_t* cairo, const Square& square, double width, double height) {
  cairo_rectangle(cairo, square.left + (1 - width) / 2 * square.side,
                  square.top + (1 - height) / 2 * square.side, width * square.side,
                  height * square.side);
  cairo_fill(cairo);
}

/// A clue of a ship, in the colour that is set.
void draw_ship_part(cairo_t* cairo, const Square& square, Clue clue) {
  switch (clue) {
    case Clue::left:
      return draw_end(cairo, square, 0);
    case Clue::top:
      return draw_end(cairo, square, 1);
    case Clue::right:
      return draw_end(cairo, square, 2);
    case Clue::bottom:
      return draw_end(cairo, square, 3);
    case Clue::middle:
      return draw_block(cairo, square, 0.76, 0.76);
    case Clue::submarine:
      cairo_new_path(cairo);
      cairo_arc(cairo, square.left + square.side / 2, square.top + square.side / 2,
                0.38 * square.side, 0, 2 * std::numbers::pi);
      return cairo_fill(cairo);
    case Clue::ship:
      return draw_block(cairo, square, 0.4, 0.4);
    case Clue::unknown:
    case Clue::water:
      break;
  }
}

/// A whole ship from one cell to another, in the colour that is set.
void draw_ship(cairo_t* cairo, const Square& first, const Square& last) {
  const double half = first.side / 2, radius = 0.38 * first.side, quarter = std::numbers::pi / 2;
  const double begin = last.top > first.top ? 2 * quarter : quarter;
  cairo_new_path(cairo);
  cairo_arc(cairo, first.left + half, first.top + half, radius, begin, begin + 2 * quarter);
  cairo_arc(cairo, last.left + half, last.top + half, radius, begin + 2 * quarter,
            begin + 4 * quarter);
  cairo_close_path(cairo);
  cairo_fill(cairo);
}

// ---- Boards

/// Writes in a smaller font if the text is wider than `width`.
void write_fitting(cairo_t* cairo, const std::string& text, double x, double y, double size,
                   double width, bool is_bold) {
  set_font(cairo, size, is_bold);
  const double needed = width_of(cairo, text);
  if (needed > width) set_font(cairo, size * width / needed, is_bold);
  write(cairo, text, x, y, Align::left);
}

/// One board, its upper left corner where cairo's origin is.
class BoardDrawing {
 public:
  BoardDrawing(cairo_t* cairo, const SheetBoard& board, double cell)
      : cairo_(cairo), printed_(board), puzzle_(board.puzzle), cell_(cell) {}

  void draw() const {
    set_colour(cairo_, k_ink);
    write_fitting(cairo_, printed_.title, 0, k_board_title / 2, k_board_title, width(), true);
    draw_numbers();
    for (int row = 0; row < puzzle_.board().rows; ++row)
      for (int col = 0; col < puzzle_.board().cols; ++col)
        if (puzzle_.clues.clue({row, col}) == Clue::water) draw_waves(cairo_, square({row, col}));
    draw_lines();
    draw_ships();
    draw_fleet();
  }

 private:
  [[nodiscard]] double width() const { return (puzzle_.board().cols + k_label) * cell_; }
  [[nodiscard]] double left() const { return k_label * cell_; }
  [[nodiscard]] double top() const { return k_board_title_height + k_label * cell_; }
  [[nodiscard]] Square square(Cell cell) const {
    return {left() + cell.col * cell_, top() + cell.row * cell_, cell_};
  }

  void draw_numbers() const {
    set_font(cairo_, 0.55 * cell_);
    for (int col = 0; col < puzzle_.board().cols; ++col)
      if (const auto number = puzzle_.clues.column_number(col))
        write(cairo_, std::to_string(*number), left() + (col + 0.5) * cell_, top() - 0.5 * cell_,
              Align::centre);
    for (int row = 0; row < puzzle_.board().rows; ++row)
      if (const auto number = puzzle_.clues.row_number(row))
        write(cairo_, std::to_string(*number), left() - 0.3 * cell_, top() + (row + 0.5) * cell_,
              Align::right);
  }

  void draw_lines() const {
    const Board& board = puzzle_.board();
    const double across = board.cols * cell_, down = board.rows * cell_;
    set_colour(cairo_, k_thin_line);
    cairo_set_line_width(cairo_, 0.4);
    for (int col = 1; col < board.cols; ++col) {
      cairo_move_to(cairo_, left() + col * cell_, top());
      cairo_rel_line_to(cairo_, 0, down);
    }
    for (int row = 1; row < board.rows; ++row) {
      cairo_move_to(cairo_, left(), top() + row * cell_);
      cairo_rel_line_to(cairo_, across, 0);
    }
    cairo_stroke(cairo_);
    set_colour(cairo_, k_ink);
    cairo_set_line_width(cairo_, 1.2);
    cairo_rectangle(cairo_, left(), top(), across, down);
    cairo_stroke(cairo_);
  }

  void draw_ships() const {
    set_colour(cairo_, k_answer_ink);
    if (printed_.answer)
      for (const Ship& ship : *printed_.answer)
        draw_ship(cairo_, square(ship.first), square(ship.last()));
    set_colour(cairo_, k_ink);
    for (int row = 0; row < puzzle_.board().rows; ++row)
      for (int col = 0; col < puzzle_.board().cols; ++col)
        draw_ship_part(cairo_, square({row, col}), puzzle_.clues.clue({row, col}));
  }

  void draw_fleet() const {
    const double side = k_fleet_cell * cell_;
    const double y = top() + (puzzle_.board().rows + 0.5) * cell_;
    const std::vector<FleetPlace> places = fleet_places(puzzle_);
    if (places.empty() && puzzle_.fleet != Fleet()) {
      const std::string text = puzzle_.fleet ? "ships: " + to_string(*puzzle_.fleet) : "any ships";
      return write_fitting(cairo_, text, left(), y + side / 2, side, width() - left(), false);
    }
    for (const FleetPlace& place : places) {
      const double line = y + place.line * k_fleet_line * side;
      draw_ship(cairo_, {left() + place.left * side, line, side},
                {left() + (place.left + place.length - 1) * side, line, side});
    }
  }

  cairo_t* cairo_;
  const SheetBoard& printed_;
  const puzzle::Puzzle& puzzle_;
  double cell_;
};

// ---- Pages

/// The pages, the first at the top; `turn_page` comes between them and moves the origin or the paper.
template <typename TurnPage>
void draw_pages(cairo_t* cairo, std::span<const SheetBoard> boards, const SheetPlan& plan,
                TurnPage turn_page) {
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const SheetPlace& place = plan.places[i];
    if (i > 0 && place.page > plan.places[i - 1].page) turn_page();
    cairo_save(cairo);
    cairo_translate(cairo, place.left, place.top);
    BoardDrawing(cairo, boards[i], plan.cell).draw();
    cairo_restore(cairo);
  }
  check(cairo_status(cairo));
}

/// One long page.
void draw_strip(const Surface& surface, double scale, std::span<const SheetBoard> boards,
                const SheetPlan& plan) {
  const Context cairo = context_of(surface);
  cairo_scale(cairo.get(), scale, scale);
  set_colour(cairo.get(), {1, 1, 1});
  cairo_paint(cairo.get());
  draw_pages(cairo.get(), boards, plan, [&] { cairo_translate(cairo.get(), 0, k_page_height); });
}

std::string png_sheet(std::span<const SheetBoard> boards, const SheetPlan& plan) {
  const double height = std::ceil(plan.pages() * k_page_height * k_pixels_a_point);
  if (height > k_highest_image)
    throw InputError(
        fmt::format("{} pages of boards are {} pixels high, allowed {} in a .png; "
                    "write a .pdf",
                    plan.pages(), height, k_highest_image));
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24,
                                 static_cast<int>(std::ceil(k_page_width * k_pixels_a_point)),
                                 static_cast<int>(height)),
      cairo_surface_destroy);
  draw_strip(surface, k_pixels_a_point, boards, plan);
  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

std::string svg_sheet(std::span<const SheetBoard> boards, const SheetPlan& plan) {
  std::string bytes;
  const Surface surface(cairo_svg_surface_create_for_stream(append_bytes, &bytes, k_page_width,
                                                            plan.pages() * k_page_height),
                        cairo_surface_destroy);
  draw_strip(surface, 1, boards, plan);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

std::string pdf_sheet(std::span<const SheetBoard> boards, const SheetPlan& plan) {
  std::string bytes;
  const Surface surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &bytes, k_page_width, k_page_height),
      cairo_surface_destroy);
  {
    const Context cairo = context_of(surface);
    draw_pages(cairo.get(), boards, plan, [&] { cairo_show_page(cairo.get()); });
  }
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

}  // namespace

SheetFormat sheet_format(const std::filesystem::path& path, const std::string& what) {
  if (path.extension() == ".svg") return SheetFormat::svg;
  if (path.extension() == ".pdf") return SheetFormat::pdf;
  if (path.extension() == ".png") return SheetFormat::png;
  throw InputError(
      fmt::format("{} = {}, allowed a name that ends in .svg, .pdf or .png", what, path.string()));
}

std::string puzzle_sheet(std::span<const SheetBoard> boards, SheetFormat format) {
  const SheetPlan plan = plan_of(boards);
  switch (format) {
    case SheetFormat::svg:
      return svg_sheet(boards, plan);
    case SheetFormat::pdf:
      return pdf_sheet(boards, plan);
    case SheetFormat::png:
      break;
  }
  return png_sheet(boards, plan);
}

void write_puzzle_sheet(const std::filesystem::path& path, std::span<const SheetBoard> boards,
                        SheetFormat format) {
  store::write_text(path, puzzle_sheet(boards, format));
}

}  // namespace flotilla::report
