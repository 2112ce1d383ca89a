// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "limit/verify/ship_classes.hpp"

namespace flotilla::limit::verify {

/// Boards of each pattern of the hider, by name ("0,3"): the six offsets times the four that are the same but for naming
/// and reflection, repeated where these coincide, so that all 24 are as likely. The same with the 3s swapped.
[[nodiscard]] std::map<std::string, std::vector<std::size_t>> boards_of_patterns(
    const ShipClasses& classes);

}  // namespace flotilla::limit::verify
