// SPDX-License-Identifier: MIT
#include "jobs/options/price_settings.hpp"

#include "fleet/board.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

PriceSettings price_settings(const OptionValues& values) {
  PriceSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  if (!values.has("board")) throw InputError("no board is given; write --board=6x6");
  settings.board =
      parsed(values, "board", [](const std::string& text) { return parse_board(text); });
  if (settings.fleet.has_unlimited())
    throw InputError(
        values.file_prefix("fleet") + "fleet " + to_string(settings.fleet) +
        ": numbers are priced for a known number of ships; every length needs one, not inf");
  return settings;
}

}  // namespace flotilla::jobs
