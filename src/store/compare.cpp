// SPDX-License-Identifier: MIT
// Two files are walked side by side, whatever they hold: names first, then shape, type and bytes of each
// attribute and dataset. Nothing here knows the schema but for the names it skips.
#include <hdf5.h>

#include <algorithm>
#include <iterator>

#include "store/count_file.hpp"
#include "store/h5.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"

namespace flotilla::store {

namespace {

using h5::Handle;
using Names = std::vector<std::string>;

bool is_of_the_run(const std::string& name) {
  return std::ranges::find(schema::k_of_the_run, name) != std::end(schema::k_of_the_run);
}

Names compared(Names names) {
  std::erase_if(names, is_of_the_run);
  return names;
}

Names attribute_names(hid_t object) {
  Names names;
  const auto add = [](hid_t, const char* name, const H5A_info_t*, void* found) -> herr_t {
    static_cast<Names*>(found)->emplace_back(name);
    return 0;
  };
  H5Aiterate2(object, H5_INDEX_NAME, H5_ITER_INC, nullptr, add, &names);
  return names;
}

/// Type, shape and bytes of an attribute or dataset as stored.
struct Content {
  Handle type;
  std::vector<hsize_t> extent;
  std::vector<std::byte> bytes;

  Content(hid_t stored_type, hid_t stored_space)
      : type(stored_type, H5Tclose),
        extent(static_cast<std::size_t>(std::max(H5Sget_simple_extent_ndims(stored_space), 0))) {
    const Handle space(stored_space, H5Sclose);
    H5Sget_simple_extent_dims(stored_space, extent.data(), nullptr);
    const auto points = std::max<hssize_t>(H5Sget_simple_extent_npoints(stored_space), 0);
    bytes.resize(static_cast<std::size_t>(points) * H5Tget_size(type.id()));
  }
  [[nodiscard]] bool operator==(const Content& other) const {
    return H5Tequal(type.id(), other.type.id()) > 0 && extent == other.extent &&
           bytes == other.bytes;
  }
};

Content attribute_content(const h5::Group& object, const std::string& name) {
  const Handle attribute(H5Aopen(object.id(), name.c_str(), H5P_DEFAULT), H5Aclose);
  Content content(H5Aget_type(attribute.id()), H5Aget_space(attribute.id()));
  if (H5Aread(attribute.id(), content.type.id(), content.bytes.data()) < 0)
    object.fail("read", name);
  return content;
}

Content dataset_content(const h5::Group& dataset) {
  Content content(H5Dget_type(dataset.id()), H5Dget_space(dataset.id()));
  if (H5Dread(dataset.id(), content.type.id(), H5S_ALL, H5S_ALL, H5P_DEFAULT,
              content.bytes.data()) < 0)
    dataset.fail("read", "");
  return content;
}

bool is_group(const h5::Group& object) { return H5Iget_type(object.id()) == H5I_GROUP; }

h5::Group child(const h5::Group& parent, const std::string& name) {
  Handle handle(H5Oopen(parent.id(), name.c_str(), H5P_DEFAULT), H5Oclose);
  if (!handle.is_open()) parent.fail("open", name);
  return {std::move(handle), parent.file(), name};
}

/// The first name that only one of two sorted lists has.
std::string lone_name(const Names& a, const Names& b) {
  Names lone;
  std::ranges::set_symmetric_difference(a, b, std::back_inserter(lone));
  return lone.empty() ? "" : lone.front();
}

/// Where `a` and `b` differ first: "" if nowhere. `path` is the name of both.
std::string difference(const h5::Group& a, const h5::Group& b, const std::string& path) {
  const Names attributes = compared(attribute_names(a.id()));
  if (const std::string name = lone_name(attributes, compared(attribute_names(b.id())));
      !name.empty())
    return path + " attribute " + name + ": only one file has it";
  for (const std::string& name : attributes)
    if (!(attribute_content(a, name) == attribute_content(b, name)))
      return path + " attribute " + name + ": differs";
  if (is_group(a) != is_group(b)) return path + ": a group in one file, a dataset in the other";
  if (!is_group(a)) return dataset_content(a) == dataset_content(b) ? "" : path + ": differs";

  const Names names = compared(a.names());
  const std::string prefix = path == "/" ? path : path + "/";
  if (const std::string name = lone_name(names, compared(b.names())); !name.empty())
    return prefix + name + ": only one file has it";
  for (const std::string& name : names)
    if (std::string found = difference(child(a, name), child(b, name), prefix + name);
        !found.empty())
      return found;
  return "";
}

}  // namespace

bool same_but_for_times(const std::filesystem::path& file_a, const std::filesystem::path& file_b,
                        std::string* first_difference) {
  const h5::File a = open_sealed(file_a);
  const h5::File b = open_sealed(file_b);
  const std::string found = difference(a.root(), b.root(), "/");
  if (first_difference != nullptr) *first_difference = found;
  return found.empty();
}

}  // namespace flotilla::store
