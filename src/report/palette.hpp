// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla::report {

/// Parts of sRGB, each in 0..1.
struct Colour {
  double red = 0, green = 0, blue = 0;
  bool operator==(const Colour&) const = default;
};

/// From pale yellow at 0 over green to dark blue at 1. Equal steps look equally far apart, and darken
/// equally, so that a copy in grey reads the same.
///
/// @param t  in 0..1; what lies outside has the colour of the nearer end.
[[nodiscard]] Colour colour_at(double t);

/// How light a colour looks: 0 black, 1 white (L of Oklab).
[[nodiscard]] double lightness(const Colour& colour);

/// Black or white, whichever can be read on `background`.
[[nodiscard]] Colour ink_on(const Colour& background);

}  // namespace flotilla::report
