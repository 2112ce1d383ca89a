// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/provenance.hpp"

/// Independent work, such as draws, is cut into slices for the tasks of a job array; each writes a file, and
/// `flotilla merge` makes one of them.
namespace flotilla::store {

/// Slice `number` of `of`, from 1.
struct Slice {
  std::uint64_t number = 1;
  std::uint64_t of = 1;

  struct Range {
    std::uint64_t first = 0;  ///< from 0
    std::uint64_t count = 0;
  };
  /// Its share of `total` items: slices follow one another, and none has two more than another.
  [[nodiscard]] Range part_of(std::uint64_t total) const;

  bool operator==(const Slice&) const = default;
};

/// "3/16"
[[nodiscard]] std::string to_string(const Slice& slice);

/// Write it as attributes of `root`, or nothing.
void write_slice(h5::Group& root, const std::optional<Slice>& slice);
/// @throws FileError  unless 1 <= number <= of.
[[nodiscard]] std::optional<Slice> read_slice(const h5::Group& root);

/// What a merge has to know of a file.
struct SliceFile {
  std::filesystem::path path;
  std::optional<Slice> slice;
  std::string asked;  ///< all that slices of one run share, as text: "board 6x6, ..., seed 1"
  Provenance provenance;
};

/// The places of the files in the order of their slices.
///
/// @throws FileError  naming the files: one that is no slice, two that are the same slice, were asked for
///                    something else or by another version, or the numbers of those that are missing.
[[nodiscard]] std::vector<std::size_t> in_slice_order(std::span<const SliceFile> files);

/// "1,3-5" of {1, 3, 4, 5}.
[[nodiscard]] std::string ranges_text(std::span<const std::uint64_t> numbers);

}  // namespace flotilla::store
