// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "report/fact.hpp"

namespace flotilla::report {

/// What a certificate or a table of `flotilla limit` says of plans and classes of plans on a board without end: "plan 2 on
/// 0,3", "plan 2, guarantee", "class order, proven". None of other files. The classic fleet's are a table of their own.
///
/// @throws FileError  if it is damaged or of another version.
[[nodiscard]] std::vector<Fact> limit_facts(const std::filesystem::path& path,
                                            const std::string& filetype);

}  // namespace flotilla::report
