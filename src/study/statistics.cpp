// SPDX-License-Identifier: MIT
#include "study/statistics.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <cmath>

#include "number/assert.hpp"

namespace flotilla::study {
namespace {

constexpr double k_z = 1.959963984540054;  // the normal's 97.5 % quantile
constexpr double k_tail = 0.025;

/// The sample's value of rank 1..n; ranks beyond the ends are the ends.
double of_rank(const std::vector<std::uint64_t>& sorted, double rank) {
  const auto last = static_cast<double>(sorted.size());
  return static_cast<double>(sorted[static_cast<std::size_t>(std::clamp(rank, 1.0, last)) - 1]);
}

}  // namespace

Interval wilson(std::uint64_t hits, std::uint64_t draws) {
  FLOTILLA_ASSERT_LIGHT(draws >= 1 && hits <= draws);
  const auto n = static_cast<double>(draws);
  const double share = static_cast<double>(hits) / n;
  const double weight = k_z * k_z / n;
  const double middle = (share + weight / 2) / (1 + weight);
  const double half = std::sqrt(share * (1 - share) * weight + weight * weight / 4) / (1 + weight);
  // At the ends the formula gives them but for its last bits.
  return {hits == 0 ? 0 : middle - half, hits == draws ? 1 : middle + half};
}

Interval binomial_range(double probability, std::uint64_t draws) {
  const auto n = static_cast<double>(draws);
  if (probability <= 0) return {0, 0};
  if (probability >= 1) return {n, n};
  const boost::math::binomial hits(n, probability);
  // Boost rounds quantiles outwards: one less than the least number that is not cut off.
  const auto least_with = [&](double part) {
    double number = std::floor(boost::math::quantile(hits, part));
    while (boost::math::cdf(hits, number) < part) ++number;
    while (number > 0 && boost::math::cdf(hits, number - 1) >= part) --number;
    return number;
  };
  return {least_with(k_tail), least_with(1 - k_tail)};
}

Moments moments(const std::vector<std::uint64_t>& values) {
  FLOTILLA_ASSERT_LIGHT(!values.empty());
  const auto n = static_cast<double>(values.size());
  double sum = 0;
  for (const std::uint64_t value : values) sum += static_cast<double>(value);
  const double mean = sum / n;
  double squares = 0;
  for (const std::uint64_t value : values)
    squares += std::pow(static_cast<double>(value) - mean, 2);
  return {mean, values.size() < 2 ? 0 : std::sqrt(squares / (n - 1))};
}

Interval normal(double mean, double deviation, double draws) {
  const double half = k_z * deviation / std::sqrt(draws);
  return {mean - half, mean + half};
}

double median(const std::vector<std::uint64_t>& sorted) {
  FLOTILLA_ASSERT_LIGHT(!sorted.empty());
  const std::size_t half = sorted.size() / 2;
  const auto upper = static_cast<double>(sorted[half]);
  return sorted.size() % 2 != 0 ? upper : (static_cast<double>(sorted[half - 1]) + upper) / 2;
}

Interval median_interval(const std::vector<std::uint64_t>& sorted) {
  const auto n = static_cast<double>(sorted.size());
  const double half = k_z * std::sqrt(n) / 2;
  return {of_rank(sorted, std::floor(n / 2 - half)), of_rank(sorted, std::ceil(n / 2 + half) + 1)};
}

std::uint64_t quantile(const std::vector<std::uint64_t>& sorted, double part) {
  FLOTILLA_ASSERT_LIGHT(!sorted.empty());
  const auto n = static_cast<double>(sorted.size());
  return static_cast<std::uint64_t>(of_rank(sorted, std::ceil(part * n)));
}

Interval median_range(const std::vector<std::uint64_t>& sorted, std::uint64_t draws) {
  const double half = k_z / 2 / std::sqrt(static_cast<double>(draws));
  return {static_cast<double>(quantile(sorted, std::max(0.0, 0.5 - half))),
          static_cast<double>(quantile(sorted, std::min(1.0, 0.5 + half)))};
}

Interval greatest_range(const std::vector<std::uint64_t>& sorted, std::uint64_t draws) {
  const double of_one = 1 / static_cast<double>(draws);
  return {static_cast<double>(quantile(sorted, std::pow(k_tail, of_one))),
          static_cast<double>(quantile(sorted, std::pow(1 - k_tail, of_one)))};
}

Moments ratio(const std::vector<std::uint64_t>& over, const std::vector<std::uint64_t>& under) {
  FLOTILLA_ASSERT_LIGHT(over.size() == under.size());
  const double below = moments(under).mean;
  FLOTILLA_ASSERT_LIGHT(below > 0);
  const double value = moments(over).mean / below;
  double squares = 0;
  for (std::size_t i = 0; i < over.size(); ++i)
    squares += std::pow(static_cast<double>(over[i]) - value * static_cast<double>(under[i]), 2);
  const auto freedom = static_cast<double>(over.size() < 2 ? 1 : over.size() - 1);
  return {value, std::sqrt(squares / freedom) / below};
}

}  // namespace flotilla::study
