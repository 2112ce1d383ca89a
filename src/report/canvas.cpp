// SPDX-License-Identifier: MIT
#include "report/canvas.hpp"

#include <fmt/format.h>

#include "number/errors.hpp"

namespace flotilla::report {

void check(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw FileError(fmt::format("the plot cannot be drawn: {}", cairo_status_to_string(status)));
}

Context context_of(const Surface& surface) {
  Context cairo(cairo_create(surface.get()), cairo_destroy);
  check(cairo_status(cairo.get()));
  // Hints would fit texts to pixels.
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_set_font_options(cairo.get(), options);
  cairo_font_options_destroy(options);
  return cairo;
}

Surface scratch_surface() {
  return {cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1), cairo_surface_destroy};
}

void set_colour(cairo_t* cairo, const Colour& colour) {
  cairo_set_source_rgb(cairo, colour.red, colour.green, colour.blue);
}

void set_font(cairo_t* cairo, double size, bool is_bold) {
  cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                         is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, size);
}

double width_of(cairo_t* cairo, const std::string& text) {
  cairo_text_extents_t extents;
  cairo_text_extents(cairo, text.c_str(), &extents);
  return extents.x_advance;
}

void write(cairo_t* cairo, const std::string& text, double x, double y, Align align) {
  cairo_text_extents_t digit;
  cairo_text_extents(cairo, "0", &digit);
  const double width = width_of(cairo, text);
  const double left = align == Align::left ? x : align == Align::centre ? x - width / 2 : x - width;
  cairo_move_to(cairo, left, y - digit.y_bearing - digit.height / 2);
  cairo_show_text(cairo, text.c_str());
}

cairo_status_t append_bytes(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace flotilla::report
