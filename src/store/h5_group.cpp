// SPDX-License-Identifier: MIT
#include <hdf5.h>

#include <algorithm>
#include <numeric>

#include "number/errors.hpp"
#include "store/h5.hpp"

namespace flotilla::store::h5 {

namespace {

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

/// Fixed-length UTF-8 padded with NULs. HDF5 has no strings of length 0, so "" is one NUL.
Handle text_type(std::size_t bytes) {
  Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
  H5Tset_size(type.id(), std::max<std::size_t>(bytes, 1));
  H5Tset_strpad(type.id(), H5T_STR_NULLPAD);
  H5Tset_cset(type.id(), H5T_CSET_UTF8);
  return type;
}

struct Texts {
  std::size_t width;
  std::vector<char> cells;  // one text after another, each `width` long, and one spare byte
};

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

/// Chunks of about 2^17 elements along the slowest dimension, shuffle + deflate 1 + fletcher32; small datasets stay contiguous.
Handle creation_list(const Shape& shape, std::size_t elements) {
  Handle list(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
  if (elements < k_least_compressed) return list;
  constexpr hsize_t k_chunk_elements = 1 << 17;
  std::vector<hsize_t> chunk(shape.begin(), shape.end());
  const hsize_t slice = std::max<hsize_t>(elements / shape.front(), 1);
  chunk.front() = std::clamp<hsize_t>(k_chunk_elements / slice, 1, shape.front());
  H5Pset_chunk(list.id(), static_cast<int>(chunk.size()), chunk.data());
  H5Pset_shuffle(list.id());
  H5Pset_deflate(list.id(), 1);
  H5Pset_fletcher32(list.id());
  return list;
}

std::size_t points_of(hid_t space) {
  return static_cast<std::size_t>(std::max<hssize_t>(H5Sget_simple_extent_npoints(space), 0));
}

}  // namespace

void Group::fail(std::string_view what, std::string_view name) const {
  throw FileError(file_ + ": cannot " + std::string(what) + " " + full_name(name) + ": " +
                  last_reason());
}

std::string Group::full_name(std::string_view name) const {
  return path_ + (path_.ends_with('/') ? "" : "/") + std::string(name);
}

std::size_t Group::product(const Shape& shape) {
  return std::accumulate(shape.begin(), shape.end(), std::size_t{1}, std::multiplies<>());
}

Group Group::create_group(std::string_view name) {
  Handle made(H5Gcreate2(id(), std::string(name).c_str(), H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT),
              H5Gclose);
  if (!made.is_open()) fail("create", name);
  return {std::move(made), file_, full_name(name)};
}

Group Group::group(std::string_view name) const {
  Handle found(H5Gopen2(id(), std::string(name).c_str(), H5P_DEFAULT), H5Gclose);
  if (!found.is_open()) fail("open", name);
  return {std::move(found), file_, full_name(name)};
}

bool Group::has(std::string_view name) const {
  return H5Lexists(id(), std::string(name).c_str(), H5P_DEFAULT) > 0;
}

bool Group::has_attribute(std::string_view name) const {
  return H5Aexists(id(), std::string(name).c_str()) > 0;
}

std::vector<std::string> Group::names() const {
  std::vector<std::string> found;
  const auto add = [](hid_t, const char* name, const H5L_info_t*, void* names) -> herr_t {
    static_cast<std::vector<std::string>*>(names)->emplace_back(name);
    return 0;
  };
  if (H5Literate(id(), H5_INDEX_NAME, H5_ITER_INC, nullptr, add, &found) < 0) fail("list", "");
  return found;
}

void Group::set_number(std::string_view name, NumberType type, const void* value) {
  const Handle space(H5Screate(H5S_SCALAR), H5Sclose);
  const Handle made(H5Acreate2(id(), std::string(name).c_str(), in_file_type(type), space.id(),
                               H5P_DEFAULT, H5P_DEFAULT),
                    H5Aclose);
  if (!made.is_open() || H5Awrite(made.id(), in_memory_type(type), value) < 0) fail("write", name);
}

void Group::get_number(std::string_view name, NumberType type, void* value) const {
  const Handle found(H5Aopen(id(), std::string(name).c_str(), H5P_DEFAULT), H5Aclose);
  if (!found.is_open()) fail("read", name);
  const Handle space(H5Aget_space(found.id()), H5Sclose);
  if (points_of(space.id()) != 1)
    throw FileError(file_ + ": " + full_name(name) + " is not one number");
  if (H5Aread(found.id(), in_memory_type(type), value) < 0) fail("read", name);
}

void Group::set(std::string_view name, std::string_view text) {
  const Handle space(H5Screate(H5S_SCALAR), H5Sclose);
  const Handle type = text_type(text.size());
  const Handle made(
      H5Acreate2(id(), std::string(name).c_str(), type.id(), space.id(), H5P_DEFAULT, H5P_DEFAULT),
      H5Aclose);
  const std::string padded = text.empty() ? std::string(1, '\0') : std::string(text);
  if (!made.is_open() || H5Awrite(made.id(), type.id(), padded.data()) < 0) fail("write", name);
}

void Group::set(std::string_view name, std::span<const std::string> texts) {
  const Texts packed = pack(texts);
  const Handle space = simple_space({texts.size()});
  const Handle type = text_type(packed.width);
  const Handle made(
      H5Acreate2(id(), std::string(name).c_str(), type.id(), space.id(), H5P_DEFAULT, H5P_DEFAULT),
      H5Aclose);
  if (!made.is_open() || H5Awrite(made.id(), type.id(), packed.cells.data()) < 0)
    fail("write", name);
}

std::vector<std::string> Group::get_texts(std::string_view name) const {
  const Handle found(H5Aopen(id(), std::string(name).c_str(), H5P_DEFAULT), H5Aclose);
  if (!found.is_open()) fail("read", name);
  const Handle stored(H5Aget_type(found.id()), H5Tclose);
  if (H5Tget_class(stored.id()) != H5T_STRING || H5Tis_variable_str(stored.id()) != 0)
    throw FileError(file_ + ": " + full_name(name) + " is not fixed-length text");
  const Handle space(H5Aget_space(found.id()), H5Sclose);
  Texts packed{H5Tget_size(stored.id()), {}};
  packed.cells.resize(packed.width * points_of(space.id()) + 1);
  if (H5Aread(found.id(), stored.id(), packed.cells.data()) < 0) fail("read", name);
  return unpack(packed);
}

std::string Group::get_text(std::string_view name) const {
  std::vector<std::string> texts = get_texts(name);
  if (texts.size() != 1) throw FileError(file_ + ": " + full_name(name) + " is not one text");
  return std::move(texts.front());
}

void Group::write_numbers(std::string_view name, NumberType type, const Shape& shape,
                          const void* values) {
  const Handle space = simple_space(shape);
  const Handle list = creation_list(shape, product(shape));
  const Handle made(H5Dcreate2(id(), std::string(name).c_str(), in_file_type(type), space.id(),
                               H5P_DEFAULT, list.id(), H5P_DEFAULT),
                    H5Dclose);
  if (!made.is_open() ||
      H5Dwrite(made.id(), in_memory_type(type), H5S_ALL, H5S_ALL, H5P_DEFAULT, values) < 0)
    fail("write", name);
}

void Group::write(std::string_view name, const std::vector<std::string>& texts) {
  const Texts packed = pack(texts);
  const Handle space = simple_space({texts.size()});
  const Handle type = text_type(packed.width);
  const Handle made(H5Dcreate2(id(), std::string(name).c_str(), type.id(), space.id(), H5P_DEFAULT,
                               H5P_DEFAULT, H5P_DEFAULT),
                    H5Dclose);
  if (!made.is_open() ||
      H5Dwrite(made.id(), type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, packed.cells.data()) < 0)
    fail("write", name);
}

Group Group::write_bytes(std::string_view name, std::span<const std::byte> bytes) {
  const Handle space = simple_space({bytes.size()});
  Handle made(H5Dcreate2(id(), std::string(name).c_str(), H5T_STD_U8LE, space.id(), H5P_DEFAULT,
                         H5P_DEFAULT, H5P_DEFAULT),
              H5Dclose);
  if (!made.is_open() ||
      H5Dwrite(made.id(), H5T_NATIVE_UINT8, H5S_ALL, H5S_ALL, H5P_DEFAULT, bytes.data()) < 0)
    fail("write", name);
  return {std::move(made), file_, full_name(name)};
}

Handle Group::open_dataset(std::string_view name) const {
  Handle found(H5Dopen2(id(), std::string(name).c_str(), H5P_DEFAULT), H5Dclose);
  if (!found.is_open()) fail("read", name);
  return found;
}

Group Group::dataset(std::string_view name) const {
  return {open_dataset(name), file_, full_name(name)};
}

Shape Group::shape_of(std::string_view name, std::size_t dimensions) const {
  const Handle found = open_dataset(name);
  const Handle space(H5Dget_space(found.id()), H5Sclose);
  if (H5Sget_simple_extent_ndims(space.id()) != static_cast<int>(dimensions))
    throw FileError(file_ + ": " + full_name(name) + " does not have " +
                    std::to_string(dimensions) + " dimension(s)");
  std::vector<hsize_t> extent(dimensions);
  H5Sget_simple_extent_dims(space.id(), extent.data(), nullptr);
  return {extent.begin(), extent.end()};
}

void Group::read_numbers(std::string_view name, NumberType type, void* values) const {
  const Handle found = open_dataset(name);
  if (H5Dread(found.id(), in_memory_type(type), H5S_ALL, H5S_ALL, H5P_DEFAULT, values) < 0)
    fail("read", name);
}

std::vector<std::string> Group::read_texts(std::string_view name) const {
  const std::size_t count = product(shape_of(name, 1));
  const Handle found = open_dataset(name);
  const Handle stored(H5Dget_type(found.id()), H5Tclose);
  if (H5Tget_class(stored.id()) != H5T_STRING || H5Tis_variable_str(stored.id()) != 0)
    throw FileError(file_ + ": " + full_name(name) + " is not fixed-length text");
  Texts packed{H5Tget_size(stored.id()), {}};
  packed.cells.resize(packed.width * count + 1);
  if (H5Dread(found.id(), stored.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT, packed.cells.data()) < 0)
    fail("read", name);
  return unpack(packed);
}

Group Group::read_bytes(std::string_view name, std::vector<std::byte>& bytes) const {
  bytes.resize(product(shape_of(name, 1)));
  Handle found = open_dataset(name);
  if (H5Dread(found.id(), H5T_NATIVE_UINT8, H5S_ALL, H5S_ALL, H5P_DEFAULT, bytes.data()) < 0)
    fail("read", name);
  return {std::move(found), file_, full_name(name)};
}

bool Group::is_text(std::string_view name) const {
  const Handle type(H5Dget_type(open_dataset(name).id()), H5Tclose);
  return H5Tget_class(type.id()) == H5T_STRING;
}

bool Group::is_integer(std::string_view name) const {
  const Handle type(H5Dget_type(open_dataset(name).id()), H5Tclose);
  return H5Tget_class(type.id()) == H5T_INTEGER;
}

}  // namespace flotilla::store::h5
