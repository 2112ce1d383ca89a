// SPDX-License-Identifier: MIT
// In the middle of a row the table is its fresh side's groups, each whole on its owner: these are what a
// checkpoint holds, one group a stem. The other side's cells are computed from them.
#include "jobs/checkpointing.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <utility>

#include "jobs/agreement.hpp"
#include "jobs/print.hpp"
#include "jobs/run_state.hpp"
#include "jobs/stop_signal.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

std::string canonical(Problem problem) {
  problem.board = {problem.board.long_side(), problem.board.short_side()};
  return to_string(problem);
}

std::vector<std::string> names_of(const std::vector<Ring>& rings) {
  std::vector<std::string> names;
  names.reserve(rings.size());
  for (const Ring& ring : rings) names.push_back(ring.name());
  return names;
}

}  // namespace

Checkpointing::Checkpointing(shard::Communicator& ranks, std::filesystem::path folder,
                             const Problem& problem, double every_s)
    : ranks_(ranks), folder_(std::move(folder)), problem_(canonical(problem)), every_s_(every_s) {}

std::optional<space::CountProgress> Checkpointing::read_progress() {
  // Rank 0 speaks for all about the manifest; each rank then reads its own groups from the parts.
  const std::string state = text_of_first_rank(ranks_, [&] {
    if (!store::has_checkpoint(folder_)) return std::string();
    const store::CheckpointReader reader(folder_);
    const store::CheckpointHeader& header = reader.header();
    if (header.problem != problem_)
      throw FileError(
          fmt::format("checkpoint {} belongs to another problem: {}, asked for {}; "
                      "name another folder",
                      folder_.string(), header.problem, problem_));
    return header.state;
  });
  if (state.empty()) return std::nullopt;
  return alike([&] {
    try {
      space::CountProgress progress = progress_from_text(state);
      is_resumed_ = true;
      return progress;
    } catch (const FileError& error) {
      throw FileError(
          fmt::format("checkpoint {}: its state is damaged: {}", folder_.string(), error.what()));
    }
  });
}

void Checkpointing::before(const space::CountEstimate& estimate) {
  rings_ = names_of(estimate.rings);
  last_save_ = Clock::now();
  if (!is_resumed_) return;
  // Before sweeping: finished rings of the checkpoint must be those of this run.
  on_first_rank(ranks_, [&] {
    const store::CheckpointReader reader(folder_);
    reader.refuse_mismatch({problem_, rings_, reader.header().layout_fingerprint});
  });
}

void Checkpointing::load_table(shard::ShardedSweep& sweep) {
  together(ranks_, [&] {
    store::CheckpointReader reader(folder_);
    reader.refuse_mismatch({problem_, rings_, sweep.plan().fingerprint()});
    read_groups(reader, sweep);
  });
}

void Checkpointing::read_groups(store::CheckpointReader& reader, shard::ShardedSweep& sweep) const {
  // The row under way decides which side was fresh.
  const frontier::Side fresh =
      reader.header().row % 2 == 1 ? frontier::Side::left : frontier::Side::right;
  std::vector<bool> is_mine(static_cast<std::size_t>(sweep.plan().stems(fresh)), false);
  std::size_t missing = 0;
  for (const int stem : sweep.table().ownership().of(fresh)) {
    is_mine[static_cast<std::size_t>(stem)] = true;
    ++missing;
  }
  std::vector<std::byte> payload;
  for (int part = 0; part < reader.n_parts() && missing > 0; ++part) {
    for (const std::uint64_t stem : reader.group_ids(part)) {
      if (stem >= is_mine.size() || !is_mine[stem]) continue;
      reader.read(part, stem, payload);
      const auto group = static_cast<int>(stem);
      if (payload.size() != sweep.table().group_bytes(fresh, group))
        throw FileError(fmt::format("checkpoint {}: group {} has {} bytes, expected {}",
                                    folder_.string(), stem, payload.size(),
                                    sweep.table().group_bytes(fresh, group)));
      sweep.table().copy_group_in(fresh, group, payload);
      is_mine[stem] = false;
      --missing;
    }
  }
  if (missing > 0)
    throw FileError(
        fmt::format("checkpoint {}: {} groups of states are missing", folder_.string(), missing));
}

bool Checkpointing::after_row(const space::CountProgress& progress,
                              const shard::ShardedSweep& sweep, Progress& shown) {
  const std::chrono::duration<double> since_save = Clock::now() - last_save_;
  std::array<std::uint64_t, 2> wishes = {
      StopSignal::has_come() ? 1U : 0U,                                // any rank
      ranks_.is_first() && since_save.count() >= every_s_ ? 1U : 0U};  // one clock for all
  ranks_.maximum(wishes);
  const bool must_stop = wishes[0] != 0;
  if (!must_stop && wishes[1] == 0) return true;
  try {
    save(progress, sweep);
  } catch (const CommonError& error) {
    if (must_stop) throw;
    shown.end_line();
    if (ranks_.is_first())
      print_err("warning: no checkpoint saved, the run goes on: {}\n", error.what());
  }
  last_save_ = Clock::now();
  return !must_stop;
}

void Checkpointing::save(const space::CountProgress& progress, const shard::ShardedSweep& sweep) {
  store::CheckpointHeader header = header_of(progress, sweep);
  header.generation = std::stoull(
      text_of_first_rank(ranks_, [&] { return std::to_string(store::begin_checkpoint(folder_)); }));
  try {
    together(ranks_, [&] {
      store::PartWriter part(folder_, header, ranks_.rank());
      const frontier::Side fresh = sweep.fresh();
      std::vector<std::byte> group;
      for (const int stem : sweep.table().ownership().of(fresh)) {
        group.resize(sweep.table().group_bytes(fresh, stem));
        sweep.table().copy_group_out(fresh, stem, group);
        part.add_group(static_cast<std::uint64_t>(stem), group);
      }
      part.finish();
    });
    on_first_rank(ranks_, [&] { store::commit_checkpoint(folder_, header, ranks_.size()); });
  } catch (const CommonError&) {
    if (ranks_.is_first()) store::abandon_checkpoint(folder_);
    throw;
  }
}

store::CheckpointHeader Checkpointing::header_of(const space::CountProgress& progress,
                                                 const shard::ShardedSweep& sweep) const {
  store::CheckpointHeader header;
  header.problem = problem_;
  header.rings = rings_;
  header.ring = sweep.ring().name();
  header.row = progress.row;
  header.layout_fingerprint = sweep.plan().fingerprint();
  header.ranks = ranks_.size();
  header.seconds = progress.seconds;
  for (const space::RowReport& row : progress.rows)
    header.rows.push_back({row.ring, row.row - 1, row.states, row.bytes, row.updates, row.seconds});
  header.state = to_text(progress);
  return header;
}

void Checkpointing::remove() {
  on_first_rank(ranks_, [&] { store::remove_checkpoint(folder_); });
}

}  // namespace flotilla::jobs
