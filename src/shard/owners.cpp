// SPDX-License-Identifier: MIT
#include "shard/owners.hpp"

#include <algorithm>
#include <numeric>

namespace flotilla::shard {
namespace {

// Full at this multiple of the mean load.
constexpr double k_fullness = 1.01;

// The finalizer of splitmix64: every input bit reaches every output bit.
std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

// Ranks in the order a group prefers them.
std::vector<int> preferences(std::size_t group, int ranks) {
  std::vector<int> order(static_cast<std::size_t>(ranks));
  std::iota(order.begin(), order.end(), 0);
  const auto score = [&](int rank) { return mix(mix(group) ^ static_cast<std::uint64_t>(rank)); };
  std::sort(order.begin(), order.end(), [&](int a, int b) { return score(a) > score(b); });
  return order;
}

}  // namespace

std::vector<int> assign_groups(std::span<const std::uint64_t> weights, int ranks) {
  std::vector<std::size_t> heaviest_first(weights.size());
  std::iota(heaviest_first.begin(), heaviest_first.end(), std::size_t{0});
  std::stable_sort(heaviest_first.begin(), heaviest_first.end(),
                   [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
  const auto total =
      static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}));
  const auto full = static_cast<std::uint64_t>(k_fullness * total / ranks);

  std::vector<std::uint64_t> load(static_cast<std::size_t>(ranks), 0);
  std::vector<int> owner(weights.size(), 0);
  for (const std::size_t group : heaviest_first) {
    const std::vector<int> order = preferences(group, ranks);
    auto rank = std::find_if(order.begin(), order.end(), [&](int r) {
      return load[static_cast<std::size_t>(r)] + weights[group] <= full;
    });
    if (rank == order.end()) {
      rank = std::min_element(order.begin(), order.end(), [&](int a, int b) {
        return load[static_cast<std::size_t>(a)] < load[static_cast<std::size_t>(b)];
      });
    }
    owner[group] = *rank;
    load[static_cast<std::size_t>(*rank)] += weights[group];
  }
  return owner;
}

Owners::Owners(const frontier::SweepPlan& plan, int ranks) : ranks_(ranks) {
  for (const frontier::Side side : {frontier::Side::left, frontier::Side::right}) {
    std::vector<std::uint64_t> weights;
    for (int stem = 0; stem < plan.stems(side); ++stem) {
      weights.push_back(plan.group_chunks(side, stem));
    }
    owner_[static_cast<std::size_t>(side)] = assign_groups(weights, ranks);
  }
}

frontier::Ownership Owners::of_rank(int rank) const {
  frontier::Ownership ownership;
  for (std::size_t side = 0; side < owner_.size(); ++side) {
    for (std::size_t stem = 0; stem < owner_[side].size(); ++stem) {
      if (owner_[side][stem] == rank) ownership.stems[side].push_back(static_cast<int>(stem));
    }
  }
  return ownership;
}

frontier::Division Owners::division(int rank) const {
  frontier::Division division;
  for (int process = 0; process < ranks_; ++process) {
    division.processes.push_back(of_rank(process));
  }
  division.own = rank;
  return division;
}

std::uint64_t most_chunks_on_a_rank(const frontier::SweepPlan& plan, const Owners& owners) {
  using frontier::Side;
  if (owners.ranks() == 1) return plan.table_chunks();
  std::uint64_t most = 0;
  for (int rank = 0; rank < owners.ranks(); ++rank) {
    const frontier::Ownership own = owners.of_rank(rank);
    std::uint64_t chunks = 0, shared = 0;
    for (const int right : own.of(Side::right)) chunks += plan.group_chunks(Side::right, right);
    for (const int left : own.of(Side::left)) {
      chunks += plan.group_chunks(Side::left, left);
      for (const int right : own.of(Side::right))
        shared += plan.cell_chunks(Side::left, left, right);
    }
    most = std::max(most, chunks - shared);
  }
  return most;
}

}  // namespace flotilla::shard
