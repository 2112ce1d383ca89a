// SPDX-License-Identifier: MIT
// The triangle is cut where the start or the end of the phase is at a break of H, and where a corner has the middle
// length. A piece then has a corner (the apex) with length l_0 and an edge (the base) of the one length l_1. With
//   s in 0..1 from apex to base, r in 0..1 along the base
// the area element is (twice the area) s ds dr, lengths are l_0 + s (l_1 - l_0) whatever r, and every linear function is
// a + b s + c s r. The numerator is a polynomial in s and r. Integrating over r leaves a polynomial P(s), and
//   integral of s P(s) / (l_0 + s (l_1 - l_0)) ds
// is that of a polynomial plus remainder x ln(l_1 / l_0) by dividing once.
#include "limit/mixed_phase.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "number/assert.hpp"
#include "number/bivariate_polynomial.hpp"

namespace flotilla::limit {
namespace {

struct Values {
  Rational start;
  Rational length;
  Rational mass;

  [[nodiscard]] Rational end() const { return start + length; }
};

struct Triangle {
  Rational weight;
  std::array<Values, 3> corners;
};

Values between(const Values& a, const Values& b, const Rational& share) {
  return {a.start + (b.start - a.start) * share, a.length + (b.length - a.length) * share,
          a.mass + (b.mass - a.mass) * share};
}

template <typename Function>
void cut(const Triangle& triangle, const Function& value, std::vector<Triangle>& pieces) {
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j) {
      const Rational low = value(triangle.corners.at(i));
      const Rational high = value(triangle.corners.at(j));
      if (low >= 0 || high <= 0) continue;
      const Rational share = low / (low - high);
      const Values middle = between(triangle.corners.at(i), triangle.corners.at(j), share);
      Triangle part = triangle;
      part.corners.at(j) = middle;
      part.weight = triangle.weight * share;
      cut(part, value, pieces);
      part = triangle;
      part.corners.at(i) = middle;
      part.weight = triangle.weight * (1 - share);
      return cut(part, value, pieces);
    }
  pieces.push_back(triangle);
}

template <typename Function>
std::vector<Triangle> cut_all(const std::vector<Triangle>& triangles, const Function& value) {
  std::vector<Triangle> pieces;
  for (const Triangle& triangle : triangles) cut(triangle, value, pieces);
  return pieces;
}

/// a + b s + c s r.
BivariatePolynomial on_piece(const Rational& apex, const Rational& base_begin,
                             const Rational& base_end) {
  const Rational b = base_begin - apex;
  const Rational c = base_end - base_begin;
  using boost::multiprecision::denominator;
  using boost::multiprecision::numerator;
  const BigInt common = lcm(lcm(denominator(apex), denominator(b)), denominator(c));
  const auto over = [&](const Rational& value) {
    return BigInt(numerator(value) * (common / denominator(value)));
  };
  return {1, 1, {over(apex), 0, over(b), over(c)}, common};
}

BivariatePolynomial constant(const Rational& value) {
  return {
      0, 0, {boost::multiprecision::numerator(value)}, boost::multiprecision::denominator(value)};
}

BivariatePolynomial composed(const Coefficients& outer, const BivariatePolynomial& inner) {
  BivariatePolynomial value;
  for (auto it = outer.rbegin(); it != outer.rend(); ++it) {
    value = value * inner;
    value += constant(*it);
  }
  return value;
}

/// Integral of p(s) / (a + b s) over 0..1, for b other than 0.
LogSum quotient_integral(Coefficients p, const Rational& a, const Rational& b) {
  // p(s) = (s - root) q(s) + remainder, from the highest power down.
  const Rational root = -a / b;
  for (std::size_t i = p.size() - 1; i > 0; --i) p[i - 1] += p[i] * root;
  Rational sum = 0;
  for (std::size_t i = 1; i < p.size(); ++i) sum += p[i] / BigInt(i);
  LogSum result(sum / b);
  if (p[0] == 0) return result;
  FLOTILLA_ASSERT_LIGHT(a != 0 && a + b != 0);  // else the integral would not exist
  return result += LogSum::ln((a + b) / a) * (p[0] / b);
}

/// One piece. @param apex, base  as at the top of this file
LogSum piece_integral(const Rational& weight, const Values& apex, const std::array<Values, 2>& base,
                      const PiecewisePolynomial& h) {
  const auto piece_of = [&](auto time_of) {
    return h.pieces()[h.piece_at((time_of(apex) + time_of(base[0]) + time_of(base[1])) / 3)];
  };
  const auto start = on_piece(apex.start, base[0].start, base[1].start);
  const auto end = on_piece(apex.end(), base[0].end(), base[1].end());
  BivariatePolynomial numerator = composed(piece_of([](const Values& v) { return v.end(); }), end);
  numerator -= composed(piece_of([](const Values& v) { return v.start; }), start);
  numerator = numerator * on_piece(apex.mass, base[0].mass, base[1].mass);

  Coefficients p(static_cast<std::size_t>(numerator.degree_m()) + 2);  // s P(s)
  for (int i = 0; i <= numerator.degree_m(); ++i)
    for (int j = 0; j <= numerator.degree_n(); ++j)
      p[static_cast<std::size_t>(i) + 1] += numerator.coefficient(i, j) / (j + 1);
  return quotient_integral(std::move(p), apex.length, base[0].length - apex.length) * weight;
}

LogSum triangle_integral(Triangle triangle, const PiecewisePolynomial& h) {
  auto& corners = triangle.corners;
  std::ranges::sort(corners, {}, &Values::length);
  const Rational span = corners[2].length - corners[0].length;
  FLOTILLA_ASSERT_LIGHT(span > 0);
  const Rational share = (corners[1].length - corners[0].length) / span;
  const std::array<Values, 2> base{corners[1], between(corners[0], corners[2], share)};
  LogSum sum;
  if (share > 0) sum += piece_integral(triangle.weight * share, corners[0], base, h);
  if (share < 1) sum += piece_integral(triangle.weight * (1 - share), corners[2], base, h);
  return sum;
}

}  // namespace

LogSum integral(const MixedPhase& phase, const PiecewisePolynomial& antiderivative) {
  Triangle whole{phase.weight, {}};
  for (std::size_t i = 0; i < 3; ++i)
    whole.corners.at(i) = {phase.start.at(i), phase.length.at(i), phase.mass.at(i)};
  std::vector<Triangle> triangles{whole};
  for (const Rational& at : antiderivative.breaks()) {
    triangles = cut_all(triangles, [&](const Values& v) { return Rational(v.start - at); });
    triangles = cut_all(triangles, [&](const Values& v) { return Rational(v.end() - at); });
  }
  LogSum sum;
  for (Triangle& triangle : triangles)
    sum += triangle_integral(std::move(triangle), antiderivative);
  return sum;
}

}  // namespace flotilla::limit
