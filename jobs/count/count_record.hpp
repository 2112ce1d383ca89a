// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

#include "space/count.hpp"
#include "store/count_record.hpp"

namespace flotilla::jobs {

/// A finished count as a result file holds it.
[[nodiscard]] store::CountRecord record_of(const space::CountResult& result,
                                           const std::string& config_toml,
                                           std::uint64_t peak_memory_bytes);

/// What a second count is compared with, from a record: the problem, the rings and the polynomial.
[[nodiscard]] space::CountResult result_of(const store::CountRecord& record,
                                           const Problem& problem);

/// Most states alive after a row.
[[nodiscard]] std::uint64_t most_states(const store::CountRecord& record);

}  // namespace flotilla::jobs
