// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

struct ZSTD_CCtx_s;

/// Lossless packing of blocks of 8-, 16- or 32-byte little-endian words, as state tables are made of.
namespace flotilla::store {

/// How a block was packed.
struct Packing {
  bool is_zstd = false;
  /// Bytes a word: byte 0 of all words comes first, then byte 1 of all, ...; 1 = not regrouped. Whatever
  /// does not fill a word stays at the end as it was.
  int shuffle = 1;

  bool operator==(const Packing&) const = default;
};

/// Packs blocks one after another, reusing its buffers.
///
/// A sample of each block decides between zstd level 1 behind a shuffle by 1, 8, 16 or 32 and nothing at
/// all (when zstd saves less than 5%).
class Packer {
 public:
  Packer();
  ~Packer();
  Packer(Packer&&) noexcept;
  Packer& operator=(Packer&&) noexcept;

  /// @return  the packed bytes, valid until the next call (or `block` itself if stored raw).
  std::span<const std::byte> pack(std::span<const std::byte> block, Packing& packing);

 private:
  Packing choose(std::span<const std::byte> block);
  std::span<const std::byte> compress(std::span<const std::byte> block, int shuffle);

  struct FreeContext {
    void operator()(ZSTD_CCtx_s* context) const;
  };
  std::unique_ptr<ZSTD_CCtx_s, FreeContext> context_;
  std::vector<std::byte> shuffled_;
  std::vector<std::byte> packed_;
};

/// The inverse. `block` must have the size of the original.
///
/// @return  false if `packed` is damaged or does not have that size.
[[nodiscard]] bool unpack(std::span<const std::byte> packed, const Packing& packing,
                          std::span<std::byte> block);

/// The two directions of the shuffle alone. @param word  1 <= word; sizes of `from` and `to` equal
void shuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word);
void unshuffle_bytes(std::span<const std::byte> from, std::span<std::byte> to, int word);

}  // namespace flotilla::store
