// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "jobs/options/study_settings.hpp"
#include "jobs/study/study_source.hpp"
#include "store/study_file.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// What is asked, with no draw made yet.
[[nodiscard]] store::StudyRecord empty_record(
    const StudySettings& settings, const study::Study& study,
    const std::vector<std::unique_ptr<StudySource>>& sources);

/// Figures as files hold them.
[[nodiscard]] std::vector<store::StudyFigure> stored(const std::vector<study::Figure>& figures);

/// The records so far as text, for checkpoints.
/// @param seconds  wall clock
[[nodiscard]] std::string state_of(const store::StudyRecord& record, double seconds);
/// Puts them back. @return  the seconds. @throws FileError  if it is no such text of this study.
double add_records(const std::string& state, store::StudyRecord& record);

/// One study of its slices. @param files  at least one; for messages: where each comes from
/// @throws InputError  unless they are slices of one study that have every draw once: names what is missing.
[[nodiscard]] store::StudyRecord put_together(const std::vector<store::StudyRecord>& slices,
                                              const std::vector<std::string>& files);

}  // namespace flotilla::jobs
