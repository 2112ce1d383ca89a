// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "frontier/backward_sweep.hpp"
#include "space/count.hpp"

namespace flotilla::jobs {

/// The progress of a count as text, for the part of a checkpoint that is not the table.
[[nodiscard]] std::string to_text(const space::CountProgress& progress);

/// @throws FileError  if `text` is no such text (naming neither file nor folder).
[[nodiscard]] space::CountProgress progress_from_text(const std::string& text);

/// What sweeps there and back have found so far, for the same part.
struct SavedSweeps {
  std::vector<frontier::HalfTotals> finished;  // in the order they are asked for
  int row = 0;                     // of the one under way, on its way back; 0: not there yet
  frontier::HalfTotals under_way;  // of its rows so far
  double seconds = 0;              // wall clock

  [[nodiscard]] bool is_empty() const { return finished.empty() && row == 0; }
};

[[nodiscard]] std::string to_text(const SavedSweeps& sweeps);

/// @throws FileError  as progress_from_text.
[[nodiscard]] SavedSweeps saved_sweeps_from_text(const std::string& text);

}  // namespace flotilla::jobs
