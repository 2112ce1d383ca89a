// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "store/race_file.hpp"

namespace flotilla::jobs {

/// How to show races.
struct RaceView {
  bool quiet = false;
  bool json = false;
};

/// Win rates with 95 % intervals, a line a plan and kind of layouts; and the limit's, where the
/// record has them, with the difference in points.
[[nodiscard]] std::string race_text(const store::RaceRecord& record, const RaceView& view);

}  // namespace flotilla::jobs
