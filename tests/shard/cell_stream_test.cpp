// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "fleet/parse.hpp"
#include "shard/exchange.hpp"

namespace flotilla::shard {
namespace {

using frontier::Side;

class Streams : public testing::Test {
 protected:
  frontier::SweepPlan plan{{{9, 9}, parse_fleet("standard"), Touch::none}};
  frontier::Table table{plan, 1, frontier::Ownership::all(plan)};
  frontier::Ownership all = frontier::Ownership::all(plan);
};

TEST_F(Streams, PiecesCoverEveryCellOnce) {
  CellStream stream(table, Side::left, all.of(Side::left), all.of(Side::right));
  std::size_t next = 0, bytes = 0, pieces = 0;
  while (const auto piece = stream.next(stream.end())) {
    EXPECT_EQ(piece->begin, next);
    EXPECT_GT(piece->end, piece->begin);
    EXPECT_GT(piece->bytes, 0U);
    next = piece->end;
    bytes += piece->bytes;
    ++pieces;
  }
  EXPECT_EQ(next, stream.end());
  EXPECT_EQ(bytes, table.bytes());
  EXPECT_GT(pieces, 3U);
  EXPECT_FALSE(stream.next(stream.end()));
}

// The sender asks as its stems are swept, the receiver all at once: both cut alike.
TEST_F(Streams, PiecesDoNotDependOnTheLimit) {
  CellStream at_once(table, Side::right, all.of(Side::right), all.of(Side::left));
  CellStream by_and_by = at_once;
  for (std::size_t swept = 0; swept <= all.of(Side::right).size(); ++swept) {
    const std::size_t limit = by_and_by.end_of_stems(swept);
    while (const auto piece = by_and_by.next(limit)) {
      const auto expected = at_once.next(at_once.end());
      ASSERT_TRUE(expected);
      EXPECT_EQ(piece->begin, expected->begin);
      EXPECT_EQ(piece->end, expected->end);
      EXPECT_EQ(piece->bytes, expected->bytes);
      EXPECT_LE(piece->end, limit);
    }
  }
  EXPECT_FALSE(at_once.next(at_once.end()));
}

TEST_F(Streams, NothingToSendHasNoPieces) {
  const std::vector<int> none;
  CellStream no_stems(table, Side::left, none, all.of(Side::right));
  EXPECT_EQ(no_stems.end(), 0U);
  EXPECT_FALSE(no_stems.next(no_stems.end()));
  CellStream no_targets(table, Side::left, all.of(Side::left), none);
  EXPECT_EQ(no_targets.end(), 0U);
  EXPECT_FALSE(no_targets.next(no_targets.end_of_stems(2)));
}

TEST_F(Streams, PackedBytesUnpackOnTheOtherSide) {
  // Two tables of two ranks; the first one owns all left stems, the second one all right ones.
  frontier::Ownership left_only = all, right_only = all;
  left_only.stems[1].clear();
  right_only.stems[0].clear();
  frontier::Table sender(plan, 2, left_only), receiver(plan, 2, right_only);
  std::mt19937_64 random(3);
  for (const int left : all.of(Side::left)) {
    std::vector<std::byte> group(sender.group_bytes(Side::left, left));
    for (std::byte& b : group) b = static_cast<std::byte>(random());
    sender.copy_group_in(Side::left, left, group);
  }
  CellStream outgoing(sender, Side::left, all.of(Side::left), all.of(Side::right));
  CellStream incoming(receiver, Side::left, all.of(Side::left), all.of(Side::right));
  while (const auto piece = outgoing.next(outgoing.end())) {
    std::vector<std::byte> bytes(piece->bytes);
    outgoing.pack(*piece, bytes);
    const auto expected = incoming.next(incoming.end());
    ASSERT_TRUE(expected);
    incoming.unpack(*expected, bytes);
  }
  for (const int left : all.of(Side::left)) {
    for (const int right : all.of(Side::right)) {
      const std::size_t size = sender.cell_bytes(Side::left, left, right);
      if (size == 0) continue;
      ASSERT_EQ(std::memcmp(sender.cell(Side::left, left, right),
                            receiver.cell(Side::right, right, left), size),
                0);
    }
  }
}

}  // namespace
}  // namespace flotilla::shard
