// SPDX-License-Identifier: MIT
#include "store/atomic_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "number/errors.hpp"

namespace flotilla::store {

namespace fs = std::filesystem;

namespace {

std::string reason_of(int error) { return std::generic_category().message(error); }

[[noreturn]] void fail(const fs::path& path, const std::string& what, int error) {
  throw FileError(fmt::format("{}: cannot {}: {}", path.string(), what, reason_of(error)));
}

/// A POSIX file descriptor, closed at the end of scope.
class Descriptor {
 public:
  Descriptor(const fs::path& path, int flags)
      : fd_(::open(path.c_str(), flags | O_CLOEXEC, 0666)) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] bool is_open() const { return fd_ >= 0; }
  [[nodiscard]] int fd() const { return fd_; }
  /// A full disk may show only here (network file systems).
  [[nodiscard]] bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

 private:
  int fd_;
};

/// 0, or the errno of the first failure. EINVAL: a special file or folder that knows no fsync.
int sync_to_disk(const fs::path& path, int flags) {
  const Descriptor file(path, flags);
  if (!file.is_open()) return errno;
  return ::fsync(file.fd()) == 0 || errno == EINVAL ? 0 : errno;
}

/// @param shown_as  names the file in messages
void write_to(const fs::path& path, int flags, std::span<const std::byte> bytes,
              const fs::path& shown_as) {
  Descriptor file(path, flags);
  if (!file.is_open()) fail(shown_as, "write", errno);
  while (!bytes.empty()) {
    const ssize_t written = ::write(file.fd(), bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail(shown_as, "write", written == 0 ? ENOSPC : errno);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  if (!file.close()) fail(shown_as, "write", errno);
}

fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// A device or a pipe is not replaced by a file. Of folders others speak.
void check_is_file(const fs::path& path) {
  std::error_code ignored;
  if (fs::is_other(fs::status(path, ignored)))
    throw FileError(fmt::format("{}: is there already and is not a file", path.string()));
}

/// What is written when `path` is: the target of a symbolic link, which stays a link.
fs::path target_of(fs::path path) {
  constexpr int k_most_links = 40;  // as the system follows
  std::error_code failure;
  for (int links = 0; fs::is_symlink(fs::symlink_status(path, failure)); ++links) {
    if (links == k_most_links) fail(path, "write", ELOOP);
    const fs::path target = fs::read_symlink(path, failure);
    if (failure) fail(path, "write", failure.value());
    path = target.is_absolute() ? target : folder_of(path) / target;
  }
  return path;
}

/// "result.h5.1234.part", of this process; further ones where that is taken.
fs::path own_part(const fs::path& target, int trial) {
  fs::path part = target;
  part += trial == 0 ? fmt::format(".{}.part", ::getpid())
                     : fmt::format(".{}-{}.part", ::getpid(), trial);
  return part;
}

/// Digits and a hyphen between the name and the end.
bool is_part_name(std::string_view name, const std::string& target) {
  constexpr std::string_view k_end = ".part";
  if (!name.starts_with(target + ".") || !name.ends_with(k_end)) return false;
  name.remove_prefix(target.size() + 1);
  return name.size() > k_end.size() &&
         name.find_first_not_of("0123456789-") == name.size() - k_end.size();
}

/// Whether `fd` is the file of this name, not one that another has removed.
bool is_still_named(int fd, const fs::path& path) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(fd, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/// Tries it: access rights, read-only mounts, quotas and root's powers decide together.
int try_to_write_in(const fs::path& folder) {
  // A file without a name cannot be left behind, not even by SIGKILL.
  if (const Descriptor file(folder, O_TMPFILE | O_WRONLY); file.is_open()) return 0;
  if (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT) return errno;
  const fs::path trial = folder / fmt::format(".flotilla-{}.part", ::getpid());
  const Descriptor file(trial, O_CREAT | O_EXCL | O_WRONLY);
  if (!file.is_open()) return errno;
  ::unlink(trial.c_str());
  return 0;
}

}  // namespace

void check_writable(const fs::path& path) {
  std::error_code ignored;
  if (path.filename().empty() || fs::is_directory(path, ignored))
    throw FileError(fmt::format("{}: is a folder, not a file to write", path.string()));
  check_is_file(path);
  const fs::path target = target_of(path);
  const fs::path folder = folder_of(target);
  if (!fs::exists(folder, ignored))
    throw FileError(
        fmt::format("{}: the folder {} does not exist", path.string(), folder.string()));
  if (!fs::is_directory(folder, ignored))
    throw FileError(fmt::format("{}: {} is not a folder", path.string(), folder.string()));
  struct stat state {};  // the name may be too long
  if (::lstat(own_part(target, 0).c_str(), &state) != 0 && errno != ENOENT)
    fail(path, "write", errno);
  if (const int error = try_to_write_in(folder); error != 0)
    throw FileError(fmt::format("{}: cannot write in folder {}: {}", path.string(), folder.string(),
                                reason_of(error)));
}

void prepare_folder(const fs::path& folder) {
  if (::mkdir(folder.c_str(), 0777) != 0 && errno != EEXIST) fail(folder, "make the folder", errno);
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored))
    throw FileError(fmt::format("{}: is not a folder", folder.string()));
  if (const int error = try_to_write_in(folder); error != 0)
    fail(folder, "write in the folder", error);
}

void check_free_space(const fs::path& folder, std::uint64_t needed_bytes) {
  struct statvfs state {};
  if (needed_bytes == 0) return;
  if (::statvfs(folder.c_str(), &state) != 0) fail(folder, "ask for the free space", errno);
  const std::uint64_t free_bytes = std::uint64_t{state.f_bavail} * state.f_frsize;
  if (free_bytes < needed_bytes)
    throw FileError(fmt::format("{}: needs about {}, but only {} are free on its disk",
                                folder.string(), size_text(needed_bytes), size_text(free_bytes)));
}

void remove_stale_parts(const fs::path& path) {
  const std::string name = path.filename().string();
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder_of(path), ignored)) {
    if (!is_part_name(entry.path().filename().string(), name)) continue;
    if (!entry.is_regular_file(ignored) || entry.is_symlink(ignored)) continue;
    const Descriptor part(entry.path(), O_RDONLY);
    if (part.is_open() && ::flock(part.fd(), LOCK_EX | LOCK_NB) == 0)
      ::unlink(entry.path().c_str());
  }
}

PendingFile::PendingFile(fs::path path) : path_(std::move(path)), target_(target_of(path_)) {
  check_is_file(path_);
  remove_stale_parts(target_);
  for (int trial = 0; lock_fd_ < 0; ++trial) {
    part_ = own_part(target_, trial);
    const int fd = ::open(part_.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0666);
    if (fd < 0 && errno == EEXIST) continue;
    if (fd < 0) fail(path_, "write", errno);
    // Waits for a writer that takes it for a leftover; where files cannot be locked, nobody does.
    while (::flock(fd, LOCK_EX) != 0 && errno == EINTR) continue;
    if (is_still_named(fd, part_))
      lock_fd_ = fd;
    else
      ::close(fd);  // taken for a leftover before it was locked
  }
}

PendingFile::~PendingFile() {
  if (!is_committed_) ::unlink(part_.c_str());
  if (lock_fd_ >= 0) ::close(lock_fd_);
}

void PendingFile::commit() {
  if (const int error = sync_to_disk(part_, O_RDONLY); error != 0) fail(path_, "write", error);
  // HDF5 takes a shared lock to read: from now on it may, and still nobody takes the part for a leftover.
  ::flock(lock_fd_, LOCK_SH);
  if (::rename(part_.c_str(), target_.c_str()) != 0) fail(path_, "give the file its name", errno);
  is_committed_ = true;
  ::close(std::exchange(lock_fd_, -1));
  sync_folder(folder_of(target_));
}

void append(const PendingFile& file, std::span<const std::byte> bytes) {
  write_to(file.part(), O_APPEND | O_WRONLY, bytes, file.path());
}

void write_text(const fs::path& path, std::string_view text) {
  PendingFile file(path);
  append(file, std::as_bytes(std::span(text)));
  file.commit();
}

std::vector<std::byte> read_whole(const fs::path& path) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) fail(path, "read", EISDIR);
  const Descriptor file(path, O_RDONLY);
  if (!file.is_open()) fail(path, "read", errno);
  struct stat state {};
  if (::fstat(file.fd(), &state) != 0) fail(path, "read", errno);
  std::vector<std::byte> bytes(static_cast<std::size_t>(state.st_size));
  std::size_t have = 0;
  while (have < bytes.size()) {
    const ssize_t got = ::read(file.fd(), bytes.data() + have, bytes.size() - have);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail(path, "read", errno);
    if (got == 0) break;  // made shorter since fstat: whoever parses the bytes will say so
    have += static_cast<std::size_t>(got);
  }
  bytes.resize(have);
  return bytes;
}

void sync_folder(const fs::path& folder) {
  if (const int error = sync_to_disk(folder, O_RDONLY | O_DIRECTORY); error != 0)
    fail(folder, "write the folder to the disk", error);
}

}  // namespace flotilla::store
