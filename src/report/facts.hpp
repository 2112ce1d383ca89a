// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "report/fact.hpp"

namespace flotilla::report {

/// Whether a file of this type holds facts: counts, marginals, lines and prices do.
[[nodiscard]] bool holds_facts(std::string_view filetype);

/// What a result file says, in the order to show it.
///
/// @throws FileError  if it is missing, damaged, of another version, or of a type that holds no facts.
[[nodiscard]] std::vector<Fact> facts_of(const std::filesystem::path& path);

}  // namespace flotilla::report
