// SPDX-License-Identifier: MIT
#include "store/codec.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <random>

namespace flotilla::store {
namespace {

using Bytes = std::vector<std::byte>;

/// Words of `word` bytes of which only the lowest `random_bytes` are not zero.
Bytes words(std::size_t bytes, std::size_t word, std::size_t random_bytes) {
  std::mt19937_64 random(7);
  Bytes block(bytes);
  for (std::size_t i = 0; i < bytes; ++i)
    if (i % word < random_bytes) block[i] = static_cast<std::byte>(random());
  return block;
}

TEST(Codec, RoundTrip) {
  Packer packer;
  for (const std::size_t word : {1u, 8u, 16u, 32u})
    for (const std::size_t bytes : {0u, 1u, 7u, 8u, 33u, 4096u, 100001u, 1u << 20})
      for (const std::size_t random_bytes : {0u, 3u, 8u, 32u}) {
        const Bytes block = words(bytes, word, random_bytes);
        Packing packing;
        const auto packed = packer.pack(block, packing);
        EXPECT_LE(packed.size(), block.size());
        Bytes back(block.size());
        EXPECT_TRUE(unpack(packed, packing, back));
        EXPECT_EQ(back, block) << word << " " << bytes << " " << random_bytes;
      }
}

TEST(Codec, ChoosesWhatPays) {
  Packer packer;
  Packing packing;
  (void)packer.pack(words(1 << 20, 8, 3), packing);
  EXPECT_EQ(packing, (Packing{true, 8}));
  const std::size_t packed = packer.pack(words(1 << 20, 32, 20), packing).size();
  EXPECT_EQ(packing, (Packing{true, 32}));
  EXPECT_LT(packed, (1u << 20) * 21 / 32);
  (void)packer.pack(words(1 << 20, 8, 8), packing);
  EXPECT_EQ(packing, Packing{}) << "random bytes are stored raw";
}

TEST(Codec, ShufflesByWord) {
  const char text[] = "a1b2c3d";
  Bytes from(7);
  std::memcpy(from.data(), text, 7);
  Bytes to(7);
  shuffle_bytes(from, to, 2);
  EXPECT_EQ(std::memcmp(to.data(), "abc123d", 7), 0);
  unshuffle_bytes(to, from, 2);
  EXPECT_EQ(std::memcmp(from.data(), text, 7), 0);
}

TEST(Codec, ShufflesAsDefined) {
  for (const std::size_t word : {1u, 2u, 8u, 16u, 24u, 32u}) {
    const Bytes from = words(word * 21 + word / 2, 1, 1);
    Bytes expected = from;
    for (std::size_t i = 0; i < 21; ++i)
      for (std::size_t k = 0; k < word; ++k) expected[k * 21 + i] = from[i * word + k];
    Bytes to(from.size());
    shuffle_bytes(from, to, static_cast<int>(word));
    EXPECT_EQ(to, expected) << word;
  }
}

TEST(Codec, DamageIsNoticedOrHarmless) {
  Packer packer;
  Packing packing;
  const Bytes block = words(10000, 8, 3);
  const auto packed = packer.pack(block, packing);
  Bytes back(block.size());
  for (std::size_t size = 0; size < packed.size(); size += 97)
    EXPECT_FALSE(unpack(packed.first(size), packing, back)) << size;
  Bytes shorter(block.size() - 1);
  EXPECT_FALSE(unpack(packed, packing, shorter));
  EXPECT_FALSE(unpack(packed, {true, 0}, back));
  for (std::size_t i = 0; i < packed.size();
       ++i) {  // must not crash; checksums above catch the rest
    Bytes damaged(packed.begin(), packed.end());
    damaged[i] ^= std::byte{0x55};
    (void)unpack(damaged, packing, back);
  }
}

}  // namespace
}  // namespace flotilla::store
