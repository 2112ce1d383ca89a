// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace flotilla::frontier {

/// Zeroed memory from the system, asked to be in huge pages, allocated once and reused.
///
/// Huge pages double random access here (4 KiB pages miss the TLB on almost every vector).
class HugeBuffer {
 public:
  HugeBuffer() = default;
  /// @throws LimitError  if the system refuses (says how much was asked for).
  explicit HugeBuffer(std::size_t bytes);
  HugeBuffer(HugeBuffer&& other) noexcept;
  HugeBuffer& operator=(HugeBuffer&& other) noexcept;
  HugeBuffer(const HugeBuffer&) = delete;
  HugeBuffer& operator=(const HugeBuffer&) = delete;
  ~HugeBuffer();

  [[nodiscard]] std::byte* data() const { return data_; }
  [[nodiscard]] std::size_t size() const { return bytes_; }

 private:
  std::byte* data_ = nullptr;
  std::size_t bytes_ = 0;
};

}  // namespace flotilla::frontier
