// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace flotilla {

/// "0.1.0"
[[nodiscard]] std::string_view version();

/// The git commit this was built from, 12 hex digits, "-dirty" appended when files differed; "unknown"
/// outside a git checkout.
[[nodiscard]] std::string_view git_commit();

/// "Release", "Debug", ...
[[nodiscard]] std::string_view build_type();

/// "GNU 12.2.0"
[[nodiscard]] std::string_view compiler();

}  // namespace flotilla
