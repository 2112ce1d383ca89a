// SPDX-License-Identifier: MIT
#include "frontier/huge_buffer.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <span>
#include <utility>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

TEST(HugeBuffer, IsZeroAndAligned) {
  for (const std::size_t bytes : {std::size_t{1}, std::size_t{4097}, std::size_t{5} << 20U}) {
    const HugeBuffer buffer(bytes);
    EXPECT_EQ(buffer.size(), bytes);
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(buffer.data()) % 64, 0U);
    EXPECT_TRUE(std::ranges::all_of(std::span(buffer.data(), bytes),
                                    [](std::byte b) { return b == std::byte{0}; }));
    buffer.data()[bytes - 1] = std::byte{1};
  }
}

TEST(HugeBuffer, MayBeEmpty) {
  EXPECT_EQ(HugeBuffer().data(), nullptr);
  EXPECT_EQ(HugeBuffer(0).data(), nullptr);
  EXPECT_EQ(HugeBuffer(0).size(), 0U);
}

TEST(HugeBuffer, Moves) {
  HugeBuffer first(100);
  first.data()[99] = std::byte{7};
  std::byte* const memory = first.data();
  HugeBuffer second(std::move(first));
  EXPECT_EQ(second.data(), memory);
  EXPECT_EQ(second.size(), 100U);
  HugeBuffer third(10);
  third = std::move(second);
  EXPECT_EQ(third.data(), memory);
  EXPECT_EQ(third.size(), 100U);
  EXPECT_EQ(third.data()[99], std::byte{7});
}

TEST(HugeBuffer, OfAFileIsSeenByAllWhoMapIt) {
  const int file = memfd_create("test", MFD_CLOEXEC);
  ASSERT_GE(file, 0);
  const std::size_t offset = std::size_t{2} << 20U;
  ASSERT_EQ(ftruncate(file, static_cast<off_t>(2 * offset)), 0);
  const HugeBuffer one(file, offset, 5000), other(file, offset, 5000), before(file, 0, 5000);
  close(file);  // what is mapped stays
  EXPECT_NE(one.data(), other.data());
  EXPECT_EQ(other.data()[4999], std::byte{0});
  one.data()[4999] = std::byte{9};
  EXPECT_EQ(other.data()[4999], std::byte{9});
  EXPECT_EQ(before.data()[4999], std::byte{0});
  EXPECT_EQ(HugeBuffer(-1, 0, 0).size(), 0U);
  EXPECT_ERROR(HugeBuffer(-1, 0, 4096), LimitError,
               "the system refused 4 KiB of memory; use more ranks, a narrower board or a "
               "smaller fleet");
}

TEST(HugeBuffer, SaysWhatTheSystemRefused) {
  EXPECT_ERROR(HugeBuffer(std::size_t{1} << 60U), LimitError,
               "the system refused 1 EiB of memory; use more ranks, a narrower board or a "
               "smaller fleet");
}

}  // namespace
}  // namespace flotilla::frontier
