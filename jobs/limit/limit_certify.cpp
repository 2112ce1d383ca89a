// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_certify.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/limit/limit_certify_upper.hpp"
#include "jobs/limit/limit_classic_value.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/limit/oracle_run.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/value/mixture.hpp"
#include "number/plural.hpp"
#include "store/certificate_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

CertifySettings settings_of(const OptionValues& values, int machine_threads) {
  CertifySettings settings;
  settings.plan_class = plan_class_asked(values);
  const std::string side = values.text("side");
  if (side != "lower" && side != "upper")
    throw InputError(fmt::format("side = {}: allowed lower or upper", side));
  settings.upper = side == "upper";
  if (settings.upper && settings.plan_class == limit::PlanClass::order)
    throw InputError("class = order: allowed basic or runs with side = upper");
  if (settings.plan_class == limit::PlanClass::tiers)
    throw InputError(
        values.where("class") +
        " = tiers, allowed basic, runs, order, classic or classic-c: only these have exact values");
  settings.lines = parse_int(values.text("n"), 2, 4096, values.where("n"));
  if (settings.plan_class == limit::PlanClass::order &&
      (settings.lines % 2 != 0 || settings.lines > 128))
    throw InputError(fmt::format("{} = {}, allowed even numbers 2..128 for class order",
                                 values.where("n"), settings.lines));
  settings.oracle.threads = threads_asked(values, machine_threads);
  settings.oracle.width = width_asked(values, 100);
  settings.output = values.text("output");
  settings.json = values.flag("json");
  return settings;
}

std::string text_of(const limit::Mixture& mixture, const limit::PatternTable& table) {
  store::TextTable patterns({{"pattern"}, {"wins at least", true}});
  for (std::size_t i = 0; i < table.orbits.size(); ++i)
    patterns.add({limit::pattern_name(table.orbits[i].representative),
                  percent_down(mixture.patterns[i]) + " %"});
  return fmt::format("{}class {}, {}, {} mixed: guarantees {}\nguarantee {} %\n", patterns.text(),
                     to_string(mixture.plan_class), plural(mixture.lines, "line"),
                     plural(mixture.plans.size(), "plan"), mixture.guarantee.str(),
                     percent_down(mixture.guarantee));
}

std::string json_of(const limit::Mixture& mixture, const limit::PatternTable& table) {
  nlohmann::ordered_json json = {{"class", to_string(mixture.plan_class)},
                                 {"n", mixture.lines},
                                 {"plans", mixture.plans.size()},
                                 {"guarantee", mixture.guarantee.str()},
                                 {"guarantee_percent", percent_down(mixture.guarantee)}};
  for (std::size_t i = 0; i < table.orbits.size(); ++i)
    json["patterns"][limit::pattern_name(table.orbits[i].representative)] =
        mixture.patterns[i].str();
  return json.dump() + "\n";
}

void certify(CertifySettings settings, bool shows_status, store::Provenance provenance) {
  OracleRun run(settings.output, shows_status);
  settings.oracle.on_step = [&](const limit::OracleStep& step) { run.show(settings.lines, step); };
  const limit::PatternTable table = limit::pattern_table(parse_fleet("3:2,2:1"));
  const limit::Mixture mixture =
      limit::make_mixture(settings.plan_class, settings.lines, table, settings.oracle);
  run.finish(provenance);
  if (!settings.output.empty())
    store::write_certificate_file(settings.output, {limit::claim_of(mixture, table), provenance});
  print_to(stdout, settings.json ? json_of(mixture, table) : text_of(mixture, table));
  check_stdout();
}

}  // namespace

ExitCode limit_certify(const std::vector<std::string>& args, const std::string& command_line,
                       shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_certify_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  const int machine_threads = machine_share(ranks).threads;
  on_first_rank(ranks, [&] {
    if (asks_for_classic(values))
      return limit_classic_certify(values, command_line, {ranks.size(), machine_threads});
    const CertifySettings settings = settings_of(values, machine_threads);
    const store::Provenance provenance =
        store::collect_provenance(command_line, ranks.size(), settings.oracle.threads);
    if (settings.upper)
      certify_upper(settings, values.flag("status"), provenance);
    else
      certify(settings, values.flag("status"), provenance);
  });
  return k_done;
}

}  // namespace flotilla::jobs
