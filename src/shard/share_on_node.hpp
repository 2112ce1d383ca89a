// SPDX-License-Identifier: MIT
#pragma once

#include "frontier/table.hpp"
#include "shard/communicator.hpp"

namespace flotilla::shard {

/// Lets ranks of one node keep the cells between them once, in memory that both map, instead of a copy each
/// that is sent to and fro.
///
/// Collective; the table must not have been written yet. Each rank holds the regions of its left stems
/// in a file without a name (gone with the last process, however it ends), which its peers open. Ranks that
/// cannot, being on another machine, in another container or another user's, go on with messages, and so
/// does a rank with FLOTILLA_SHARED_MEMORY=0 in its environment.
/// @return  whether any two ranks share, the same on all
bool share_on_node(frontier::Table& table, Communicator& ranks);

}  // namespace flotilla::shard
