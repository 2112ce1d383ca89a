// SPDX-License-Identifier: MIT
#pragma once

namespace flotilla::limit::verify {

/// The loss against the flux bound that the lattice of `steps` proves for {3,3,2}, from below.
[[nodiscard]] double gap_loss(bool carries_even_gaps, int steps, int threads);

}  // namespace flotilla::limit::verify
