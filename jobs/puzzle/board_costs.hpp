// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "jobs/puzzle/board_question.hpp"
#include "space/stopwatch.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// What was found of each board, and what it cost, for --output of flotilla solve and flotilla check.
class BoardCosts {
 public:
  /// @param args  of the command, for the file's provenance.
  /// @throws FileError  if --output is given and cannot be written to.
  BoardCosts(const OptionValues& values, const std::vector<std::string>& args, int threads);

  void set_boards(const std::vector<BoardQuestion>& questions);
  /// Of different boards, from any threads at a time.
  void set(const BoardQuestion& question, const Finding& finding);
  /// Writes the file, if one is asked for. @throws FileError  if it cannot be written.
  void write() const;

 private:
  struct Cost {
    std::string name, verdict, engine;
    std::uint64_t answers = 0, is_exact = 0, branch_points = 0, conflicts = 0;
    double cpu_s = 0;
  };

  std::filesystem::path path_;  // empty: not asked for
  std::string filetype_;
  space::Stopwatch stopwatch_;
  store::Provenance provenance_;
  std::vector<Cost> costs_;
};

}  // namespace flotilla::jobs
