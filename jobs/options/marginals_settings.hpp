// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "jobs/options/board_settings.hpp"
#include "report/heat_plot.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla marginals`, checked.
struct MarginalsSettings : BoardSettings {
  bool by_length = false;  // also a map for each length, printed shape, axis
  bool by_shape = false;
  bool by_axis = false;
  std::filesystem::path plot;  // empty: none
  report::PlotFormat plot_format = report::PlotFormat::svg;
};

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] MarginalsSettings marginals_settings(const OptionValues& values);

}  // namespace flotilla::jobs
