// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/draw/drawn_batch.hpp"
#include "jobs/options/draw_settings.hpp"

namespace flotilla::jobs {

/// What `flotilla draw` prints for these placements: pictures, lines of ships, or JSON lines.
/// @param total  of all placements
[[nodiscard]] std::string draws_text(const DrawSettings& settings, const BigInt& total,
                                     const DrawnBatch& batch);

/// {"index":0,"rank":"17","ships":[["B3","down",4]]}, and a line end.
[[nodiscard]] std::string json_line(std::uint64_t index, const BigInt& number,
                                    const Layout& layout);

/// No text of a placement is longer, as it is printed: bytes.
[[nodiscard]] std::uint64_t most_text_bytes(const Board& board);

}  // namespace flotilla::jobs
