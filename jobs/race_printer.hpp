// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/race_models.hpp"
#include "store/race_file.hpp"

namespace flotilla::jobs {

/// How to show races.
struct RaceView {
  bool quiet = false;
  bool json = false;
  RaceModels models;  ///< to compare with
};

/// Win rates with 95 % intervals, a line a plan and kind of layouts; and the limit's, with the difference in points.
[[nodiscard]] std::string race_text(const store::RaceRecord& record, const RaceView& view);

}  // namespace flotilla::jobs
