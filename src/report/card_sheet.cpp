// SPDX-License-Identifier: MIT
#include "report/card_sheet.hpp"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"
#include "report/canvas.hpp"
#include "report/sheet_plan.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::report {

namespace {

constexpr double k_margin = 48;  // points, as all lengths here
constexpr double k_title = 20;   // font sizes
constexpr double k_largest_text = 11, k_smallest_text = 6;
constexpr double k_largest_square = 22, k_board_width = 300;
constexpr double k_line_height = 1.4, k_section_gap = 0.7;  // of the font size
constexpr double k_card_pixels_a_point = 2;

constexpr Colour k_card_ink{0.1, 0.12, 0.18};
constexpr Colour k_card_line{0.6, 0.6, 0.6};

/// Grounds that differ in grey, too.
Colour ground_of(char letter) {
  constexpr std::array<std::pair<char, Colour>, 5> k_grounds{{{'A', {0.98, 0.72, 0.35}},
                                                              {'B', {0.45, 0.68, 0.92}},
                                                              {'C', {0.85, 0.92, 0.8}},
                                                              {'1', {0.78, 0.9, 0.72}},
                                                              {'2', {0.9, 0.95, 0.86}}}};
  for (const auto& [name, colour] : k_grounds)
    if (name == letter) return colour;
  return {1, 1, 1};
}

/// Writes from the top down, or only measures.
class CardPen {
 public:
  CardPen(cairo_t* cairo, double size, bool draws) : cairo_(cairo), size_(size), draws_(draws) {}

  [[nodiscard]] double y() const { return y_; }
  void skip(double height) { y_ += height; }
  void heading(const std::string& text, double size) {
    set_font(cairo_, size, true);
    put(text, k_margin, size);
    y_ += size * k_line_height;
  }
  /// Lines between the margins, the first after what stands in bold.
  void paragraph(const std::string& bold, const std::string& words) {
    const double indent = bold.empty() ? 0 : size_;
    double x = k_margin;
    if (!bold.empty()) {
      set_font(cairo_, size_, true);
      put(bold, x, size_);
      x += width_of(cairo_, bold + " ");
    }
    set_font(cairo_, size_);
    std::string line;
    std::string_view rest = words;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(' '), rest.size());
      const std::string word(rest.substr(0, end));
      const std::string longer = line.empty() ? word : line + " " + word;
      if (!line.empty() && x + width_of(cairo_, longer) > k_page_width - k_margin) {
        put(line, x, size_);
        y_ += size_ * k_line_height;
        x = k_margin + indent;
        line = word;
      } else {
        line = longer;
      }
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    put(line, x, size_);
    y_ += size_ * k_line_height;
  }

 private:
  void put(const std::string& text, double x, double size) {
    if (draws_) write(cairo_, text, x, y_ + size / 2, Align::left);
  }

  cairo_t* cairo_;
  double size_;
  bool draws_;
  double y_ = k_margin;
};

/// A small font leaves room for little else.
double square_side(const limit::Card& card, double font_size) {
  return std::min(
      {k_largest_square, 2 * font_size, k_board_width / static_cast<double>(card.squares.size())});
}

/// The board, its letters and names of rows and columns, in the middle below `top`.
void draw_board(cairo_t* cairo, const limit::Card& card, double top, double side) {
  const auto squares = static_cast<int>(card.squares.size());
  const double left = (k_page_width - side * squares) / 2;
  cairo_set_line_width(cairo, 0.5);
  for (int row = 0; row < squares; ++row)
    for (int col = 0; col < squares; ++col) {
      const char letter =
          card.squares[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
      const double x = left + col * side;
      const double y = top + (row + 1) * side;
      set_colour(cairo, ground_of(letter));
      cairo_rectangle(cairo, x, y, side, side);
      cairo_fill_preserve(cairo);
      set_colour(cairo, k_card_line);
      cairo_stroke(cairo);
      set_colour(cairo, k_card_ink);
      set_font(cairo, 0.6 * side, letter == 'A' || letter == 'B');
      if (letter != ' ')
        write(cairo, std::string(1, letter), x + side / 2, y + side / 2, Align::centre);
    }
  set_font(cairo, 0.5 * side);
  for (int i = 0; i < squares; ++i) {
    write(cairo, column_name(i), left + (i + 0.5) * side, top + 0.5 * side, Align::centre);
    write(cairo, std::to_string(i + 1), left - 0.3 * side, top + (i + 1.5) * side, Align::right);
  }
}

/// @return where the text ends
double write_card(cairo_t* cairo, const limit::Card& card, double size, bool draws) {
  CardPen pen(cairo, size, draws);
  if (draws) set_colour(cairo, k_card_ink);
  pen.heading(card.title, k_title);
  pen.paragraph("", card.promise);
  pen.skip(size * k_section_gap);
  if (draws) draw_board(cairo, card, pen.y(), square_side(card, size));
  pen.skip(square_side(card, size) * (static_cast<double>(card.squares.size()) + 1) + size);
  for (const limit::CardSection& section : card.sections) {
    pen.skip(size * k_section_gap);
    pen.heading(section.title, size * 1.15);
    for (const limit::CardRule& rule : section.rules)
      pen.paragraph(rule.when.empty() ? "" : rule.when + ":", rule.what);
  }
  return pen.y();
}

void draw_page(cairo_t* cairo, const limit::Card& card) {
  double size = k_largest_text;
  while (write_card(cairo, card, size, false) > k_page_height - k_margin) {
    size -= 0.25;
    if (size < k_smallest_text)
      throw InputError(fmt::format("{}: the rules do not fit on a page", card.title));
  }
  set_colour(cairo, {1, 1, 1});
  cairo_paint(cairo);
  write_card(cairo, card, size, true);
  check(cairo_status(cairo));
}

using CreateSurface = cairo_surface_t* (*)(cairo_write_func_t, void*, double, double);

std::string vector_page(const limit::Card& card, CreateSurface create) {
  std::string bytes;
  const Surface surface(create(append_bytes, &bytes, k_page_width, k_page_height),
                        cairo_surface_destroy);
  draw_page(context_of(surface).get(), card);
  cairo_surface_finish(surface.get());
  check(cairo_surface_status(surface.get()));
  return bytes;
}

std::string png_page(const limit::Card& card) {
  const auto pixels = [](double points) {
    return static_cast<int>(std::ceil(points * k_card_pixels_a_point));
  };
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(k_page_width), pixels(k_page_height)),
      cairo_surface_destroy);
  const Context cairo = context_of(surface);
  cairo_scale(cairo.get(), k_card_pixels_a_point, k_card_pixels_a_point);
  draw_page(cairo.get(), card);
  std::string bytes;
  check(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

}  // namespace

std::string card_sheet(const limit::Card& card, SheetFormat format) {
  if (format == SheetFormat::png) return png_page(card);
  return vector_page(card, format == SheetFormat::svg ? cairo_svg_surface_create_for_stream
                                                      : cairo_pdf_surface_create_for_stream);
}

void write_card_sheet(const std::filesystem::path& path, const limit::Card& card,
                      SheetFormat format) {
  store::write_text(path, card_sheet(card, format));
}

}  // namespace flotilla::report
