// SPDX-License-Identifier: MIT
#include "jobs/puzzle/board_costs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "store/atomic_file.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"

namespace flotilla::jobs {

namespace schema = store::schema;

BoardCosts::BoardCosts(const OptionValues& values, const std::vector<std::string>& args,
                       int threads)
    : filetype_(values.command().name == "solve" ? schema::k_solve_filetype
                                                 : schema::k_check_filetype) {
  if (!values.has("output")) return;
  path_ = values.text("output");
  store::check_writable(path_);
  provenance_ = store::collect_provenance(
      fmt::format("flotilla {} {}", values.command().name, fmt::join(args, " ")), 1, threads);
}

void BoardCosts::set_boards(const std::vector<BoardQuestion>& questions) {
  costs_.resize(questions.size());
}

void BoardCosts::set(const BoardQuestion& question, const Finding& finding) {
  const puzzle::Solution& solution = finding.solution;
  Cost& cost = costs_.at(question.number - 1);
  cost.name = question.label();
  cost.verdict = finding.word();
  cost.engine = finding.engine();
  cost.answers = solution.answers;
  cost.is_exact =
      finding.contradictions.empty() && solution.end != puzzle::SearchEnd::complete ? 0 : 1;
  cost.branch_points = solution.branch_points;
  cost.conflicts = solution.conflicts;
  cost.cpu_s = finding.cpu_s;
}

void BoardCosts::write() const {
  if (path_.empty()) return;
  using Numbers = std::vector<std::uint64_t>;
  using Texts = std::vector<std::string>;
  std::vector<std::uint64_t> boards;
  for (std::size_t board = 1; board <= costs_.size(); ++board) boards.push_back(board);
  const auto column = [&](auto Cost::*member) {
    std::vector<std::decay_t<decltype(costs_.front().*member)>> values;
    for (const Cost& cost : costs_) values.push_back(cost.*member);
    return values;
  };
  const std::vector<store::Column> columns = {
      {std::string(schema::k_board), "", Numbers(boards)},
      {std::string(schema::k_name), "", Texts(column(&Cost::name))},
      {std::string(schema::k_verdict), "", Texts(column(&Cost::verdict))},
      {std::string(schema::k_answers), "", Numbers(column(&Cost::answers))},
      {std::string(schema::k_is_exact), "", Numbers(column(&Cost::is_exact))},
      {std::string(schema::k_engine), "", Texts(column(&Cost::engine))},
      {std::string(schema::k_branch_points), "", Numbers(column(&Cost::branch_points))},
      {std::string(schema::k_conflicts), "", Numbers(column(&Cost::conflicts))},
      {std::string(schema::k_cpu_seconds), "s", column(&Cost::cpu_s)}};
  store::Provenance provenance = provenance_;
  provenance.seconds_total = stopwatch_.seconds();
  provenance.peak_memory_bytes = store::peak_memory_of_process();
  store::write_table_file(path_, filetype_, columns, provenance);
}

}  // namespace flotilla::jobs
