// SPDX-License-Identifier: MIT
// A vector of the table holds, at coefficient k, the ways to go on when k ships have been used: so the
// sources of a transition read the target where the forward sweep wrote it, and both sweeps share
// programs, masks and layout.
#include "frontier/backward_sweep.hpp"

#include <algorithm>
#include <cstring>

#include "frontier/group_worker.hpp"
#include "frontier/opening.hpp"
#include "frontier/this_thread.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::frontier {
void HalfTotals::add(const HalfTotals& addend) {
  FLOTILLA_ASSERT_LIGHT(first.size() == addend.first.size() &&
                        second.size() == addend.second.size());
  for (std::size_t row = 0; row < first.size(); ++row) first[row].add(addend.first[row]);
  for (std::size_t row = 0; row < second.size(); ++row) second[row].add(addend.second[row]);
}

/// One thread's work spaces, both ways, and its totals of the pass under way.
class BackwardSweep::Worker {
 public:
  Worker(const SweepPlan& plan, const Kernel& kernel, const Ring& ring, std::size_t labels)
      : finished(ring, labels),
        begun(ring, labels),
        plan_(plan),
        kernel_(kernel),
        ring_(ring),
        forward_(plan, kernel, ring),
        guard_bytes_((plan.chunks() + 1) * k_chunk_bytes),
        memory_(GroupWorker::bytes_needed(plan, ring)),
        scratch_(limbs() * plan.chunks() * k_chunk_bytes) {}

  /// The group whose forward and backward cells are set is taken back over the row's boundary. Where
  /// the row is the last one, only finished boards count; else what its outputs can go on with.
  void run(const Program& program, bool is_last) {
    forward_.gather_boundary(program);
    for (std::size_t l = 0; l < limbs(); ++l) {
      std::memset(work() + l * plane(), 0, std::size_t{program.work_chunks} * k_chunk_bytes);
    }
    if (is_last) {
      mark_finished_boards(program);
    } else {
      spread(program.begin_row, cells.data(), begun);
    }
    spread(program.finish_row, nullptr, finished);
  }

  /// Writes the inputs' vectors; the rest of their cells must be zero already.
  void store_inputs(const Program& program) {
    for (const Input& input : program.inputs) {
      const std::size_t bytes = input.chunks * k_chunk_bytes;
      std::byte* const to = cells[input.stem] + input.offset * limbs() * k_chunk_bytes;
      const std::byte* const from =
          work() + (std::size_t{input.place} + input.zeros) * k_chunk_bytes;
      for (std::size_t l = 0; l < limbs(); ++l)
        std::memcpy(to + l * bytes, from + l * plane(), bytes);
    }
  }

  [[nodiscard]] std::vector<std::byte*>& forward_cells() { return forward_.cells(); }
  [[nodiscard]] std::uint64_t bytes() const { return forward_.bytes() + memory_.size(); }

  std::vector<std::byte*> cells;  // of the backward table
  Residues finished, begun;

 private:
  [[nodiscard]] std::size_t limbs() const { return at(ring_.limbs); }
  [[nodiscard]] std::size_t plane() const { return forward_.plane_bytes(); }
  [[nodiscard]] std::byte* work() { return memory_.data() + guard_bytes_; }

  void mark_finished_boards(const Program& program) {
    const std::size_t full = plan_.inventory().size() - 1;
    for (const Target& target : program.finish_row.targets) {
      if (!target.closed) continue;
      const std::size_t chunk = std::size_t{target.place} + target.zeros - target.first_chunk;
      const std::uint64_t one = 1;
      std::memcpy(work() + chunk * k_chunk_bytes + full * sizeof one, &one, sizeof one);
    }
  }

  void spread(const GatherPlan& plan, std::byte* const* destinations, Residues& totals) {
    const SpreadTask task{plan_.masks().bytes().data(),
                          plan.transitions.data(),
                          plan.labels.data(),
                          forward_.work(),
                          work(),
                          plane(),
                          destinations,
                          scratch_.data(),
                          ring_.prime,
                          totals.words().data(),
                          totals.coefficients()};
    kernel_.spread(task, plan.targets);
  }

  const SweepPlan& plan_;
  const Kernel& kernel_;
  Ring ring_;
  GroupWorker forward_;
  std::size_t guard_bytes_;
  HugeBuffer memory_;
  std::vector<std::byte> scratch_;
};

BackwardSweep::BackwardSweep(const SweepPlan& plan, const Ring& ring, Division division,
                             const SweepOptions& options)
    : plan_(plan),
      ring_(ring),
      table_(plan, ring.limbs, std::move(division)),
      kernel_(kernel_for(ring, options.instruction_set)) {
  FLOTILLA_ASSERT_LIGHT(options.threads >= 1 && plan.options().trace != Trace::none);
  const std::size_t most_labels = std::max(labels(Side::left), labels(Side::right));
  for (int t = 0; t < options.threads; ++t) {
    workers_.push_back(std::make_unique<Worker>(plan, kernel_, ring, most_labels));
  }
  const int rows = plan.problem().board.rows;
  for (int row = 1; row <= rows; ++row) {
    totals_.first.emplace_back(ring, labels(fresh_side(row)));
    totals_.second.emplace_back(ring, labels(other(fresh_side(row))));
  }
}

BackwardSweep::~BackwardSweep() = default;

std::size_t BackwardSweep::labels(Side side) const {
  if (plan_.options().trace == Trace::row_cells) return at(plan_.problem().board.cols) + 1;
  return plan_.half(side).contents().size();
}

std::uint64_t BackwardSweep::bytes() const {
  std::uint64_t bytes = table_.bytes();
  for (const auto& worker : workers_) bytes += worker->bytes();
  return bytes;
}

std::uint64_t BackwardSweep::work_bytes(const SweepPlan& plan, const Ring& ring) {
  return 2 * GroupWorker::bytes_needed(plan, ring);
}

// Visits the owned groups of the pass that finishes row `row`; their totals are then added up.
template <typename Visit>
void BackwardSweep::for_each_group(const Table& forward, int row, const Visit& visit) {
  const Side fixed = fresh_side(row);
  const std::vector<int>& stems = table_.ownership().of(fixed);
  for (const auto& worker : workers_) {
    worker->finished = Residues(ring_, labels(other(fixed)));
    worker->begun = worker->finished;
  }
#pragma omp parallel for schedule(dynamic) num_threads(static_cast <int>(workers_.size()))
  for (std::size_t g = 0; g < stems.size(); ++g) {
    Worker& worker = *workers_[this_thread()];
    if (!plan_.is_hopeless(row, stems[g])) {
      forward.cells_of_group(fixed, stems[g], worker.forward_cells());
      table_.cells_of_group(fixed, stems[g], worker.cells);
      visit(worker, plan_.program(row, stems[g]));
      table_.clear_group(fixed, stems[g]);
      worker.store_inputs(plan_.program(row, stems[g]));
    } else {
      table_.clear_group(fixed, stems[g]);
    }
  }
  for (const auto& worker : workers_) {
    totals_.second[place(row)].add(worker->finished);
    if (row < plan_.problem().board.rows) totals_.first[place(row + 1)].add(worker->begun);
  }
}

void BackwardSweep::begin(const Table& forward) {
  row_ = plan_.problem().board.rows;
  for_each_group(forward, row_,
                 [](Worker& worker, const Program& program) { worker.run(program, true); });
}

void BackwardSweep::retreat(const Table& forward) {
  FLOTILLA_ASSERT_LIGHT(row_ > 1);
  --row_;
  for_each_group(forward, row_,
                 [](Worker& worker, const Program& program) { worker.run(program, false); });
}

// Each fill that begins the first row makes one state, once.
void BackwardSweep::close() {
  FLOTILLA_ASSERT_LIGHT(row_ == 1);
  const std::vector<int>& owned = table_.ownership().of(Side::left);
  for (const Opening& opening : openings(plan_)) {
    if (!std::binary_search(owned.begin(), owned.end(), opening.stem)) continue;
    const std::byte* const vector = table_.cell(Side::left, opening.stem, opening.old_stem) +
                                    opening.offset * at(ring_.limbs) * k_chunk_bytes;
    const std::size_t label =
        plan_.options().trace == Trace::contents ? std::size_t{opening.content} : 0;
    totals_.first.front().add(reinterpret_cast<const std::uint64_t*>(vector) + opening.word,
                              opening.plane_words, label, 1);
  }
}

}  // namespace flotilla::frontier
