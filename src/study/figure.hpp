// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "study/statistics.hpp"

namespace flotilla::study {

/// One number that a study tells of a space, from its draws.
struct Figure {
  std::string name;   ///< "settled_median": its key in files
  std::string title;  ///< "cells settled, median"
  std::string unit;   ///< "%", or "" for a pure number
  double value = 0;
  /// Where the whole space's own lies, to 95 %; nothing for a greatest value, which grows with the draws.
  std::optional<Interval> interval;
  /// Where the figure of so many other draws lies, to 95 %.
  std::function<Interval(std::uint64_t)> of_draws;
};

/// What one field says of every draw, and whether the draws are all there are: then nothing is uncertain.
struct Sample {
  std::vector<std::uint64_t> values;  ///< in the order of the draws, at least one
  bool is_whole = false;
};

/// What a figure is called.
struct Title {
  std::string name, title, unit = {};
  double times = 1;  ///< what one of the sample's units is of the figure's
};

/// How often the value is `wanted`, in percent. Interval: Wilson.
[[nodiscard]] Figure share_figure(const Title& title, const Sample& sample, std::uint64_t wanted);
[[nodiscard]] Figure mean_figure(const Title& title, const Sample& sample);
[[nodiscard]] Figure median_figure(const Title& title, const Sample& sample);
[[nodiscard]] Figure greatest_figure(const Title& title, const Sample& sample);
/// Of the means of two fields; not a number if all of `under` are 0.
[[nodiscard]] Figure ratio_figure(const Title& title, const Sample& over, const Sample& under);

}  // namespace flotilla::study
