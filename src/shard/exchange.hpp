// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "frontier/table.hpp"
#include "shard/communicator.hpp"
#include "shard/owners.hpp"

namespace flotilla::shard {

/// The cells one rank sends to another after a pass, in the order of the sender's stems and, within a
/// stem, of the receiver's; cut into pieces that both work out alike.
class CellStream {
 public:
  struct Piece {
    std::size_t begin,
        end;  // positions: index of the stem * number of targets + index of the target
    std::size_t bytes;
  };

  CellStream(const frontier::Table& table, frontier::Side fixed, std::span<const int> stems,
             std::span<const int> targets)
      : table_(&table), fixed_(fixed), stems_(stems), targets_(targets) {}

  /// The next piece, of about a MiB, if all of it lies before `limit`; it is then passed.
  /// Empty pieces are passed over.
  std::optional<Piece> next(std::size_t limit);
  [[nodiscard]] std::size_t end_of_stems(std::size_t stems) const {
    return stems * targets_.size();
  }
  [[nodiscard]] std::size_t end() const { return end_of_stems(stems_.size()); }

  /// Sender: the piece's cells as one run of bytes.
  void pack(const Piece& piece, std::span<std::byte> bytes) const;
  /// Receiver: puts them where the next pass reads them.
  void unpack(const Piece& piece, std::span<const std::byte> bytes) const;

 private:
  [[nodiscard]] int stem_at(std::size_t position) const {
    return stems_[position / targets_.size()];
  }
  [[nodiscard]] int target_at(std::size_t position) const {
    return targets_[position % targets_.size()];
  }
  [[nodiscard]] std::size_t bytes_at(std::size_t position) const {
    return table_->cell_bytes(fixed_, stem_at(position), target_at(position));
  }

  const frontier::Table* table_;
  frontier::Side fixed_;
  std::span<const int> stems_;
  std::span<const int> targets_;
  std::size_t position_ = 0;
};

/// Moves cells from the owners of one side's groups to the owners of the other side's.
///
/// After a pass with `fixed` fixed, cell (a, b) lies with the owner of a; the next pass needs it with
/// the owner of b. All know from the plan what each message holds, so no headers are sent. A batch
/// of groups is sent while the next one is swept; what arrives is put straight into the other side's
/// groups, which no pass touches meanwhile. A rank holds at most k_most_outgoing pieces it sends
/// and one per peer that it receives.
class Exchange {
 public:
  Exchange(const Owners& owners, Communicator& ranks);

  /// Collective: prepares for the cells of a pass with `fixed` fixed.
  void start(frontier::Side fixed, frontier::Table& table);
  /// The first `swept` owned stems have been swept: sends what is complete, takes in what is there.
  void send(std::size_t swept);
  /// Waits until everything has been sent and received.
  void finish();

 private:
  static constexpr std::size_t k_most_outgoing = 8;

  struct Peer {
    int rank;
    CellStream outgoing;
    CellStream incoming;
    std::optional<CellStream::Piece> expected;  // being received
    Communicator::Request request = 0;
    std::vector<std::byte> buffer;
  };
  struct Message {
    Communicator::Request request;
    std::vector<std::byte> bytes;
  };

  void send_piece(const Peer& peer, const CellStream::Piece& piece);
  void copy_own(std::size_t swept);
  void expect_next(Peer& peer);
  void take_in();
  void release_sent();

  Communicator& ranks_;
  std::vector<frontier::Ownership> ownership_;  // by rank
  frontier::Side fixed_ = frontier::Side::left;
  frontier::Table* table_ = nullptr;
  std::vector<Peer> peers_;
  std::deque<Message> sent_;
  std::size_t copied_ = 0;  // owned stems whose own part has been copied
};

}  // namespace flotilla::shard
