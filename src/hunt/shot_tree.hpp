// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "hunt/reply.hpp"

namespace flotilla::hunt {

/// What a hunter without randomness fires, by the answers it heard: games begin alike, and what was worked out
/// for one serves the next. All members may be called from several threads at once.
class ShotTree {
 public:
  using Node = std::int32_t;
  static constexpr Node k_root = 0;
  static constexpr Node k_none = -1;  // outside the tree: it is full

  explicit ShotTree(std::size_t most_nodes = 2'000'000) : most_nodes_(most_nodes) {
    nodes_.emplace_back();
  }

  /// Where an answer leads. k_none leads to k_none.
  [[nodiscard]] Node after(Node node, const Reply& reply);
  /// The cells to fire there, if they were kept.
  [[nodiscard]] std::optional<std::vector<int>> cells(Node node) const;
  void keep(Node node, std::vector<int> cells);

 private:
  mutable std::mutex mutex_;
  std::size_t most_nodes_;
  std::vector<std::vector<int>> nodes_;
  std::unordered_map<std::uint64_t, Node> children_;  // by node and answer
};

}  // namespace flotilla::hunt
