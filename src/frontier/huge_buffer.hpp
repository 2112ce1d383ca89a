// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace flotilla::frontier {

/// Zeroed memory from the system, asked to be in huge pages, allocated once and reused. It is a process's own, or
/// shared with others that map the same file.
///
/// Huge pages double random access here (4 KiB pages miss the TLB on almost every vector).
class HugeBuffer {
 public:
  HugeBuffer() = default;
  /// @throws LimitError  if the system refuses (says how much was asked for).
  explicit HugeBuffer(std::size_t bytes);
  /// The bytes of an open file from `offset` (a multiple of the page size), seen by all who map them.
  /// @throws LimitError  if the system refuses.
  HugeBuffer(int file, std::size_t offset, std::size_t bytes);
  HugeBuffer(HugeBuffer&& other) noexcept;
  HugeBuffer& operator=(HugeBuffer&& other) noexcept;
  HugeBuffer(const HugeBuffer&) = delete;
  HugeBuffer& operator=(const HugeBuffer&) = delete;
  ~HugeBuffer();

  [[nodiscard]] std::byte* data() const { return data_; }
  [[nodiscard]] std::size_t size() const { return bytes_; }

 private:
  void map(int kind, int file, std::size_t offset);

  std::byte* data_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace flotilla::frontier
