// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "fleet/board.hpp"
#include "number/bigint.hpp"

namespace flotilla::report {

/// What `flotilla optimal -o` keeps of one small game.
struct BestPlayRow {
  Board board;
  std::string fleet, touch, answers;  // "3:1", "any", "sunk_length"
  bool hider_chooses = false;         // else all layouts are equally likely
  Rational mean;                      // shots when both play best, exactly
};

/// @throws FileError  if it cannot be read, or is no such file.
[[nodiscard]] std::vector<BestPlayRow> read_best_play(const std::filesystem::path& path);

}  // namespace flotilla::report
