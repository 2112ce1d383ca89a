// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// An HDF5 file driver for writing a new file, on which no write ever fails.
///
/// HDF5 1.10 does not survive a failed write: H5Fclose() then returns early, and the file it left half
/// open crashes the process at exit or is taken for the next one that gets the same inode. So the first
/// failure (a full disk, a quota) is noted here instead, later writes are dropped, HDF5 finishes none
/// the wiser, and the owner of the file looks at the note.
namespace flotilla::store::h5 {

/// errno of the first failed write; 0 = all is well.
struct WriteError {
  int code = 0;
};

/// Make the HDF5 access list `access_list` use the driver.
///
/// @param error  must outlive the file opened with the list
/// @return       false if HDF5 refuses.
[[nodiscard]] bool use_unfailing_driver(std::int64_t access_list, WriteError* error);

}  // namespace flotilla::store::h5
