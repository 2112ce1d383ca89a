// SPDX-License-Identifier: MIT
#include "jobs/long_run/checkpointing.hpp"

#include <string>

#include "jobs/long_run/run_state.hpp"

namespace flotilla::jobs {

namespace {

std::string canonical(Problem problem) {
  problem.board = {problem.board.long_side(), problem.board.short_side()};
  return to_string(problem);
}

}  // namespace

Checkpointing::Checkpointing(shard::Communicator& ranks, const std::filesystem::path& folder,
                             const Problem& problem, double every_s)
    : folder_(ranks, folder, canonical(problem), every_s) {}

std::optional<space::CountProgress> Checkpointing::read_progress() {
  const std::optional<std::string> state = folder_.read_state();
  if (!state) return std::nullopt;
  is_resumed_ = true;
  return folder_.parsed(*state, progress_from_text);
}

void Checkpointing::before(const space::CountEstimate& estimate) {
  rings_ = estimate.rings;
  folder_.start_clock();
  // Before sweeping: finished rings of the checkpoint must be those of this run.
  if (is_resumed_) folder_.refuse_other_rings(rings_);
}

void Checkpointing::load_table(shard::ShardedSweep& sweep) {
  folder_.load_table(sweep.plan(), rings_, sweep.table());
}

bool Checkpointing::after_row(const space::CountProgress& progress,
                              const shard::ShardedSweep& sweep, Progress& shown) {
  return folder_.save_if_due([&] { return header_of(progress, sweep); }, &sweep.table(), shown);
}

store::CheckpointHeader Checkpointing::header_of(const space::CountProgress& progress,
                                                 const shard::ShardedSweep& sweep) const {
  store::CheckpointHeader header;
  header.rings = names_of(rings_);
  header.ring = sweep.ring().name();
  header.row = progress.row;
  header.layout_fingerprint = sweep.plan().fingerprint();
  header.seconds = progress.seconds;
  for (const space::RowReport& row : progress.rows)
    header.rows.push_back({row.ring, row.row - 1, row.states, row.bytes, row.updates, row.seconds});
  header.state = to_text(progress);
  return header;
}

}  // namespace flotilla::jobs
