// SPDX-License-Identifier: MIT
#include "jobs/options/evidence_settings.hpp"

#include <fmt/format.h>

#include "fleet/cell_name.hpp"
#include "fleet/evidence_rules.hpp"
#include "fleet/formats/evidence_file.hpp"
#include "fleet/formats/shot_log.hpp"
#include "fleet/formats/text_file.hpp"
#include "jobs/count/agreement.hpp"

namespace flotilla::jobs {

namespace {

/// A game has answers as one of its rules, a question only with shots; a config file may leave these to the command line.
void check_has_shots(const OptionValues& values, const Evidence& evidence) {
  if (values.is_given("answers") && values.file_prefix("answers").empty() &&
      evidence.shots().empty() && find_option(values.command().options, "answers")->initial.empty())
    throw InputError("answers = " + values.text("answers") +
                     " says how shots are answered, and there are none; give --shots, or leave it "
                     "out");
}

void refuse_column_numbers(const Evidence& evidence, const std::string& file) {
  for (int col = 0; col < evidence.board().cols; ++col)
    if (const auto number = evidence.column_number(col))
      throw InputError(fmt::format(
          "{0}: column {1} has the number {2}, but column numbers are not used here, row numbers "
          "alone; a board with column numbers is solved as a puzzle: flotilla solve {3}",
          text_name(file), column_name(col), *number, file));
}

Evidence read(const OptionValues& values, const Board& board) {
  const std::string file = values.text("evidence");
  Evidence evidence = file.empty()
                          ? Evidence(board)
                          : read_evidence(values.content("evidence"), board, text_name(file));
  refuse_column_numbers(evidence, file);
  if (values.has("answers"))
    evidence.set_answers(parse_answers(values.text("answers")), values.where("answers"));
  if (values.has("shots")) read_shots(values.text("shots"), values.where("shots"), evidence);
  check_has_shots(values, evidence);
  return evidence;
}

}  // namespace

bool has_evidence(const OptionValues& values) {
  return values.has("evidence") || values.has("shots") || values.has("answers");
}

std::optional<KnownBoard> known_board(const OptionValues& values, const Problem& problem) {
  if (!has_evidence(values)) return std::nullopt;
  return alike([&]() -> std::optional<KnownBoard> {
    Evidence evidence = read(values, problem.board);
    auto rules = std::make_shared<const BerthRules>(berth_rules(problem, evidence));
    if (rules->is_blank()) return std::nullopt;
    return KnownBoard{std::move(evidence), std::move(rules)};
  });
}

}  // namespace flotilla::jobs
