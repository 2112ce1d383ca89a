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

/// The integral over u in 0..1 of m u^(m-1) pace((level + u) / 6N), exactly.
Rational moment(int lines, int level, int m) {
  const Rational unit(1, 6 * lines);
  const Rational start = level * unit;
  const Coefficients& piece = pace().pieces()[pace().piece_at(start + unit / 2)];
  // around the start: coefficients of the powers of u
  Coefficients shifted(piece.size());
  for (std::size_t i = piece.size(); i-- > 0;) {  // Horner in start + unit u
    for (std::size_t k = piece.size(); k-- > 1;)
      shifted[k] = shifted[k] * start + shifted[k - 1] * unit;
    shifted[0] = shifted[0] * start + piece[i];
  }
  Rational sum;
  for (std::size_t k = 0; k < shifted.size(); ++k)
    sum += shifted[k] * Rational(m, m + narrow<int>(k));
  return sum;
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
  for (const auto& row : below.moments) {
    auto& mine = moments.emplace_back();
    for (std::size_t m = 0; m < row.size(); ++m) mine[m] = unit * static_cast<double>(row[m]);
  }
}

PaceFloor::PaceFloor(int lines) {
  for (int level = 0; level <= 4 * lines; ++level)
    integral.push_back(floor_of(pace_integral()(Rational(level, 6 * lines))));
  for (int level = 0; level < 2 * lines; ++level) {
    auto& row = moments.emplace_back();
    for (int m = 1; m <= 5; ++m) row[at(m - 1)] = floor_of(moment(lines, level, m));
  }
}

}  // namespace flotilla::limit::classic
