// SPDX-License-Identifier: MIT
#include "jobs/puzzle/solve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "fleet/formats/layout_text.hpp"
#include "fleet/parse.hpp"
#include "jobs/puzzle/board_costs.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

puzzle::Method parse_method(const std::string& text, const std::string& what) {
  if (text == "auto") return puzzle::Method::automatic;
  if (text == "depth") return puzzle::Method::depth_first;
  if (text == "learning") return puzzle::Method::learning;
  throw InputError(fmt::format("{} = {}, allowed auto, depth, learning", what, in_quotes(text)));
}

class Solver {
 public:
  Solver(const OptionValues& values, const std::vector<std::string>& args, int machine_threads)
      : limits_(limits_asked(values)),
        cap_(values.whole("cap")),
        threads_(threads_asked(values, machine_threads)),
        counts_all_(values.flag("count-all")),
        explains_(values.flag("explain")),
        is_json_(values.flag("json")),
        is_quiet_(values.flag("quiet")),
        explain_up_to_(rung_asked(values, puzzle::Rung::probe)),
        costs_(values, args, threads_) {
    if (explains_ && is_quiet_)
      throw InputError("--explain and --quiet contradict each other; give one");
    if (values.has("up-to")) options_.up_to = rung_asked(values, puzzle::Rung::fleet);
    options_.method = parse_method(values.text("method"), values.where("method"));
    if (values.has("up-to") && !explains_ && options_.method != puzzle::Method::depth_first)
      throw InputError(
          "--up-to needs --explain (rules to explain by) or --method=depth (rules to search by)");
    if (values.has("branch-limit") && options_.method == puzzle::Method::learning)
      throw InputError(values.where("branch-limit") +
                       ": --method=learning has no branch points; allowed with depth or auto");
    options_.limits.answers = counts_all_ ? 0 : cap_;
    questions_ = board_questions(values);
    costs_.set_boards(questions_);
  }

  ExitCode run() {
    print_in_order(questions_.size(), threads_,
                   [&](std::size_t i) { return solve_one(questions_[i]); });
    costs_.write();
    return is_undecided_ ? k_failed : k_done;
  }

 private:
  std::string solve_one(const BoardQuestion& question) {
    const Finding finding = find_answers(question.task, options_, limits_);
    costs_.set(question, finding);
    const bool is_cut =
        finding.contradictions.empty() && finding.solution.end == puzzle::SearchEnd::not_decided;
    if (is_cut) is_undecided_ = true;
    if (is_json_) return json_text(question, finding);
    if (is_quiet_) return quiet_text(finding, is_cut);
    std::string text = question.number == 1 ? "" : "\n";
    if (explains_) text += explanation(question);
    for (const Layout& layout : listed(finding))
      text += layout_grid(layout, question.task.board()) + "\n";
    return text + fmt::format("{}: {}\n", question.label(), finding.sentence());
  }

  [[nodiscard]] std::vector<Layout> listed(const Finding& finding) const {
    std::vector<Layout> layouts = finding.solution.listed;
    if (layouts.size() > cap_) layouts.resize(cap_);
    return layouts;
  }

  [[nodiscard]] std::string quiet_text(const Finding& finding, bool is_cut) const {
    if (counts_all_)
      return is_cut ? "undecided\n" : std::to_string(finding.solution.answers) + "\n";
    std::string text;
    for (const Layout& layout : listed(finding)) text += to_string(layout) + "\n";
    return text;
  }

  [[nodiscard]] std::string json_text(const BoardQuestion& question, const Finding& finding) const {
    nlohmann::ordered_json json = question.json();
    finding.add_to(json);
    json["layouts"] = nlohmann::ordered_json::array();
    for (const Layout& layout : listed(finding))
      json["layouts"].push_back(nlohmann::ordered_json::parse(layout_json(layout)));
    if (explains_) {
      json["steps"] = nlohmann::ordered_json::array();
      puzzle::Position position(question.task);
      const puzzle::Walk walk =
          puzzle::walk(position, explain_up_to_, [&](const puzzle::Step& step) {
            json["steps"].push_back(step_json(step, question.task));
          });
      json["open_cells"] = walk.open_cells;
    }
    return line_of(json);
  }

  [[nodiscard]] std::string explanation(const BoardQuestion& question) const {
    std::string text;
    int number = 0;
    puzzle::Position position(question.task);
    const puzzle::Walk walk = puzzle::walk(position, explain_up_to_, [&](const puzzle::Step& step) {
      text += fmt::format("{}. {}: {}\n", ++number, to_string(step.rung),
                          sentence(step, question.task));
      if (step.reason) text += fmt::format("     {}\n", cells_text(step));
    });
    if (walk.end == puzzle::Walk::End::solved) return text + "solved without search\n\n";
    if (walk.end == puzzle::Walk::End::no_answer) return text + "no answer, without search\n\n";
    if (walk.end == puzzle::Walk::End::divisible)
      return text + "all cells are settled, but not which ships they are\n\n";
    return text + fmt::format("{} {} open: rules up to {} do not settle {}\n\n",
                              plural(walk.open_cells, "cell"),
                              walk.open_cells == 1 ? "stays" : "stay", to_string(explain_up_to_),
                              walk.open_cells == 1 ? "it" : "them");
  }

  Limits limits_;
  std::uint64_t cap_;
  int threads_;
  bool counts_all_, explains_, is_json_, is_quiet_;
  puzzle::Rung explain_up_to_;
  BoardCosts costs_;
  puzzle::SolveOptions options_;
  std::vector<BoardQuestion> questions_;
  std::atomic<bool> is_undecided_ = false;
};

}  // namespace

ExitCode solve(const std::vector<std::string>& args, shard::Communicator& ranks) {
  return answer_boards(solve_command(), args, ranks, [&](const OptionValues& values, int threads) {
    return Solver(values, args, threads).run();
  });
}

}  // namespace flotilla::jobs
