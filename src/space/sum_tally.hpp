// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace flotilla::space {

/// Column numbers packed into one word, and how many ways lead to them.
template <class Sums>
struct TalliedSums {
  Sums sums = 0;
  std::uint64_t ways = 0;
};

/// Adds up ways by column numbers: a hash table (open addressing) that is emptied and used again.
template <class Sums>
class SumTally {
 public:
  using Entry = TalliedSums<Sums>;

  /// Makes room for so many additions, most of which will meet sums that are there already: more slots than
  /// sums at first, more than twice as many in the end. Requires that it is empty.
  void expect(std::size_t additions) {
    const std::size_t slots = slots_for(additions);
    if (slots > slots_.size()) slots_.resize(slots);
    use(slots);
  }
  /// What it takes after expect().
  [[nodiscard]] static std::uint64_t bytes_for(std::size_t additions) {
    return slots_for(additions) * sizeof(Entry);
  }

  /// @param ways  >= 1
  void add(Sums sums, std::uint64_t ways) {
    std::size_t slot = hash(sums) >> shift_;
    while (slots_[slot].ways != 0) {
      if (slots_[slot].sums == sums) {
        slots_[slot].ways += ways;
        return;
      }
      slot = (slot + 1) & mask_;
    }
    slots_[slot] = {sums, ways};
    if (2 * ++size_ > mask_) grow();
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::uint64_t bytes() const { return slots_.capacity() * sizeof(Entry); }

  /// Hands over every entry, in no particular order, and is empty again.
  template <class Take>
  void drain(Take take) {
    for (std::size_t slot = 0; slot <= mask_ && size_ > 0; ++slot) {
      if (slots_[slot].ways == 0) continue;
      take(slots_[slot]);
      slots_[slot].ways = 0;
      --size_;
    }
  }

 private:
  static constexpr std::size_t k_least_slots = 16;

  static std::size_t slots_for(std::size_t additions) {
    return std::bit_ceil(std::max(additions, k_least_slots));
  }

  static std::uint64_t hash(Sums sums) {
    std::uint64_t word = static_cast<std::uint64_t>(sums);
    if constexpr (sizeof(Sums) > sizeof(std::uint64_t)) {
      word ^= static_cast<std::uint64_t>(sums >> 64U) * 0xc2b2ae3d27d4eb4fU;
      word ^= word >> 32U;
    }
    return word * 0x9e3779b97f4a7c15U;
  }

  void use(std::size_t slots) {
    mask_ = slots - 1;
    shift_ = 64 - std::countr_zero(slots);
  }

  void grow() {
    std::vector<Entry> entries;
    entries.reserve(size_);
    drain([&](const Entry& entry) { entries.push_back(entry); });
    const std::size_t slots = 4 * (mask_ + 1);
    if (slots > slots_.size()) slots_.resize(slots);
    use(slots);
    for (const Entry& entry : entries) add(entry.sums, entry.ways);
  }

  std::vector<Entry> slots_ = std::vector<Entry>(k_least_slots);  // ways = 0: free
  std::size_t mask_ = k_least_slots - 1;  // slots in use, a power of two, less one
  int shift_ = 60;
  std::size_t size_ = 0;
};

}  // namespace flotilla::space
