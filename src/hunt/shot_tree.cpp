// SPDX-License-Identifier: MIT
#include "hunt/shot_tree.hpp"

#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

/// Answers at the cells of a node's salvo come in its order, so the cell need not be told.
std::uint64_t key(ShotTree::Node node, const Reply& reply) {
  return static_cast<std::uint64_t>(node) << 16U | static_cast<std::uint64_t>(reply.answer) << 8U |
         static_cast<std::uint64_t>(reply.length);
}

}  // namespace

ShotTree::Node ShotTree::after(Node node, const Reply& reply) {
  if (node == k_none) return k_none;
  const std::scoped_lock lock(mutex_);
  const auto found = children_.find(key(node, reply));
  if (found != children_.end()) return found->second;
  if (nodes_.size() >= most_nodes_) return k_none;
  const Node child = narrow<Node>(nodes_.size());
  nodes_.emplace_back();
  children_.emplace(key(node, reply), child);
  return child;
}

std::optional<std::vector<int>> ShotTree::cells(Node node) const {
  if (node == k_none) return std::nullopt;
  const std::scoped_lock lock(mutex_);
  if (nodes_[at(node)].empty()) return std::nullopt;
  return nodes_[at(node)];
}

void ShotTree::keep(Node node, std::vector<int> cells) {
  if (node == k_none) return;
  const std::scoped_lock lock(mutex_);
  nodes_[at(node)] = std::move(cells);
}

}  // namespace flotilla::hunt
