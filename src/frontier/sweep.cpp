// SPDX-License-Identifier: MIT
// Groups of a pass share nothing, so threads take them in any order without locks; sums wrap in a
// commutative ring, so the order does not show in the result.
#include "frontier/sweep.hpp"

#include <algorithm>

#include "frontier/group_worker.hpp"
#include "frontier/opening.hpp"
#include "frontier/this_thread.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::frontier {
Sweep::Sweep(const SweepPlan& plan, const Ring& ring, Division division,
             const SweepOptions& options)
    : plan_(plan),
      ring_(ring),
      table_(plan, ring.limbs, std::move(division)),
      options_(options),
      kernel_(kernel_for(ring, options.instruction_set)) {
  FLOTILLA_ASSERT_LIGHT(options.threads >= 1);
  order_groups();
  make_workers();
}

Sweep::~Sweep() = default;

void Sweep::make_workers() {
  workers_.clear();
  for (int t = 0; t < options_.threads; ++t) {
    workers_.push_back(std::make_unique<GroupWorker>(plan_, kernel_, ring_));
  }
}

void Sweep::change_ring(const Ring& ring) {
  FLOTILLA_ASSERT_LIGHT(ring.limbs == ring_.limbs);
  ring_ = ring;
  kernel_ = kernel_for(ring, options_.instruction_set);
  make_workers();
}

// Groups of a class run one after the other, so that its program stays in cache; costly classes come
// first, so that no thread is left with a large group at the end.
void Sweep::order_groups() {
  for (const Side side : {Side::left, Side::right}) {
    std::vector<int>& order = groups_by_class_[static_cast<std::size_t>(side)];
    order = table_.ownership().of(side);
    const int row = side == Side::left ? 1 : 2;
    if (row > plan_.problem().board.rows) continue;
    const auto rank = [&](int stem) {
      const Program& p = plan_.program(row, stem);
      return std::pair(p.finish_row.transitions.size() + p.begin_row.transitions.size(),
                       plan_.classes(side).of_stem(stem));
    };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) > rank(b); });
  }
}

std::uint64_t Sweep::bytes() const {
  std::uint64_t bytes = table_.bytes();
  for (const auto& worker : workers_) bytes += worker->bytes();
  return bytes;
}

void Sweep::begin() {
  const bool is_used = row_ != 0;
  row_ = 1;
  if (is_used) table_.set_to_zero(fresh(), options_.threads);
  const std::vector<int>& owned = table_.ownership().of(fresh());
  for (const Opening& opening : openings(plan_)) {
    if (!std::binary_search(owned.begin(), owned.end(), opening.stem)) continue;
    std::byte* const vector = table_.cell(fresh(), opening.stem, opening.old_stem) +
                              opening.offset * at(ring_.limbs) * k_chunk_bytes;
    std::uint64_t& word = reinterpret_cast<std::uint64_t*>(vector)[opening.word];
    if (++word == ring_.prime) word = 0;
  }
}

void Sweep::resume(int row) { row_ = row; }

// Waking and joining threads costs as much as some thousand additions: small passes run on fewer.
int Sweep::useful_threads() const {
  constexpr std::uint64_t k_updates_per_thread = 50'000;
  const std::uint64_t worth = 1 + plan_.updates(row_) / k_updates_per_thread;
  return static_cast<int>(std::min(worth, std::uint64_t{workers_.size()}));
}

// A group whose open columns need more rows than are left can never be finished: it is cleared.
PassStats Sweep::sweep_group(int stem, GroupWorker& worker) {
  table_.cells_of_group(fresh(), stem, worker.cells());
  if (!plan_.is_hopeless(row_, stem)) return worker.run(plan_.program(row_, stem));
  table_.clear_group(fresh(), stem);
  return {};
}

PassStats Sweep::sweep_groups(std::span<const int> stems) {
  FLOTILLA_ASSERT_LIGHT(row_ >= 1 && row_ < plan_.problem().board.rows);
  std::uint64_t states = 0, updates = 0, bytes = 0;
#pragma omp parallel for schedule(dynamic) num_threads(useful_threads()) \
    reduction(+ : states, updates, bytes)
  for (std::size_t g = 0; g < stems.size(); ++g) {
    const PassStats stats = sweep_group(stems[g], *workers_[this_thread()]);
    states += stats.states;
    updates += stats.updates;
    bytes += stats.bytes;
  }
  return {states, updates, bytes};
}

PassStats Sweep::advance() {
  const PassStats stats = sweep_groups(groups_by_class_[static_cast<std::size_t>(fresh())]);
  end_pass();
  return stats;
}

Residues Sweep::finish() {
  FLOTILLA_ASSERT_LIGHT(row_ == plan_.problem().board.rows);
  const std::vector<int>& groups = groups_by_class_[static_cast<std::size_t>(fresh())];
  std::vector<Residues> totals(workers_.size(), Residues(ring_, plan_.inventory().size()));
#pragma omp parallel for schedule(dynamic) num_threads(static_cast <int>(workers_.size()))
  for (std::size_t g = 0; g < groups.size(); ++g) {
    if (plan_.is_hopeless(row_, groups[g])) continue;
    const std::size_t thread = this_thread();
    GroupWorker& worker = *workers_[thread];
    const Program& program = plan_.program(row_, groups[g]);
    table_.cells_of_group(fresh(), groups[g], worker.cells());
    worker.gather_boundary(program);
    add_closed(program, worker, totals[thread]);
  }
  for (std::size_t t = 1; t < totals.size(); ++t) totals[0].add(totals[t]);
  return totals[0];
}

void Sweep::add_closed(const Program& program, const GroupWorker& worker, Residues& total) const {
  const std::size_t coefficients = plan_.inventory().size();
  for (const Target& target : program.finish_row.targets) {
    if (!target.closed) continue;
    const std::size_t first = std::size_t{target.first_chunk} * k_chunk_lanes;
    const std::byte* const vector =
        worker.work() + (std::size_t{target.place} + target.zeros) * k_chunk_bytes;
    total.add(reinterpret_cast<const std::uint64_t*>(vector),
              worker.plane_bytes() / sizeof(std::uint64_t), first, coefficients - first);
  }
}

}  // namespace flotilla::frontier
