// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "store/provenance.hpp"
#include "store/ship_count.hpp"

namespace flotilla::store {

/// What one hunter did in the games.
struct HunterRecord {
  std::string name;
  std::vector<std::uint64_t> shots;  ///< by game, in order
  std::vector<std::uint64_t>
      early_shots;         ///< by cell, row-major: games with a shot there among the first ones
  double cpu_seconds = 0;  ///< of playing, all threads; another run may change it
};

/// Games of several hunters on the same layouts, as their file holds them; its HDF5 layout is in schema.hpp.
struct HuntRecord {
  std::string problem;  ///< canonical text
  std::int32_t board_rows = 0;
  std::int32_t board_cols = 0;
  std::string fleet;
  std::vector<ShipCount> ships;  ///< the same as a table, shortest first
  std::string touch;
  std::string answers;
  std::int32_t salvo = 1;
  std::string
      layouts;  ///< which ones hide: "layouts of pattern 1,4"; empty: all alike, as is published
  std::string asked;  ///< all that the shots depend on; equal: so are the shots
  std::uint64_t seed = 0;
  std::uint64_t games = 0;  ///< of the whole hunt
  std::uint64_t first = 0;  ///< index of the first game here
  std::int32_t early = 0;   ///< how many first shots `early_shots` looks at
  std::vector<HunterRecord> hunters;

  // What another run may change.
  std::string config_toml;
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest rank

  /// How many games are here.
  [[nodiscard]] std::uint64_t done() const {
    return hunters.empty() ? 0 : hunters.front().shots.size();
  }
};

struct HuntFile {
  HuntRecord record;
  Provenance provenance;
};

/// Write games, atomically. @throws FileError  if it cannot be written.
void write_hunt_file(const std::filesystem::path& path, const HuntRecord& record,
                     const Provenance& provenance);

/// @throws FileError  if `path` is missing, cut short, damaged, of another type or version, or does not fit
///                    together.
[[nodiscard]] HuntFile read_hunt_file(const std::filesystem::path& path);

}  // namespace flotilla::store
