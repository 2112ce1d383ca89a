// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "jobs/options/option_values.hpp"
#include "store/slice.hpp"

namespace flotilla::jobs {

/// What --slice=I/N says; nothing if it is not given.
/// @throws InputError  unless 1 <= I <= N < 2^31.
[[nodiscard]] std::optional<store::Slice> slice_of(const OptionValues& values);

}  // namespace flotilla::jobs
