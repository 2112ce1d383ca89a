// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "store/provenance.hpp"
#include "store/seal.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// How the boards of a bank were made.
struct BankRecord {
  std::string problem;  ///< canonical text
  std::int32_t board_rows = 0;
  std::int32_t board_cols = 0;
  std::string fleet;             ///< "4:1,3:2,2:3,1:4"
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string touch;             ///< "none" or "corner"
  std::string sampler;           ///< "exact" (uniform) or "sequential" (not uniform)
  std::string count;             ///< of all placements, in decimal; empty: not known
  std::uint64_t seed = 0;
  std::uint64_t first = 0;  ///< index of the first board asked for
  std::uint64_t asked = 0;  ///< boards asked for
  std::string reading;      ///< "shapes" or "occupancy"
  std::string up_to;        ///< rung that finishes every board; empty: search may be needed
  std::string grade;        ///< the one that was wanted; empty: any
  std::int32_t passes = 1;  ///< 2: first what rules do without was taken from the boards
  bool removes_numbers = false;
  std::uint64_t attempts_allowed = 0;  ///< a board
  std::uint64_t effort_allowed = 0;    ///< conflicts of an attempt; 0: no bound

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  bool operator==(const BankRecord&) const = default;
};

/// Boards as columns, in order of their index. Cells and lines follow one another board by board.
struct BankColumns {
  std::vector<std::uint64_t> index;
  std::vector<std::uint64_t> attempts;
  std::vector<std::uint64_t> given_up;   ///< of them
  std::vector<std::uint64_t> conflicts;  ///< of the attempt that gave the board
  std::vector<std::uint8_t> grade;       ///< code_of_grade
  std::vector<double> seconds;           ///< never compared between runs
  std::vector<std::uint8_t> clue;  ///< [boards x rows x cols], a clue's symbol: see fleet/clue.hpp
  std::vector<std::int32_t> row_number,
      column_number;                           ///< [boards x rows], [boards x cols]; k_not_printed
  std::vector<std::int32_t> ships;             ///< of each answer; theirs follow one another in
  std::vector<std::int32_t> row, col, length;  ///< first cell, from 0
  std::vector<std::uint8_t> down;
  std::vector<std::uint64_t> not_made;           ///< indices for which no attempt gave a board
  std::vector<std::uint64_t> not_made_given_up;  ///< attempts at each that were given up

  static constexpr std::int32_t k_not_printed = -1;
  bool operator==(const BankColumns&) const = default;
};

/// A bank in the making: nothing is at its path until commit(). Its layout is in schema.hpp.
class BankFileWriter {
 public:
  /// @param record  all but what another run may change. @throws FileError  if it cannot be made.
  BankFileWriter(const std::filesystem::path& path, const BankRecord& record);
  /// The boards that come next. @throws FileError  if they cannot be written.
  void append(const BankColumns& columns);
  /// @param record  as before, with what another run may change. @throws FileError  if it cannot be written.
  void commit(const BankRecord& record, const Provenance& provenance);

 private:
  SealedFile file_;
  std::optional<h5::Group> boards_;
  std::optional<h5::GrowingDataset> index_, attempts_, given_up_, conflicts_, grade_, seconds_,
      clue_, row_number_, column_number_, ships_, row_, col_, length_, down_, not_made_,
      not_made_given_up_;
};

struct BankFile {
  BankRecord record;
  Provenance provenance;
  BankColumns columns;
};

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit together.
[[nodiscard]] BankFile read_bank_file(const std::filesystem::path& path);

}  // namespace flotilla::store
