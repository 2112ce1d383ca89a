// SPDX-License-Identifier: MIT
#include "jobs/options/count_settings.hpp"

#include <fmt/format.h>

#include "fleet/bound.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

std::vector<Board> boards_of(const OptionValues& values) {
  int ways = 0;
  for (const char* name : {"board", "series", "boards"}) ways += values.has(name);
  if (ways == 0 && values.has("evidence")) return {board_of(values)};  // which says why not
  if (ways == 0)
    throw InputError(
        "no board is given; write --board=10x10, --series=6..11 or --boards=10x8,10x9");
  if (ways > 1)
    throw InputError(values.file_prefix("board") +
                     "board, series and boards exclude each other; give one of them");
  const Board::Limits& limits = values.has("closed-form") ? Board::k_unswept : Board::k_swept;
  if (values.has("series")) return parse_squares(values.text("series"), values.where("series"));
  if (values.has("boards"))
    return parsed(values, "boards",
                  [&](const std::string& text) { return parse_boards(text, "boards", limits); });
  return {
      parsed(values, "board", [&](const std::string& text) { return parse_board(text, limits); })};
}

std::string ring_of(const OptionValues& values) {
  return parsed(values, "ring", [](const std::string& text) {
    try {
      return text == "auto" || text == "Z/p" ? text : Ring::named(text).name();
    } catch (const InputError& error) {
      throw InputError(std::string(error.what()) + ", or auto, or Z/p itself");
    }
  });
}

void check_combinations(const CountSettings& settings, const OptionValues& values) {
  if (has_evidence(values)) {
    if (!values.has("board"))
      throw InputError("evidence is about one board; give it with --board=ROWSxCOLS");
    for (const char* name : {"closed-form", "checkpoint"})
      if (values.has(name))
        throw InputError(values.file_prefix(name) + name +
                         " does not go with evidence, which narrows a count to seconds; leave it "
                         "out");
  }
  if (settings.closed_form.empty()) return;
  if (settings.ring != "auto")
    throw InputError(
        values.file_prefix("ring") +
        "ring belongs to a sweep, and closed-form answers without one; give one of the "
        "two");
  for (const char* name : {"double-check", "checkpoint", "resume"})
    if (values.has(name) && values.text(name) != "false")
      throw InputError(values.file_prefix(name) + name +
                       " belongs to a sweep, and closed-form answers without one; give one of the "
                       "two");
}

}  // namespace

CountSettings count_settings(const OptionValues& values) {
  CountSettings settings;
  settings.boards = boards_of(values);
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.is_series = !values.has("board");

  settings.closed_form = values.text("closed-form");
  settings.ring = ring_of(values);
  settings.double_check = values.flag("double-check");
  settings.polynomial = values.flag("polynomial");

  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  check_combinations(settings, values);
  return settings;
}

std::vector<Ring> rings_of(const CountSettings& settings, const Problem& problem) {
  if (settings.ring == "auto") return {};
  const BigInt bound = placement_upper_bound(problem);
  std::vector<Ring> rings;
  BigInt product = 1;
  if (settings.ring == "Z/p") {
    for (int i = 0; product <= bound; ++i) {
      rings.push_back(Ring::prime_field(i));
      product *= rings.back().modulus();
    }
    return rings;
  }
  rings = {Ring::named(settings.ring)};
  if (rings.front().modulus() <= bound)
    throw LimitError(fmt::format(
        "ring = {} holds numbers below 2^{}, but the count on board {} may have {} bits; use "
        "--ring=auto",
        settings.ring, bit_length(rings.front().modulus() - 1), to_string(problem.board),
        bit_length(bound)));
  return rings;
}

}  // namespace flotilla::jobs
