// SPDX-License-Identifier: MIT
#include "frontier/huge_buffer.hpp"

#include <sys/mman.h>

#include <string>
#include <utility>

#include "number/errors.hpp"
#include "number/size_text.hpp"

namespace flotilla::frontier {

HugeBuffer::HugeBuffer(std::size_t bytes) : bytes_(bytes) {
  map(MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

HugeBuffer::HugeBuffer(int file, std::size_t offset, std::size_t bytes) : bytes_(bytes) {
  map(MAP_SHARED, file, offset);
#ifdef MADV_POPULATE_WRITE
  // Shared pages are small ones: given all at once they cost half of what they do touch by touch.
  if (bytes != 0) static_cast<void>(madvise(data_, bytes, MADV_POPULATE_WRITE));
#endif
}

void HugeBuffer::map(int kind, int file, std::size_t offset) {
  if (bytes_ == 0) return;
  void* const memory =
      mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, kind, file, static_cast<off_t>(offset));
  if (memory == MAP_FAILED) {
    throw LimitError("the system refused " + size_text_above(bytes_) +
                     " of memory; use more ranks, a narrower board or a smaller fleet");
  }
  data_ = static_cast<std::byte*>(memory);
  // Advice only: a kernel without huge pages serves small ones.
  static_cast<void>(madvise(memory, bytes_, MADV_HUGEPAGE));
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
