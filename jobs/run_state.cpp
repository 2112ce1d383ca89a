// SPDX-License-Identifier: MIT
#include "jobs/run_state.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "number/errors.hpp"

namespace flotilla::space {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RowReport, ring, row, rows, states, most_states_on_a_rank,
                                   least_states_on_a_rank, updates, bytes, seconds)

}  // namespace flotilla::space

namespace flotilla::jobs {

namespace {

nlohmann::json to_json(const frontier::Residues& residues) {
  const auto words = residues.words();
  return {{"ring", residues.ring().name()},
          {"coefficients", residues.coefficients()},
          {"words", std::vector<std::uint64_t>(words.begin(), words.end())}};
}

frontier::Residues residues_from(const nlohmann::json& json) {
  frontier::Residues residues(Ring::named(json.at("ring").get<std::string>()),
                              json.at("coefficients").get<std::size_t>());
  const auto words = json.at("words").get<std::vector<std::uint64_t>>();
  if (words.size() != residues.words().size()) throw FileError("the number of words is wrong");
  std::ranges::copy(words, residues.words().begin());
  return residues;
}

}  // namespace

std::string to_text(const space::CountProgress& progress) {
  nlohmann::json json = {{"ring", progress.ring},
                         {"row", progress.row},
                         {"rows", progress.rows},
                         {"seconds", progress.seconds},
                         {"finished", nlohmann::json::array()}};
  for (const frontier::Residues& ring : progress.finished)
    json["finished"].push_back(to_json(ring));
  return json.dump();
}

space::CountProgress progress_from_text(const std::string& text) {
  try {
    const nlohmann::json json = nlohmann::json::parse(text);
    space::CountProgress progress;
    progress.ring = json.at("ring").get<int>();
    progress.row = json.at("row").get<int>();
    progress.rows = json.at("rows").get<std::vector<space::RowReport>>();
    progress.seconds = json.at("seconds").get<double>();
    for (const nlohmann::json& ring : json.at("finished"))
      progress.finished.push_back(residues_from(ring));
    return progress;
  } catch (const nlohmann::json::exception& error) {
    throw FileError(error.what());
  }
}

}  // namespace flotilla::jobs
