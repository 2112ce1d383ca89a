// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <deque>
#include <span>
#include <vector>

#include "frontier/table.hpp"
#include "shard/communicator.hpp"

namespace flotilla::shard {

/// Moves cells from the owners of one side's groups to the owners of the other side's.
///
/// After a pass with `fixed` fixed, cell (a, b) lies with the owner of a; the next pass needs it with
/// the owner of b. Both lay the cells they share out alike, in blocks, so messages are blocks sent from
/// where they lie to where they will be read: nothing is packed, no header is needed, and besides the
/// table no memory is. A block is sent as soon as its groups are swept, while the next ones are. Ranks
/// that share what they both work in (share_on_node) only wait for each other.
class Exchange {
 public:
  /// Collective. Ranks of one node share from now on what they both work in.
  Exchange(Communicator& ranks, frontier::Table& table);

  /// Whether there are ranks to send to, so that a pass is worth cutting into parts.
  [[nodiscard]] bool has_messages() const;
  /// Collective: prepares for the cells of a pass with `fixed` fixed.
  void start(frontier::Side fixed);
  /// The first `swept` owned stems have been swept: sends what is complete, takes in what is there.
  void send(std::size_t swept);
  /// Waits until everything has been sent and received, and all that share memory are as far.
  void finish();
  /// Collective: waits for all, if any share memory. Whoever writes cells that were a peer's must.
  void meet();

 private:
  /// A piece of a block; ready once the sender has swept this many of its stems.
  struct Piece {
    std::span<std::byte> bytes;
    std::size_t stems_needed;
  };
  struct Peer {
    int rank = 0;
    std::deque<Piece> to_send, to_receive;  // in the order both sides agree on
    std::deque<Communicator::Request> sending, receiving;
  };

  void receive_ahead(Peer& peer);
  void progress();

  Communicator& ranks_;
  std::vector<Peer> peers_;
  frontier::Table& table_;
  bool is_any_shared_;  // between any two ranks
};

}  // namespace flotilla::shard
