// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace flotilla::frontier {

/// A ship that begins in half a row. Columns are counted from the cut outward, the first is 0; a ship
/// across the cut begins at a negative one: -2 means two columns of the other half.
struct Begun {
  int column = 0;
  int length = 1;
  bool vertical = false;  // never for one cell
  bool operator==(const Begun&) const = default;
};

/// The sets of ships that begin in half a row, as numbered, shared lists: what a fill puts there,
/// whatever stands above. There are few distinct ones (hundreds to thousands).
class RowContents {
 public:
  using Id = std::uint32_t;
  static constexpr Id k_none = 0;  // no ship begins

  RowContents();

  /// `before` with one more ship.
  [[nodiscard]] Id with(Id before, const Begun& ship);
  /// The list of these ships, by ascending column; nothing if no fill holds them.
  [[nodiscard]] std::optional<Id> find(std::span<const Begun> ships) const;
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }
  /// The ships, last one first.
  [[nodiscard]] std::vector<Begun> ships(Id id) const;
  /// Columns of this half they cover in this row, bit c = column c.
  [[nodiscard]] std::uint64_t covered(Id id) const { return nodes_[id].covered; }

 private:
  // A list is its last ship and the list before it.
  struct Node {
    Id before;
    Begun last;
    std::uint64_t covered;
  };
  std::vector<Node> nodes_;
  std::unordered_map<std::uint64_t, Id> ids_;  // by list before and ship
};

}  // namespace flotilla::frontier
