// SPDX-License-Identifier: MIT
#include "store/folder_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "number/errors.hpp"

namespace flotilla::store {

namespace {

/// Whether `fd` is the file of this name, not one that its last holder has removed.
bool is_still_named(int fd, const std::filesystem::path& file) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(fd, &opened) == 0 && ::stat(file.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

}  // namespace

FolderLock::FolderLock(const std::filesystem::path& folder) : file_(folder / "lock") {
  for (;;) {
    fd_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (fd_ < 0)
      throw FileError(fmt::format("{}: cannot write: {}", file_.string(),
                                  std::generic_category().message(errno)));
    const bool is_locked = ::flock(fd_, LOCK_EX | LOCK_NB) == 0;
    if (!is_locked && errno == EWOULDBLOCK) {
      ::close(fd_);
      throw FileError(
          fmt::format("{}: another run is using this folder; wait for its end or take "
                      "another folder",
                      folder.string()));
    }
    if (!is_locked || is_still_named(fd_, file_)) return;
    ::close(fd_);
  }
}

FolderLock::~FolderLock() {
  ::unlink(file_.c_str());  // while it is locked
  ::close(fd_);
}

}  // namespace flotilla::store
