// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "puzzle/formats/puzzle_file.hpp"

namespace flotilla::puzzle {

inline std::filesystem::path shared_puzzles() {
  const char* shared = std::getenv("FLOTILLA_SHARED");
  if (shared != nullptr && *shared != '\0') return std::filesystem::path(shared) / "puzzles";
  return std::filesystem::path(__FILE__).parent_path() / "../../../shared/puzzles";
}

/// A board and how many answers others have found.
struct PublishedBoard {
  Puzzle puzzle;
  std::uint64_t answers = 0;
  bool is_capped = false;                     // there are at least so many
  std::uint64_t answers_without_reveals = 0;  // 0: not told
};

/// Those of a file that tell their answers; none if there is no such file.
inline std::vector<PublishedBoard> published_boards(const std::string& file) {
  const std::filesystem::path path = shared_puzzles() / file;
  std::vector<PublishedBoard> boards;
  if (!std::filesystem::exists(path)) return boards;
  const std::vector<PrintedPuzzle> puzzles = read_puzzle_file(path.string());
  const nlohmann::json told = nlohmann::json::parse(std::ifstream(path));
  for (std::size_t i = 0; i < puzzles.size(); ++i)
    if (told.at(i).contains("solutions") && told.at(i).at("solutions").is_number())
      boards.push_back({puzzles[i].puzzle, told.at(i).at("solutions"),
                        told.at(i).value("solutions_capped", false),
                        told.at(i).value("solutions_without_reveals", std::uint64_t{0})});
  return boards;
}

}  // namespace flotilla::puzzle
