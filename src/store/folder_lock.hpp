// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace flotilla::store {

/// Keeps other processes out of a folder, as long as they ask too.
///
/// The file "lock" in the folder is locked (flock), so a process that dies, however it does, holds nothing;
/// the file it may leave behind does no harm. On a file system without locks nobody is kept out.
class FolderLock {
 public:
  /// @param folder      must exist
  /// @throws FileError  if another process holds it, or the file cannot be made.
  explicit FolderLock(const std::filesystem::path& folder);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  std::filesystem::path file_;
  int fd_ = -1;
};

}  // namespace flotilla::store
