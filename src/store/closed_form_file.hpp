// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "number/bivariate_polynomial.hpp"
#include "store/provenance.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// phi of one bounding box and one smaller fleet; not 0.
struct ClusterWeight {
  std::int32_t width = 1;  ///< <= height
  std::int32_t height = 1;
  std::int32_t fleet = 0;  ///< index into ClosedFormRecord::smaller_fleets
  Rational phi;

  bool operator==(const ClusterWeight&) const = default;
};

/// A board that was counted for the form.
struct CountedBoard {
  std::int32_t rows = 0;
  std::int32_t cols = 0;
  double seconds = 0;

  bool operator==(const CountedBoard&) const = default;
};

/// A closed form, as its file holds it; its HDF5 layout is in schema.hpp.
struct ClosedFormRecord {
  // What was asked.
  std::string fleet;             ///< "4:1,3:2,2:3,1:4"
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string touch;             ///< "none", "corner" or "any"

  // The answer.
  std::int32_t half_perimeter = 0;  ///< K: phi is 0 where width + height is more
  std::int32_t first_side = 1;      ///< the polynomial holds from here on, in both directions
  std::vector<std::int32_t> lengths;
  std::vector<std::vector<std::int32_t>> smaller_fleets;  ///< ships of each of these lengths
  std::vector<ClusterWeight> weights;
  BivariatePolynomial polynomial;  ///< of the whole fleet, in rows m and columns n

  // How it was reached.
  std::vector<CountedBoard> boards;

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const ClosedFormRecord&) const = default;
};

struct ClosedFormFile {
  ClosedFormRecord record;
  Provenance provenance;
};

/// Write a closed form, atomically. @throws FileError  if it cannot be written.
void write_closed_form_file(const std::filesystem::path& path, const ClosedFormRecord& record,
                            const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] ClosedFormFile read_closed_form_file(const std::filesystem::path& path);

}  // namespace flotilla::store
