// SPDX-License-Identifier: MIT
// In the middle of a row the table is its fresh side's groups, each whole on its owner: these are what a
// checkpoint holds, one group a stem. The other side's cells are computed from them.
#include "jobs/long_run/checkpoint_folder.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "jobs/count/agreement.hpp"
#include "jobs/long_run/stop_signal.hpp"
#include "jobs/print.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

std::vector<std::string> names_of(const std::vector<Ring>& rings) {
  std::vector<std::string> names;
  names.reserve(rings.size());
  for (const Ring& ring : rings) names.push_back(ring.name());
  return names;
}

CheckpointFolder::CheckpointFolder(shard::Communicator& ranks, std::filesystem::path folder,
                                   std::string problem, double every_s)
    : ranks_(ranks), folder_(std::move(folder)), problem_(std::move(problem)), every_s_(every_s) {}

std::optional<std::string> CheckpointFolder::read_state() const {
  // Rank 0 speaks for all about the manifest; each rank then reads its own groups from the parts.
  std::string state = text_of_first_rank(ranks_, [&] {
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
  return state;
}

FileError CheckpointFolder::damaged_state(const FileError& error) const {
  return FileError(
      fmt::format("checkpoint {}: its state is damaged: {}", folder_.string(), error.what()));
}

void CheckpointFolder::refuse_other_rings(const std::vector<Ring>& rings) const {
  on_first_rank(ranks_, [&] {
    const store::CheckpointReader reader(folder_);
    reader.refuse_mismatch({problem_, names_of(rings), reader.header().layout_fingerprint});
  });
}

void CheckpointFolder::load_table(const frontier::SweepPlan& plan, const std::vector<Ring>& rings,
                                  frontier::Table& table) const {
  together(ranks_, [&] {
    store::CheckpointReader reader(folder_);
    reader.refuse_mismatch({problem_, names_of(rings), plan.fingerprint()});
    read_groups(reader, table, plan.stems(frontier::fresh_side(reader.header().row)));
  });
}

void CheckpointFolder::read_groups(store::CheckpointReader& reader, frontier::Table& table,
                                   int stems) const {
  const frontier::Side fresh = frontier::fresh_side(reader.header().row);
  std::vector<bool> is_mine(static_cast<std::size_t>(stems), false);
  std::size_t missing = 0;
  for (const int stem : table.ownership().of(fresh)) {
    is_mine[static_cast<std::size_t>(stem)] = true;
    ++missing;
  }
  std::vector<std::byte> payload;
  for (int part = 0; part < reader.n_parts() && missing > 0; ++part) {
    for (const std::uint64_t stem : reader.group_ids(part)) {
      if (stem >= is_mine.size() || !is_mine[stem]) continue;
      reader.read(part, stem, payload);
      const auto group = static_cast<int>(stem);
      if (payload.size() != table.group_bytes(fresh, group))
        throw FileError(fmt::format("checkpoint {}: group {} has {} bytes, expected {}",
                                    folder_.string(), stem, payload.size(),
                                    table.group_bytes(fresh, group)));
      table.copy_group_in(fresh, group, payload);
      is_mine[stem] = false;
      --missing;
    }
  }
  if (missing > 0)
    throw FileError(
        fmt::format("checkpoint {}: {} groups of states are missing", folder_.string(), missing));
}

bool CheckpointFolder::save_if_due(const std::function<store::CheckpointHeader()>& header,
                                   const frontier::Table* table, Progress& shown) {
  const std::chrono::duration<double> since_save = Clock::now() - last_save_;
  std::array<std::uint64_t, 2> wishes = {
      StopSignal::has_come() ? 1U : 0U,                                // any rank
      ranks_.is_first() && since_save.count() >= every_s_ ? 1U : 0U};  // one clock for all
  ranks_.maximum(wishes);
  const bool must_stop = wishes[0] != 0;
  if (!must_stop && wishes[1] == 0) return true;
  try {
    save(header(), table);
  } catch (const CommonError& error) {
    if (must_stop) throw;
    shown.end_line();
    if (ranks_.is_first())
      print_err("warning: no checkpoint saved, the run goes on: {}\n", error.what());
  }
  start_clock();
  return !must_stop;
}

void CheckpointFolder::save(store::CheckpointHeader header, const frontier::Table* table) {
  header.problem = problem_;
  header.ranks = ranks_.size();
  header.generation = std::stoull(
      text_of_first_rank(ranks_, [&] { return std::to_string(store::begin_checkpoint(folder_)); }));
  try {
    together(ranks_, [&] {
      store::PartWriter part(folder_, header, ranks_.rank());
      const frontier::Side fresh = frontier::fresh_side(header.row);
      std::vector<std::byte> group;
      if (table) {
        for (const int stem : table->ownership().of(fresh)) {
          group.resize(table->group_bytes(fresh, stem));
          table->copy_group_out(fresh, stem, group);
          part.add_group(static_cast<std::uint64_t>(stem), group);
        }
      }
      part.finish();
    });
    on_first_rank(ranks_, [&] { store::commit_checkpoint(folder_, header, ranks_.size()); });
  } catch (const CommonError&) {
    if (ranks_.is_first()) store::abandon_checkpoint(folder_);
    throw;
  }
}

bool CheckpointFolder::has_stop_come() const { return stop_has_come(ranks_); }

void CheckpointFolder::remove() {
  on_first_rank(ranks_, [&] { store::remove_checkpoint(folder_); });
}

}  // namespace flotilla::jobs
