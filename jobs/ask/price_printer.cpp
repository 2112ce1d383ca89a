// SPDX-License-Identifier: MIT
#include "jobs/ask/price_printer.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

#include "jobs/count/count_printer.hpp"
#include "jobs/long_run/progress.hpp"
#include "number/plural.hpp"
#include "number/size_text.hpp"
#include "store/atomic_file.hpp"
#include "store/text_table.hpp"

namespace flotilla::jobs {

namespace {

std::string grouped(std::uint64_t value) { return to_grouped_decimal(BigInt(value)); }

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  return fmt::format("{:.2f} %", 100 * share(part, whole));
}

nlohmann::ordered_json question_json(const PriceSettings& settings) {
  return {{"board", to_string(settings.board)},
          {"fleet", to_string(settings.fleet)},
          {"touch", to_string(settings.touch)}};
}

std::string json_text(const PriceSettings& settings, const space::NumberPrices& prices,
                      double seconds) {
  nlohmann::ordered_json json = question_json(settings);
  json["placements"] = std::to_string(prices.placements);
  json["number_sets"] = std::to_string(prices.number_sets);
  json["pinned"] = std::to_string(prices.pinned());
  json["median_left"] = std::to_string(prices.median_left());
  json["worst_left"] = std::to_string(prices.worst_left());
  json["mean_left"] = prices.mean_left().convert_to<double>();
  json["groups"] = nlohmann::json::array();
  for (const space::PriceGroup& group : prices.groups)
    json["groups"].push_back(
        {{"size", std::to_string(group.size)}, {"number_sets", std::to_string(group.number_sets)}});
  json["states"] = prices.states;
  json["row_numbers"] = prices.row_numbers;
  json["additions"] = std::to_string(prices.additions);
  json["memory_bytes"] = std::to_string(prices.memory_bytes);
  json["seconds"] = seconds;
  return json.dump() + "\n";
}

/// Groups of 1, 2, 3-4, 5-8, ... placements, one row each.
std::string histogram_text(const space::NumberPrices& prices) {
  constexpr double k_longest_bar = 40;
  store::TextTable table(
      {{"left", true}, {"number sets", true}, {"placements", true}, {"share", true}, {""}});
  for (std::size_t i = 0; i < prices.groups.size();) {
    const std::uint64_t most = std::bit_ceil(prices.groups[i].size);
    const std::uint64_t least = most / 2 + 1;
    std::uint64_t sets = 0;
    std::uint64_t placements = 0;
    for (; i < prices.groups.size() && prices.groups[i].size <= most; ++i) {
      sets += prices.groups[i].number_sets;
      placements += prices.groups[i].placements();
    }
    const double bar = k_longest_bar * share(placements, prices.placements);
    table.add({least >= most ? grouped(most) : fmt::format("{}-{}", grouped(least), grouped(most)),
               grouped(sets), grouped(placements), percent(placements, prices.placements),
               std::string(static_cast<std::size_t>(std::lround(bar)), '#')});
  }
  return table.text();
}

/// "about 9.5e8 (3 % off at a guess), "
std::string rough_text(const space::PriceEstimate& estimate) {
  if (!estimate.rough) return "";
  const space::RoughCount& rough = *estimate.rough;
  if (rough.placements == 0)
    return fmt::format("few or none: none of {} random tries found room for all ships; ",
                       grouped(static_cast<std::uint64_t>(rough.samples)));
  return fmt::format("about {:.2g}, give or take {:.0f} %; ", rough.placements,
                     std::ceil(100 * rough.standard_error / rough.placements));
}

std::string rows_text(const PriceSettings& settings, const space::PriceEstimate& estimate) {
  const std::string allowed = settings.memory_limit == 0 ? "any" : size_text(settings.memory_limit);
  if (!estimate.rows)
    return fmt::format(
        "  rows            more than can be listed in a second\n"
        "  memory          unknown: some hundred MiB per rank or more, allowed {}\n",
        allowed);
  const space::PriceEstimate::Rows& rows = *estimate.rows;
  return fmt::format("  rows            {}, {}\n", plural(rows.states, "state"),
                     plural(rows.steps, "step")) +
         fmt::format("  parts           {} of row numbers\n",
                     plural(rows.row_numbers, "beginning")) +
         fmt::format("  memory          {} per rank and the layers of the walk, allowed {}\n",
                     size_text(rows.memory_bytes), allowed);
}

std::string estimate_json(const PriceSettings& settings, const space::PriceEstimate& estimate) {
  nlohmann::ordered_json json = question_json(settings);
  json["bound_bits"] = bit_length(estimate.bound);
  if (estimate.rough) {
    json["placements_about"] = estimate.rough->placements;
    json["standard_error"] = estimate.rough->standard_error;
  }
  if (estimate.rows) {
    json["states"] = estimate.rows->states;
    json["steps"] = estimate.rows->steps;
    json["row_numbers"] = estimate.rows->row_numbers;
    json["memory_bytes_per_rank"] = std::to_string(estimate.rows->memory_bytes);
  }
  if (estimate.seconds > 0) json["seconds"] = estimate.seconds;
  return json.dump() + "\n";
}

}  // namespace

std::string price_text(const PriceSettings& settings, const space::NumberPrices& prices,
                       double seconds) {
  if (settings.json) return json_text(settings, prices, seconds);
  if (settings.quiet)
    return fmt::format("{} {} {} {} {}\n", prices.placements, prices.number_sets, prices.pinned(),
                       prices.median_left(), prices.worst_left());
  if (prices.placements == 0)
    return fmt::format("{}, so there are no numbers to price\n",
                       none_text(settings.problem(), false));
  std::string text =
      fmt::format("{}\n", to_string(settings.problem())) +
      fmt::format("  placements      {}\n", grouped(prices.placements)) +
      fmt::format("  number sets     {} different one{}\n", grouped(prices.number_sets),
                  prices.number_sets == 1 ? "" : "s") +
      fmt::format("  pinned          {}, {}\n", plural(prices.pinned(), "placement"),
                  percent(prices.pinned(), prices.placements)) +
      fmt::format("  left            median {}, mean {:.2f}, worst {}\n",
                  grouped(prices.median_left()), prices.mean_left().convert_to<double>(),
                  grouped(prices.worst_left())) +
      fmt::format("  found           in {}, {}, by {} over {} of row numbers\n",
                  duration_text(seconds), size_text(prices.memory_bytes),
                  plural(prices.additions, "addition"), plural(prices.row_numbers, "beginning"));
  if (!prices.groups.empty()) text += fmt::format("\n{}", histogram_text(prices));
  return text;
}

std::string price_estimate_text(const PriceSettings& settings, const space::PriceEstimate& estimate,
                                int ranks) {
  if (settings.json) return estimate_json(settings, estimate);
  return fmt::format("{}\n", to_string(settings.problem())) +
         fmt::format("  placements      {}below 2^{}; nothing was counted\n", rough_text(estimate),
                     bit_length(estimate.bound)) +
         rows_text(settings, estimate) +
         fmt::format("  time            {} on {} of {}, besides the count\n",
                     estimate.seconds == 0 ? "unknown" : "about " + duration_text(estimate.seconds),
                     plural(static_cast<std::uint64_t>(ranks), "rank"),
                     plural(static_cast<std::uint64_t>(settings.threads), "thread"));
}

}  // namespace flotilla::jobs
