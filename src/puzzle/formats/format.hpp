// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flotilla::puzzle {

/// How boards are written: one header each, such as formats/boats.hpp.
enum class Format { text, json, csplib, minizinc, janko, boats, puzzlink, ist };

/// What a format can say of a board. All say numbers, water, submarines, ends and middles.
struct FormatTraits {
  Format format;
  std::string_view name;     // "boats", as --to=boats
  std::string_view summary;  // for --help
  bool has_name = false;
  bool has_missing_numbers = false;
  bool has_ship_parts = false;     // "some ship", its shape not told
  bool has_missing_fleet = false;  // and counts without limit
  bool has_touch = false;          // else ships may not touch, not even diagonally
  bool has_answers = false;
};

/// In the order to show them.
[[nodiscard]] std::span<const FormatTraits> all_formats();
[[nodiscard]] const FormatTraits& traits(Format format);
/// "boats", ...
[[nodiscard]] std::string_view to_string(Format format);

/// "text, json, .."
[[nodiscard]] std::string names_of_formats();

/// Reads such a name.
///
/// @param what  names the option in messages: "--to".
/// @throws InputError  for any other name: lists all, suggests the nearest.
[[nodiscard]] Format parse_format(std::string_view name, const std::string& what);

/// The format that `text` looks like; nothing if it looks like none. Lines that are empty or begin with
/// `#` or `%` do not count.
[[nodiscard]] std::optional<Format> recognized_format(std::string_view text);

}  // namespace flotilla::puzzle
