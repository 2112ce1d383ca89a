// SPDX-License-Identifier: MIT
#include "store/codec.hpp"

#include <zstd.h>

#include <algorithm>
#include <array>
#include <new>

#include "number/assert.hpp"

namespace flotilla::store {

namespace {

constexpr int k_level = 1;
constexpr std::size_t k_sample_bytes = 32 << 10;
constexpr double k_worth_it = 0.95;
constexpr std::array k_shuffles = {1, 8, 16, 32};

// Word sizes known at compile time let the compiler unroll the inner loop.
template <int word>
void shuffle_words(const std::byte* from, std::byte* to, std::size_t words) {
  for (std::size_t i = 0; i < words; ++i)
    for (std::size_t k = 0; k < word; ++k) to[k * words + i] = from[i * word + k];
}

template <int word>
void unshuffle_words(const std::byte* from, std::byte* to, std::size_t words) {
  for (std::size_t i = 0; i < words; ++i)
    for (std::size_t k = 0; k < word; ++k) to[i * word + k] = from[k * words + i];
}

/// Copies what does not fill a word; returns the number of whole words.
std::size_t copy_rest(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  FLOTILLA_ASSERT_LIGHT(word >= 1 && from.size() == to.size());
  const std::size_t words = from.size() / static_cast<std::size_t>(word);
  const std::size_t whole = words * static_cast<std::size_t>(word);
  std::ranges::copy(from.subspan(whole), to.subspan(whole).begin());
  return words;
}

}  // namespace

void shuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  const std::size_t words = copy_rest(from, to, word);
  if (word == 8) return shuffle_words<8>(from.data(), to.data(), words);
  if (word == 16) return shuffle_words<16>(from.data(), to.data(), words);
  if (word == 32) return shuffle_words<32>(from.data(), to.data(), words);
  const auto step = static_cast<std::size_t>(word);
  for (std::size_t i = 0; i < words; ++i)
    for (std::size_t k = 0; k < step; ++k) to[k * words + i] = from[i * step + k];
}

void unshuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  const std::size_t words = copy_rest(from, to, word);
  if (word == 8) return unshuffle_words<8>(from.data(), to.data(), words);
  if (word == 16) return unshuffle_words<16>(from.data(), to.data(), words);
  if (word == 32) return unshuffle_words<32>(from.data(), to.data(), words);
  const auto step = static_cast<std::size_t>(word);
  for (std::size_t i = 0; i < words; ++i)
    for (std::size_t k = 0; k < step; ++k) to[i * step + k] = from[k * words + i];
}

void Packer::FreeContext::operator()(ZSTD_CCtx_s* context) const { ZSTD_freeCCtx(context); }

Packer::Packer() : context_(ZSTD_createCCtx()) {
  if (context_ == nullptr) throw std::bad_alloc();
}
Packer::~Packer() = default;
Packer::Packer(Packer&&) noexcept = default;
Packer& Packer::operator=(Packer&&) noexcept = default;

/// Empty if zstd failed, which it does not with a buffer of ZSTD_compressBound.
std::span<const std::byte> Packer::compress(std::span<const std::byte> block, int shuffle) {
  if (shuffle > 1) {
    shuffled_.resize(block.size());
    shuffle_bytes(block, shuffled_, shuffle);
    block = shuffled_;
  }
  packed_.resize(std::max(packed_.size(), ZSTD_compressBound(block.size())));
  const std::size_t bytes = ZSTD_compressCCtx(context_.get(), packed_.data(), packed_.size(),
                                              block.data(), block.size(), k_level);
  return std::span<const std::byte>(packed_).first(ZSTD_isError(bytes) != 0 ? 0 : bytes);
}

Packing Packer::choose(std::span<const std::byte> block) {
  // From the middle, at a multiple of 32 so that words stay whole.
  const std::size_t bytes = std::min(block.size(), k_sample_bytes);
  const auto sample = block.subspan((block.size() - bytes) / 2 / 32 * 32, bytes);
  Packing best;
  auto least = static_cast<std::size_t>(k_worth_it * static_cast<double>(bytes));
  for (const int shuffle : k_shuffles) {
    const std::size_t packed = compress(sample, shuffle).size();
    if (packed == 0 || packed >= least) continue;
    least = packed;
    best = {true, shuffle};
  }
  return best;
}

std::span<const std::byte> Packer::pack(std::span<const std::byte> block, Packing& packing) {
  packing = choose(block);
  if (packing.is_zstd) {
    const auto packed = compress(block, packing.shuffle);
    if (!packed.empty() && packed.size() < block.size()) return packed;
  }
  packing = {};
  return block;
}

bool unpack(std::span<const std::byte> packed, const Packing& packing, std::span<std::byte> block) {
  if (packing.shuffle < 1) return false;
  std::vector<std::byte> unzipped;
  if (packing.is_zstd) {
    unzipped.resize(block.size());
    const std::size_t bytes =
        ZSTD_decompress(unzipped.data(), unzipped.size(), packed.data(), packed.size());
    if (ZSTD_isError(bytes) != 0) return false;
    packed = std::span(unzipped).first(bytes);
  }
  if (packed.size() != block.size()) return false;
  unshuffle_bytes(packed, block, packing.shuffle);
  return true;
}

}  // namespace flotilla::store
