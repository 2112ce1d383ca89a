// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frontier/huge_buffer.hpp"
#include "frontier/kernel.hpp"
#include "number/ring.hpp"

namespace flotilla::bench {

/// Made-up work for a gather kernel, shaped as the programs of the armada on 12 columns are on average
/// - a target of 8 chunks out of 15, the sum of 8 transitions, one of which places no ship - but with
/// sources drawn at random from a memory of a chosen size.
class GatherLoad {
 public:
  GatherLoad(const Ring& ring, std::size_t source_bytes);

  [[nodiscard]] frontier::GatherTask task() const;
  [[nodiscard]] std::span<const frontier::Target> targets() const { return targets_; }
  /// Vector additions; chunks (8 coefficients) added; bytes they were read from.
  [[nodiscard]] std::uint64_t updates() const { return transitions_.size(); }
  [[nodiscard]] std::uint64_t chunk_updates() const;
  [[nodiscard]] std::uint64_t source_bytes() const;

 private:
  void fill_sources();
  void draw_transitions();

  Ring ring_;
  std::size_t vectors_;
  std::size_t plane_bytes_;
  frontier::HugeBuffer sources_;
  frontier::HugeBuffer destination_;
  std::vector<std::byte*> destinations_;
  std::vector<std::uint8_t> masks_;
  std::vector<frontier::Transition> transitions_;
  std::vector<frontier::Target> targets_;
};

}  // namespace flotilla::bench
