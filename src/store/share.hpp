// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

/// How much of a run a result file holds: slices of draws, races, games of a hunt, draws of a study.
namespace flotilla::store {

/// Items `first` .. `first` + `count` - 1 of `total`.
struct Share {
  std::string of;    ///< the run, as text; equal for all its parts
  std::string what;  ///< the items: "slice", "race", "game", "draw"
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  std::uint64_t total = 0;

  [[nodiscard]] bool is_all() const { return count == total; }
};

/// One for each space of a study and each kind of layouts that is raced, one of other kinds that can be parts; none for kinds that are always whole.
///
/// Slices count from 1, races, games and draws from 0, as everywhere. @throws FileError  as its reader.
[[nodiscard]] std::vector<Share> shares_in(const std::filesystem::path& path);

/// "2,5-7": the items of a run that none of its shares has; "" if they are all there. May overlap, in any order.
///
/// @param shares  of one run, at least one
[[nodiscard]] std::string missing_items(std::span<const Share> shares);

}  // namespace flotilla::store
