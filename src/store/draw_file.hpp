// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "number/bigint.hpp"
#include "store/provenance.hpp"
#include "store/seal.hpp"
#include "store/ship_count.hpp"
#include "store/slice.hpp"

namespace flotilla::store {

/// Where random draws come from.
struct DrawStream {
  std::uint64_t seed = 0;
  std::uint64_t first = 0;  ///< index of the first draw

  bool operator==(const DrawStream&) const = default;
};

/// What placements were drawn from.
struct DrawRecord {
  std::string problem;  ///< canonical text
  std::int32_t board_rows = 0;
  std::int32_t board_cols = 0;
  std::string fleet;                 ///< "4:1,3:2,2:3,1:4"
  std::vector<ShipCount> ships;      ///< the same as a table, shortest first
  std::string touch;                 ///< "none", "corner" or "any"
  std::string evidence;              ///< JSON; empty: nothing is known
  BigInt count = 0;                  ///< of all placements
  std::optional<DrawStream> stream;  ///< nothing: placements asked for by number
  std::optional<Slice> slice;        ///< of a run in slices; nothing: the whole

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const DrawRecord&) const = default;
};

/// Placements as columns.
struct DrawColumns {
  std::vector<BigInt> numbers;
  std::vector<std::int32_t> ships;             ///< of each placement; theirs follow one another in
  std::vector<std::int32_t> row, col, length;  ///< first cell, from 0
  std::vector<std::uint8_t> down;

  bool operator==(const DrawColumns&) const = default;
};

/// A file of draws in the making: nothing is at its path until commit(). Its layout is in schema.hpp.
class DrawFileWriter {
 public:
  /// @param record  all but what another run may change. @throws FileError  if it cannot be made.
  DrawFileWriter(const std::filesystem::path& path, const DrawRecord& record);
  /// The placements that come next. @throws FileError  if they cannot be written.
  void append(const DrawColumns& columns);
  /// @param record  as before, with what another run may change. @throws FileError  if it cannot be written.
  void commit(const DrawRecord& record, const Provenance& provenance);

 private:
  SealedFile file_;
  std::size_t limbs_;  // of a number
  std::optional<h5::Group> draws_;
  std::optional<h5::GrowingDataset> rank_, ships_, row_, col_, length_, down_;
};

struct DrawFile {
  DrawRecord record;
  Provenance provenance;
  DrawColumns columns;
};

/// What a merge has to know of a file of draws. @throws FileError  as read_draw_file.
[[nodiscard]] SliceFile slice_file_of_draws(const std::filesystem::path& path);

/// The slices of one run as the file of a run that was never cut, in any order of `paths`. Memory: one slice.
///
/// @param provenance  of the merge. @throws FileError  as in_slice_order, or if draws between slices are missing.
void merge_draw_files(const std::filesystem::path& path,
                      std::span<const std::filesystem::path> slices, const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] DrawFile read_draw_file(const std::filesystem::path& path);

}  // namespace flotilla::store
