// SPDX-License-Identifier: MIT
#include "limit/classic/pace.hpp"

#include "fleet/fleet.hpp"
#include "limit/ceiling.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::classic {

namespace {

const Rational k_third(1, 3);

/// Pieces on 0..1/3 and 1/3..2/3, as doubles.
struct TwoPieces {
  explicit TwoPieces(const PiecewisePolynomial& function) {
    for (const Rational& middle : {Rational(1, 6), Rational(1, 2)}) {
      std::vector<double>& piece = pieces.at(middle < k_third ? 0 : 1);
      for (const Rational& coefficient : function.pieces()[function.piece_at(middle)])
        piece.push_back(flotilla::to_double(coefficient));
    }
  }
  [[nodiscard]] double at(double t) const {
    const std::vector<double>& piece = pieces.at(3 * t <= 1 ? 0 : 1);
    double value = 0;
    for (std::size_t i = piece.size(); i-- > 0;) value = value * t + piece[i];
    return value;
  }
  std::array<std::vector<double>, 2> pieces;
};

/// The integral over u in from..to of m u^(m-1) pace(start + unit u), where the pace is one polynomial, exactly.
Rational moment_between(const Rational& start, const Rational& unit, int m, const Rational& from,
                        const Rational& to) {
  const Coefficients& piece = pace().pieces()[pace().piece_at(start + unit * (from + to) / 2)];
  // around the start: coefficients of the powers of u
  Coefficients shifted(piece.size());
  for (std::size_t i = piece.size(); i-- > 0;) {  // Horner in start + unit u
    for (std::size_t k = piece.size(); k-- > 1;)
      shifted[k] = shifted[k] * start + shifted[k - 1] * unit;
    shifted[0] = shifted[0] * start + piece[i];
  }
  Coefficients integrand(at(m - 1));
  for (const Rational& coefficient : shifted) integrand.push_back(m * coefficient);
  Rational sum;
  Rational from_power = 1;
  Rational to_power = 1;
  for (std::size_t k = 0; k < integrand.size(); ++k) {
    from_power *= from;
    to_power *= to;
    sum += integrand[k] * (to_power - from_power) / BigInt(k + 1);
  }
  return sum;
}

/// Over u in 0..1; the pace turns at level 2 lines.
Rational edge_moment(int lines, int level, int levels, int m) {
  const Rational start(level, 6 * lines);
  const Rational unit(levels, 6 * lines);
  const Rational half(1, 2);
  if (levels == 1 || level + 1 != 2 * lines) return moment_between(start, unit, m, 0, 1);
  return moment_between(start, unit, m, 0, half) + moment_between(start, unit, m, half, 1);
}

std::int64_t floor_of(const Rational& value) {
  FLOTILLA_ASSERT_LIGHT(value >= 0 && value <= 1);
  return ((numerator(value) << k_pace_bits) / denominator(value)).convert_to<std::int64_t>();
}

}  // namespace

const PiecewisePolynomial& pace() {
  static const PiecewisePolynomial function =
      plain_survival_of(Fleet{{5, 1}, {4, 1}, {3, 2}, {2, 1}}).simplified();
  return function;
}

const PiecewisePolynomial& pace_integral() {
  static const PiecewisePolynomial function = pace().antiderivative();
  return function;
}

double pace_at(double t) {
  static const TwoPieces pieces(pace());
  return pieces.at(t);
}

double pace_integral_at(double t) {
  static const TwoPieces pieces(pace_integral());
  return pieces.at(t);
}

Pace::Pace(int lines) {
  const PaceFloor below(lines);
  const double unit = 1.0 / static_cast<double>(std::int64_t{1} << k_pace_bits);
  for (int level = 0; level <= 4 * lines; ++level) {
    left.push_back(flotilla::to_double(pace()(Rational(level, 6 * lines))));
    integral.push_back(unit * static_cast<double>(below.integral[at(level)]));
  }
  for (std::size_t levels = 0; levels < moments.size(); ++levels)
    for (const auto& row : below.moments.at(levels)) {
      auto& mine = moments.at(levels).emplace_back();
      for (std::size_t m = 0; m < row.size(); ++m) mine[m] = unit * static_cast<double>(row[m]);
    }
}

PaceFloor::PaceFloor(int lines) {
  for (int level = 0; level <= 4 * lines; ++level)
    integral.push_back(floor_of(pace_integral()(Rational(level, 6 * lines))));
  for (const int levels : {1, 2})
    for (int level = 0; level < 3 * lines; ++level) {
      auto& row = moments.at(at(levels - 1)).emplace_back();
      for (int m = 1; m <= 5; ++m) row[at(m - 1)] = floor_of(edge_moment(lines, level, levels, m));
    }
}

}  // namespace flotilla::limit::classic
