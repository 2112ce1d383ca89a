// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "hunt/plans/plan.hpp"

/// Plans that fire A and B mixed, whatever sinks.
namespace flotilla::races {

/// A and B to their end, then C.
[[nodiscard]] std::unique_ptr<Plan> make_plain();
/// A and B to their end, then residues 1 and 4, or 2 and 5: a coin says which.
[[nodiscard]] std::unique_ptr<Plan> make_three_parity();
/// As plain, A and B in turns and B in runs, until only the 2 is left; then C beside unshot B, the rest of A, the rest of C.
[[nodiscard]] std::unique_ptr<Plan> make_plain_with_rule();

}  // namespace flotilla::races
