// SPDX-License-Identifier: MIT
#include "jobs/count/kept_runs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "number/errors.hpp"
#include "store/atomic_file.hpp"
#include "store/checkpoint.hpp"
#include "store/count_file.hpp"

namespace flotilla::jobs {

namespace fs = std::filesystem;

namespace {

fs::path result_file(const CountSettings& settings, const Board& board) {
  return folder_of(settings, board) / "count.h5";
}

bool holds_something(const CountSettings& settings, const Board& board) {
  return fs::exists(result_file(settings, board)) ||
         store::has_checkpoint(folder_of(settings, board));
}

fs::path begun_file(const CheckpointSettings& settings) { return settings.checkpoint / "begun"; }

}  // namespace

fs::path folder_of(const CountSettings& settings, const Board& board) {
  return settings.is_series ? settings.checkpoint / to_string(board) : settings.checkpoint;
}

void keep_begun(const CheckpointSettings& settings) { store::write_text(begun_file(settings), ""); }

std::unique_ptr<store::FolderLock> open_folder(const CheckpointSettings& settings,
                                               const std::function<bool()>& is_used) {
  const std::string folder = settings.checkpoint.string();
  const FileError nothing_to_resume(
      fmt::format("no checkpoint in {} to resume from; without --resume the run "
                  "starts from the beginning",
                  folder));
  std::error_code ignored;
  if (settings.resume && !fs::exists(settings.checkpoint, ignored)) throw nothing_to_resume;
  store::prepare_folder(settings.checkpoint);
  auto lock = std::make_unique<store::FolderLock>(settings.checkpoint);  // before looking inside
  std::error_code missing;
  const bool was_begun = fs::remove(begun_file(settings), missing);
  if (is_used() == settings.resume || (settings.resume && was_begun)) return lock;
  if (settings.resume) throw nothing_to_resume;
  throw InputError(fmt::format(
      "checkpoint {} holds an earlier run; add --resume to go on from it, or remove the folder",
      folder));
}

std::unique_ptr<store::FolderLock> open_folders(const CountSettings& settings) {
  auto lock = open_folder(settings, [&] {
    return std::ranges::any_of(
        settings.boards, [&](const Board& board) { return holds_something(settings, board); });
  });
  if (settings.resume)  // what is not this run's is refused before hours of counting
    for (const Board& board : settings.boards) static_cast<void>(read_finished(settings, board));
  if (settings.is_series)
    for (const Board& board : settings.boards) store::prepare_folder(folder_of(settings, board));
  return lock;
}

std::optional<store::CountRecord> read_finished(const CountSettings& settings, const Board& board) {
  const fs::path file = result_file(settings, board);
  if (!fs::exists(file)) return std::nullopt;
  store::CountFile kept = store::read_count_file(file);
  const std::string asked = to_string(settings.problem(board));
  if (kept.records.size() != 1 || kept.records.front().problem != asked)
    throw FileError(fmt::format(
        "checkpoint {} belongs to another problem: {}, asked for {}; name another folder",
        file.string(), kept.records.empty() ? "none" : kept.records.front().problem, asked));
  return std::move(kept.records.front());
}

void keep_finished(const CountSettings& settings, const Board& board,
                   const store::CountRecord& record, const store::Provenance& provenance) {
  const std::array records = {record};
  store::write_count_file(result_file(settings, board), records, provenance);
}

void drop_finished(const CountSettings& settings, const Board& board) {
  std::error_code ignored;
  fs::remove(result_file(settings, board), ignored);
}

}  // namespace flotilla::jobs
