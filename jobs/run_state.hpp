// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "space/count.hpp"

namespace flotilla::jobs {

/// The progress of a count as text, for the part of a checkpoint that is not the table.
[[nodiscard]] std::string to_text(const space::CountProgress& progress);

/// @throws FileError  if `text` is no such text (naming neither file nor folder).
[[nodiscard]] space::CountProgress progress_from_text(const std::string& text);

}  // namespace flotilla::jobs
