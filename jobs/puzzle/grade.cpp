// SPDX-License-Identifier: MIT
#include "jobs/puzzle/grade.hpp"

#include <fmt/format.h>

#include "jobs/puzzle/board_question.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

/// How far rules lead, and what the board is where they do not lead to the end.
struct Grade {
  puzzle::Walk walk;
  Finding finding;  // empty where rules lead to the end

  [[nodiscard]] bool is_finished() const { return walk.end == puzzle::Walk::End::solved; }
  [[nodiscard]] bool needs_search() const {
    return !is_finished() && (finding.verdict() == Finding::Verdict::one ||
                              finding.verdict() == Finding::Verdict::undecided);
  }
  /// A rung, "search", or what is wrong with the board.
  [[nodiscard]] std::string word() const {
    if (is_finished()) return to_string(walk.highest.value_or(puzzle::Rung::count));
    return needs_search() ? "search" : std::string(finding.word());
  }
};

Grade grade_of(const puzzle::Task& task, const Limits& limits) {
  puzzle::Position position(task);
  Grade grade{puzzle::walk(position, puzzle::Rung::probe), {}};
  if (!grade.is_finished()) grade.finding = find_answers(task, {.limits = {.answers = 2}}, limits);
  return grade;
}

std::string steps_text(const puzzle::Walk& walk) {
  std::string text;
  for (int rung = 0; rung < puzzle::k_rungs; ++rung)
    if (const int steps = walk.steps[static_cast<std::size_t>(rung)]; steps > 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ",
                          to_string(static_cast<puzzle::Rung>(rung)), steps);
  return text.empty() ? "no steps" : text;
}

std::string grade_line(const BoardQuestion& question, const Grade& grade) {
  const std::string steps = steps_text(grade.walk);
  if (grade.is_finished())
    return fmt::format("{}: {} ({})\n", question.label(), grade.word(), steps);
  const std::string how_far = fmt::format(
      "{}; {} open", steps,
      plural(grade.walk.open_cells, "cell") + (grade.walk.open_cells == 1 ? " stays" : " stay"));
  if (grade.finding.verdict() == Finding::Verdict::one)
    return fmt::format("{}: needs search ({})\n", question.label(), how_far);
  return fmt::format("{}: {} ({})\n", question.label(), grade.finding.sentence(), how_far);
}

std::string grade_json(const BoardQuestion& question, const Grade& grade) {
  nlohmann::ordered_json json = question.json();
  json["grade"] = grade.word();
  for (int rung = 0; rung < puzzle::k_rungs; ++rung)
    json["steps"][to_string(static_cast<puzzle::Rung>(rung))] =
        grade.walk.steps[static_cast<std::size_t>(rung)];
  json["open_cells"] = grade.walk.open_cells;
  if (!grade.is_finished()) grade.finding.add_to(json);
  return line_of(json);
}

}  // namespace

ExitCode grade(const std::vector<std::string>& args, shard::Communicator& ranks) {
  return answer_boards(
      grade_command(), args, ranks, [](const OptionValues& values, int machine_threads) {
        const int threads = threads_asked(values, machine_threads);
        const Limits limits = limits_asked(values);
        const std::vector<BoardQuestion> questions = board_questions(values);
        print_in_order(questions.size(), threads, [&](std::size_t i) {
          const Grade grade = grade_of(questions[i].task, limits);
          if (values.flag("json")) return grade_json(questions[i], grade);
          return values.flag("quiet") ? grade.word() + "\n" : grade_line(questions[i], grade);
        });
        return k_done;
      });
}

}  // namespace flotilla::jobs
