// SPDX-License-Identifier: MIT
#include "frontier/row_contents.hpp"

#include "number/narrow.hpp"

namespace flotilla::frontier {
namespace {

std::uint64_t key_of(RowContents::Id before, const Begun& ship) {
  const auto column = static_cast<std::uint64_t>(ship.column + 64);  // -15..63
  const auto length = static_cast<std::uint64_t>(ship.length);       // 1..16
  return std::uint64_t{before} << 16U | column << 8U | length << 1U | (ship.vertical ? 1U : 0U);
}

std::uint64_t columns_of(const Begun& ship) {
  const int first = ship.column < 0 ? 0 : ship.column;
  const int end = ship.vertical ? ship.column + 1 : ship.column + ship.length;
  return ((std::uint64_t{1} << (end - first)) - 1) << first;
}

}  // namespace

RowContents::RowContents() : nodes_{{k_none, {}, 0}} {}

RowContents::Id RowContents::with(Id before, const Begun& ship) {
  const auto [it, is_new] = ids_.try_emplace(key_of(before, ship), narrow<Id>(nodes_.size()));
  if (is_new) nodes_.push_back({before, ship, nodes_[before].covered | columns_of(ship)});
  return it->second;
}

std::optional<RowContents::Id> RowContents::find(std::span<const Begun> ships) const {
  Id id = k_none;
  for (const Begun& ship : ships) {
    const auto it = ids_.find(key_of(id, ship));
    if (it == ids_.end()) return std::nullopt;
    id = it->second;
  }
  return id;
}

std::vector<Begun> RowContents::ships(Id id) const {
  std::vector<Begun> ships;
  for (; id != k_none; id = nodes_[id].before) ships.push_back(nodes_[id].last);
  return ships;
}

}  // namespace flotilla::frontier
