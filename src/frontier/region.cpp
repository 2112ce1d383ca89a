// SPDX-License-Identifier: MIT
#include "frontier/region.hpp"

#include <algorithm>
#include <map>

namespace flotilla::frontier {

Region::Region(const SweepPlan& plan, int limbs, std::span<const int> left,
               std::span<const int> right, std::size_t runs)
    : unit_(static_cast<std::size_t>(limbs) * k_chunk_lanes * sizeof(std::uint64_t)),
      left_(left),
      right_(right),
      left_runs_(std::clamp<std::size_t>(left.size(), 1, runs)),
      right_runs_(std::clamp<std::size_t>(right.size(), 1, runs)) {
  for (std::size_t run = 0; run < right_runs_; ++run) {
    run_of_right_.resize(end_of_run(right.size(), right_runs_, run),
                         static_cast<std::uint32_t>(run));
  }
  measure_rows(plan);
}

// A row's cells depend on the class of its left stem only: each class is measured once.
void Region::measure_rows(const SweepPlan& plan) {
  std::map<int, std::size_t> known;             // class -> its number here
  std::vector<std::uint64_t> class_run_chunks;  // by number and right run
  std::vector<std::uint64_t> row_chunks;        // by left position and right run
  for (const int stem : left_) {
    const auto [it, is_new] =
        known.try_emplace(plan.classes(Side::left).of_stem(stem), known.size());
    if (is_new) {
      class_run_chunks.resize(class_run_chunks.size() + right_runs_, 0);
      std::uint64_t* const run_chunks = class_run_chunks.data() + it->second * right_runs_;
      for (std::size_t j = 0; j < right_.size(); ++j) {
        std::uint64_t& before = run_chunks[run_of_right_[j]];
        before_in_run_.push_back(static_cast<std::uint32_t>(before));
        before += plan.cell_chunks(Side::left, stem, right_[j]);
      }
    }
    class_row_.push_back(it->second * right_.size());
    for (std::size_t run = 0; run < right_runs_; ++run) {
      row_chunks.push_back(class_run_chunks[it->second * right_runs_ + run]);
    }
  }
  place_blocks(row_chunks);
}

void Region::place_blocks(const std::vector<std::uint64_t>& row_chunks) {
  row_begins_.resize(row_chunks.size());
  std::uint64_t begin = 0;
  std::size_t first = 0;
  for (std::size_t left_run = 0; left_run < left_runs_; ++left_run) {
    const std::size_t end = end_of_run(left_.size(), left_runs_, left_run);
    for (std::size_t run = 0; run < right_runs_; ++run) {
      block_begins_.push_back(begin);
      for (std::size_t i = first; i < end; ++i) {
        row_begins_[i * right_runs_ + run] = begin;
        begin += row_chunks[i * right_runs_ + run];
      }
    }
    first = end;
  }
  block_begins_.push_back(begin);
}

}  // namespace flotilla::frontier
