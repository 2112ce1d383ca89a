// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "jobs/options/closed_form_settings.hpp"
#include "jobs/progress.hpp"
#include "shard/communicator.hpp"
#include "space/closed_form.hpp"
#include "store/closed_form_file.hpp"

namespace flotilla::jobs {

/// A closed form and how it came about.
struct FoundForm {
  space::ClosedForm form;
  std::vector<store::CountedBoard> boards;
  double seconds = 0;
};

/// Finds a closed form and checks it, with progress. All members are collective.
class ClosedFormRun {
 public:
  ClosedFormRun(const ClosedFormSettings& settings, shard::Communicator& ranks);

  /// @throws CommonError  for an unlimited length, or boards beyond the memory limit.
  [[nodiscard]] FoundForm find();

  /// Counts the boards of --check directly and compares every smaller fleet; also compares the polynomial with
  /// the form at its first boards.
  /// @throws CommonError  of exit code 1 if they disagree.
  void check(const space::ClosedForm& form, const BivariatePolynomial& polynomial);

 private:
  [[nodiscard]] space::CountHooks sweep_hooks();

  const ClosedFormSettings& settings_;
  shard::Communicator& ranks_;
  Progress progress_;
  bool is_sweeping_ = false;
};

}  // namespace flotilla::jobs
