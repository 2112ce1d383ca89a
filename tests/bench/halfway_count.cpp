// SPDX-License-Identifier: MIT
#include "bench/halfway_count.hpp"

#include <utility>

#include "bench/stopwatch.hpp"
#include "fleet/bound.hpp"
#include "fleet/parse.hpp"

namespace flotilla::bench {

Problem armada(int n) { return {{n, n}, parse_fleet("standard"), Touch::none}; }

Ring ring_of(const Problem& problem) { return rings_for(placement_upper_bound(problem)).front(); }

HalfwayCount::HalfwayCount(int n, int threads, std::filesystem::path folder)
    : ranks_(shard::make_solo()),
      plan_(std::make_unique<frontier::SweepPlan>(armada(n))),
      folder_(std::move(folder)),
      checkpointing_(*ranks_, folder_, armada(n), 0) {
  plan_->compile(threads);
  const Ring ring = ring_of(armada(n));
  space::CountEstimate estimate;
  estimate.rings = {ring};
  checkpointing_.before(estimate);
  const frontier::SweepOptions options{threads};
  sweep_ = std::make_unique<shard::ShardedSweep>(*plan_, ring, *ranks_, options);
  sweep_->begin();
  sweep_->advance();
  std::vector<double> rows_s;
  while (sweep_->row() < n / 2) rows_s.push_back(seconds_of([&] { sweep_->advance(); }));
  row_s_ = median(rows_s);
  progress_.row = sweep_->row();
}

HalfwayCount::~HalfwayCount() { store::remove_checkpoint(folder_); }

void HalfwayCount::save() { checkpointing_.after_row(progress_, *sweep_, silent_); }

void HalfwayCount::load() { checkpointing_.load_table(*sweep_); }

std::uint64_t HalfwayCount::disk_bytes() const {
  std::uint64_t bytes = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder_))
    if (file.is_regular_file()) bytes += file.file_size();
  return bytes;
}

}  // namespace flotilla::bench
