// SPDX-License-Identifier: MIT
#include "study/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "study/figure.hpp"

namespace flotilla::study {
namespace {

using Values = std::vector<std::uint64_t>;

/// Probability of `hits` in `draws`, by the definition.
double binomial(int draws, int hits, double p) {
  return std::exp(std::lgamma(draws + 1) - std::lgamma(hits + 1) - std::lgamma(draws - hits + 1) +
                  hits * std::log(p) + (draws - hits) * std::log1p(-p));
}

TEST(Wilson, KnownIntervals) {
  // From the formula of Wilson, JASA 22 (1927), worked out separately.
  EXPECT_NEAR(wilson(9, 36).low, 0.1375, 1e-4);
  EXPECT_NEAR(wilson(9, 36).high, 0.4107, 1e-4);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
  EXPECT_NEAR(wilson(10, 10).low, 0.7225, 1e-4);
  EXPECT_EQ(wilson(10, 10).high, 1);
}

TEST(Wilson, HoldsTheShareAboutNinetyFiveTimesOfAHundred) {
  for (const double p : {0.05, 0.2, 0.5, 0.9}) {
    constexpr int k_draws = 200;
    double covered = 0;
    for (int hits = 0; hits <= k_draws; ++hits) {
      const Interval interval = wilson(static_cast<std::uint64_t>(hits), k_draws);
      if (interval.low <= p && p <= interval.high) covered += binomial(k_draws, hits, p);
    }
    EXPECT_NEAR(covered, 0.95, 0.02) << p;
  }
}

TEST(BinomialRange, CutsAtMostOneFortiethOffEitherEnd) {
  for (const double p : {0.003, 0.25, 0.5, 0.97}) {
    constexpr int k_draws = 36;
    const Interval range = binomial_range(p, k_draws);
    double below = 0, above = 0;
    for (int hits = 0; hits <= k_draws; ++hits) {
      if (hits < range.low) below += binomial(k_draws, hits, p);
      if (hits > range.high) above += binomial(k_draws, hits, p);
    }
    EXPECT_LE(below, 0.0251) << p;
    EXPECT_LE(above, 0.0251) << p;
    EXPECT_GT(below + binomial(k_draws, static_cast<int>(range.low), p), 0.0249) << p;
  }
  EXPECT_EQ(binomial_range(0, 36), (Interval{0, 0}));
  EXPECT_EQ(binomial_range(1, 36), (Interval{36, 36}));
}

TEST(Moments, MeanAndDeviation) {
  const Moments found = moments({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_DOUBLE_EQ(found.mean, 5);
  EXPECT_DOUBLE_EQ(found.deviation, std::sqrt(32.0 / 7));
  EXPECT_EQ(moments({3}).deviation, 0);
}

TEST(Median, OfOddAndEvenSamples) {
  EXPECT_EQ(median({1, 2, 9}), 2);
  EXPECT_EQ(median({1, 2, 5, 9}), 3.5);
  EXPECT_EQ(median({7}), 7);
}

TEST(Median, IntervalIsOfOrderStatistics) {
  Values values(100);
  std::iota(values.begin(), values.end(), 1U);
  // Ranks 40 and 61 hold the median with 96.5 %, ranks 41 and 60 with 94.3 %.
  EXPECT_EQ(median_interval(values), (Interval{40, 61}));
  EXPECT_EQ(median_interval({5}), (Interval{5, 5}));
}

TEST(Quantile, IsTheLeastValueThatThePartDoesNotPass) {
  const Values values = {10, 20, 30, 40};
  EXPECT_EQ(quantile(values, 0), 10U);
  EXPECT_EQ(quantile(values, 0.25), 10U);
  EXPECT_EQ(quantile(values, 0.26), 20U);
  EXPECT_EQ(quantile(values, 1), 40U);
}

TEST(GreatestRange, OfDrawsFromAThousandNumbers) {
  Values values(1000);
  std::iota(values.begin(), values.end(), 1U);
  const Interval range = greatest_range(values, 36);
  // P(greatest <= x) = (x / 1000)^36.
  EXPECT_EQ(range.low, std::ceil(1000 * std::pow(0.025, 1.0 / 36)));
  EXPECT_EQ(range.high, std::ceil(1000 * std::pow(0.975, 1.0 / 36)));
}

TEST(Ratio, DeltaMethod) {
  const Moments found = ratio({3, 1, 2}, {1, 1, 2});
  EXPECT_DOUBLE_EQ(found.mean, 1.5);
  // Residuals 1.5, -0.5, -1 over two degrees of freedom, by the mean 4/3.
  EXPECT_DOUBLE_EQ(found.deviation, std::sqrt(3.5 / 2) / (4.0 / 3));
}

TEST(Figure, OfAWholeSpaceIsExactAndScaled) {
  const Sample whole{{1, 2, 3, 4}, true};
  const Figure mean = mean_figure({"m", "m", "%", 10}, whole);
  EXPECT_EQ(mean.value, 25);
  EXPECT_EQ(mean.interval, (Interval{25, 25}));
  const Figure share = share_figure({"s", "s"}, whole, 2);
  EXPECT_EQ(share.value, 25);
  EXPECT_EQ(share.unit, "%");
  // Of four draws that hit with 1/4: 0 with 31.6 %, 3 or fewer with 99.6 %.
  EXPECT_EQ(share.of_draws(4), (Interval{0, 75}));
  EXPECT_FALSE(greatest_figure({"g", "g"}, {{1, 2}, false}).interval);
}

TEST(Figure, FewDrawsSpreadWiderThanMany) {
  Values values(400);
  std::iota(values.begin(), values.end(), 0U);
  for (const Figure& figure :
       {mean_figure({"m", "m"}, {values, false}), median_figure({"d", "d"}, {values, false}),
        share_figure({"s", "s"}, {values, false}, 7)}) {
    const Interval few = figure.of_draws(30), many = figure.of_draws(300);
    EXPECT_LE(few.low, many.low) << figure.name;
    EXPECT_GE(few.high, many.high) << figure.name;
    EXPECT_LE(few.low, figure.value) << figure.name;
    EXPECT_GE(few.high, figure.value) << figure.name;
  }
}

}  // namespace
}  // namespace flotilla::study
