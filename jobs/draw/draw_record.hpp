// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/draw/drawn_batch.hpp"
#include "jobs/options/draw_settings.hpp"
#include "store/draw_file.hpp"

namespace flotilla::jobs {

/// What a file says about draws, but for time and memory.
/// @param total  of all placements
[[nodiscard]] store::DrawRecord record_of(const DrawSettings& settings, const BigInt& total);

/// Placements as a file holds them.
[[nodiscard]] store::DrawColumns columns_of(const DrawnBatch& batch);

}  // namespace flotilla::jobs
