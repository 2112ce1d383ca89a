// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

/// What a sample tells of a population, to 95 %. Two-sided everywhere: 2.5 % on either side.
namespace flotilla::study {

struct Interval {
  double low = 0;
  double high = 0;

  bool operator==(const Interval&) const = default;
};

/// Of a share, by E. B. Wilson (1927): good for few hits and few draws, too.
/// @param hits   0..draws
/// @param draws  at least 1
[[nodiscard]] Interval wilson(std::uint64_t hits, std::uint64_t draws);

/// Where the hits of `draws` draws lie if each hits with a probability: quantiles of the binomial.
[[nodiscard]] Interval binomial_range(double probability, std::uint64_t draws);

/// A sample's mean and its spread, summed up in the order of the draws.
struct Moments {
  double mean = 0;
  double deviation = 0;  ///< of one draw, with draws - 1 in the denominator; 0 for one draw
};
[[nodiscard]] Moments moments(const std::vector<std::uint64_t>& values);

/// mean +- 1.96 standard errors of so many draws. Normal: for means of some dozen draws and more.
[[nodiscard]] Interval normal(double mean, double deviation, double draws);

/// What stands in the middle of a sorted sample, half way between two where it is even.
[[nodiscard]] double median(const std::vector<std::uint64_t>& sorted);

/// Of the median, whatever the distribution: order statistics, their ranks from the normal approximation to the
/// binomial.
[[nodiscard]] Interval median_interval(const std::vector<std::uint64_t>& sorted);

/// The least value that at least this part of a sorted sample does not pass.
/// @param part  0..1
[[nodiscard]] std::uint64_t quantile(const std::vector<std::uint64_t>& sorted, double part);

/// Where the median of `draws` other draws lies, by the quantiles of a sorted sample.
[[nodiscard]] Interval median_range(const std::vector<std::uint64_t>& sorted, std::uint64_t draws);

/// Where the greatest of `draws` other draws lies, by the quantiles of a sorted sample.
[[nodiscard]] Interval greatest_range(const std::vector<std::uint64_t>& sorted,
                                      std::uint64_t draws);

/// The ratio of two means over the same draws, and the spread that one draw gives it (delta method).
/// @param under  not all 0
[[nodiscard]] Moments ratio(const std::vector<std::uint64_t>& over,
                            const std::vector<std::uint64_t>& under);

}  // namespace flotilla::study
