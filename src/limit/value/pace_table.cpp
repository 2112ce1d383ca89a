// SPDX-License-Identifier: MIT
// G(t) = 18 t^3 up to t = 1/3, then t + 1/3 up to 2/3 (A and B mixed at random, then C); the large-board-limit study.
#include "limit/value/pace_table.hpp"

#include "number/assert.hpp"
#include "number/narrow.hpp"
#include "number/wide.hpp"

namespace flotilla::limit {

namespace {

/// All tables as numerators over `unit` = the least common denominator of what one term can have: b^5 / (12N)^4 / 20.
/// With T = b / 12N the terms are rationals whose denominators divide 240 (12N)^4; checked by exact_quotient.
class Terms {
 public:
  explicit Terms(int lines) : n12_(12 * lines), scale_(BigInt(240) * n12_ * n12_ * n12_ * n12_) {}

  [[nodiscard]] const BigInt& scale() const { return scale_; }
  [[nodiscard]] Int128 scaled(const Rational& value) const {
    const Rational product = value * Rational(scale_);
    FLOTILLA_ASSERT_LIGHT(denominator(product) == 1);
    const BigInt whole = numerator(product);
    FLOTILLA_ASSERT_LIGHT(whole >= 0 && whole < (BigInt(1) << 100));
    const std::vector<std::uint64_t> limbs = to_limbs(whole);
    Int128 result = 0;
    for (std::size_t i = limbs.size(); i-- > 0;) result = (result << 64U) + Int128{limbs[i]};
    return result;
  }
  /// H(b / 12N).
  [[nodiscard]] Rational integral(int b) const { return pace_integral(Rational(b, n12_)); }
  /// An antiderivative of H.
  [[nodiscard]] Rational second_integral(int b) const {
    const Rational s(b, n12_);
    const Rational third(1, 3);
    if (3 * b <= n12_) return s * s / 2 - Rational(9, 10) * s * s * s * s * s;
    const Rational at_third = third * third / 2 - Rational(9, 10) / 243;
    // H = 1/9 + (2/3) s - s^2 / 2 above 1/3
    const auto above = [](const Rational& v) { return v / 9 + v * v / 3 - v * v * v / 6; };
    return at_third + above(s) - above(third);
  }
  [[nodiscard]] Rational mean_integral(int b, int d) const {
    if (d == 0) return integral(b);
    return (second_integral(b + d) - second_integral(b)) * n12_ / d;
  }

 private:
  int n12_;
  BigInt scale_;
};

/// Integral over u of m u^(m-1) (1 - G)((level + u) / 6N).
Rational moment(int lines, int level, int m) {
  const Rational n6(6 * lines);
  const Rational a(level);
  if (level < 2 * lines) {  // 1 - 18 (a + u)^3 / n6^3
    const Rational cubes = a * a * a + Rational(3 * m, m + 1) * a * a + Rational(3 * m, m + 2) * a +
                           Rational(m, m + 3);
    return 1 - 18 * cubes / (n6 * n6 * n6);
  }
  return Rational(2, 3) - (a + Rational(m, m + 1)) / n6;
}

}  // namespace

double pace_left(double t) { return t <= 1.0 / 3 ? 1 - 18 * t * t * t : 2.0 / 3 - t; }

double pace_integral(double t) {
  return t <= 1.0 / 3 ? t - 4.5 * t * t * t * t : 1.0 / 9 + t * (2.0 / 3) - t * t / 2;
}

Rational pace_integral(const Rational& t) {
  if (3 * t <= 1) return t - Rational(9, 2) * t * t * t * t;
  return Rational(1, 9) + t * Rational(2, 3) - t * t / 2;
}

PaceTable::PaceTable(int lines) {
  const Terms terms(lines);
  scale = terms.scaled(1);
  const int end = 8 * lines;
  for (int b = 0; b <= end; ++b) {
    integral.push_back(terms.scaled(terms.integral(b)));
    auto& means = mean_integral.emplace_back();
    for (int d = -2; d <= 2; ++d)
      means[at(d + 2)] = b + d < 0 || b + d > end ? 0 : terms.scaled(terms.mean_integral(b, d));
  }
  for (int level = 0; level < 4 * lines; ++level) {
    auto& row = moments.emplace_back();
    for (int m = 1; m <= 3; ++m) row[at(m - 1)] = terms.scaled(moment(lines, level, m));
  }
}

PaceDoubles::PaceDoubles(const PaceTable& exact) {
  const double scale = to_double(exact.scale);
  for (const Int128 value : exact.integral) integral.push_back(to_double(value) / scale);
  for (const auto& row : exact.mean_integral) {
    auto& means = mean_integral.emplace_back();
    for (std::size_t d = 0; d < row.size(); ++d) means[d] = to_double(row[d]) / scale;
  }
  for (const auto& row : exact.moments) {
    auto& mine = moments.emplace_back();
    for (std::size_t m = 0; m < row.size(); ++m) mine[m] = to_double(row[m]) / scale;
  }
  const auto lines = static_cast<double>(exact.moments.size()) / 4;
  for (std::size_t level = 0; level <= exact.moments.size(); ++level)
    left.push_back(pace_left(static_cast<double>(level) / (6 * lines)));
}

double to_double(Int128 value) { return static_cast<double>(value); }

BigInt to_bigint(Int128 value) {
  const bool negative = value < 0;
  const auto magnitude = static_cast<Wide>(negative ? -value : value);
  BigInt result = static_cast<std::uint64_t>(magnitude >> 64U);
  result <<= 64U;
  result += static_cast<std::uint64_t>(magnitude);
  return negative ? -result : result;
}

}  // namespace flotilla::limit
