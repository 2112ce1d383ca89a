// SPDX-License-Identifier: MIT
#include "jobs/ask/price_printer.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

#include "jobs/long_run/progress.hpp"
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

}  // namespace

std::string price_text(const PriceSettings& settings, const space::NumberPrices& prices,
                       double seconds) {
  if (settings.json) return json_text(settings, prices, seconds);
  if (settings.quiet)
    return fmt::format("{} {} {} {} {}\n", prices.placements, prices.number_sets, prices.pinned(),
                       prices.median_left(), prices.worst_left());
  std::string text =
      fmt::format("{}\n", to_string(settings.problem())) +
      fmt::format("  placements      {}\n", grouped(prices.placements)) +
      fmt::format("  number sets     {} different ones\n", grouped(prices.number_sets)) +
      fmt::format("  pinned          {} placements, {}\n", grouped(prices.pinned()),
                  percent(prices.pinned(), prices.placements)) +
      fmt::format("  left            median {}, mean {:.2f}, worst {}\n",
                  grouped(prices.median_left()), prices.mean_left().convert_to<double>(),
                  grouped(prices.worst_left())) +
      fmt::format(
          "  found           in {}, {}, by {} additions over {} beginnings of row numbers\n",
          duration_text(seconds), store::size_text(prices.memory_bytes), grouped(prices.additions),
          grouped(prices.row_numbers));
  if (!prices.groups.empty()) text += fmt::format("\n{}", histogram_text(prices));
  return text;
}

std::string price_estimate_text(const PriceSettings& settings, const BigInt& count,
                                const space::PriceEstimate& estimate) {
  if (settings.json) {
    nlohmann::ordered_json json = question_json(settings);
    json["placements"] = to_decimal(count);
    json["states"] = estimate.states;
    json["steps"] = estimate.steps;
    json["row_numbers"] = estimate.row_numbers;
    json["memory_bytes_per_rank"] = std::to_string(estimate.memory_bytes);
    return json.dump() + "\n";
  }
  return fmt::format("{}\n", to_string(settings.problem())) +
         fmt::format("  placements      {}\n", to_grouped_decimal(count)) +
         fmt::format("  rows            {} states, {} steps\n", grouped(estimate.states),
                     grouped(estimate.steps)) +
         fmt::format("  parts           {} beginnings of row numbers\n",
                     grouped(estimate.row_numbers)) +
         fmt::format("  memory          {} per rank and the layers of the walk, allowed {}\n",
                     store::size_text(estimate.memory_bytes),
                     settings.memory_limit == 0 ? "any" : store::size_text(settings.memory_limit));
}

}  // namespace flotilla::jobs
