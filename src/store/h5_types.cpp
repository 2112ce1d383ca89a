// SPDX-License-Identifier: MIT
#include "store/h5_types.hpp"

#include <algorithm>

namespace flotilla::store::h5 {

hid_t in_memory_type(NumberType type) {
  switch (type) {
    case NumberType::uint8:
      return H5T_NATIVE_UINT8;
    case NumberType::int32:
      return H5T_NATIVE_INT32;
    case NumberType::int64:
      return H5T_NATIVE_INT64;
    case NumberType::uint64:
      return H5T_NATIVE_UINT64;
    case NumberType::float64:
      return H5T_NATIVE_DOUBLE;
  }
  return -1;
}

hid_t in_file_type(NumberType type) {
  switch (type) {
    case NumberType::uint8:
      return H5T_STD_U8LE;
    case NumberType::int32:
      return H5T_STD_I32LE;
    case NumberType::int64:
      return H5T_STD_I64LE;
    case NumberType::uint64:
      return H5T_STD_U64LE;
    case NumberType::float64:
      return H5T_IEEE_F64LE;
  }
  return -1;
}

Handle text_type(std::size_t bytes) {
  Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
  H5Tset_size(type.id(), std::max<std::size_t>(bytes, 1));
  H5Tset_strpad(type.id(), H5T_STR_NULLPAD);
  H5Tset_cset(type.id(), H5T_CSET_UTF8);
  return type;
}

Texts pack(std::span<const std::string> texts) {
  std::size_t width = 1;
  for (const std::string& text : texts) width = std::max(width, text.size());
  // One spare byte: HDF5 refuses a null buffer even for no texts at all.
  Texts packed{width, std::vector<char>(width * texts.size() + 1)};
  for (std::size_t i = 0; i < texts.size(); ++i)
    std::ranges::copy(texts[i], packed.cells.begin() + static_cast<std::ptrdiff_t>(i * width));
  return packed;
}

std::vector<std::string> unpack(const Texts& packed) {
  std::vector<std::string> texts;
  for (std::size_t at = 0; at + packed.width < packed.cells.size(); at += packed.width) {
    std::string text(packed.cells.data() + at, packed.width);
    text.erase(text.find_last_not_of('\0') + 1);
    texts.push_back(std::move(text));
  }
  return texts;
}

Handle simple_space(const Shape& shape) {
  const std::vector<hsize_t> extent(shape.begin(), shape.end());
  return {H5Screate_simple(static_cast<int>(extent.size()), extent.data(), nullptr), H5Sclose};
}

std::size_t points_of(hid_t space) {
  return static_cast<std::size_t>(std::max<hssize_t>(H5Sget_simple_extent_npoints(space), 0));
}

}  // namespace flotilla::store::h5
