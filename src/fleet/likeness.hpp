// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace flotilla {

/// So few letters to change, insert or drop that one may be meant by the other: half of the name's at most.
[[nodiscard]] bool is_like(std::string_view text, std::string_view name);

}  // namespace flotilla
