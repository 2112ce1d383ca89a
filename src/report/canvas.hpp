// SPDX-License-Identifier: MIT
#pragma once

#include <cairo.h>

#include <memory>
#include <string>

#include "report/palette.hpp"

/// What all plots draw with. For the sources of this folder only.
namespace flotilla::report {

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

/// @throws FileError  with cairo's reason, if it has one.
void check(cairo_status_t status);

/// A context in which texts are as wide at every scale.
[[nodiscard]] Context context_of(const Surface& surface);
/// One to measure texts on.
[[nodiscard]] Surface scratch_surface();

void set_colour(cairo_t* cairo, const Colour& colour);
void set_font(cairo_t* cairo, double size, bool is_bold = false);
[[nodiscard]] double width_of(cairo_t* cairo, const std::string& text);

/// Where a text stands with respect to its x.
enum class Align { left, centre, right };

/// Writes with the middle of the digits at height y, so that texts in a line stand alike.
void write(cairo_t* cairo, const std::string& text, double x, double y, Align align);

/// Adds what cairo writes to the std::string at `bytes`.
cairo_status_t append_bytes(void* bytes, const unsigned char* data, unsigned int length);

}  // namespace flotilla::report
