// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/price_settings.hpp"
#include "space/number_prices.hpp"
#include "store/price_file.hpp"

namespace flotilla::jobs {

/// Prices as their file holds them; seconds and memory of the run are not filled in.
[[nodiscard]] store::PriceRecord record_of(const PriceSettings& settings,
                                           const space::NumberPrices& prices);

}  // namespace flotilla::jobs
