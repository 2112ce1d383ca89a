// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

struct XXH3_state_s;

namespace flotilla::store {

/// XXH3-64 with seed 0.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes);

/// The same of bytes that come in pieces.
class RunningChecksum {
 public:
  RunningChecksum();
  void restart();
  void add(std::span<const std::byte> bytes);
  [[nodiscard]] std::uint64_t value() const;

 private:
  struct Free {
    void operator()(XXH3_state_s* state) const;
  };
  std::unique_ptr<XXH3_state_s, Free> state_;
};

}  // namespace flotilla::store
