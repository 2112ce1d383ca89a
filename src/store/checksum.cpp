// SPDX-License-Identifier: MIT
#include "store/checksum.hpp"

#include <xxhash.h>

#include <new>

namespace flotilla::store {

std::uint64_t checksum(std::span<const std::byte> bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

void RunningChecksum::Free::operator()(XXH3_state_s* state) const { XXH3_freeState(state); }

RunningChecksum::RunningChecksum() : state_(XXH3_createState()) {
  if (state_ == nullptr) throw std::bad_alloc();
  restart();
}

void RunningChecksum::restart() { XXH3_64bits_reset(state_.get()); }

void RunningChecksum::add(std::span<const std::byte> bytes) {
  if (!bytes.empty()) XXH3_64bits_update(state_.get(), bytes.data(), bytes.size());
}

std::uint64_t RunningChecksum::value() const { return XXH3_64bits_digest(state_.get()); }

}  // namespace flotilla::store
