// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace flotilla::jobs {

/// The whole numbers that an option takes: the list of options has them, and --help and messages say them in one form.
struct WholeRange {
  /// The greatest that a config file can write.
  static constexpr std::uint64_t k_most = std::numeric_limits<std::int64_t>::max();

  std::uint64_t least = 0;
  std::uint64_t most = k_most;
  std::uint64_t step = 1;  ///< its multiples alone

  [[nodiscard]] constexpr bool holds(std::uint64_t number) const {
    return least <= number && number <= most && number % step == 0;
  }
};

/// "1..100", "multiples of 6, 6..120", "0..2^63-1".
[[nodiscard]] std::string range_text(const WholeRange& range);

/// A whole number, white space around it ignored.
/// @param what  names the option in messages
/// @throws InputError  `--width = 101, allowed 1..100`, or that it is missing or not a whole number.
[[nodiscard]] std::uint64_t parse_whole(std::string_view text, const WholeRange& range,
                                        const std::string& what);

}  // namespace flotilla::jobs
