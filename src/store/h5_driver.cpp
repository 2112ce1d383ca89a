// SPDX-License-Identifier: MIT
// The functions HDF5 asks of a driver (H5FD_class_t), as its own "sec2" driver has them but for the errors.
#include "store/h5_driver.hpp"

#include <fcntl.h>
#include <hdf5.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

namespace flotilla::store::h5 {

namespace {

/// HDF5 keeps it as a pointer to its first member, as in C.
struct OpenFile {
  H5FD_t base{};
  int fd = -1;
  dev_t device = 0;
  ino_t inode = 0;
  haddr_t end_allocated = 0;
  haddr_t end_written = 0;
  WriteError* error = nullptr;

  void note(int code) const {
    if (error->code == 0) error->code = code;
  }
  [[nodiscard]] bool has_failed() const { return error->code != 0; }
};

/// What travels in the access list.
struct Settings {
  WriteError* error;
};

OpenFile& of(H5FD_t* file) { return *reinterpret_cast<OpenFile*>(file); }
const OpenFile& of(const H5FD_t* file) { return *reinterpret_cast<const OpenFile*>(file); }

H5FD_t* open_file(const char* name, unsigned /*flags*/, hid_t access_list, haddr_t /*max*/) {
  const auto* settings = static_cast<const Settings*>(H5Pget_driver_info(access_list));
  if (settings == nullptr) return nullptr;
  auto file = std::make_unique<OpenFile>();
  file->error = settings->error;
  file->fd = ::open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  struct stat state {};
  if (file->fd < 0 || ::fstat(file->fd, &state) != 0) {
    file->note(errno);
    if (file->fd >= 0) ::close(file->fd);
    return nullptr;
  }
  file->device = state.st_dev;
  file->inode = state.st_ino;
  return &file.release()->base;
}

herr_t close_file(H5FD_t* base) {
  const std::unique_ptr<OpenFile> file(&of(base));
  if (::close(file->fd) != 0) file->note(errno);  // network disks report a full disk only here
  return 0;
}

int compare(const H5FD_t* a, const H5FD_t* b) {
  if (of(a).device != of(b).device) return of(a).device < of(b).device ? -1 : 1;
  if (of(a).inode != of(b).inode) return of(a).inode < of(b).inode ? -1 : 1;
  return 0;
}

herr_t query(const H5FD_t* /*file*/, unsigned long* flags) {
  *flags = H5FD_FEAT_AGGREGATE_METADATA | H5FD_FEAT_ACCUMULATE_METADATA | H5FD_FEAT_DATA_SIEVE |
           H5FD_FEAT_AGGREGATE_SMALLDATA;
  return 0;
}

haddr_t end_allocated(const H5FD_t* file, H5FD_mem_t /*type*/) { return of(file).end_allocated; }
haddr_t end_written(const H5FD_t* file, H5FD_mem_t /*type*/) { return of(file).end_written; }

herr_t set_end_allocated(H5FD_t* file, H5FD_mem_t /*type*/, haddr_t end) {
  of(file).end_allocated = end;
  return 0;
}

herr_t read_bytes(H5FD_t* file, H5FD_mem_t /*type*/, hid_t /*list*/, haddr_t at, size_t size,
                  void* to) {
  auto* bytes = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t got = ::pread(of(file).fd, bytes, size, static_cast<off_t>(at));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0) {  // what was never written reads as zeros
      std::memset(bytes, 0, size);
      return 0;
    }
    bytes += got;
    at += static_cast<haddr_t>(got);
    size -= static_cast<size_t>(got);
  }
  return 0;
}

herr_t write_bytes(H5FD_t* base, H5FD_mem_t /*type*/, hid_t /*list*/, haddr_t at, size_t size,
                   const void* from) {
  OpenFile& file = of(base);
  const auto* bytes = static_cast<const char*>(from);
  file.end_written = std::max(file.end_written, at + size);
  while (size > 0 && !file.has_failed()) {
    const ssize_t written = ::pwrite(file.fd, bytes, size, static_cast<off_t>(at));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      file.note(written == 0 ? ENOSPC : errno);
      break;
    }
    bytes += written;
    at += static_cast<haddr_t>(written);
    size -= static_cast<size_t>(written);
  }
  return 0;
}

herr_t truncate_to_allocated(H5FD_t* base, hid_t /*list*/, hbool_t /*closing*/) {
  OpenFile& file = of(base);
  if (file.end_allocated == file.end_written) return 0;
  if (!file.has_failed() && ::ftruncate(file.fd, static_cast<off_t>(file.end_allocated)) != 0)
    file.note(errno);
  file.end_written = file.end_allocated;
  return 0;
}

H5FD_class_t make_driver() {
  H5FD_class_t driver{};
  driver.name = "flotilla";
  driver.maxaddr = (haddr_t{1} << 62) - 1;
  driver.fc_degree = H5F_CLOSE_WEAK;
  driver.fapl_size = sizeof(Settings);
  driver.open = open_file;
  driver.close = close_file;
  driver.cmp = compare;
  driver.query = query;
  driver.get_eoa = end_allocated;
  driver.set_eoa = set_end_allocated;
  driver.get_eof = end_written;
  driver.read = read_bytes;
  driver.write = write_bytes;
  driver.truncate = truncate_to_allocated;
  static constexpr H5FD_mem_t k_kinds[H5FD_MEM_NTYPES] = H5FD_FLMAP_DICHOTOMY;
  std::ranges::copy(k_kinds, driver.fl_map);
  return driver;
}

}  // namespace

bool use_unfailing_driver(std::int64_t access_list, WriteError* error) {
  static const H5FD_class_t driver = make_driver();
  static const hid_t driver_id = H5FDregister(&driver);
  const Settings settings{error};
  return driver_id >= 0 && H5Pset_driver(access_list, driver_id, &settings) >= 0;
}

}  // namespace flotilla::store::h5
