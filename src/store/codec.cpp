// SPDX-License-Identifier: MIT
#include "store/codec.hpp"

#include <zstd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

#include "number/assert.hpp"

namespace flotilla::store {

namespace {

constexpr int k_level = 1;
constexpr std::size_t k_sample_bytes = 32 << 10;
constexpr double k_worth_it = 0.95;
constexpr std::array k_shuffles = {1, 8, 16, 32};

using Rows = std::array<std::uint64_t, 8>;

/// Byte c of row r becomes byte r of row c: swaps of 4-, 2- and 1-byte squares.
void transpose(Rows& rows) {
  static constexpr std::array<std::uint64_t, 3> k_masks = {0x00ff00ff00ff00ff, 0x0000ffff0000ffff,
                                                           0x00000000ffffffff};
  for (unsigned level = 3; level-- > 0;) {
    const unsigned step = 1u << level;
    for (unsigned i = 0; i < 4; ++i) {
      const unsigned row = i / step * 2 * step + i % step;
      const std::uint64_t moved = ((rows[row] >> 8 * step) ^ rows[row + step]) & k_masks[level];
      rows[row + step] ^= moved;
      rows[row] ^= moved << 8 * step;
    }
  }
}

/// Words of `word` bytes at `whole`, their bytes by place at `split`. Eight words by eight places at a
/// time: byte by byte the 8 to 32 streams fell on the same cache lines and cost more than zstd.
template <bool to_split>
void regroup(std::conditional_t<to_split, const std::byte*, std::byte*> whole,
             std::conditional_t<to_split, std::byte*, const std::byte*> split, std::size_t words,
             std::size_t word) {
  const std::size_t by_eight = word % 8 == 0 ? words / 8 * 8 : 0;
  Rows rows;
  for (std::size_t place = 0; by_eight > 0 && place < word; place += 8)
    for (std::size_t i = 0; i < by_eight; i += 8) {
      const auto whole_row = [&](std::size_t r) { return whole + (i + r) * word + place; };
      const auto split_row = [&](std::size_t r) { return split + (place + r) * words + i; };
      for (std::size_t r = 0; r < 8; ++r) {
        if constexpr (to_split)
          std::memcpy(&rows[r], whole_row(r), 8);
        else
          std::memcpy(&rows[r], split_row(r), 8);
      }
      transpose(rows);
      for (std::size_t r = 0; r < 8; ++r) {
        if constexpr (to_split)
          std::memcpy(split_row(r), &rows[r], 8);
        else
          std::memcpy(whole_row(r), &rows[r], 8);
      }
    }
  for (std::size_t i = by_eight; i < words; ++i)
    for (std::size_t k = 0; k < word; ++k) {
      if constexpr (to_split)
        split[k * words + i] = whole[i * word + k];
      else
        whole[i * word + k] = split[k * words + i];
    }
}

/// Copies what does not fill a word; returns the number of whole words.
std::size_t copy_rest(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  FLOTILLA_ASSERT_LIGHT(word >= 1 && from.size() == to.size());
  if (word == 1) {
    std::ranges::copy(from, to.begin());
    return 0;
  }
  const std::size_t words = from.size() / static_cast<std::size_t>(word);
  const std::size_t whole = words * static_cast<std::size_t>(word);
  std::ranges::copy(from.subspan(whole), to.subspan(whole).begin());
  return words;
}

}  // namespace

void shuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  const std::size_t words = copy_rest(from, to, word);
  regroup<true>(from.data(), to.data(), words, static_cast<std::size_t>(word));
}

void unshuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word) {
  const std::size_t words = copy_rest(from, to, word);
  regroup<false>(to.data(), from.data(), words, static_cast<std::size_t>(word));
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
