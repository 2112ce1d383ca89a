// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "space/closed_form.hpp"
#include "store/closed_form_file.hpp"

namespace flotilla::jobs {

/// A closed form as its file holds it; boards, times and options are left to the caller.
[[nodiscard]] store::ClosedFormRecord record_of(const space::ClosedForm& form);

/// The closed form of a record. @param file  named in messages
/// @throws FileError  if it is not one: an unknown fleet, a weight beyond the span of a cluster or of the wrong sign.
[[nodiscard]] space::ClosedForm form_of(const store::ClosedFormRecord& record,
                                        const std::filesystem::path& file);

}  // namespace flotilla::jobs
