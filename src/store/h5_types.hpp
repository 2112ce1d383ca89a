// SPDX-License-Identifier: MIT
#pragma once

#include <hdf5.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "store/h5.hpp"

/// How our types look to HDF5. Only for the .cpp files of store::h5: it includes HDF5's own header.
namespace flotilla::store::h5 {

[[nodiscard]] hid_t in_memory_type(NumberType type);
[[nodiscard]] hid_t in_file_type(NumberType type);

/// Fixed-length UTF-8 padded with NULs. HDF5 has no strings of length 0, so "" is one NUL.
[[nodiscard]] Handle text_type(std::size_t bytes);

/// Texts as HDF5 wants them.
struct Texts {
  std::size_t width;
  std::vector<char> cells;  // one text after another, each `width` long, and one spare byte
};
[[nodiscard]] Texts pack(std::span<const std::string> texts);
[[nodiscard]] std::vector<std::string> unpack(const Texts& packed);

[[nodiscard]] Handle simple_space(const Shape& shape);
/// Number of elements of a dataspace.
[[nodiscard]] std::size_t points_of(hid_t space);

}  // namespace flotilla::store::h5
