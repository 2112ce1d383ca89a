// SPDX-License-Identifier: MIT
#pragma once

#include "frontier/residues.hpp"
#include "shard/communicator.hpp"

namespace flotilla::shard {

/// Residues summed over all ranks, on every rank. Collective.
[[nodiscard]] frontier::Residues sum_over_ranks(const frontier::Residues& own, Communicator& ranks);

}  // namespace flotilla::shard
