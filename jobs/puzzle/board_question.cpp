// SPDX-License-Identifier: MIT
#include "jobs/puzzle/board_question.hpp"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <exception>
#include <map>
#include <optional>

#include "fleet/cell_name.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/puzzle_input.hpp"
#include "puzzle/formats/board_parts.hpp"
#include "space/stopwatch.hpp"

namespace flotilla::jobs {

namespace {

puzzle::Reading parse_reading(const std::string& text, const std::string& what) {
  if (text == "shapes") return puzzle::Reading::shapes;
  if (text == "occupancy") return puzzle::Reading::occupancy;
  throw InputError(fmt::format("{} = {}, allowed shapes, occupancy", what, in_quotes(text)));
}

/// What the options put in place of a board's own fleet and rule.
struct Override {
  std::optional<Touch> touch;
  bool is_fleet_free = false;
  std::optional<Fleet> fleet;

  explicit Override(const OptionValues& values) {
    if (values.has("touch"))
      touch = parsed(values, "touch", [](const std::string& text) { return parse_touch(text); });
    is_fleet_free = values.text("fleet") == "free";
    if (values.has("fleet") && !is_fleet_free)
      fleet = parsed(values, "fleet", [](const std::string& text) { return parse_fleet(text); });
  }

  void apply(puzzle::Puzzle& puzzle) const {
    if (touch) puzzle.touch = *touch;
    if (fleet) puzzle.fleet = fleet;
    if (is_fleet_free) puzzle.fleet.reset();
  }
};

/// Of the calling thread.
double thread_cpu_s() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// A finding's end, where the number of its answers is not exact.
bool is_cut(const puzzle::Solution& solution) {
  return solution.end == puzzle::SearchEnd::not_decided;
}

std::string sentences_of(const std::vector<puzzle::Contradiction>& contradictions) {
  std::string text;
  for (const puzzle::Contradiction& contradiction : contradictions) {
    if (!text.empty()) text += "; ";
    text += contradiction.sentence;
  }
  return text;
}

/// Cells that are ship in some of the layouts and water in others, row by row.
std::vector<Cell> differing_cells(const std::vector<Layout>& layouts) {
  std::map<Cell, std::size_t> ships;
  for (const Layout& layout : layouts)
    for (const Ship& ship : layout)
      for (int i = 0; i < ship.length; ++i) ++ships[ship.cell(i)];
  std::vector<Cell> cells;
  for (const auto& [cell, layouts_with_it] : ships)
    if (layouts_with_it < layouts.size()) cells.push_back(cell);
  return cells;
}

std::string difference_text(const puzzle::Solution& solution) {
  constexpr std::size_t k_most_named = 40;
  const std::vector<Cell> cells = differing_cells(solution.listed);
  if (cells.empty()) return "";
  return (solution.end == puzzle::SearchEnd::complete ? "; they differ in "
                                                      : "; those found differ in ") +
         (cells.size() <= k_most_named ? names_of(cells) : fmt::format("{} cells", cells.size()));
}

std::string several_text(const puzzle::Solution& solution) {
  std::string text = fmt::format("several answers: {}", solution.answers);
  if (solution.end != puzzle::SearchEnd::complete)
    return text + (is_cut(solution) ? " found before a limit ran out" : " or more") +
           difference_text(solution);
  text += "; the same in all:";
  if (!solution.ships_in_all.empty())
    text += fmt::format(" ship {},", names_of(solution.ships_in_all));
  return text + " water in " + plural(solution.waters_in_all.size(), "cell") +
         difference_text(solution);
}

nlohmann::ordered_json names_json(const std::vector<Cell>& cells) {
  nlohmann::ordered_json names = nlohmann::ordered_json::array();
  for (const Cell& cell : cells) names.push_back(cell_name(cell));
  return names;
}

}  // namespace

std::string BoardQuestion::label() const {
  std::string name = puzzle.name;
  for (char& c : name)
    if (static_cast<unsigned char>(c) < 32 || c == 127) c = ' ';
  name = trimmed(name);
  return name.empty() ? std::to_string(number) : name;
}

nlohmann::ordered_json BoardQuestion::json() const {
  nlohmann::ordered_json json = {{"board", number}};
  if (!puzzle.name.empty()) json["name"] = puzzle.name;
  return json;
}

std::vector<BoardQuestion> board_questions(const OptionValues& values) {
  const Override override(values);
  const puzzle::Reading reading = reading_asked(values);
  std::vector<BoardQuestion> questions;
  for (puzzle::PrintedPuzzle& printed : read_boards(values)) {
    const std::size_t number = questions.size() + 1;
    override.apply(printed.puzzle);
    if (printed.puzzle.fleet && printed.puzzle.fleet->has_unlimited())
      throw InputError(fmt::format(
          "{}: fleet = {}, allowed a limit for every length, or --fleet=free for any ships at all",
          puzzle::board_label(number, printed.puzzle.name), to_string(*printed.puzzle.fleet)));
    puzzle::Task task(printed.puzzle, reading);
    questions.push_back(
        {number, std::move(printed.puzzle), std::move(task), std::move(printed.answers)});
  }
  return questions;
}

void only_board(const std::vector<BoardQuestion>& questions, const OptionValues& values,
                std::string_view option) {
  if (questions.size() == 1) return;
  throw InputError(fmt::format("boards = {}, allowed 1 for {}", questions.size(),
                               option.empty() ? fmt::format("flotilla {}", values.command().name)
                                              : fmt::format("--{}", option)));
}

puzzle::Reading reading_asked(const OptionValues& values) {
  return parse_reading(values.text("reading"), values.where("reading"));
}

puzzle::Rung rung_asked(const OptionValues& values, puzzle::Rung otherwise) {
  return values.has("up-to") ? puzzle::parse_rung(values.text("up-to"), values.where("up-to"))
                             : otherwise;
}

int threads_asked(const OptionValues& values, int machine_threads) {
  return values.has("threads") ? narrow<int>(values.whole("threads")) : machine_threads;
}

Limits limits_asked(const OptionValues& values) {
  Limits limits{parse_duration_s(values.text("time-limit"), values.where("time-limit")), 0};
  if (values.has("branch-limit")) limits.branch_points = values.whole("branch-limit");
  return limits;
}

Finding::Verdict Finding::verdict() const {
  if (!contradictions.empty()) return Verdict::contradiction;
  if (solution.answers > 1) return Verdict::several;
  if (is_cut(solution)) return Verdict::undecided;
  if (solution.answers == 0) return Verdict::none;
  return solution.is_unique() ? Verdict::one : Verdict::at_least_one;
}

std::string_view Finding::word_of(Verdict verdict) {
  constexpr std::array<std::string_view, 6> k_words = {
      "contradiction", "none", "one", "several", "at_least_one", "undecided"};
  return k_words.at(static_cast<std::size_t>(verdict));
}

std::string_view Finding::engine() const {
  if (!contradictions.empty()) return "clues";
  return solution.used == puzzle::Method::learning ? "learning" : "depth";
}

std::string Finding::sentence() const {
  switch (verdict()) {
    case Verdict::contradiction:
      return "contradiction: " + sentences_of(contradictions);
    case Verdict::none:
      return "no answer";
    case Verdict::one:
      return "exactly one answer";
    case Verdict::at_least_one:
      return "at least one answer";
    case Verdict::several:
      return several_text(solution);
    case Verdict::undecided:
      return solution.answers == 0 ? "not decided: a limit ran out before an answer was found"
                                   : "not decided: a limit ran out after one answer was found";
  }
  return {};
}

void Finding::add_to(nlohmann::ordered_json& json) const {
  json["verdict"] = word();
  if (!contradictions.empty()) {
    for (const puzzle::Contradiction& contradiction : contradictions)
      json["contradictions"].push_back(
          {{"kind", to_string(contradiction.kind)}, {"sentence", contradiction.sentence}});
    return;
  }
  json["answers"] = solution.answers;
  json["is_exact"] = solution.end == puzzle::SearchEnd::complete;
  json["method"] = engine();
  json["branch_points"] = solution.branch_points;
  json["conflicts"] = solution.conflicts;
  if (solution.end != puzzle::SearchEnd::complete || solution.answers == 0) return;
  json["ships_in_all"] = names_json(solution.ships_in_all);
  json["waters_in_all"] = names_json(solution.waters_in_all);
}

Finding find_answers(const puzzle::Task& task, puzzle::SolveOptions options, const Limits& limits) {
  const double begin_s = thread_cpu_s();
  Finding finding{puzzle::contradictions(task), {}};
  finding.cpu_s = thread_cpu_s() - begin_s;
  if (!finding.contradictions.empty()) return finding;
  const space::Stopwatch stopwatch;
  options.limits.branch_points = limits.branch_points;
  options.limits.is_over = [&] { return limits.time_s > 0 && stopwatch.seconds() > limits.time_s; };
  finding.solution = puzzle::solve(task, options);
  finding.cpu_s = thread_cpu_s() - begin_s;
  return finding;
}

ExitCode answer_boards(const Command& command, const std::vector<std::string>& args,
                       shard::Communicator& ranks,
                       const std::function<ExitCode(const OptionValues&, int)>& answer) {
  const OptionValues values = read_options(command, args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  if (values.flag("dump-config")) {
    print_on_first(ranks, values.to_toml());
    return k_done;
  }
  const int threads = machine_share(ranks).threads;
  ExitCode exit_code = k_done;
  on_first_rank(ranks, [&] { exit_code = answer(values, threads); });
  return exit_code;
}

void print_in_order(std::size_t count, int threads,
                    const std::function<std::string(std::size_t)>& text_of) {
  std::vector<std::optional<std::string>> texts(count);
  std::size_t printed = 0;
  std::exception_ptr failure;
#pragma omp parallel for schedule(dynamic) num_threads(threads)
  for (std::size_t i = 0; i < count; ++i) {
    try {
      std::string text = text_of(i);
#pragma omp critical(flotilla_boards_in_order)
      {
        texts[i] = std::move(text);
        for (; !failure && printed < count && texts[printed]; ++printed) {
          print_to(stdout, *texts[printed]);
          texts[printed]->clear();
        }
        std::fflush(stdout);
      }
    } catch (...) {
#pragma omp critical(flotilla_boards_in_order)
      if (!failure) failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  check_stdout();
}

std::string names_of(const std::vector<Cell>& cells) {
  std::string names;
  for (const Cell& cell : cells) {
    if (!names.empty()) names += ' ';
    names += cell_name(cell);
  }
  return names;
}

std::string line_of(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string cells_text(const puzzle::Step& step) {
  std::vector<Cell> ships, waters;
  for (const auto& [cell, is_ship] : step.cells) (is_ship ? ships : waters).push_back(cell);
  std::string text = ships.empty() ? "" : "ship " + names_of(ships);
  if (!waters.empty()) text += (text.empty() ? "water " : ", water ") + names_of(waters);
  return text;
}

nlohmann::ordered_json step_json(const puzzle::Step& step, const puzzle::Task& task) {
  nlohmann::ordered_json json = {{"rung", to_string(step.rung)}};
  if (step.reason) json["rule"] = to_string(step.reason->rule);
  json["sentence"] = sentence(step, task);
  json["cells"] = nlohmann::ordered_json::array();
  for (const auto& [cell, is_ship] : step.cells)
    json["cells"].push_back({cell_name(cell), is_ship ? "ship" : "water"});
  return json;
}

}  // namespace flotilla::jobs
