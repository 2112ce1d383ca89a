// SPDX-License-Identifier: MIT
#include "limit/law.hpp"

#include <algorithm>
#include <cstddef>

#include "limit/mixed_phase.hpp"
#include "limit/tier_phase.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {
namespace {

using Derivatives = std::map<std::pair<Rational, int>, Rational>;  // (node, order): coefficient

BigInt factorial(int n) {
  BigInt product = 1;
  for (int i = 2; i <= n; ++i) product *= i;
  return product;
}

/// The divided difference at times[first .. last], sorted, as a combination of derivatives at them.
Derivatives difference(const std::vector<Rational>& times, std::size_t first, std::size_t last) {
  const Rational span = times[last] - times[first];
  if (span == 0) {
    const int order = narrow<int>(last - first);
    return {{{times[first], order}, Rational(1, factorial(order))}};
  }
  Derivatives sum = difference(times, first + 1, last);
  for (const auto& [node, coefficient] : difference(times, first, last - 1))
    sum[node] -= coefficient;
  for (auto& [node, coefficient] : sum) coefficient /= span;
  return sum;
}

/// A_0 .. A_count, from g.
std::vector<PiecewisePolynomial> antiderivatives(const PiecewisePolynomial& g, int count) {
  std::vector<PiecewisePolynomial> all{g.antiderivative()};
  while (narrow<int>(all.size()) <= count) all.push_back(all.back().antiderivative());
  return all;
}

int highest_order(const Law& law) {
  int highest = 0;
  for (const auto& [node, coefficient] : law.terms()) highest = std::max(highest, node.second);
  return highest;
}

/// (time - t)^power as a polynomial in t.
Coefficients power_of_difference(const Rational& time, int power) {
  Coefficients polynomial{1};
  for (int i = 0; i < power; ++i) {
    Coefficients next(polynomial.size() + 1);
    for (std::size_t k = 0; k < polynomial.size(); ++k) {
      next[k] += polynomial[k] * time;
      next[k + 1] -= polynomial[k];
    }
    polynomial = std::move(next);
  }
  return polynomial;
}

}  // namespace

void Law::add_difference(const Rational& weight, std::vector<Rational> times) {
  std::ranges::sort(times);
  const int highest = narrow<int>(times.size()) - 1;
  for (const auto& [node, coefficient] : difference(times, 0, times.size() - 1))
    terms_[{node.first, highest - node.second}] += weight * coefficient;
}

void Law::add(const Law& other, const Rational& weight) {
  for (const auto& [node, coefficient] : other.terms_) terms_[node] += weight * coefficient;
  for (MixedPhase phase : other.mixed_) {
    phase.weight *= weight;
    mixed_.push_back(std::move(phase));
  }
  for (TierPhase phase : other.tiers_) {
    phase.weight *= weight;
    tiers_.push_back(std::move(phase));
  }
}

LogSum expectation(const Law& law, const PiecewisePolynomial& g) {
  const std::vector<PiecewisePolynomial> a = antiderivatives(g, highest_order(law));
  LogSum sum;
  for (const auto& [node, coefficient] : law.terms())
    if (coefficient != 0)
      sum += Rational(coefficient * a[narrow<std::size_t>(node.second)](node.first));
  for (const MixedPhase& phase : law.mixed()) sum += integral(phase, a.front());
  for (const TierPhase& phase : law.tiers()) sum += integral(phase, a.front());
  return sum;
}

Rational mean_time(const Law& law) {
  const LogSum mean = expectation(law, PiecewisePolynomial({}, {{0, 1}}));
  FLOTILLA_ASSERT_LIGHT(mean.is_rational());  // the phase's middle: its length cancels
  return mean.rational();
}

// For g = 1 where time > t and else 0, A_j(time) = (time - t)^(j+1) / (j+1)! where that is positive, else 0, up to
// polynomials in time of degree j, which the law's combination takes to 0.
PiecewisePolynomial survival(const Law& law) {
  FLOTILLA_ASSERT_LIGHT(law.is_piecewise());
  PiecewisePolynomial sum;
  for (const auto& [node, coefficient] : law.terms()) {
    if (coefficient == 0) continue;
    const auto& [time, order] = node;
    Coefficients piece = power_of_difference(time, order + 1);
    for (Rational& value : piece) value *= coefficient / factorial(order + 1);
    sum = sum + PiecewisePolynomial({time}, {std::move(piece), {}});
  }
  return sum;
}

LogSum survival_at(const Law& law, const Rational& time) {
  return expectation(law, PiecewisePolynomial({time}, {{}, {1}}));
}

}  // namespace flotilla::limit
