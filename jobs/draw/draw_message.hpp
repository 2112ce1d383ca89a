// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "jobs/draw/drawn_batch.hpp"

/// A batch and its text as one message between ranks.
namespace flotilla::jobs {

[[nodiscard]] std::vector<std::byte> packed(const DrawnBatch& batch, const std::string& text);

/// The inverse. @param text  set to the batch's text
[[nodiscard]] DrawnBatch unpacked(const std::vector<std::byte>& message, std::string& text);

}  // namespace flotilla::jobs
