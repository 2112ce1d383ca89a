// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/options/study_settings.hpp"
#include "report/published.hpp"
#include "store/study_file.hpp"
#include "study/study.hpp"

namespace flotilla::jobs {

/// What `flotilla study` prints: a table a space, ours beside the published values, and a last line of sums; or JSON.
[[nodiscard]] std::string study_text(const StudySettings& settings, const study::Study& study,
                                     const store::StudyRecord& record,
                                     const report::Published& published);

/// One draw in full: its boards, its answer and its record.
[[nodiscard]] std::string draw_text(const StudySettings& settings, const study::Study& study,
                                    const StudySpace& space, const study::Case& drawn);

}  // namespace flotilla::jobs
