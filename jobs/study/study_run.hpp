// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "jobs/long_run/resumable_run.hpp"
#include "jobs/long_run/rounds.hpp"
#include "jobs/options/study_settings.hpp"
#include "jobs/study/study_source.hpp"
#include "shard/communicator.hpp"
#include "store/study_file.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// Makes the records of a study's draws on all ranks and threads, round by round. All members are collective.
class StudyRun : public ResumableRun {
 public:
  /// Sweeps, and reads what was saved. @throws CommonError  as StudySource, or if the folder of --checkpoint cannot be
  /// used.
  StudyRun(const StudySettings& settings, const study::Study& study, shard::Communicator& ranks);

  /// What was found, without figures; the records stand on rank 0 alone.
  [[nodiscard]] store::StudyRecord& record() { return record_; }

 private:
  void make_pieces() override;
  void open_sources();
  void run_space(std::size_t space);
  [[nodiscard]] std::vector<std::uint64_t> records_of(const std::vector<study::Case>& cases) const;
  void keep(std::size_t space, const std::vector<std::uint64_t>& numbers);
  void show_draws(std::size_t space);
  void save_draws_if_due(std::size_t space);
  [[nodiscard]] std::uint64_t end_of(std::size_t space) const;

  const StudySettings& settings_;
  const study::Study& study_;
  std::vector<std::unique_ptr<StudySource>> sources_;
  store::StudyRecord record_;
  std::vector<std::uint64_t> done_;  // by space, on every rank
};

}  // namespace flotilla::jobs
