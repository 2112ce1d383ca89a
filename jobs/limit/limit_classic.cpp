// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_classic.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/classic/score.hpp"
#include "number/errors.hpp"
#include "space/stopwatch.hpp"
#include "store/atomic_file.hpp"
#include "store/table_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

using limit::classic::PatternGroup;
using limit::classic::Score;

struct ScoredPlan {
  std::string name;
  Score score;
  [[nodiscard]] double guarantee() const { return score.patterns[score.worst]; }
  [[nodiscard]] double error() const {
    return *std::max_element(score.errors.begin(), score.errors.end());
  }
  /// "1259/2574", "+- 0.0004 %"
  [[nodiscard]] std::string evidence() const {
    if (!score.exact.empty()) return score.exact[score.worst].str();
    return fmt::format("+- {:.1g} %", 100 * error());
  }
};

std::string text_of(const std::vector<ScoredPlan>& plans, const std::vector<PatternGroup>& groups,
                    bool shows_patterns) {
  std::string text;
  store::TextTable table(
      {{"plan"}, {"guarantee", true}, {"on"}, {"random hider", true}, {"exactly, or error"}});
  for (const ScoredPlan& plan : plans) {
    if (shows_patterns)
      for (std::size_t i = 0; i < groups.size(); ++i)
        text += fmt::format("{}  {}  {:.6f} %{}\n", plan.name, groups[i].name,
                            100 * plan.score.patterns[i],
                            plan.score.exact.empty() ? "" : "  " + plan.score.exact[i].str());
    table.add({plan.name, fmt::format("{:.5f} %", 100 * plan.guarantee()),
               groups[plan.score.worst].name, fmt::format("{:.5f} %", 100 * plan.score.random),
               plan.evidence()});
  }
  text += table.text();
  for (const ScoredPlan& plan : plans)
    text += fmt::format("{}guarantee {:.5f} % {}\n", plans.size() == 1 ? "" : plan.name + ": ",
                        100 * plan.guarantee(), plan.evidence());
  return text;
}

std::string json_of(const std::vector<ScoredPlan>& plans, const std::vector<PatternGroup>& groups,
                    bool shows_patterns) {
  nlohmann::ordered_json json;
  for (const ScoredPlan& plan : plans) {
    nlohmann::ordered_json row = {{"plan", plan.name},
                                  {"guarantee", plan.guarantee()},
                                  {"error", plan.error()},
                                  {"worst", groups[plan.score.worst].name},
                                  {"random_hider", plan.score.random},
                                  {"n", plan.score.lines}};
    if (!plan.score.exact.empty()) row["exact"] = plan.score.exact[plan.score.worst].str();
    for (std::size_t i = 0; shows_patterns && i < groups.size(); ++i)
      row["patterns"][groups[i].name] = plan.score.patterns[i];
    json["plans"].push_back(std::move(row));
  }
  return json.dump() + "\n";
}

void write_scores(const std::vector<ScoredPlan>& plans, const std::vector<PatternGroup>& groups,
                  const std::string& path, store::Provenance provenance, double seconds) {
  std::vector<std::string> names;
  std::vector<std::string> worst;
  std::vector<std::string> exact;
  std::vector<double> guarantees;
  std::vector<double> random;
  std::vector<double> errors;
  for (const ScoredPlan& plan : plans) {
    names.push_back("classic fleet, " + plan.name);
    worst.push_back(groups[plan.score.worst].name);
    exact.push_back(plan.score.exact.empty() ? "" : plan.evidence());
    guarantees.push_back(plan.guarantee());
    random.push_back(plan.score.random);
    errors.push_back(plan.error());
  }
  provenance.seconds_total = seconds;
  provenance.peak_memory_bytes = store::peak_memory_of_process();
  store::write_table_file(path, "flotilla limit",
                          {{"plan", "", names},
                           {"guarantee", "", guarantees},
                           {"guarantee_exact", "", exact},
                           {"guarantee_error", "", errors},
                           {"worst", "", worst},
                           {"random", "", random}},
                          provenance);
}

void score_plans(const OptionValues& values, store::Provenance provenance) {
  const space::Stopwatch stopwatch;
  if (values.files().empty())
    throw InputError(
        "flotilla limit classic takes plans, such as configs/plans/classic/*.toml; none is given");
  if (values.has("output")) store::check_writable(path_to_write(values, "output"));
  const auto groups = limit::classic::pattern_groups(limit::classic::Detail::tied);
  std::vector<ScoredPlan> plans;
  for (const std::string& file : values.files()) {
    const limit::classic::CoursePlan plan = limit::classic::read_course_plan(file);
    plans.push_back({plan.name, limit::classic::score_of(plan, groups)});
  }
  if (values.has("output"))
    write_scores(plans, groups, values.text("output"), provenance, stopwatch.seconds());
  const bool shows_patterns = values.flag("patterns");
  print_to(stdout, values.flag("json") ? json_of(plans, groups, shows_patterns)
                                       : text_of(plans, groups, shows_patterns));
  check_stdout();
}

}  // namespace

ExitCode limit_classic(const std::vector<std::string>& args, const std::string& command_line,
                       shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_classic_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    score_plans(values, store::collect_provenance(command_line, ranks.size(), 1));
  });
  return k_done;
}

}  // namespace flotilla::jobs
