// SPDX-License-Identifier: MIT
// Over a triangle, the density of a linear function w with the values w_0 <= w_1 <= w_2 at the corners is a hat: 0 at w_0
// and w_2, linear between, its top 2 / (w_2 - w_0) at w_1. Between w_1 and the roots of start(w) = b and end(w) = b for the
// breaks b of H, the integrand is a polynomial.
#include "limit/tier_phase.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "number/assert.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

void add_to(Coefficients& sum, const Coefficients& term, const Rational& factor) {
  if (sum.size() < term.size()) sum.resize(term.size());
  for (std::size_t i = 0; i < term.size(); ++i) sum[i] += factor * term[i];
}

/// outer(inner(w)).
Coefficients substituted(const Coefficients& outer, const Coefficients& inner) {
  Coefficients value;
  for (auto it = outer.rbegin(); it != outer.rend(); ++it) {
    value = product_of(value, inner);
    add_to(value, {*it}, 1);
  }
  return value;
}

Rational integral_between(const Coefficients& polynomial, const Rational& from,
                          const Rational& to) {
  Coefficients antiderivative(1);
  for (std::size_t i = 0; i < polynomial.size(); ++i)
    antiderivative.push_back(polynomial[i] / BigInt(i + 1));
  return value_at(antiderivative, to) - value_at(antiderivative, from);
}

/// Nothing if it is irrational.
std::optional<Rational> square_root(const Rational& value) {
  const BigInt above = boost::multiprecision::numerator(value);
  const BigInt below = boost::multiprecision::denominator(value);
  const BigInt a = boost::multiprecision::sqrt(above);
  const BigInt b = boost::multiprecision::sqrt(below);
  if (a * a != above || b * b != below) return std::nullopt;
  return ratio(a, b);
}

/// Whether the polynomial, of degree 2 with irrational roots, is 0 between the two.
bool has_root(const Coefficients& polynomial, const Rational& from, const Rational& to) {
  const Rational at_from = value_at(polynomial, from);
  if (at_from * value_at(polynomial, to) < 0) return true;
  const Rational vertex = -polynomial[1] / (2 * polynomial[2]);
  return vertex > from && vertex < to && at_from * value_at(polynomial, vertex) < 0;
}

/// Adds where the polynomial, of degree 2 at most, is 0 between the two.
void add_roots(Coefficients polynomial, const Rational& from, const Rational& to,
               std::vector<Rational>& roots) {
  polynomial.resize(3);
  const Rational c = polynomial[0];
  const Rational b = polynomial[1];
  const Rational a = polynomial[2];
  const auto add = [&](const Rational& root) {
    if (root > from && root < to) roots.push_back(root);
  };
  if (a == 0) {
    if (b != 0) add(-c / b);
    return;
  }
  const Rational discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return;
  if (const std::optional<Rational> root = square_root(discriminant)) {
    add((-b - *root) / (2 * a));
    add((-b + *root) / (2 * a));
  } else if (has_root(polynomial, from, to)) {
    throw InputError(
        "tiers: no exact number is known here, for a last sweep would have to begin when an "
        "irrational share of B is fired");
  }
}

/// One straight side of the hat, w between `from` and `to`.
Rational side_integral(const TierPhase& phase, const Coefficients& hat, const Rational& from,
                       const Rational& to, const PiecewisePolynomial& h) {
  std::vector<Rational> ends{from, to};
  for (const Rational& at : h.breaks())
    for (const Coefficients* time : {&phase.start, &phase.end}) {
      Coefficients difference = *time;
      add_to(difference, {at}, -1);
      add_roots(difference, from, to, ends);
    }
  std::ranges::sort(ends);
  Rational sum = 0;
  for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
    const Rational middle = (ends[i] + ends[i + 1]) / 2;
    const auto on_piece_of = [&](const Coefficients& time) {
      return substituted(h.pieces()[h.piece_at(value_at(time, middle))], time);
    };
    Coefficients found = on_piece_of(phase.end);
    add_to(found, on_piece_of(phase.start), -1);
    sum += integral_between(product_of(found, hat), ends[i], ends[i + 1]);
  }
  return sum;
}

}  // namespace

Rational integral(const TierPhase& phase, const PiecewisePolynomial& antiderivative) {
  std::array<Rational, 3> w = phase.fired;
  std::ranges::sort(w);
  FLOTILLA_ASSERT_LIGHT(w[0] < w[2]);
  Rational sum = 0;
  for (const auto& [foot, top] : {std::pair(w[0], w[1]), std::pair(w[2], w[1])}) {
    if (foot == top) continue;
    const Rational slope = 2 / ((w[2] - w[0]) * (top - foot));
    const Coefficients hat{-foot * slope, slope};
    sum += side_integral(phase, hat, std::min(foot, top), std::max(foot, top), antiderivative);
  }
  return sum * phase.density * phase.weight / 2;
}

}  // namespace flotilla::limit
