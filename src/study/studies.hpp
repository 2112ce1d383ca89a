// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "study/study.hpp"

/// One study a file; each file says what is measured, after whom, and what its fields mean.
namespace flotilla::study {

[[nodiscard]] std::unique_ptr<Study> make_numbers_study(const StudyOptions& options);
[[nodiscard]] std::unique_ptr<Study> make_reveals_study(const StudyOptions& options);
[[nodiscard]] std::unique_ptr<Study> make_ladder_study(const StudyOptions& options);
[[nodiscard]] std::unique_ptr<Study> make_pruning_study(const StudyOptions& options);
[[nodiscard]] std::unique_ptr<Study> make_misreadings_study(const StudyOptions& options);
[[nodiscard]] std::unique_ptr<Study> make_bank_check_study(const StudyOptions& options);

}  // namespace flotilla::study
