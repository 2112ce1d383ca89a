// SPDX-License-Identifier: MIT
#include "jobs/races/race_printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "hunt/races/win_rate.hpp"
#include "jobs/races/estimate_json.hpp"
#include "number/bigint.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

std::string grouped(std::uint64_t value) { return to_grouped_decimal(BigInt(value)); }

std::string with_interval(const races::Estimate& estimate, double unit, int digits) {
  return fmt::format("{:.{}f} +- {:.{}f}", unit * estimate.value, digits,
                     unit * estimate.half_width(), digits);
}

/// The estimates of one plan on one kind of layouts.
struct Rates {
  races::Estimate pooled, paired, shots;

  Rates(const store::RacedLayouts& raced, const store::RacedPlan& plan)
      : pooled(races::pooled_win_rate(plan.games, raced.rival_games)),
        paired(races::paired_win_rate({plan.wins, plan.ties, plan.losses, {}})),
        shots(races::mean_shots(plan.games)) {}
};

using jobs::json_of;

nlohmann::ordered_json json_of(const store::RacedLayouts& raced) {
  nlohmann::ordered_json json = {{"layouts", raced.layouts},
                                 {"races", raced.races()},
                                 {"rival_shots", json_of(races::mean_shots(raced.rival_games))},
                                 {"plans", nlohmann::json::array()}};
  for (const store::RacedPlan& plan : raced.plans) {
    const Rates rates(raced, plan);
    json["plans"].push_back({{"plan", plan.plan},
                             {"wins", plan.wins},
                             {"ties", plan.ties},
                             {"losses", plan.losses},
                             {"win_rate", json_of(rates.pooled)},
                             {"paired_win_rate", json_of(rates.paired)},
                             {"shots", json_of(rates.shots)}});
    if (plan.limit) json["plans"].back()["model"] = *plan.limit;
  }
  return json;
}

std::string json_text(const store::RaceRecord& record) {
  nlohmann::ordered_json json = {{"side", record.side},     {"wraps", record.wraps},
                                 {"rival", record.rival},   {"last_sweep", record.last_sweep},
                                 {"seed", record.seed},     {"slice", record.slice},
                                 {"slices", record.slices}, {"layouts", nlohmann::json::array()}};
  for (const store::RacedLayouts& raced : record.layouts) json["layouts"].push_back(json_of(raced));
  return json.dump() + "\n";
}

/// The answer in short: win rates in percent.
std::string quiet_lines(const store::RaceRecord& record) {
  std::string lines;
  for (const store::RacedLayouts& raced : record.layouts)
    for (const store::RacedPlan& plan : raced.plans) {
      const Rates rates(raced, plan);
      lines += fmt::format("{} {} {} {:.4f} {:.4f}\n", raced.layouts, plan.plan, raced.races(),
                           100 * rates.pooled.value, 100 * rates.pooled.half_width());
    }
  return lines;
}

bool has_limits(const store::RaceRecord& record) {
  return std::ranges::any_of(record.layouts, [](const store::RacedLayouts& raced) {
    return std::ranges::any_of(raced.plans,
                               [](const store::RacedPlan& plan) { return plan.limit.has_value(); });
  });
}

}  // namespace

std::string race_text(const store::RaceRecord& record, const RaceView& view) {
  if (view.json) return json_text(record);
  if (view.quiet) return quiet_lines(record);
  store::TextTable table({{"layouts"},
                          {"plan"},
                          {"races", true},
                          {"win rate %", true},
                          {has_limits(record) ? "limit %" : "", true},
                          {has_limits(record) ? "less limit" : "", true},
                          {"paired %", true},
                          {"mean shots", true}});
  for (const store::RacedLayouts& raced : record.layouts) {
    for (const store::RacedPlan& plan : raced.plans) {
      const Rates rates(raced, plan);
      table.add({raced.layouts, plan.plan, grouped(raced.races()),
                 with_interval(rates.pooled, 100, 3),
                 plan.limit ? fmt::format("{:.3f}", 100 * *plan.limit) : "",
                 plan.limit ? fmt::format("{:+.3f}", 100 * (rates.pooled.value - *plan.limit)) : "",
                 with_interval(rates.paired, 100, 3), with_interval(rates.shots, 1, 3)});
    }
    table.add({raced.layouts, record.rival + " (rival)", grouped(raced.races()), "", "", "", "",
               with_interval(races::mean_shots(raced.rival_games), 1, 3)});
  }
  return fmt::format(
             "{0}x{0}{1}, fleet {{3,3,2}}, seed {2}, last sweep {3}, slice {4}/{5}, 95 % "
             "intervals\n",
             record.side, record.wraps ? " wrapped" : "", record.seed, record.last_sweep,
             record.slice, record.slices) +
         table.text();
}

}  // namespace flotilla::jobs
