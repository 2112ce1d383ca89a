// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "fleet/evidence.hpp"

namespace flotilla {

/// Fires shots such as "A1 miss, B2 hit; B3 sunk 3" in the order they are written, with commas,
/// semicolons or line ends between them; empty items are ignored.
///
/// @param where  names the place in messages: "--shots", "shots.txt:3".
/// @throws InputError  as parse_shot and Evidence::fire.
void read_shots(std::string_view text, const std::string& where, Evidence& evidence);

}  // namespace flotilla
