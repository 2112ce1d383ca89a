// SPDX-License-Identifier: MIT
#include "jobs/ask/sampler_check.hpp"

#include <fmt/format.h>

#include <chrono>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>

#include "fleet/formats/evidence_json.hpp"
#include "hunt/sample_summary.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/count/board_run.hpp"
#include "jobs/count/count_printer.hpp"
#include "jobs/general_options.hpp"
#include "jobs/long_run/peak_memory.hpp"
#include "jobs/long_run/progress.hpp"
#include "jobs/options/evidence_settings.hpp"
#include "jobs/print.hpp"
#include "number/plural.hpp"
#include "space/sampler_check.hpp"
#include "space/stopwatch.hpp"
#include "store/atomic_file.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

using Clock = std::chrono::steady_clock;

/// Every option of the command, checked.
struct SamplerCheckSettings : SweepSettings {
  Problem problem;
  std::optional<KnownBoard> known;
  std::uint64_t draws = 0;    // of a sample
  std::uint64_t samples = 1;  // one after the other, of the same seed
  std::uint64_t seed = 0;
  [[nodiscard]] std::uint64_t all_draws() const { return draws * samples; }
};

/// What was found: of all draws, and of each sample alone.
struct Checked {
  space::SamplerCheck all;
  std::vector<space::Frequency> gaps;  // the largest of each sample
};

SamplerCheckSettings settings_of(const OptionValues& values) {
  SamplerCheckSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.problem = {board_of(values), settings.fleet, settings.touch};
  settings.draws = values.whole("draws");
  settings.samples = values.whole("samples");
  if (settings.draws > std::numeric_limits<std::uint64_t>::max() / settings.samples)
    throw InputError(fmt::format("{} = {}, allowed fewer with {} samples", values.where("draws"),
                                 settings.draws, settings.samples));
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

Checked check(const SamplerCheckSettings& settings, shard::Communicator& ranks) {
  Progress progress(progress_mode(ranks.is_first(), settings.status, settings.quiet), "");
  std::unique_ptr<space::Placements> placements;
  together(ranks, [&] {
    placements = std::make_unique<space::Placements>(settings.problem, rules_of(settings.known),
                                                     space::QuestionOptions{settings});
    if (placements->total() == 0)
      throw InputError(fmt::format("{}: {}, none to draw", to_string(settings.problem),
                                   none_text(settings.problem, settings.known.has_value())));
  });
  const space::BerthCounts exact = space::count_berths(settings.problem, rules_of(settings.known),
                                                       space::QuestionOptions{settings}, ranks);
  const space::Sampler draw = space::uniform_sampler(*placements, settings.seed);
  Checked found;
  found.all = space::check_sampler(exact, *placements, draw, settings.all_draws(), ranks,
                                   shown_on(progress, settings.all_draws(), ranks.size()));
  found.gaps.push_back(found.all.largest_gap);
  if (settings.samples == 1) return found;
  found.gaps.clear();
  for (std::uint64_t sample = 0; sample < settings.samples; ++sample) {
    const std::uint64_t before = sample * settings.draws;
    const auto draw_of_sample = [&](std::uint64_t first, std::uint64_t count) {
      return draw(before + first, count);
    };
    found.gaps.push_back(
        space::check_sampler(exact, *placements, draw_of_sample, settings.draws, ranks)
            .largest_gap);
    progress.show(fmt::format("sample {} of {}", sample + 1, settings.samples));
  }
  return found;
}

double size_of(const space::Frequency& gap) { return std::abs(gap.drawn - gap.probability); }

/// The largest gaps of the samples, in percent.
hunt::SampleSummary gap_summary(const Checked& found) {
  std::vector<double> gaps;
  for (const space::Frequency& gap : found.gaps) gaps.push_back(100 * size_of(gap));
  return hunt::SampleSummary(std::move(gaps));
}

/// "largest gaps of 50 samples of 20,000 draws: mean 0.7 %, 95 % of them 0.5 .. 1.1 %\n"; "" of one sample.
std::string samples_text(const SamplerCheckSettings& settings, const Checked& found) {
  if (settings.samples == 1) return "";
  const hunt::SampleSummary gaps = gap_summary(found);
  return fmt::format(
      "largest gaps of {} of {}: mean {:.4f} +- {:.4f} %, 95 % of them in {:.3f} .. {:.3f} %\n\n",
      plural(settings.samples, "sample"), plural(settings.draws, "draw"), gaps.mean,
      gaps.high() - gaps.mean, gaps.quantile(0.025), gaps.quantile(0.975));
}

void write_gaps(const SamplerCheckSettings& settings, const Checked& found,
                const store::Provenance& provenance) {
  using Texts = std::vector<std::string>;
  using Numbers = std::vector<std::uint64_t>;
  const std::size_t rows = found.gaps.size();
  const std::string known =
      settings.known ? nlohmann::ordered_json::parse(to_json(settings.known->evidence)).dump() : "";
  Numbers first;
  Texts cells;
  std::vector<double> gaps;
  for (std::size_t i = 0; i < rows; ++i) {
    first.push_back(i * settings.draws);
    cells.push_back(found.gaps[i].what);
    gaps.push_back(size_of(found.gaps[i]));
  }
  store::write_table_file(settings.output, store::schema::k_sampler_check_filetype,
                          {{"board", "", Texts(rows, to_string(settings.problem.board))},
                           {"fleet", "", Texts(rows, to_string(settings.problem.fleet))},
                           {"touch", "", Texts(rows, to_string(settings.problem.touch))},
                           {"evidence", "", Texts(rows, known)},
                           {"seed", "", Numbers(rows, settings.seed)},
                           {"first", "", first},
                           {"draws", "", Numbers(rows, settings.draws)},
                           {"cell", "", cells},
                           {"largest_gap", "", gaps}},
                          provenance);
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

std::string check_text(const SamplerCheckSettings& settings, const Checked& found) {
  const space::SamplerCheck& check = found.all;
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
             plural(check.draws, "draw"), settings.seed, 100 * size_of(check.largest_gap),
             frequency_text(check.largest_gap)) +
         samples_text(settings, found) + table.text() +
         fmt::format("\n{}\n", verdict_sentence(check));
}

nlohmann::ordered_json json_of(const space::Frequency& event) {
  return {{"what", event.what},
          {"hits", event.hits},
          {"drawn", event.drawn},
          {"exact", event.probability},
          {"p_value", event.p_value}};
}

std::string check_json(const SamplerCheckSettings& settings, const Checked& found) {
  const space::SamplerCheck& check = found.all;
  nlohmann::ordered_json json = {{"board", to_string(settings.problem.board)},
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
  if (settings.samples > 1) {
    const hunt::SampleSummary gaps = gap_summary(found);
    json["samples"] = {{"samples", settings.samples},
                       {"draws", settings.draws},
                       {"mean_gap", gaps.mean / 100},
                       {"low", gaps.quantile(0.025) / 100},
                       {"high", gaps.quantile(0.975) / 100}};
  }
  return json.dump() + "\n";
}

}  // namespace

ExitCode sampler_check(const std::vector<std::string>& args, const std::string& command_line,
                       shard::Communicator& ranks) {
  auto asked = read_settings(sampler_check_command(), args, ranks, settings_of);
  if (!asked) return k_done;
  SamplerCheckSettings& settings = asked->settings;
  settings.known = known_board(asked->values, settings.problem);
  on_first_rank(ranks, [&] {
    if (!settings.output.empty()) store::check_writable(settings.output);
  });
  store::Provenance provenance =
      store::collect_provenance(command_line, ranks.size(), settings.threads);
  const space::Stopwatch stopwatch;
  const Checked found = check(settings, ranks);
  provenance.seconds_total = stopwatch.seconds();
  provenance.peak_memory_bytes = peak_memory(ranks);
  if (settings.json)
    print_on_first(ranks, check_json(settings, found));
  else if (settings.quiet)
    print_on_first(ranks, verdict(found.all) + "\n");
  else
    print_on_first(ranks, check_text(settings, found));
  // After that the file: a full disk does not cost the answer.
  on_first_rank(ranks, [&] {
    if (!settings.output.empty()) write_gaps(settings, found, provenance);
  });
  return verdict(found.all) == "passed" ? k_done : k_failed;
}

}  // namespace flotilla::jobs
