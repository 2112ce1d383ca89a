// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "jobs/long_run/progress.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/options/closed_form_settings.hpp"
#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"
#include "space/closed_form.hpp"
#include "store/closed_form_file.hpp"
#include "store/count_record.hpp"
#include "store/folder_lock.hpp"
#include "store/provenance.hpp"

namespace flotilla::jobs {

/// A closed form and how it came about.
struct FoundForm {
  space::ClosedForm form;
  std::vector<store::CountedBoard> boards;
  double seconds = 0;          // to count them, in this run
  double earlier_seconds = 0;  // in those it goes on from
};

/// Finds a closed form and checks it, with progress. With --checkpoint its boards are counted and kept as
/// those of `flotilla count --boards` are. All members are collective.
class ClosedFormRun {
 public:
  /// @throws CommonError  for an unlimited length, boards too wide, or a folder that cannot be used.
  ClosedFormRun(const ClosedFormSettings& settings, store::Provenance provenance,
                shard::Communicator& ranks);

  /// Nothing if a signal stopped it, after saving; rank 0 has said so.
  /// @throws CommonError  for boards beyond the memory limit.
  [[nodiscard]] std::optional<FoundForm> find();

  /// Counts the boards of --check directly and compares every smaller fleet; also compares the polynomial with
  /// the form at its first boards. False if a signal stopped it.
  /// @throws CommonError  of exit code 1 if they disagree.
  [[nodiscard]] bool check(const space::ClosedForm& form, const BivariatePolynomial& polynomial);

 private:
  [[nodiscard]] std::optional<store::CountRecord> count(const Board& board);

  CountSettings counting_;   // of the boards of the form, then of those to check
  std::size_t form_boards_;  // how many of them are the form's
  store::Provenance provenance_;
  shard::Communicator& ranks_;
  Progress progress_;
  std::unique_ptr<store::FolderLock> lock_;
  std::optional<StopSignal> stop_signal_;
};

}  // namespace flotilla::jobs
