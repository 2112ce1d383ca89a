// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla {

/// A product of two words.
__extension__ using Wide = unsigned __int128;

}  // namespace flotilla
