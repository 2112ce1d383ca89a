// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "jobs/options/price_settings.hpp"
#include "space/number_prices.hpp"

namespace flotilla::jobs {

/// What `flotilla price` prints on stdout: a table and a histogram, or as --quiet or --json ask for.
/// @param seconds  counting included
[[nodiscard]] std::string price_text(const PriceSettings& settings,
                                     const space::NumberPrices& prices, double seconds);

/// What --dry-run prints.
[[nodiscard]] std::string price_estimate_text(const PriceSettings& settings,
                                              const space::PriceEstimate& estimate, int ranks);

}  // namespace flotilla::jobs
