// SPDX-License-Identifier: MIT
#pragma once

#include "study/study.hpp"

namespace flotilla::study {

/// What the studies of a bank's boards have in common: each case is about the one board that board_of makes or reads.
class BankStudy : public Study {
 public:
  explicit BankStudy(const StudyOptions& options) : options_(options) {}

  [[nodiscard]] bool needs_boards() const override { return true; }
  [[nodiscard]] std::vector<puzzle::PrintedPuzzle> boards(const Case& drawn) const override;

 protected:
  [[nodiscard]] const StudyOptions& options() const { return options_; }
  [[nodiscard]] puzzle::Puzzle board(const Case& drawn) const;

 private:
  StudyOptions options_;
};

}  // namespace flotilla::study
