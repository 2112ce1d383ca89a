// SPDX-License-Identifier: MIT
#include "number/size_text.hpp"

#include <array>
#include <charconv>
#include <cmath>

namespace flotilla {

namespace {

/// @param rounded  makes a number of steps whole
template <typename Rounded>
std::string text_of(std::uint64_t bytes, Rounded rounded) {
  static constexpr std::array k_units = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (bytes < 1024) return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
  auto size = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; size >= 1024 && unit + 1 < k_units.size(); ++unit) size /= 1024;
  const double steps = size >= 100 ? 1 : size >= 10 ? 10 : 100;  // of the third digit, in one
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(),
                                 rounded(size * steps) / steps, std::chars_format::general, 4)
                       .ptr;
  return std::string(digits.data(), end) + " " + k_units[unit];
}

}  // namespace

std::string size_text(std::uint64_t bytes) {
  return text_of(bytes, [](double steps) { return std::round(steps); });
}
std::string size_text_above(std::uint64_t bytes) {
  return text_of(bytes, [](double steps) { return std::ceil(steps); });
}
std::string size_text_below(std::uint64_t bytes) {
  return text_of(bytes, [](double steps) { return std::floor(steps); });
}

}  // namespace flotilla
