// SPDX-License-Identifier: MIT
#include "shard/communicator.hpp"

#include <gtest/gtest.h>

#include <array>

namespace flotilla::shard {
namespace {

class Ranks : public testing::Test {
 protected:
  std::unique_ptr<Communicator> ranks = start_mpi();
  std::uint64_t size = static_cast<std::uint64_t>(ranks->size());
  std::uint64_t rank = static_cast<std::uint64_t>(ranks->rank());
};

TEST_F(Ranks, WereStartedByALauncher) {
  EXPECT_TRUE(is_launched_by_mpi());
  EXPECT_LT(rank, size);
  EXPECT_EQ(ranks->is_first(), rank == 0);
}

TEST_F(Ranks, Collectives) {
  ranks->barrier();
  std::array<std::uint64_t, 3> values{1, rank, ~rank};
  ranks->sum(values);
  EXPECT_EQ(values[0], size);
  EXPECT_EQ(values[1], size * (size - 1) / 2);
  EXPECT_EQ(values[2], ~(size * (size - 1) / 2) - (size - 1));  // wraps
  values = {rank, ~rank, 7};
  ranks->maximum(values);
  EXPECT_EQ(values, (std::array<std::uint64_t, 3>{size - 1, ~std::uint64_t{0}, 7}));

  const std::vector<std::uint64_t> all = ranks->gather(std::array{rank, 10 * rank});
  ASSERT_EQ(all.size(), 2 * size);
  for (std::uint64_t r = 0; r < size; ++r) {
    EXPECT_EQ(all[2 * r], r);
    EXPECT_EQ(all[2 * r + 1], 10 * r);
  }
}

TEST_F(Ranks, BroadcastFromAnyRank) {
  for (int root = 0; root < ranks->size(); ++root) {
    std::vector<std::byte> bytes(rank);  // other lengths elsewhere
    if (ranks->rank() == root) bytes.assign(1000, static_cast<std::byte>(root + 1));
    ranks->broadcast(bytes, root);
    EXPECT_EQ(bytes, std::vector<std::byte>(1000, static_cast<std::byte>(root + 1)));
    std::vector<std::byte> none(3);
    if (ranks->rank() == root) none.clear();
    ranks->broadcast(none, root);
    EXPECT_TRUE(none.empty());
  }
}

// Every rank sends several messages to every other one; they arrive in order.
TEST_F(Ranks, MessagesArriveInOrder) {
  constexpr int k_messages = 5;
  constexpr std::size_t k_bytes = 100000;  // too long to be sent before it is asked for
  std::vector<std::vector<std::byte>> sent, received;
  std::vector<Communicator::Request> requests;
  const auto content = [](int from, int to, int message) {
    return std::vector<std::byte>(k_bytes, static_cast<std::byte>(50 * from + 10 * to + message));
  };
  for (int step = 1; step < ranks->size(); ++step) {
    const int peer = (ranks->rank() + step) % ranks->size();
    for (int message = 0; message < k_messages; ++message) {
      sent.push_back(content(ranks->rank(), peer, message));
      received.emplace_back(k_bytes);
      requests.push_back(ranks->receive(received.back(), peer));
      requests.push_back(ranks->send(sent.back(), peer));
    }
  }
  for (std::size_t i = 0; i < requests.size(); ++i) {
    if (i % 3 == 0) {
      ranks->wait(requests[i]);
    } else {
      while (!ranks->test(requests[i])) {
      }
    }
  }
  std::size_t next = 0;
  for (int step = 1; step < ranks->size(); ++step) {
    const int peer = (ranks->rank() + step) % ranks->size();
    for (int message = 0; message < k_messages; ++message) {
      EXPECT_EQ(received[next++], content(peer, ranks->rank(), message));
    }
  }
}

// A second one joins the MPI that is running, and does not stop it.
TEST_F(Ranks, SeveralMayExist) {
  start_mpi().reset();
  ranks->barrier();
}

}  // namespace
}  // namespace flotilla::shard
