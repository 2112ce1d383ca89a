// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla::jobs {

/// Whether stdout is a terminal that wants colours: NO_COLOR is not set, and TERM is neither missing nor dumb.
[[nodiscard]] bool stdout_has_colour();

}  // namespace flotilla::jobs
