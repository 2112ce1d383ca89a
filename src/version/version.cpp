// SPDX-License-Identifier: MIT
#include "version/version.hpp"

#include "version_commit.hpp"

namespace flotilla {

std::string_view version() { return FLOTILLA_VERSION; }
std::string_view git_commit() { return FLOTILLA_COMMIT; }
std::string_view build_type() { return FLOTILLA_BUILD_TYPE; }
std::string_view compiler() { return FLOTILLA_COMPILER; }

}  // namespace flotilla
