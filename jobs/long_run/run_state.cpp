// SPDX-License-Identifier: MIT
#include "jobs/long_run/run_state.hpp"

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

nlohmann::json to_json(const std::vector<frontier::Residues>& list) {
  nlohmann::json json = nlohmann::json::array();
  for (const frontier::Residues& residues : list) json.push_back(to_json(residues));
  return json;
}

std::vector<frontier::Residues> list_from(const nlohmann::json& json) {
  std::vector<frontier::Residues> list;
  for (const nlohmann::json& residues : json) list.push_back(residues_from(residues));
  return list;
}

nlohmann::json to_json(const frontier::HalfTotals& totals) {
  return {{"first", to_json(totals.first)}, {"second", to_json(totals.second)}};
}

frontier::HalfTotals totals_from(const nlohmann::json& json) {
  return {list_from(json.at("first")), list_from(json.at("second"))};
}

/// @throws FileError  as `read`, or for what is no such JSON.
template <typename Read>
auto from_text(const std::string& text, Read read) {
  try {
    return read(nlohmann::json::parse(text));
  } catch (const nlohmann::json::exception& error) {
    throw FileError(error.what());
  }
}

}  // namespace

std::string to_text(const space::CountProgress& progress) {
  const nlohmann::json json = {{"ring", progress.ring},
                               {"row", progress.row},
                               {"rows", progress.rows},
                               {"seconds", progress.seconds},
                               {"finished", to_json(progress.finished)}};
  return json.dump();
}

space::CountProgress progress_from_text(const std::string& text) {
  return from_text(text, [](const nlohmann::json& json) {
    space::CountProgress progress;
    progress.ring = json.at("ring").get<int>();
    progress.row = json.at("row").get<int>();
    progress.rows = json.at("rows").get<std::vector<space::RowReport>>();
    progress.seconds = json.at("seconds").get<double>();
    progress.finished = list_from(json.at("finished"));
    return progress;
  });
}

std::string to_text(const SavedSweeps& sweeps) {
  nlohmann::json json = {{"row", sweeps.row},
                         {"under_way", to_json(sweeps.under_way)},
                         {"seconds", sweeps.seconds},
                         {"finished_sweeps", nlohmann::json::array()}};
  for (const frontier::HalfTotals& totals : sweeps.finished)
    json["finished_sweeps"].push_back(to_json(totals));
  return json.dump();
}

SavedSweeps saved_sweeps_from_text(const std::string& text) {
  return from_text(text, [](const nlohmann::json& json) {
    SavedSweeps sweeps;
    sweeps.row = json.at("row").get<int>();
    sweeps.under_way = totals_from(json.at("under_way"));
    sweeps.seconds = json.at("seconds").get<double>();
    for (const nlohmann::json& totals : json.at("finished_sweeps"))
      sweeps.finished.push_back(totals_from(totals));
    return sweeps;
  });
}

}  // namespace flotilla::jobs
