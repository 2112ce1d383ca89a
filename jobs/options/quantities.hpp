// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fleet/board.hpp"

/// Quantities as options write them.
namespace flotilla::jobs {

/// "8GiB", "1.5 GiB", "512MiB", "100KiB", "2TiB", "20B", or a MiB and more in bytes.
/// @param what  names the option in messages
/// @throws InputError  unless it is at least 1 byte and below 2^63, and has a unit if it is small.
[[nodiscard]] std::uint64_t parse_memory(std::string_view text, const std::string& what);

/// "10m", "30s", "2h", "1.5h", "0s" or "0"; in seconds.
/// @throws InputError  if it is negative, has another unit or none, or passes a year.
[[nodiscard]] double parse_duration_s(std::string_view text, const std::string& what);

/// "6..13": the square boards 6x6 to 13x13.
/// @param least, most  sides that are allowed
/// @throws InputError  unless it is FIRST..LAST, both allowed, in this order.
[[nodiscard]] std::vector<Board> parse_squares(std::string_view text, const std::string& what,
                                               int least = 1, int most = Board::k_max_short_side);

/// "10x3,10x4": boards in the order to count.
/// @throws InputError  as parse_board, or for an empty item.
[[nodiscard]] std::vector<Board> parse_boards(std::string_view text, const std::string& what,
                                              const Board::Limits& limits = Board::k_swept);

}  // namespace flotilla::jobs
