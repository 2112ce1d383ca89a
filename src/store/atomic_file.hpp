// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "number/size_text.hpp"

/// Files that are whole or absent, whatever happens while they are written.
namespace flotilla::store {

/// Refuse a file that could not be written later, before long work starts. Leaves nothing behind.
///
/// @throws FileError  if `path` is a folder or its name too long, or its folder does not exist or cannot be
///                    written to.
void check_writable(const std::filesystem::path& path);

/// The same for a folder to be filled: makes `folder` (not its parents) if it is not there.
///
/// @throws FileError  if it cannot be made, is not a folder or cannot be written to.
void prepare_folder(const std::filesystem::path& folder);

/// Refuse to start writing what will not fit.
///
/// @param needed_bytes  an estimate; 0 = unknown, nothing is refused.
/// @throws FileError  if the file system of `folder` has fewer bytes free (names both numbers).
void check_free_space(const std::filesystem::path& folder, std::uint64_t needed_bytes);

using flotilla::size_text;

/// The name a file has until it is whole: `path`.PROCESS.part, empty at first. commit() gives it its real name. Where
/// `path` is a symbolic link its target is written, beside which the part stands; the link stays.
///
/// Unless committed, the part is removed at the end of scope; a file already at `path` stays untouched until then. Runs
/// that write to one path at a time have a part each, and the last to commit stays. A part that a killed process left is
/// not locked, so the next writer removes it.
class PendingFile {
 public:
  /// @throws FileError  if the part cannot be made.
  explicit PendingFile(std::filesystem::path path);
  ~PendingFile();
  PendingFile(const PendingFile&) = delete;
  PendingFile& operator=(const PendingFile&) = delete;

  [[nodiscard]] const std::filesystem::path& part() const { return part_; }
  /// As given: for messages.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  /// Write the closed .part file to the disk, rename it, write the folder to the disk.
  /// @throws FileError  with the system's reason; `path` is then as it was before.
  void commit();

 private:
  std::filesystem::path path_;
  std::filesystem::path target_;
  std::filesystem::path part_;
  int lock_fd_ = -1;  // of the part, locked
  bool is_committed_ = false;
};

/// Remove parts of `path` that no process is writing. Failures are ignored.
void remove_stale_parts(const std::filesystem::path& path);

/// Add `bytes` to the end of the part. @throws FileError  naming the file, with the system's reason.
void append(const PendingFile& file, std::span<const std::byte> bytes);

/// Write a text file, atomically. @throws FileError  with the system's reason; `path` is then as it was before.
void write_text(const std::filesystem::path& path, std::string_view text);

/// The whole of a file. @throws FileError  if it cannot be read.
[[nodiscard]] std::vector<std::byte> read_whole(const std::filesystem::path& path);

/// Make the names inside `folder` durable (fsync). @throws FileError  if the system refuses.
void sync_folder(const std::filesystem::path& folder);

}  // namespace flotilla::store
