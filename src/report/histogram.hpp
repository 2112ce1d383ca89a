// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "report/heat_plot.hpp"

namespace flotilla::report {

/// How often each whole number came up, for one or more samples.
struct Histogram {
  struct Sample {
    std::string name;
    std::vector<std::uint64_t> counts;  ///< [number - first]
  };
  std::string title, subtitle;
  std::string number_name;  ///< below the axis: "shots"
  std::uint64_t first = 0;  ///< the number that counts[0] is about
  std::vector<Sample> samples;
};

/// Counts how often each of `values` comes up, from the least to the greatest of all samples.
[[nodiscard]] Histogram histogram_of(const std::vector<std::string>& names,
                                     const std::vector<std::vector<std::uint64_t>>& values);

/// The picture's bytes: steps of each sample's shares, drawn over each other, with an axis of numbers and one of percent.
/// @throws FileError  with cairo's reason if it cannot be drawn.
[[nodiscard]] std::string plot(const Histogram& histogram, PlotFormat format);

/// Draw and write, atomically. @throws FileError  if it cannot be written.
void write_plot(const std::filesystem::path& path, const Histogram& histogram, PlotFormat format);

}  // namespace flotilla::report
