// SPDX-License-Identifier: MIT
#include <hdf5.h>

#include <system_error>

#include "number/errors.hpp"
#include "store/h5.hpp"

namespace flotilla::store::h5 {

static_assert(std::is_same_v<hid_t, Id>);

namespace {

constexpr std::size_t k_growth_bytes = 1 << 16;  // step by which a file in memory grows

/// H5Ewalk2 visitor: keeps the description of the innermost frame that has one.
herr_t keep_innermost(unsigned /*depth*/, const H5E_error2_t* frame, void* reason) {
  auto& text = *static_cast<std::string*>(reason);
  if (text.empty() && frame->desc != nullptr) text = frame->desc;
  return 0;
}

/// "file write failed: time = ..., errno = 28, error message = 'No space left on device', buf = ..." -> "No space left on device"
std::string shorten(const std::string& reason) {
  static constexpr std::string_view k_before = "error message = '";
  const auto start = reason.find(k_before);
  if (start == std::string::npos) return reason;
  const auto from = start + k_before.size();
  return reason.substr(from, reason.find('\'', from) - from);
}

void silence() { H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr); }

[[noreturn]] void fail(const std::string& path, const std::string& what) {
  throw FileError(path + ": cannot " + what + ": " + last_reason());
}

/// Format of HDF5 1.10, whose metadata carries checksums; closes all that is open with the file.
Handle access_list() {
  silence();
  Handle list(H5Pcreate(H5P_FILE_ACCESS), H5Pclose);
  H5Pset_libver_bounds(list.id(), H5F_LIBVER_V110, H5F_LIBVER_V110);
  H5Pset_fclose_degree(list.id(), H5F_CLOSE_STRONG);
  return list;
}

/// HDF5 takes two files of one name for one file, and refuses an image whose name exists on disk. No
/// file can exist below a file, and the number makes the name unique.
std::string name_in_memory(const std::string& path) {
  static int number = 0;
  return path + "//" + std::to_string(++number);
}

}  // namespace

std::string last_reason() {
  std::string reason;
  H5Ewalk2(H5E_DEFAULT, H5E_WALK_UPWARD, keep_innermost, &reason);
  H5Eclear2(H5E_DEFAULT);
  return reason.empty() ? "unknown reason" : shorten(reason);
}

File File::from_image(const std::string& path, std::span<const std::byte> image) {
  const Handle list = access_list();
  H5Pset_fapl_core(list.id(), k_growth_bytes, false);
  // HDF5 asks for a writable pointer but only copies from it.
  H5Pset_file_image(list.id(), const_cast<std::byte*>(image.data()), image.size());
  Handle file(H5Fopen(name_in_memory(path).c_str(), H5F_ACC_RDONLY, list.id()), H5Fclose);
  if (!file.is_open()) fail(path, "read as HDF5");
  return {std::move(file), path};
}

File File::create(const std::string& path, const std::string& shown_as) {
  const Handle list = access_list();
  auto error = std::make_unique<WriteError>();
  if (!use_unfailing_driver(list.id(), error.get())) fail(shown_as, "create");
  Handle handle(H5Fcreate(path.c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, list.id()), H5Fclose);
  File file(std::move(handle), shown_as);
  file.error_ = std::move(error);
  file.check_written();
  if (!file.handle_.is_open()) fail(shown_as, "create");
  return file;
}

File File::open(const std::string& path) {
  const Handle list = access_list();
  Handle file(H5Fopen(path.c_str(), H5F_ACC_RDONLY, list.id()), H5Fclose);
  if (!file.is_open()) fail(path, "open as HDF5");
  return {std::move(file), path};
}

Group File::root() const {
  Handle root(H5Gopen2(handle_.id(), "/", H5P_DEFAULT), H5Gclose);
  if (!root.is_open()) fail(path_, "open the root group");
  return {std::move(root), path_, "/"};
}

void File::check_written() const {
  if (error_ != nullptr && error_->code != 0)
    throw FileError(path_ + ": cannot write: " + std::generic_category().message(error_->code));
}

void File::close() {
  const bool is_closed = handle_.close();
  check_written();
  if (!is_closed) fail(path_, "finish");
}

}  // namespace flotilla::store::h5
