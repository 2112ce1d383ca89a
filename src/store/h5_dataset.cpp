// SPDX-License-Identifier: MIT
#include <hdf5.h>

#include <algorithm>
#include <functional>
#include <numeric>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "store/h5.hpp"
#include "store/h5_types.hpp"

namespace flotilla::store::h5 {

namespace {

constexpr hsize_t k_chunk_elements = 1 << 17;

/// Chunks, shuffle + deflate 1 + fletcher32.
Handle chunked_list(const std::vector<hsize_t>& chunk) {
  Handle list(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
  H5Pset_chunk(list.id(), static_cast<int>(chunk.size()), chunk.data());
  H5Pset_shuffle(list.id());
  H5Pset_deflate(list.id(), 1);
  H5Pset_fletcher32(list.id());
  return list;
}

/// Chunks of about 2^17 elements along the slowest dimension; small datasets stay contiguous.
Handle creation_list(const Shape& shape, std::size_t elements) {
  if (elements < k_least_compressed) return {H5Pcreate(H5P_DATASET_CREATE), H5Pclose};
  std::vector<hsize_t> chunk(shape.begin(), shape.end());
  const hsize_t slice = std::max<hsize_t>(elements / shape.front(), 1);
  chunk.front() = std::clamp<hsize_t>(k_chunk_elements / slice, 1, shape.front());
  return chunked_list(chunk);
}

}  // namespace

std::size_t Group::product(const Shape& shape) {
  return std::accumulate(shape.begin(), shape.end(), std::size_t{1}, std::multiplies<>());
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

GrowingDataset Group::create_growing(std::string_view name, NumberType type,
                                     std::uint64_t columns) {
  const std::size_t dimensions = columns == 0 ? 1 : 2;
  std::vector<hsize_t> extent = {0, columns};
  std::vector<hsize_t> most = {H5S_UNLIMITED, columns};
  std::vector<hsize_t> chunk = {
      std::max<hsize_t>(k_chunk_elements / std::max<hsize_t>(columns, 1), 1), columns};
  for (auto* shape : {&extent, &most, &chunk}) shape->resize(dimensions);
  const Handle space(H5Screate_simple(static_cast<int>(dimensions), extent.data(), most.data()),
                     H5Sclose);
  const Handle list = chunked_list(chunk);
  Handle made(H5Dcreate2(id(), std::string(name).c_str(), in_file_type(type), space.id(),
                         H5P_DEFAULT, list.id(), H5P_DEFAULT),
              H5Dclose);
  if (!made.is_open()) fail("write", name);
  return {std::move(made), type, columns, file_, full_name(name)};
}

void GrowingDataset::append_numbers(NumberType type, const void* values, std::size_t count) {
  const std::uint64_t width = std::max<std::uint64_t>(columns_, 1);
  FLOTILLA_ASSERT_LIGHT(type == type_ && count % width == 0);
  const std::size_t dimensions = columns_ == 0 ? 1 : 2;
  const std::vector<hsize_t> begin = {rows_, 0};
  const std::vector<hsize_t> added = {count / width, columns_};
  rows_ += count / width;
  const std::vector<hsize_t> extent = {rows_, columns_};
  if (count == 0) return;
  bool is_written = H5Dset_extent(handle_.id(), extent.data()) >= 0;
  const Handle in_file(H5Dget_space(handle_.id()), H5Sclose);
  const Handle in_memory(H5Screate_simple(static_cast<int>(dimensions), added.data(), nullptr),
                         H5Sclose);
  is_written = is_written &&
               H5Sselect_hyperslab(in_file.id(), H5S_SELECT_SET, begin.data(), nullptr,
                                   added.data(), nullptr) >= 0 &&
               H5Dwrite(handle_.id(), in_memory_type(type_), in_memory.id(), in_file.id(),
                        H5P_DEFAULT, values) >= 0;
  if (!is_written) throw FileError(file_ + ": cannot write " + name_ + ": " + last_reason());
}

void Group::write(std::string_view name, const std::vector<std::string>& texts) {
  write(name, texts, {texts.size()});
}

void Group::write(std::string_view name, const std::vector<std::string>& texts,
                  const Shape& shape) {
  const Texts packed = pack(texts);
  const Handle space = simple_space(shape);
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

std::vector<std::string> Group::read_texts(std::string_view name, std::size_t dimensions,
                                           Shape* shape) const {
  const Shape extent = shape_of(name, dimensions);
  const std::size_t count = product(extent);
  if (shape != nullptr) *shape = extent;
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
