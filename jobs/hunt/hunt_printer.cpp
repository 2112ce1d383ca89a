// SPDX-License-Identifier: MIT
#include "jobs/hunt/hunt_printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "hunt/sample_summary.hpp"
#include "jobs/count/count_printer.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

constexpr std::array k_quantiles_shown = {0.05, 0.25, 0.75, 0.95};

/// Each game's shots less those of the first hunter.
std::vector<double> differences(const store::HuntRecord& record, std::size_t i) {
  std::vector<double> all;
  for (std::size_t game = 0; game < record.done(); ++game)
    all.push_back(static_cast<double>(record.hunters[i].shots[game]) -
                  static_cast<double>(record.hunters[0].shots[game]));
  return all;
}

std::vector<double> shots_of(const store::HunterRecord& hunter) {
  return {hunter.shots.begin(), hunter.shots.end()};
}

double games_per_second(const store::HuntRecord& record, const store::HunterRecord& hunter) {
  return static_cast<double>(record.done()) / std::max(hunter.cpu_seconds, 1e-9);
}

double ms_per_shot(const hunt::SampleSummary& summary, const store::HuntRecord& record,
                   const store::HunterRecord& hunter) {
  return 1e3 / (games_per_second(record, hunter) * summary.mean);
}

/// "44.1599..44.4071"; one game tells no interval.
std::string interval_text(const hunt::SampleSummary& summary, std::string_view format) {
  if (!summary.has_interval()) return "-";
  return fmt::format("{}..{}", fmt::format(fmt::runtime(format), summary.low()),
                     fmt::format(fmt::runtime(format), summary.high()));
}

nlohmann::ordered_json ends_json(const hunt::SampleSummary& summary) {
  nlohmann::ordered_json ends = {{"mean", summary.mean}, {"low", nullptr}, {"high", nullptr}};
  if (summary.has_interval()) ends.update({{"low", summary.low()}, {"high", summary.high()}});
  return ends;
}

std::string last_line(const store::HuntRecord& record) {
  std::string line = "mean shots:";
  for (const store::HunterRecord& hunter : record.hunters) {
    const hunt::SampleSummary summary(shots_of(hunter));
    line +=
        fmt::format(" {} {:.4f} ({})", hunter.name, summary.mean, interval_text(summary, "{:.4f}"));
  }
  return line + "\n";
}

std::string json_text(const store::HuntRecord& record) {
  nlohmann::ordered_json json = {{"problem", record.problem},
                                 {"answers", record.answers},
                                 {"salvo", record.salvo},
                                 {"games", std::to_string(record.done())},
                                 {"first", std::to_string(record.first)}};
  for (std::size_t i = 0; i < record.hunters.size(); ++i) {
    const store::HunterRecord& hunter = record.hunters[i];
    const hunt::SampleSummary summary(shots_of(hunter));
    nlohmann::ordered_json of_hunter = {{"hunter", hunter.name}};
    of_hunter.update(ends_json(summary));
    of_hunter.update({{"deviation", summary.deviation},
                      {"least", summary.quantile(0)},
                      {"median", summary.quantile(0.5)},
                      {"most", summary.quantile(1)}});
    for (const double part : k_quantiles_shown)
      of_hunter["quantiles"][fmt::format("{}", part)] = summary.quantile(part);
    of_hunter["games_per_cpu_second"] = games_per_second(record, hunter);
    of_hunter["cpu_ms_per_shot"] = ms_per_shot(summary, record, hunter);
    if (i > 0) {
      of_hunter["less_" + record.hunters[0].name] =
          ends_json(hunt::SampleSummary(differences(record, i)));
    }
    json["hunters"].push_back(of_hunter);
  }
  return json.dump() + "\n";
}

std::string table(const store::HuntRecord& record) {
  std::string text =
      fmt::format("  {:<16}{:>9}  {:<18}{:>7}{:>6}{:>5}{:>7}{:>5}{:>5}{:>5}{:>6}{:>14}{:>10}\n",
                  "hunter", "mean", "95 %", "sd", "least", "5 %", "25 %", "50 %", "75 %", "95 %",
                  "most", "games/cpu s", "ms/shot");
  for (const store::HunterRecord& hunter : record.hunters) {
    const hunt::SampleSummary summary(shots_of(hunter));
    text += fmt::format(
        "  {:<16}{:>9.4f}  {:<18}{:>7.3f}{:>6}{:>5}{:>7}{:>5}{:>5}{:>5}{:>6}{:>14}{:>10.4g}\n",
        hunter.name, summary.mean, interval_text(summary, "{:.4f}"), summary.deviation,
        summary.quantile(0), summary.quantile(0.05), summary.quantile(0.25), summary.quantile(0.5),
        summary.quantile(0.75), summary.quantile(0.95), summary.quantile(1),
        fmt::format("{:.0f}", games_per_second(record, hunter)),
        ms_per_shot(summary, record, hunter));
  }
  for (std::size_t i = 1; i < record.hunters.size(); ++i) {
    const hunt::SampleSummary paired(differences(record, i));
    text += fmt::format("  {} less {}, same layouts: {:+.4f} ({})\n", record.hunters[i].name,
                        record.hunters[0].name, paired.mean, interval_text(paired, "{:+.4f}"));
  }
  return text;
}

}  // namespace

std::string hunt_text(const HuntSettings& settings, const store::HuntRecord& record) {
  if (settings.json) return json_text(record);
  if (settings.quiet) return last_line(record);
  return fmt::format("{}, answers {}, salvo {}: {}{}\n{}{}", record.problem, record.answers,
                     record.salvo, plural(record.done(), "game"),
                     record.done() == record.games
                         ? ""
                         : fmt::format(" ({}..{} of {})", record.first,
                                       record.first + record.done() - 1, record.games),
                     table(record), last_line(record));
}

}  // namespace flotilla::jobs
