// SPDX-License-Identifier: MIT
#include "frontier/support.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace flotilla::frontier {
namespace {

constexpr Supports::Id k_not_worked_out = -1;

std::uint64_t pair_key(std::uint64_t a, std::uint64_t b) { return a << 32U | b; }

std::uint64_t key_of(Supports::Id id) { return static_cast<std::uint64_t>(id); }

}  // namespace

Supports::Supports(const Inventory& inventory)
    : inventory_(inventory), words_((inventory.size() + 63) / 64) {
  nothing_ = intern(Bits(words_, 0));
  Bits all(words_, ~std::uint64_t{0});
  if (inventory.size() % 64 != 0) all.back() = (std::uint64_t{1} << (inventory.size() % 64)) - 1;
  everything_ = intern(all);
}

Supports::Id Supports::intern(const Bits& bits) {
  const auto [it, is_new] = names_.try_emplace(bits, static_cast<Id>(names_.size()));
  if (is_new) sets_.insert(sets_.end(), bits.begin(), bits.end());
  return it->second;
}

const Supports::Bits& Supports::reachable_above(std::size_t used) {
  const auto [it, is_new] = above_.try_emplace(used);
  if (!is_new) return it->second;
  it->second.assign(words_, 0);
  const std::vector<int> floor = inventory_.used_at(used);
  for (std::size_t index = used; index < inventory_.size(); ++index) {
    bool is_above = true;
    for (std::size_t d = 0; d < floor.size() && is_above; ++d) {
      is_above = inventory_.ships_used(index, d) >= floor[d];
    }
    if (is_above) it->second[index / 64] |= std::uint64_t{1} << (index % 64);
  }
  return it->second;
}

void Supports::raise_into(BitsView from, std::size_t used, Bits& into) {
  const Bits& mask = reachable_above(used);
  const std::size_t skip = used / 64;
  const auto shift = static_cast<unsigned>(used % 64);
  for (std::size_t w = skip; w < words_; ++w) {
    std::uint64_t word = from[w - skip] << shift;
    if (shift != 0 && w > skip) word |= from[w - skip - 1] >> (64 - shift);
    into[w] |= word & mask[w];
  }
}

Supports::Id Supports::raise(Id from, std::size_t used) {
  const auto [it, is_new] = raised_.try_emplace(pair_key(key_of(from), used), nothing_);
  if (!is_new) return it->second;
  Bits into(words_, 0);
  raise_into(bits(from), used, into);
  return it->second = intern(into);
}

Supports::Id Supports::place(Id from, int shortest, int longest) {
  constexpr std::size_t k_lengths = Fleet::k_max_length + 1;
  const auto id = static_cast<std::size_t>(from);
  const std::size_t range =
      static_cast<std::size_t>(shortest) * k_lengths + static_cast<std::size_t>(longest);
  if (placed_.size() <= id) placed_.resize(id + 1);
  if (placed_[id].empty()) placed_[id].assign(k_lengths * k_lengths, k_not_worked_out);
  if (placed_[id][range] == k_not_worked_out) {
    const Id reached = work_out_place(from, shortest, longest);
    placed_[id][range] = reached;
  }
  return placed_[id][range];
}

Supports::Id Supports::work_out_place(Id from, int shortest, int longest) {
  Id reached = nothing_;
  for (int length = shortest; length <= longest; ++length) {
    if (inventory_.is_unlimited(length)) reached = unite(reached, from);
    const int d = inventory_.dimension_of(length);
    if (d < 0) continue;
    reached = unite(reached, raise(from, inventory_.strides()[static_cast<std::size_t>(d)]));
  }
  return reached;
}

Supports::Id Supports::unite(Id a, Id b) {
  if (a == b || b == nothing_) return a;
  if (a == nothing_) return b;
  if (a > b) std::swap(a, b);
  const auto [it, is_new] = united_.try_emplace(pair_key(key_of(a), key_of(b)), nothing_);
  if (!is_new) return it->second;
  Bits both(bits(a).begin(), bits(a).end());
  for (std::size_t w = 0; w < words_; ++w) both[w] |= bits(b)[w];
  return it->second = intern(both);
}

bool Supports::is_minimal(Id id, std::size_t index) const {
  for (std::size_t d = 0; d < inventory_.strides().size(); ++d) {
    if (inventory_.ships_used(index, d) == 0) continue;
    if (contains(id, index - inventory_.strides()[d])) return false;
  }
  return true;
}

const std::vector<std::size_t>& Supports::minimal_elements(Id id) {
  const auto [it, is_new] = minimal_.try_emplace(id);
  if (!is_new) return it->second;
  for (std::size_t index = 0; index < inventory_.size(); ++index) {
    if (contains(id, index) && is_minimal(id, index)) it->second.push_back(index);
  }
  return it->second;
}

Supports::Id Supports::sum(Id a, Id b) {
  if (a == everything_) return b;
  if (b == everything_) return a;
  if (a > b) std::swap(a, b);
  const auto [it, is_new] = summed_.try_emplace(pair_key(key_of(a), key_of(b)), nothing_);
  if (!is_new) return it->second;
  Bits total(words_, 0);
  for (const std::size_t least : minimal_elements(a)) {
    raise_into(bits(b), least, total);
  }
  return it->second = intern(total);
}

std::size_t Supports::size(Id id) const {
  std::size_t members = 0;
  for (const std::uint64_t word : bits(id))
    members += static_cast<std::size_t>(std::popcount(word));
  return members;
}

std::size_t Supports::least(Id id) const {
  for (std::size_t w = 0; w < words_; ++w) {
    if (bits(id)[w] != 0) return w * 64 + static_cast<std::size_t>(std::countr_zero(bits(id)[w]));
  }
  return inventory_.size();
}

bool Supports::is_subset(Id inner, Id outer) const {
  for (std::size_t w = 0; w < words_; ++w) {
    if ((bits(inner)[w] & ~bits(outer)[w]) != 0) return false;
  }
  return true;
}

}  // namespace flotilla::frontier
