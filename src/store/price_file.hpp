// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/provenance.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// So many sets of numbers are each shared by `size` placements.
struct PricedSize {
  std::uint64_t size = 1;
  std::uint64_t number_sets = 1;

  bool operator==(const PricedSize&) const = default;
};

/// What row and column numbers leave of a space, as its file holds it; its HDF5 layout is in schema.hpp.
struct PriceRecord {
  // What was asked.
  std::string problem;  ///< canonical text: equal if and only if the question is
  std::int32_t board_rows = 0;
  std::int32_t board_cols = 0;
  std::string fleet;             ///< "3:1,2:2,1:3"
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string touch;             ///< "none", "corner" or "any"

  // The answer.
  std::uint64_t placements = 0;
  std::uint64_t number_sets = 0;
  std::uint64_t pinned = 0;
  std::uint64_t median_left = 0;
  std::uint64_t worst_left = 0;
  double mean_left = 0;            ///< rounded; exactly: sum of size^2 * number_sets / placements
  std::vector<PricedSize> groups;  ///< by size, ascending

  // How it was reached.
  std::uint64_t states = 0;
  std::uint64_t row_numbers = 0;
  std::uint64_t additions = 0;

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const PriceRecord&) const = default;
};

struct PriceFile {
  PriceRecord record;
  Provenance provenance;
};

/// Write prices, atomically. @throws FileError  if it cannot be written.
void write_price_file(const std::filesystem::path& path, const PriceRecord& record,
                      const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] PriceFile read_price_file(const std::filesystem::path& path);

}  // namespace flotilla::store
