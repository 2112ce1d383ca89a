// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace flotilla::jobs {

/// What `flotilla --version` prints: version and commit, then what the program uses, one a line.
[[nodiscard]] std::string version_text();

}  // namespace flotilla::jobs
