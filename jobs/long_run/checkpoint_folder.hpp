// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "frontier/table.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/long_run/progress.hpp"
#include "shard/communicator.hpp"
#include "store/checkpoint.hpp"

namespace flotilla::jobs {

[[nodiscard]] std::vector<std::string> names_of(const std::vector<Ring>& rings);

/// The checkpoint of one run in its folder, written and read by all ranks: a table at a row boundary, and a text.
///
/// All members are collective. What the folder holds is in store/checkpoint.hpp.
class CheckpointFolder {
 public:
  /// @param problem  what the run is about
  /// @param every_s  seconds between saves; 0: whenever asked
  CheckpointFolder(shard::Communicator& ranks, std::filesystem::path folder, std::string problem,
                   double every_s);

  /// The text that was saved; nothing if the folder has no checkpoint.
  /// @throws CommonError  if it is damaged or belongs to another problem.
  [[nodiscard]] std::optional<std::string> read_state() const;
  /// What `parse` makes of that text. @throws CommonError  naming the folder, if it throws a FileError.
  template <typename Parse>
  [[nodiscard]] auto parsed(const std::string& state, Parse parse) const {
    return alike([&] {
      try {
        return parse(state);
      } catch (const FileError& error) {
        throw damaged_state(error);
      }
    });
  }
  /// @throws CommonError  if other rings were saved.
  void refuse_other_rings(const std::vector<Ring>& rings) const;
  /// Fills the table's owned groups of the fresh side. @throws CommonError  if any is missing or damaged.
  void load_table(const frontier::SweepPlan& plan, const std::vector<Ring>& rings,
                  frontier::Table& table) const;

  /// From now on it is `every_s` until the next save.
  void start_clock() { last_save_ = Clock::now(); }
  /// Saves if it is time to, or if a stop signal has come to any rank.
  ///
  /// @param header  gives the header, asked on all ranks if it saves; problem, ranks and generation are filled in
  /// @param table   in the middle of the header's row, each group of the fresh side whole on its owner; null:
  ///                none is needed to go on
  /// @return        false if a stop signal has come
  [[nodiscard]] bool save_if_due(const std::function<store::CheckpointHeader()>& header,
                                 const frontier::Table* table, Progress& shown);
  /// Whether a stop signal has come to any rank.
  [[nodiscard]] bool has_stop_come() const;
  /// Removes the checkpoint, when it is no longer needed.
  void remove();

 private:
  using Clock = std::chrono::steady_clock;
  [[nodiscard]] FileError damaged_state(const FileError& error) const;
  void save(store::CheckpointHeader header, const frontier::Table* table);
  void read_groups(store::CheckpointReader& reader, frontier::Table& table, int stems) const;

  shard::Communicator& ranks_;
  std::filesystem::path folder_;
  std::string problem_;
  double every_s_;
  Clock::time_point last_save_ = Clock::now();
};

}  // namespace flotilla::jobs
