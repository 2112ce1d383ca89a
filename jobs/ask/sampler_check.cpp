// SPDX-License-Identifier: MIT
#include "jobs/ask/sampler_check.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "jobs/count/agreement.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/engine_options.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"
#include "space/sampler_check.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

using Clock = std::chrono::steady_clock;

/// Every option of the command, checked.
struct SamplerCheckSettings : SweepSettings {
  Problem problem;
  std::optional<KnownBoard> known;
  std::uint64_t draws = 0;
  std::uint64_t seed = 0;
};

SamplerCheckSettings settings_of(const OptionValues& values) {
  SamplerCheckSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.problem = {board_of(values), settings.fleet, settings.touch};
  settings.draws = values.whole("draws");
  settings.seed = values.whole("seed");
  return settings;
}

/// Shows how far rank 0 is; the others are about as far.
std::function<void(std::uint64_t)> shown_on(Progress& progress, std::uint64_t draws, int ranks) {
  return [&progress, draws, ranks, start = Clock::now()](std::uint64_t own) {
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const auto share = static_cast<double>(draws) / ranks;
    progress.show(fmt::format("drawn and ranked {:.1f} %  after {}  left {}",
                              100 * static_cast<double>(own) / share, duration_text(seconds),
                              duration_text(seconds * (share / static_cast<double>(own) - 1))));
  };
}

space::SamplerCheck check(const SamplerCheckSettings& settings, shard::Communicator& ranks) {
  Progress progress(progress_mode(ranks.is_first(), settings.status, settings.quiet), "");
  std::unique_ptr<space::Placements> placements;
  together(ranks, [&] {
    placements = std::make_unique<space::Placements>(settings.problem, rules_of(settings.known),
                                                     question_options(settings));
    if (placements->total() == 0)
      throw InputError(fmt::format("{}: {}, none to draw", to_string(settings.problem),
                                   none_text(settings.problem, settings.known.has_value())));
  });
  const space::BerthCounts exact = space::count_berths(settings.problem, rules_of(settings.known),
                                                       question_options(settings), ranks);
  return space::check_sampler(exact, *placements,
                              space::uniform_sampler(*placements, settings.seed), settings.draws,
                              ranks, shown_on(progress, settings.draws, ranks.size()));
}

std::string verdict(const space::SamplerCheck& check, double p_value) {
  if (!check.has_enough_draws()) return "undecided";
  return space::SamplerCheck::passes(p_value) ? "passes" : "FAILS";
}

/// "passed", "FAILED" or, where even a bad sampler would pass, "undecided".
std::string verdict(const space::SamplerCheck& check) {
  if (!check.has_enough_draws()) return "undecided";
  return check.passes() ? "passed" : "FAILED";
}

std::string verdict_sentence(const space::SamplerCheck& check) {
  if (!check.has_enough_draws())
    return fmt::format("undecided: {} cannot tell, {} or more are needed",
                       plural(check.draws, "draw"), to_grouped_decimal(check.least_draws()));
  return check.passes() ? "passed: a uniform sampler looks like this"
                        : "FAILED: a uniform sampler looks so in fewer than 1 of 1000 seeds";
}

std::string frequency_text(const space::Frequency& event) {
  return fmt::format("{}: {:.4f} %, exact {:.4f} %", event.what, 100 * event.drawn,
                     100 * event.probability);
}

std::string check_text(const SamplerCheckSettings& settings, const space::SamplerCheck& check) {
  store::TextTable table({{"test"}, {"compared", true}, {"p-value", true}, {""}, {"farthest"}});
  const auto add = [&](const std::string& name, std::uint64_t compared, double p_value,
                       const std::string& farthest) {
    table.add({name, to_grouped_decimal(compared), fmt::format("{:.4g}", p_value),
               verdict(check, p_value), farthest});
  };
  add("cells", check.cells.events, check.cells.p_value(), frequency_text(check.cells.worst));
  add("berths", check.berths.events, check.berths.p_value(), frequency_text(check.berths.worst));
  add("numbers", check.numbers.bins, check.numbers.p_value,
      fmt::format("chi-square {:.1f}, {} of freedom", check.numbers.chi_square,
                  check.numbers.bins == 2 ? "1 degree"
                                          : std::to_string(check.numbers.bins - 1) + " degrees"));
  return fmt::format(
             "{}: {}\n{} of seed {}\n\n"
             "largest gap of a cell: {:.3f} %\n  {}\n\n",
             to_string(settings.problem), plural(check.total, "placement"),
             plural(check.draws, "draw"), settings.seed,
             100 * std::abs(check.largest_gap.drawn - check.largest_gap.probability),
             frequency_text(check.largest_gap)) +
         table.text() + fmt::format("\n{}\n", verdict_sentence(check));
}

nlohmann::ordered_json json_of(const space::Frequency& event) {
  return {{"what", event.what},
          {"hits", event.hits},
          {"drawn", event.drawn},
          {"exact", event.probability},
          {"p_value", event.p_value}};
}

std::string check_json(const SamplerCheckSettings& settings, const space::SamplerCheck& check) {
  const nlohmann::ordered_json json = {{"board", to_string(settings.problem.board)},
                                       {"fleet", to_string(settings.problem.fleet)},
                                       {"touch", to_string(settings.problem.touch)},
                                       {"count", to_decimal(check.total)},
                                       {"draws", check.draws},
                                       {"seed", settings.seed},
                                       {"largest_gap", json_of(check.largest_gap)},
                                       {"cells",
                                        {{"compared", check.cells.events},
                                         {"p_value", check.cells.p_value()},
                                         {"worst", json_of(check.cells.worst)}}},
                                       {"berths",
                                        {{"compared", check.berths.events},
                                         {"p_value", check.berths.p_value()},
                                         {"worst", json_of(check.berths.worst)}}},
                                       {"numbers",
                                        {{"bins", check.numbers.bins},
                                         {"chi_square", check.numbers.chi_square},
                                         {"p_value", check.numbers.p_value}}},
                                       {"verdict", verdict(check)},
                                       {"passed", verdict(check) == "passed"}};
  return json.dump() + "\n";
}

}  // namespace

ExitCode sampler_check(const std::vector<std::string>& args, shard::Communicator& ranks) {
  auto asked = read_settings(sampler_check_command(), args, ranks, settings_of);
  if (!asked) return k_done;
  SamplerCheckSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem);
  const space::SamplerCheck found = check(settings, ranks);
  if (settings.json)
    print_on_first(ranks, check_json(settings, found));
  else if (settings.quiet)
    print_on_first(ranks, verdict(found) + "\n");
  else
    print_on_first(ranks, check_text(settings, found));
  return verdict(found) == "passed" ? k_done : k_failed;
}

}  // namespace flotilla::jobs
