// SPDX-License-Identifier: MIT
#include "jobs/options/evidence_settings.hpp"

#include "fleet/evidence_rules.hpp"
#include "fleet/formats/evidence_file.hpp"
#include "fleet/formats/shot_log.hpp"
#include "fleet/formats/text_file.hpp"
#include "jobs/count/agreement.hpp"

namespace flotilla::jobs {

namespace {

Evidence read(const OptionValues& values, const std::string& text, const Board& board) {
  const std::string file = values.text("evidence");
  Evidence evidence = file.empty() ? Evidence(board) : read_evidence(text, board, file);
  if (values.has("answers"))
    evidence.set_answers(parse_answers(values.text("answers")), values.where("answers"));
  if (values.has("shots")) read_shots(values.text("shots"), values.where("shots"), evidence);
  return evidence;
}

}  // namespace

bool has_evidence(const OptionValues& values) {
  return values.has("evidence") || values.has("shots") || values.has("answers");
}

std::optional<KnownBoard> known_board(const OptionValues& values, const Problem& problem,
                                      shard::Communicator& ranks) {
  if (!has_evidence(values)) return std::nullopt;
  const std::string text = text_of_first_rank(ranks, [&] {
    return values.has("evidence") ? read_text_file(values.text("evidence")) : std::string();
  });
  return alike([&]() -> std::optional<KnownBoard> {
    Evidence evidence = read(values, text, problem.board);
    auto rules = std::make_shared<const BerthRules>(berth_rules(problem, evidence));
    if (rules->is_blank()) return std::nullopt;
    return KnownBoard{std::move(evidence), std::move(rules)};
  });
}

}  // namespace flotilla::jobs
