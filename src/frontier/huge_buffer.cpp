// SPDX-License-Identifier: MIT
#include "frontier/huge_buffer.hpp"

#include <sys/mman.h>

#include <string>
#include <utility>

#include "number/errors.hpp"
#include "number/size_text.hpp"

namespace flotilla::frontier {

HugeBuffer::HugeBuffer(std::size_t bytes) : bytes_(bytes) {
  if (bytes == 0) return;
  void* const memory =
      mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    throw LimitError("the system refused " + size_text_above(bytes) +
                     " of memory; use more ranks, a narrower board or a smaller fleet");
  }
  data_ = static_cast<std::byte*>(memory);
  // Advice only: a kernel without huge pages serves small ones.
  static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
}

HugeBuffer::HugeBuffer(HugeBuffer&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), bytes_(std::exchange(other.bytes_, 0)) {}

HugeBuffer& HugeBuffer::operator=(HugeBuffer&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(bytes_, other.bytes_);
  return *this;
}

HugeBuffer::~HugeBuffer() {
  if (data_ != nullptr) munmap(data_, bytes_);
}

}  // namespace flotilla::frontier
