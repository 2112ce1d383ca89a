// SPDX-License-Identifier: MIT
// Groups of a pass share nothing, so threads take them in any order without locks; sums wrap in a
// commutative ring, so the order does not show in the result.
#include "frontier/sweep.hpp"

#include <algorithm>
#include <cstring>

#include "number/assert.hpp"

#if FLOTILLA_HAVE_OPENMP
#include <omp.h>
#endif

namespace flotilla::frontier {
namespace {

constexpr std::size_t k_chunk_bytes = 64;

int this_thread() {
#if FLOTILLA_HAVE_OPENMP
  return omp_get_thread_num();
#else
  return 0;
#endif
}

std::size_t at(int i) { return static_cast<std::size_t>(i); }

}  // namespace

/// One thread's work space and its way through a group.
class Sweep::Worker {
 public:
  Worker(const SweepPlan& plan, const Kernel& kernel, const Ring& ring)
      : limbs_(at(ring.limbs)),
        plane_bytes_(plan.work_chunks() * k_chunk_bytes),
        // Masked-off lanes may be loaded from below the first vector.
        guard_bytes_((plan.chunks() + 1) * k_chunk_bytes),
        memory_(guard_bytes_ + limbs_ * plane_bytes_ + k_chunk_bytes),
        kernel_(kernel),
        masks_(plan.masks().bytes().data()),
        prime_(ring.prime) {}

  void gather_boundary(const Program& program) {
    copy_inputs(program);
    gather(program.finish_row, nullptr);
  }

  PassStats run(const Program& program) {
    gather_boundary(program);
    PassStats stats;
    stats.states = gather(program.begin_row, cells_.data());
    stats.updates = program.finish_row.transitions.size() + program.begin_row.transitions.size();
    stats.bytes = program.stored_chunks * limbs_ * k_chunk_bytes;
    return stats;
  }

  std::vector<std::byte*>& cells() { return cells_; }
  [[nodiscard]] const std::byte* work() const { return memory_.data() + guard_bytes_; }
  [[nodiscard]] std::size_t plane_bytes() const { return plane_bytes_; }
  [[nodiscard]] std::uint64_t bytes() const { return memory_.size(); }

 private:
  [[nodiscard]] std::byte* work() { return memory_.data() + guard_bytes_; }

  void copy_inputs(const Program& program) {
    for (const Input& input : program.inputs) {
      const std::byte* from = cells_[input.stem] + input.offset * limbs_ * k_chunk_bytes;
      const std::size_t bytes = input.chunks * k_chunk_bytes;
      for (std::size_t l = 0; l < limbs_; ++l) {
        std::byte* to = work() + l * plane_bytes_ + input.place * k_chunk_bytes;
        std::memset(to, 0, input.zeros * k_chunk_bytes);
        std::memcpy(to + input.zeros * k_chunk_bytes, from + l * bytes, bytes);
      }
    }
  }

  // Runs the kernel over targets of equal length.
  std::size_t gather(const GatherPlan& plan, std::byte* const* destinations) {
    const GatherTask task{
        masks_, plan.transitions.data(), work(), plane_bytes_, destinations, work(), prime_};
    const std::span<const Target> targets(plan.targets);
    std::size_t alive = 0;
    for (std::size_t begin = 0; begin < targets.size();) {
      std::size_t end = begin + 1;
      while (end < targets.size() && targets[end].chunks == targets[begin].chunks) ++end;
      alive += kernel_.gather(task, targets.subspan(begin, end - begin));
      begin = end;
    }
    return alive;
  }

  std::size_t limbs_;
  std::size_t plane_bytes_;
  std::size_t guard_bytes_;
  HugeBuffer memory_;
  Kernel kernel_;
  const std::uint8_t* masks_;
  std::uint64_t prime_;
  std::vector<std::byte*> cells_;
};

Sweep::Sweep(const SweepPlan& plan, const Ring& ring, Division division,
             const SweepOptions& options)
    : plan_(plan),
      ring_(ring),
      table_(plan, ring.limbs, std::move(division)),
      kernel_(kernel_for(ring, options.instruction_set)) {
  FLOTILLA_ASSERT_LIGHT(options.threads >= 1);
  order_groups();
  for (int t = 0; t < options.threads; ++t) {
    workers_.push_back(std::make_unique<Worker>(plan, kernel_, ring));
  }
}

Sweep::~Sweep() = default;

// Groups of a class run one after the other, so that its program stays in cache; costly classes come
// first, so that no thread is left with a large group at the end.
void Sweep::order_groups() {
  for (const Side side : {Side::left, Side::right}) {
    std::vector<int>& order = groups_by_class_[static_cast<std::size_t>(side)];
    order = table_.ownership().of(side);
    const auto rank = [&](int stem) {
      const Program& p = plan_.program(side, stem);
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
  if (row_ != 0) table_.set_to_zero();
  row_ = 1;
  const Side fresh_side = fresh();
  const HalfSpace& half = plan_.half(fresh_side);
  const HalfSpace& old_half = plan_.half(other(fresh_side));
  const int old_stem = old_half.profiles()[at(old_half.blank_profile())].stem;
  for (const HalfSpace::FirstFill& fill : half.first_fills()) {
    if (fill.from != half.blank_profile()) continue;
    const int stem = half.profiles()[at(half.starts()[at(fill.to)].profile)].stem;
    if (!std::binary_search(table_.ownership().of(fresh_side).begin(),
                            table_.ownership().of(fresh_side).end(), stem)) {
      continue;
    }
    const CellShape& shape = plan_.shape(fresh_side, stem, old_stem);
    for (const CellVector& v : shape.vectors) {
      const HalfSpace::Stem& members = half.stems()[at(stem)];
      if (members.starts[at(v.start)] != fill.to) continue;
      const HalfSpace::Stem& old = old_half.stems()[at(old_stem)];
      const bool is_blank_member = (v.is_other ? old.other : old.free) == old_half.blank_profile();
      const HalfSpace::Start& start = half.starts()[at(fill.to)];
      if (!is_blank_member && !is_merged(old, start.reach)) continue;
      std::uint64_t* const words =
          reinterpret_cast<std::uint64_t*>(table_.cell(fresh_side, stem, old_stem) +
                                           std::size_t{v.offset} * at(ring_.limbs) * k_chunk_bytes);
      std::uint64_t& word = words[fill.used - v.first_chunk * k_chunk_lanes];
      if (++word == ring_.prime) word = 0;
    }
  }
}

void Sweep::resume(int row) { row_ = row; }

// Waking and joining threads costs as much as some thousand additions: small passes run on fewer.
int Sweep::useful_threads() const {
  constexpr std::uint64_t k_updates_per_thread = 50'000;
  const std::uint64_t worth = 1 + plan_.updates(fresh()) / k_updates_per_thread;
  return static_cast<int>(std::min(worth, std::uint64_t{workers_.size()}));
}

bool Sweep::is_hopeless(int stem, int rows_left) const {
  return plan_.tallest(fresh(), stem) > rows_left;
}

// A group whose open columns need more rows than are left can never be finished: it is cleared.
PassStats Sweep::sweep_group(int stem, Worker& worker) {
  table_.cells_of_group(fresh(), stem, worker.cells());
  if (!is_hopeless(stem, plan_.problem().board.rows - row_)) {
    return worker.run(plan_.program(fresh(), stem));
  }
  clear_group(stem, worker);
  return {};
}

void Sweep::clear_group(int stem, Worker& worker) {
  for (const int active : plan_.occupied_cells(fresh(), stem)) {
    std::memset(worker.cells()[at(active)], 0, table_.cell_bytes(fresh(), stem, active));
  }
}

PassStats Sweep::sweep_groups(std::span<const int> stems) {
  FLOTILLA_ASSERT_LIGHT(row_ >= 1 && row_ < plan_.problem().board.rows);
  std::uint64_t states = 0, updates = 0, bytes = 0;
#pragma omp parallel for schedule(dynamic) num_threads(useful_threads()) \
    reduction(+ : states, updates, bytes)
  for (std::size_t g = 0; g < stems.size(); ++g) {
    const PassStats stats = sweep_group(stems[g], *workers_[at(this_thread())]);
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
    if (is_hopeless(groups[g], 0)) continue;
    const auto thread = at(this_thread());
    Worker& worker = *workers_[thread];
    const Program& program = plan_.program(fresh(), groups[g]);
    table_.cells_of_group(fresh(), groups[g], worker.cells());
    worker.gather_boundary(program);
    add_closed(program, worker, totals[thread]);
  }
  for (std::size_t t = 1; t < totals.size(); ++t) totals[0].add(totals[t]);
  return totals[0];
}

void Sweep::add_closed(const Program& program, const Worker& worker, Residues& total) const {
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
