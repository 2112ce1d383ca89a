// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "store/atomic_file.hpp"
#include "store/h5.hpp"

/// A sealed file is an HDF5 file with one line of text after its last byte,
///   "\nflotilla seal, XXH3-64 of all before: 0123456789abcdef\n",
/// where HDF5 does not look (h5dump and h5py read such a file as any other). HDF5 metadata cannot tell
/// every damage and may crash on some, so readers check the seal before HDF5 sees a byte. Changing the
/// file with another tool breaks the seal.
namespace flotilla::store {

/// A sealed file in the making: nothing is at its path until commit().
class SealedFile {
 public:
  /// @throws FileError  if it cannot be made.
  SealedFile(const std::filesystem::path& path, std::string_view filetype);
  [[nodiscard]] h5::Group root() const { return file_.root(); }
  /// @throws FileError  if something could not be written so far.
  void check_written() const { file_.check_written(); }
  /// Seal it, give it its name. Memory: the size of the file.
  /// @throws FileError  with the system's reason; the file at the path is then as it was before.
  void commit();

 private:
  PendingFile pending_;
  h5::File file_;
};

/// Open a sealed file, checked from its first byte to its last. Memory: twice the file.
///
/// @throws FileError  if it cannot be read, is no HDF5 file, or was cut short or damaged.
[[nodiscard]] h5::File open_sealed(const std::filesystem::path& path);

/// @throws FileError  if the file does not say what it is.
[[nodiscard]] std::string filetype_of(const h5::Group& root);

/// Refuse a file of another type or version.
///
/// @throws FileError  naming the file, what it is and what was wanted.
void check_filetype(const h5::Group& root, std::string_view filetype);

/// Write the two attributes check_filetype() reads.
void set_filetype(h5::Group& root, std::string_view filetype);

}  // namespace flotilla::store
