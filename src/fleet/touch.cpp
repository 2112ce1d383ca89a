// SPDX-License-Identifier: MIT
#include "fleet/touch.hpp"

#include <array>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

// In the order of the enumerators.
constexpr std::array<std::string_view, 3> k_touch_names = {"none", "corner", "any"};

}  // namespace

Touch parse_touch(std::string_view text) {
  const std::string_view name = trimmed(text);
  for (std::size_t i = 0; i < k_touch_names.size(); ++i)
    if (name == k_touch_names[i]) return static_cast<Touch>(i);
  throw InputError("touch rule " + in_quotes(text) +
                   " is unknown, allowed none, corner, any; did you mean " +
                   std::string(nearest_name(name, k_touch_names)) + "?");
}

std::string to_string(Touch touch) {
  return std::string(k_touch_names.at(static_cast<std::size_t>(touch)));
}

}  // namespace flotilla
