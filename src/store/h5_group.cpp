// SPDX-License-Identifier: MIT
// Groups and attributes.
#include <hdf5.h>

#include "number/errors.hpp"
#include "store/h5.hpp"
#include "store/h5_types.hpp"

namespace flotilla::store::h5 {

void Group::fail(std::string_view what, std::string_view name) const {
  throw FileError(file_ + ": cannot " + std::string(what) + " " + full_name(name) + ": " +
                  last_reason());
}

std::string Group::full_name(std::string_view name) const {
  return path_ + (path_.ends_with('/') ? "" : "/") + std::string(name);
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

}  // namespace flotilla::store::h5
