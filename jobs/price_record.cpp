// SPDX-License-Identifier: MIT
#include "jobs/price_record.hpp"

#include "jobs/fleet_table.hpp"

namespace flotilla::jobs {

store::PriceRecord record_of(const PriceSettings& settings, const space::NumberPrices& prices) {
  store::PriceRecord record;
  record.problem = to_string(settings.problem());
  record.board_rows = settings.board.rows;
  record.board_cols = settings.board.cols;
  record.fleet = to_string(settings.fleet);
  record.ships = ships_of(settings.fleet);
  record.touch = to_string(settings.touch);
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
