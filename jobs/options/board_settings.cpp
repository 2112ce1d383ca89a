// SPDX-License-Identifier: MIT
#include "jobs/options/board_settings.hpp"

namespace flotilla::jobs {

BoardSettings board_settings(const OptionValues& values) {
  BoardSettings settings;
  settings.board = board_of(values);
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  return settings;
}

}  // namespace flotilla::jobs
