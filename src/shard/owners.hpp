// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "frontier/table.hpp"

namespace flotilla::shard {

/// Which of `ranks` owns each group, given the groups' weights; the same on every rank.
///
/// Consistent hashing with bounded loads (arXiv:1608.01350): a group goes to
/// the rank its hash prefers unless that one is full, then to the next of its own order of ranks.
/// Groups differ in weight a hundredfold, so hashing alone leaves ranks 1.5 times the mean; here the
/// heavy ones choose first, and a rank is full at 1.01 times the mean. When every rank is full for
/// a group it goes to the lightest.
/// @param weights  of group g, any unit. @return  rank of group g, in 0..ranks-1.
[[nodiscard]] std::vector<int> assign_groups(std::span<const std::uint64_t> weights, int ranks);

/// Owners of the groups of both sides of a plan, weighed by the memory they take.
class Owners {
 public:
  Owners(const frontier::SweepPlan& plan, int ranks);

  [[nodiscard]] int of(frontier::Side side, int stem) const {
    return owner_[static_cast<std::size_t>(side)][static_cast<std::size_t>(stem)];
  }
  /// Stems a rank owns, both sides, ascending.
  [[nodiscard]] frontier::Ownership of_rank(int rank) const;
  /// All ranks' stems, as seen by one of them.
  [[nodiscard]] frontier::Division division(int rank) const;
  [[nodiscard]] int ranks() const { return ranks_; }

 private:
  int ranks_;
  std::array<std::vector<int>, 2> owner_;
};

/// Most chunks (of one limb) a rank's table holds: the cells of its left stems and of its right stems,
/// those of both once.
[[nodiscard]] std::uint64_t most_chunks_on_a_rank(const frontier::SweepPlan& plan,
                                                  const Owners& owners);

}  // namespace flotilla::shard
