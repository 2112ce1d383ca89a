// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <vector>

#include "frontier/inventory.hpp"

namespace flotilla::frontier {

/// Which coefficients of a state's polynomial can be non-zero, as numbered, shared sets.
///
/// A support is an up-set of the inventory box: a state that needs certain ships can hold any larger
/// inventory too. There are few distinct ones (hundreds), so each is stored once, named by a small
/// integer, and every operation on names is remembered. Only const members may be called from
/// several threads at once.
class Supports {
 public:
  using Id = std::int32_t;
  using Bits = std::vector<std::uint64_t>;  // one bit per inventory, index order
  using BitsView = std::span<const std::uint64_t>;

  explicit Supports(const Inventory& inventory);

  /// Every inventory: nothing has been placed.
  [[nodiscard]] Id everything() const { return everything_; }
  /// No inventory: the fleet does not own the ships this needs.
  [[nodiscard]] Id nothing() const { return nothing_; }

  /// Inventories reached by placing one more ship, of some length in [shortest, longest].
  [[nodiscard]] Id place(Id from, int shortest, int longest);
  [[nodiscard]] Id unite(Id a, Id b);
  /// Inventories i + j inside the box with i in a and j in b.
  [[nodiscard]] Id sum(Id a, Id b);
  /// The inventories of `from`, each raised by the inventory with index `used`.
  [[nodiscard]] Id raise(Id from, std::size_t used);

  [[nodiscard]] BitsView bits(Id id) const {
    return {sets_.data() + static_cast<std::size_t>(id) * words_, words_};
  }
  [[nodiscard]] std::size_t size(Id id) const;
  [[nodiscard]] bool contains(Id id, std::size_t index) const {
    const std::size_t word = static_cast<std::size_t>(id) * words_ + index / 64;
    return (sets_[word] >> (index % 64) & 1U) != 0;
  }
  /// Smallest index in the set; inventory.size() when empty. For an up-set with one least element
  /// this is that element.
  [[nodiscard]] std::size_t least(Id id) const;
  [[nodiscard]] bool is_subset(Id inner, Id outer) const;

  [[nodiscard]] const Inventory& inventory() const { return inventory_; }

 private:
  Id intern(const Bits& bits);
  [[nodiscard]] Id work_out_place(Id from, int shortest, int longest);
  void raise_into(BitsView from, std::size_t used, Bits& into);
  [[nodiscard]] const Bits& reachable_above(std::size_t used);
  [[nodiscard]] const std::vector<std::size_t>& minimal_elements(Id id);
  [[nodiscard]] bool is_minimal(Id id, std::size_t index) const;

  Inventory inventory_;
  std::size_t words_;
  std::vector<std::uint64_t> sets_;  // words_ per set
  std::map<Bits, Id> names_;
  std::vector<std::vector<Id>> placed_;  // by set, then shortest and longest; -1: not worked out
  std::unordered_map<std::uint64_t, Id> united_, summed_, raised_;
  std::unordered_map<std::size_t, Bits> above_;
  std::unordered_map<Id, std::vector<std::size_t>> minimal_;
  Id everything_ = 0;
  Id nothing_ = 0;
};

}  // namespace flotilla::frontier
