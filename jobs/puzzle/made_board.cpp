// SPDX-License-Identifier: MIT
#include "jobs/puzzle/made_board.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "puzzle/formats/json.hpp"

namespace flotilla::jobs {

std::string packed(const std::vector<MadeBoard>& boards) {
  std::string message;
  for (const MadeBoard& made : boards)
    message += fmt::format("{} {} {} {} {} {} {}", made.index, made.attempts, made.given_up,
                           made.conflicts, made.seconds, puzzle::code_of(made.grade),
                           made.board ? puzzle::to_json(*made.board) : "\n");
  return message;
}

std::vector<MadeBoard> unpacked(const std::string& message) {
  std::vector<MadeBoard> boards;
  std::istringstream lines(message);
  std::uint64_t index = 0, attempts = 0, given_up = 0, conflicts = 0;
  double seconds = 0;
  int code = 0;
  std::string json;
  while (lines >> index >> attempts >> given_up >> conflicts >> seconds >> code &&
         std::getline(lines, json)) {
    MadeBoard& made = boards.emplace_back();
    made.index = index;
    made.attempts = attempts;
    made.given_up = given_up;
    made.conflicts = conflicts;
    made.seconds = seconds;
    made.grade = puzzle::grade_of_code(static_cast<std::uint8_t>(code));
    auto read = puzzle::read_json(json, "boards made");
    if (!read.empty()) made.board.emplace(std::move(read.front()));
  }
  return boards;
}

std::string bank_line(const MadeBoard& made, std::uint64_t seed, const std::string& sampler) {
  auto json = nlohmann::ordered_json::parse(puzzle::to_json(made.board.value()));
  json["grade"] = to_string(made.grade);
  json["seed"] = seed;
  json["index"] = made.index;
  json["sampler"] = sampler;
  json["attempts"] = made.attempts;
  json["given_up"] = made.given_up;
  json["conflicts"] = made.conflicts;
  return json.dump() + "\n";
}

}  // namespace flotilla::jobs
