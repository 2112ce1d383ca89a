// SPDX-License-Identifier: MIT
#include "jobs/grade.hpp"

#include <fmt/format.h>

#include "jobs/board_question.hpp"

namespace flotilla::jobs {

namespace {

/// The highest rung that rules alone need, or what stands in its way.
std::string word_of(const puzzle::Walk& walk) {
  if (walk.end == puzzle::Walk::End::no_answer) return "none";
  if (walk.end == puzzle::Walk::End::stuck) return "search";
  return to_string(walk.highest.value_or(puzzle::Rung::count));
}

std::string steps_text(const puzzle::Walk& walk) {
  std::string text;
  for (int rung = 0; rung < puzzle::k_rungs; ++rung)
    if (const int steps = walk.steps[static_cast<std::size_t>(rung)]; steps > 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ",
                          to_string(static_cast<puzzle::Rung>(rung)), steps);
  return text.empty() ? "no steps" : text;
}

std::string grade_line(const BoardQuestion& question, const puzzle::Walk& walk) {
  const std::string steps = steps_text(walk);
  if (walk.end == puzzle::Walk::End::no_answer)
    return fmt::format("{}: no answer, shown by rules ({})\n", question.label(), steps);
  if (walk.end == puzzle::Walk::End::stuck)
    return fmt::format("{}: needs search ({}; {} cells stay open)\n", question.label(), steps,
                       walk.open_cells);
  return fmt::format("{}: {} ({})\n", question.label(), word_of(walk), steps);
}

std::string grade_json(const BoardQuestion& question, const puzzle::Walk& walk) {
  nlohmann::ordered_json json = question.json();
  json["grade"] = word_of(walk);
  for (int rung = 0; rung < puzzle::k_rungs; ++rung)
    json["steps"][to_string(static_cast<puzzle::Rung>(rung))] =
        walk.steps[static_cast<std::size_t>(rung)];
  json["open_cells"] = walk.open_cells;
  return line_of(json);
}

}  // namespace

ExitCode grade(const std::vector<std::string>& args, shard::Communicator& ranks) {
  return answer_boards(
      grade_command(), args, ranks, [](const OptionValues& values, int machine_threads) {
        const int threads = threads_asked(values, machine_threads);
        const std::vector<BoardQuestion> questions = board_questions(values);
        print_in_order(questions.size(), threads, [&](std::size_t i) {
          puzzle::Position position(questions[i].task);
          const puzzle::Walk walk = puzzle::walk(position, puzzle::Rung::probe);
          if (values.flag("json")) return grade_json(questions[i], walk);
          return values.flag("quiet") ? word_of(walk) + "\n" : grade_line(questions[i], walk);
        });
        return k_done;
      });
}

}  // namespace flotilla::jobs
