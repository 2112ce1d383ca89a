// SPDX-License-Identifier: MIT
#include "store/seal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>

#include "number/errors.hpp"
#include "store/checksum.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

namespace {

constexpr std::string_view k_hdf5_signature = "\x89HDF\r\n\x1a\n";

std::string seal_of(std::span<const std::byte> bytes) {
  return fmt::format("\nflotilla seal, XXH3-64 of all before: {:016x}\n", checksum(bytes));
}

std::string_view as_text(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

SealedFile::SealedFile(const std::filesystem::path& path, std::string_view filetype)
    : pending_(path), file_(h5::File::create(pending_.part().string(), path.string())) {
  h5::Group top = root();
  set_filetype(top, filetype);
}

void SealedFile::commit() {
  file_.close();
  const std::string seal = seal_of(read_whole(pending_.part()));
  append(pending_, std::as_bytes(std::span(seal)));
  pending_.commit();
}

h5::File open_sealed(const std::filesystem::path& path) {
  const std::vector<std::byte> bytes = read_whole(path);
  if (bytes.empty()) throw FileError(path.string() + ": is empty");
  if (!as_text(bytes).starts_with(k_hdf5_signature))
    throw FileError(path.string() + ": is not an HDF5 file");
  const std::size_t seal_bytes = seal_of({}).size();
  const std::size_t image_bytes = bytes.size() - std::min(seal_bytes, bytes.size());
  const std::span<const std::byte> image = std::span(bytes).first(image_bytes);
  if (as_text(std::span(bytes).subspan(image_bytes)) != seal_of(image))
    throw FileError(path.string() +
                    ": was cut short, damaged or changed since it was written "
                    "(its seal does not match)");
  return h5::File::from_image(path.string(), image);
}

std::string filetype_of(const h5::Group& root) {
  if (!root.has_attribute(schema::k_filetype))
    throw FileError(root.file() + ": is not a file of this program (it has no filetype)");
  return root.get_text(schema::k_filetype);
}

void check_filetype(const h5::Group& root, std::string_view filetype) {
  if (const std::string found = filetype_of(root); found != filetype)
    throw FileError(
        fmt::format("{}: is a \"{}\" file, not a \"{}\" file", root.file(), found, filetype));
  if (const auto found = root.get<std::int32_t>(schema::k_version_attr); found != schema::k_version)
    throw FileError(fmt::format("{}: is version {} of \"{}\", this program reads version {}",
                                root.file(), found, filetype, schema::k_version));
}

void set_filetype(h5::Group& root, std::string_view filetype) {
  root.set(schema::k_filetype, filetype);
  root.set(schema::k_version_attr, std::int32_t{schema::k_version});
}

}  // namespace flotilla::store
