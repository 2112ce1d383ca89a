// SPDX-License-Identifier: MIT
#include "study/figure.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace flotilla::study {
namespace {

Interval times(Interval interval, double factor) {
  return {interval.low * factor, interval.high * factor};
}

std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> values) {
  std::ranges::sort(values);
  return values;
}

Figure figure(const Title& title, double value, const Sample& sample, Interval interval,
              std::function<Interval(std::uint64_t)> of_draws) {
  const double shown = value * title.times;
  return {title.name,
          title.title,
          title.unit,
          shown,
          sample.is_whole ? Interval{shown, shown} : times(interval, title.times),
          [of_draws = std::move(of_draws), factor = title.times](std::uint64_t draws) {
            return times(of_draws(draws), factor);
          }};
}

/// A mean of so many draws beside that of our own, which is not exact either.
auto range_of_means(const Moments& found, const Sample& sample) {
  const double own = sample.is_whole ? 0 : 1 / static_cast<double>(sample.values.size());
  return [found, own](std::uint64_t draws) {
    return normal(found.mean, found.deviation, 1 / (1 / static_cast<double>(draws) + own));
  };
}

}  // namespace

Figure share_figure(const Title& title, const Sample& sample, std::uint64_t wanted) {
  const auto hits = static_cast<std::uint64_t>(std::ranges::count(sample.values, wanted));
  const std::uint64_t draws = sample.values.size();
  const double share = static_cast<double>(hits) / static_cast<double>(draws);
  const Interval interval = wilson(hits, draws);
  const Interval known = sample.is_whole ? Interval{share, share} : interval;
  return figure({title.name, title.title, "%", 100}, share, sample, interval,
                [known](std::uint64_t others) {
                  const auto n = static_cast<double>(others);
                  return Interval{binomial_range(known.low, others).low / n,
                                  binomial_range(known.high, others).high / n};
                });
}

Figure mean_figure(const Title& title, const Sample& sample) {
  const Moments found = moments(sample.values);
  const auto draws = static_cast<double>(sample.values.size());
  return figure(title, found.mean, sample, normal(found.mean, found.deviation, draws),
                range_of_means(found, sample));
}

Figure median_figure(const Title& title, const Sample& sample) {
  const std::vector<std::uint64_t> values = sorted(sample.values);
  return figure(title, median(values), sample, median_interval(values),
                [values](std::uint64_t draws) { return median_range(values, draws); });
}

Figure greatest_figure(const Title& title, const Sample& sample) {
  const std::vector<std::uint64_t> values = sorted(sample.values);
  const auto greatest = static_cast<double>(values.back());
  Figure result = figure(title, greatest, sample, {greatest, greatest},
                         [values](std::uint64_t draws) { return greatest_range(values, draws); });
  if (!sample.is_whole) result.interval.reset();
  return result;
}

Figure ratio_figure(const Title& title, const Sample& over, const Sample& under) {
  constexpr double k_none = std::numeric_limits<double>::quiet_NaN();
  const bool is_defined = std::ranges::any_of(under.values, [](std::uint64_t v) { return v > 0; });
  const Moments found = is_defined ? ratio(over.values, under.values) : Moments{k_none, k_none};
  const auto draws = static_cast<double>(over.values.size());
  return figure(title, found.mean, over, normal(found.mean, found.deviation, draws),
                range_of_means(found, over));
}

}  // namespace flotilla::study
