// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "jobs/options/count_settings.hpp"
#include "shard/communicator.hpp"
#include "store/count_record.hpp"
#include "store/folder_lock.hpp"
#include "store/provenance.hpp"

/// The folder of --checkpoint: a board's checkpoint while it is counted, then its result, so that going on
/// does not count it again. A series has one sub-folder a board, such as run/10x10.
namespace flotilla::jobs {

[[nodiscard]] std::filesystem::path folder_of(const CountSettings& settings, const Board& board);

/// Makes the folder of --checkpoint; with --resume there must be something in it to go on from, or a note of keep_begun;
/// without it there must not be anything.
/// On one rank. @param is_used  whether there is @return  what keeps other runs out of it
/// @throws InputError, FileError  otherwise, or if it cannot be written to, or another run is using it.
[[nodiscard]] std::unique_ptr<store::FolderLock> open_folder(const CheckpointSettings& settings,
                                                             const std::function<bool()>& is_used);
/// The same for the folders of all boards of a count. @throws FileError  also for results of another problem.
[[nodiscard]] std::unique_ptr<store::FolderLock> open_folders(const CountSettings& settings);
/// Notes that a run was begun there and stopped, perhaps before there was anything to save: --resume then begins it again.
/// On one rank. @throws FileError  if the note cannot be written.
void keep_begun(const CheckpointSettings& settings);

/// The result of a board that was finished earlier. Each rank may call it.
/// @throws FileError  if it is damaged or answers another problem.
[[nodiscard]] std::optional<store::CountRecord> read_finished(const CountSettings& settings,
                                                              const Board& board);

/// Keeps a result. On one rank. @throws FileError  if it cannot be written.
void keep_finished(const CountSettings& settings, const Board& board,
                   const store::CountRecord& record, const store::Provenance& provenance);
/// Forgets it: a check found it wrong.
void drop_finished(const CountSettings& settings, const Board& board);

}  // namespace flotilla::jobs
