// SPDX-License-Identifier: MIT
#include "jobs/puzzle/hint.hpp"

#include <fmt/format.h>

#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "jobs/puzzle/filling.hpp"

namespace flotilla::jobs {

namespace {

/// The next step from what is filled in, or why there is none.
struct Hint {
  std::vector<puzzle::Contradiction> contradictions;  // clues
  std::optional<FillingVerdict> wrong = {};           // the filling
  std::optional<puzzle::Step> step = {};
  int open_cells = 0;
  Finding::Verdict verdict = Finding::Verdict::undecided;  // of the board

  [[nodiscard]] std::string text(const puzzle::Task& task, puzzle::Rung up_to) const {
    if (!contradictions.empty()) return finding().sentence() + "\n";
    if (wrong) return wrong->sentence() + "\n";
    const std::string warning = warning_text();
    if (!step)
      return warning + (open_cells == 0
                            ? "every cell is known\n"
                            : fmt::format("no rule up to {} settles any of the {} open cells\n",
                                          to_string(up_to), open_cells));
    return warning + fmt::format("{}: {}\n{}", to_string(step->rung), sentence(*step, task),
                                 step->reason ? cells_text(*step) + "\n" : "");
  }

  [[nodiscard]] nlohmann::ordered_json json(const puzzle::Task& task) const {
    nlohmann::ordered_json json = {{"open_cells", open_cells}};
    if (contradictions.empty())
      json["verdict"] = Finding::word_of(verdict);
    else
      finding().add_to(json);
    if (wrong) json["filling"] = wrong->json();
    json["step"] = step ? step_json(*step, task) : nlohmann::ordered_json();
    return json;
  }

  [[nodiscard]] Finding finding() const { return {contradictions, {}}; }

 private:
  /// Where a hint leads to no answer of its own.
  [[nodiscard]] std::string warning_text() const {
    if (verdict == Finding::Verdict::none)
      return "the board has no answer; steps lead to where rules break\n";
    if (verdict == Finding::Verdict::several)
      return "the board has several answers; steps settle what is the same in all\n";
    return "";
  }
};

Hint find_hint(const OptionValues& values, const BoardQuestion& question, puzzle::Rung up_to) {
  const puzzle::Task& task = question.task;
  if (auto contradictions = puzzle::contradictions(task); !contradictions.empty())
    return {.contradictions = std::move(contradictions)};
  puzzle::Position position(task);
  const Limits limits = limits_asked(values);
  const Finding finding = find_answers(task, {.limits = {.answers = 2}}, limits);
  if (values.has("partial")) {
    const Evidence filling = filling_asked(values, task.board());
    const FillingVerdict verdict =
        judge_filling(question, reading_asked(values), filling, finding, limits);
    const bool has_answers = finding.solution.answers > 0;
    if (has_answers && verdict.kind == FillingVerdict::Kind::wrong)
      return {{}, verdict, std::nullopt, verdict.open_cells, finding.verdict()};
    position = filled_position(task, filling);
  }
  return {{},
          std::nullopt,
          puzzle::next_step(position, up_to),
          position.open_cells(),
          finding.verdict()};
}

}  // namespace

ExitCode hint(const std::vector<std::string>& args, shard::Communicator& ranks) {
  return answer_boards(hint_command(), args, ranks, [](const OptionValues& values, int) {
    const puzzle::Rung up_to = rung_asked(values, puzzle::Rung::probe);
    const std::vector<BoardQuestion> questions = board_questions(values);
    only_board(questions, values, {});
    const puzzle::Task& task = questions.front().task;
    const Hint hint = find_hint(values, questions.front(), up_to);
    print_to(stdout, values.flag("json") ? line_of(hint.json(task)) : hint.text(task, up_to));
    check_stdout();
    return k_done;
  });
}

}  // namespace flotilla::jobs
