// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "fleet/problem.hpp"
#include "jobs/options/checkpoint_settings.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "store/slice.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// Placements to draw from, or a file of boards.
struct StudySpace {
  Problem problem;          // not of a file
  std::string file;         // of boards; "": placements are drawn
  std::uint64_t draws = 0;  // 0 of a file: as many as it has boards
  bool is_whole = false;    // every placement once instead; draws is 0 until they are counted

  /// "6x6", or the file's name.
  [[nodiscard]] std::string label() const { return file.empty() ? to_string(problem.board) : file; }
};

/// Every option of `flotilla study`, checked.
struct StudySettings : SweepSettings, CheckpointSettings {
  std::string study;  // its name
  study::StudyOptions options;
  std::vector<StudySpace> spaces;
  store::Slice slice;
  std::optional<std::uint64_t> only;  // this draw of every space, in full
  std::vector<std::string> from;      // files of slices to put together
  std::filesystem::path published;    // empty: those that the program was built with
};

/// @param name    of the study
/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] StudySettings study_settings(const std::string& name, const OptionValues& values);

}  // namespace flotilla::jobs
