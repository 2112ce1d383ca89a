// SPDX-License-Identifier: MIT
// A straight line in lightness of Oklab (Ottosson 2020, bottosson.github.io/posts/oklab), which is made so that
// equal distances look equal; the hue turns along it, and the chroma is what sRGB can show.
#include "report/palette.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flotilla::report {

namespace {

double encoded(double linear) {
  const double value = std::clamp(linear, 0.0, 1.0);
  return value <= 0.0031308 ? 12.92 * value : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

double decoded(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double cube(double x) { return x * x * x; }

Colour from_oklab(double lightness, double a, double b) {
  const double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
  return {encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
          encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
          encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)};
}

}  // namespace

Colour colour_at(double t) {
  t = std::clamp(t, 0.0, 1.0);
  const double hue = (108 + 157 * t) * std::numbers::pi / 180;
  const double chroma = 0.04 + 0.1 * t * (1 - t) + 0.045 * t;
  return from_oklab(0.97 - 0.64 * t, chroma * std::cos(hue), chroma * std::sin(hue));
}

double lightness(const Colour& colour) {
  const double r = decoded(colour.red), g = decoded(colour.green), b = decoded(colour.blue);
  const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
}

Colour ink_on(const Colour& background) {
  return lightness(background) > 0.65 ? Colour{0, 0, 0} : Colour{1, 1, 1};
}

}  // namespace flotilla::report
