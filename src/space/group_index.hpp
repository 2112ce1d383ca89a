// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "frontier/sweep_plan.hpp"

namespace flotilla::space {

/// Finds states of a group by name: what a traced program lists by position.
class GroupIndex {
 public:
  explicit GroupIndex(const frontier::Program& program);

  /// Position in program.inputs, or in program.begin_row.targets, of the vector `offset` chunks into the
  /// cell of this active stem.
  [[nodiscard]] std::optional<std::uint32_t> input(int stem, std::uint32_t offset) const {
    return find(inputs_, stem, offset);
  }
  [[nodiscard]] std::optional<std::uint32_t> output(int stem, std::uint32_t offset) const {
    return find(outputs_, stem, offset);
  }
  /// Position in program.finish_row.targets.
  [[nodiscard]] std::optional<std::uint32_t> boundary(frontier::BoundaryName name) const;

 private:
  using Places = std::unordered_map<std::uint64_t, std::uint32_t>;
  static std::uint64_t key(std::uint64_t stem, std::uint32_t offset) {
    return stem << 32U | offset;
  }
  static std::optional<std::uint32_t> find(const Places& places, int stem, std::uint32_t offset);

  Places inputs_, outputs_;
  std::map<frontier::BoundaryName, std::uint32_t> boundary_;
};

/// The indices of a plan's programs, each made when first asked for. Safe to use from several threads.
class GroupIndices {
 public:
  [[nodiscard]] const GroupIndex& of(const frontier::Program& program);

 private:
  std::mutex mutex_;
  std::unordered_map<const frontier::Program*, std::unique_ptr<GroupIndex>> known_;
};

}  // namespace flotilla::space
