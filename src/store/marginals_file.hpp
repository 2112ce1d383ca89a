// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/exact_table.hpp"
#include "store/provenance.hpp"
#include "store/question_record.hpp"

namespace flotilla::store {

/// The berth of a ship and how many placements use it.
struct BerthCount {
  std::int32_t row = 0;  ///< of its first cell, from 0
  std::int32_t col = 0;
  std::int32_t length = 1;
  bool is_vertical = false;  ///< down from there, else to the right
  BigInt placements;         ///< > 0

  bool operator==(const BerthCount&) const = default;
};

/// How often each cell has a ship, as its file holds it; its HDF5 layout is in schema.hpp.
struct MarginalsRecord : QuestionRecord {
  // Tables are of r x c cells, row-major.
  std::vector<std::string> rings;
  std::vector<std::int32_t> lengths;  ///< with ships, shortest first
  std::vector<std::string> shapes;    ///< names of what a solved board prints
  ExactTable ship;                    ///< placements with a ship in the cell, r x c
  ExactTable by_length;               ///< x lengths
  ExactTable by_axis;                 ///< x across, down
  ExactTable by_shape;                ///< x shapes
  std::vector<BerthCount> berths;
  std::vector<std::int32_t> symmetry_class;  ///< of each cell

  bool operator==(const MarginalsRecord&) const = default;
};

struct MarginalsFile {
  MarginalsRecord record;
  Provenance provenance;
};

/// Write marginals, atomically. @throws FileError  if they cannot be written.
void write_marginals_file(const std::filesystem::path& path, const MarginalsRecord& record,
                          const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] MarginalsFile read_marginals_file(const std::filesystem::path& path);

}  // namespace flotilla::store
