// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "jobs/options/option_values.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

/// "3/16", or "array": the task of a Slurm job array that this process is (SLURM_ARRAY_TASK_ID, _MIN, _COUNT, _STEP).
/// @param where  names the option in messages
/// @throws InputError  unless 1 <= I <= N <= 1,000,000, or if it is no task of an array.
[[nodiscard]] store::Slice parse_slice(const std::string& text, const std::string& where);

/// What --slice says; nothing if it is not given. @throws InputError  as parse_slice().
[[nodiscard]] std::optional<store::Slice> slice_of(const OptionValues& values);

/// ", slice 3/16", for what a checkpoint belongs to; nothing of 1/1.
[[nodiscard]] std::string slice_text(const store::Slice& slice);

}  // namespace flotilla::jobs
