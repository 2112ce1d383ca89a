// SPDX-License-Identifier: MIT
#include "store/atomic_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <array>
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

void write_to(const fs::path& path, int flags, std::span<const std::byte> bytes) {
  Descriptor file(path, flags);
  if (!file.is_open()) fail(path, "write", errno);
  while (!bytes.empty()) {
    const ssize_t written = ::write(file.fd(), bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) fail(path, "write", written == 0 ? ENOSPC : errno);
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  if (!file.close()) fail(path, "write", errno);
}

fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

fs::path part_of(fs::path path) { return path += ".part"; }

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
  const fs::path folder = folder_of(path);
  if (!fs::exists(folder, ignored))
    throw FileError(
        fmt::format("{}: the folder {} does not exist", path.string(), folder.string()));
  if (!fs::is_directory(folder, ignored))
    throw FileError(fmt::format("{}: {} is not a folder", path.string(), folder.string()));
  const fs::path part = part_of(path);  // the name may be too long, or taken by a folder
  struct stat state {};
  if (::lstat(part.c_str(), &state) == 0) {
    if (S_ISDIR(state.st_mode)) fail(part, "write", EISDIR);
  } else if (errno != ENOENT) {
    fail(part, "write", errno);
  }
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

PendingFile::PendingFile(fs::path path) : path_(std::move(path)), part_(part_of(path_)) {}

PendingFile::~PendingFile() {
  if (!is_committed_) ::unlink(part_.c_str());
}

void PendingFile::commit() {
  if (const int error = sync_to_disk(part_, O_RDONLY); error != 0) fail(path_, "write", error);
  if (::rename(part_.c_str(), path_.c_str()) != 0) fail(path_, "give the file its name", errno);
  is_committed_ = true;
  sync_folder(folder_of(path_));
}

void append(const fs::path& path, std::span<const std::byte> bytes) {
  write_to(path, O_APPEND | O_WRONLY, bytes);
}

void write_text(const fs::path& path, std::string_view text) {
  PendingFile file(path);
  write_to(file.part(), O_CREAT | O_TRUNC | O_WRONLY, std::as_bytes(std::span(text)));
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

std::string size_text(std::uint64_t bytes) {
  static constexpr std::array k_units = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  auto size = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; size >= 1024 && unit + 1 < k_units.size(); ++unit) size /= 1024;
  return unit == 0 ? fmt::format("{} bytes", bytes) : fmt::format("{:.3g} {}", size, k_units[unit]);
}

}  // namespace flotilla::store
