// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace flotilla {

/// `text` without the white space at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// `text` as a message can show it on one line: control characters and bytes that are no UTF-8 as \n, \t, \x1b.
[[nodiscard]] std::string printable(std::string_view text);

/// `text` in double quotes for a message: printable(), cut after 60 bytes.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// The whole number written in `text` (base 10, an optional '-', white space around it; no locale).
///
/// @param what  names the field in the message: `board "0x5": rows`.
/// @throws InputError  `<what> = 0, allowed 1..10000`, or that it is missing or not a whole number.
[[nodiscard]] int parse_int(std::string_view text, int least, int most, const std::string& what);

/// @throws InputError  `<what> = <value>, allowed <least>..<most>` unless least <= value <= most.
void check_range(int value, int least, int most, const std::string& what);

/// The member of `names` with the fewest letters to change, insert or drop; names must not be empty.
[[nodiscard]] std::string_view nearest_name(std::string_view text,
                                            std::span<const std::string_view> names);

}  // namespace flotilla
