// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "berths/berth_table.hpp"

namespace flotilla::berths {

/// A way to turn or mirror a board, as the berth of a table to which it takes each berth.
using Symmetry = std::vector<int>;

/// Those of the table's board: 8 if it is square, else 4; the first leaves all berths where they are.
[[nodiscard]] std::vector<Symmetry> symmetries(const BerthTable& table);

}  // namespace flotilla::berths
