// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace flotilla {

/// "12.3 GiB", "0 bytes": three digits, for people.
[[nodiscard]] std::string size_text(std::uint64_t bytes);

/// The same, never less or never more than there are: "needs " + size_text_above(a) + ", allowed " + size_text_below(b) shows
/// that a > b, however near they are, and the first is enough.
[[nodiscard]] std::string size_text_above(std::uint64_t bytes);
[[nodiscard]] std::string size_text_below(std::uint64_t bytes);

}  // namespace flotilla
