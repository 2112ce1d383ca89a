// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "report/histogram.hpp"
#include "report/result_tables.hpp"
#include "store/hunt_file.hpp"

/// Results that were sampled, game by game: each number with its 95 % interval, and what was published of the same.
namespace flotilla::report {

/// Whether files of this type hold games.
[[nodiscard]] bool holds_games(std::string_view filetype);

/// The table of one file of flotilla race, torus, hunt or finite-boards.
/// @throws FileError  if it cannot be read, or is of another type.
[[nodiscard]] ResultTable table_of_games(const std::filesystem::path& path,
                                         const Published& published);

/// How many shots games took: of a hunt, by hunter; of races, by plan on the first kind of layouts, in percent of the
/// board's cells where these are more than 100. @throws FileError  as above, and for finite-boards, which keeps means alone.
[[nodiscard]] Histogram shots_of_games(const std::filesystem::path& path);
[[nodiscard]] Histogram shots_of_hunt(const store::HuntRecord& record);

/// What was played, as a title: "Board 10x10, fleet 5:1,4:1,3:2,2:1, touch any, answers sunk_length".
[[nodiscard]] std::string game_text(const store::HuntRecord& record);

}  // namespace flotilla::report
