// SPDX-License-Identifier: MIT
#include "jobs/ask/price_record.hpp"

#include "jobs/ask/asked_record.hpp"

namespace flotilla::jobs {

store::PriceRecord record_of(const PriceSettings& settings, const space::NumberPrices& prices) {
  store::PriceRecord record;
  set_asked(record, settings.problem());
  record.placements = prices.placements;
  record.number_sets = prices.number_sets;
  record.pinned = prices.pinned();
  record.median_left = prices.median_left();
  record.worst_left = prices.worst_left();
  record.mean_left = prices.mean_left().convert_to<double>();
  for (const space::PriceGroup& group : prices.groups)
    record.groups.push_back({group.size, group.number_sets});
  record.states = prices.states;
  record.row_numbers = prices.row_numbers;
  record.additions = prices.additions;
  record.config_toml = settings.config_toml;
  return record;
}

}  // namespace flotilla::jobs
