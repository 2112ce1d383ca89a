// SPDX-License-Identifier: MIT
#include "space/group_index.hpp"

namespace flotilla::space {

GroupIndex::GroupIndex(const frontier::Program& program) {
  for (std::uint32_t i = 0; i < program.inputs.size(); ++i) {
    inputs_.emplace(key(program.inputs[i].stem, program.inputs[i].offset), i);
  }
  const std::vector<frontier::Target>& outputs = program.begin_row.targets;
  for (std::uint32_t i = 0; i < outputs.size(); ++i) {
    outputs_.emplace(key(outputs[i].stem, outputs[i].place), i);
  }
  for (std::uint32_t i = 0; i < program.finish_row.names.size(); ++i) {
    boundary_.emplace(program.finish_row.names[i], i);
  }
}

std::optional<std::uint32_t> GroupIndex::find(const Places& places, int stem,
                                              std::uint32_t offset) {
  const auto it = places.find(key(static_cast<std::uint64_t>(stem), offset));
  return it == places.end() ? std::nullopt : std::optional(it->second);
}

std::optional<std::uint32_t> GroupIndex::boundary(frontier::BoundaryName name) const {
  const auto it = boundary_.find(name);
  return it == boundary_.end() ? std::nullopt : std::optional(it->second);
}

const GroupIndex& GroupIndices::of(const frontier::Program& program) {
  const std::lock_guard lock(mutex_);
  std::unique_ptr<GroupIndex>& index = known_[&program];
  if (!index) index = std::make_unique<GroupIndex>(program);
  return *index;
}

}  // namespace flotilla::space
