// SPDX-License-Identifier: MIT
#include "jobs/options/board_settings.hpp"

#include "number/errors.hpp"

namespace flotilla::jobs {

BoardSettings board_settings(const OptionValues& values) {
  if (!values.has("board")) throw InputError("no board is given; write --board=10x10");
  BoardSettings settings;
  settings.board =
      parsed(values, "board", [](const std::string& text) { return parse_board(text); });
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  return settings;
}

}  // namespace flotilla::jobs
