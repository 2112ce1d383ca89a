// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "jobs/options/study_settings.hpp"
#include "space/placements.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// Where the draws of a space come from: its placements, or a file of boards.
class StudySource {
 public:
  /// Sweeps, or reads the file. Not collective.
  /// @throws InputError  if there is no placement, or a board has no answer to compare with.
  /// @throws LimitError  if the sweep is too big, or all placements are asked for and are too many.
  /// @throws FileError   if the file cannot be read.
  StudySource(const StudySettings& settings, const StudySpace& space);

  [[nodiscard]] const StudySpace& space() const { return space_; }
  /// Of the whole study.
  [[nodiscard]] std::uint64_t draws() const { return space_.draws; }
  /// All that its draws depend on but for the seed.
  [[nodiscard]] std::string asked() const;
  /// Draws first .. first + count - 1, the same whoever asks.
  [[nodiscard]] std::vector<study::Case> cases(std::uint64_t first, std::uint64_t count);

 private:
  void read_bank();
  void sweep(const StudySettings& settings);

  StudySpace space_;
  std::uint64_t seed_;
  std::unique_ptr<space::Placements> placements_;  // null for a file
  std::vector<study::Case> bank_;
  std::uint64_t bank_checksum_ = 0;
};

}  // namespace flotilla::jobs
