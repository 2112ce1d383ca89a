// SPDX-License-Identifier: MIT
#include "number/piecewise_polynomial.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla {
namespace {

Coefficients integral(const Coefficients& polynomial) {
  Coefficients result(polynomial.size() + 1);
  for (std::size_t i = 0; i < polynomial.size(); ++i) result[i + 1] = polynomial[i] / BigInt(i + 1);
  return result;
}

Coefficients trimmed_zeros(Coefficients polynomial) {
  while (!polynomial.empty() && polynomial.back() == 0) polynomial.pop_back();
  return polynomial;
}

}  // namespace

Rational value_at(const Coefficients& polynomial, const Rational& argument) {
  Rational value = 0;
  for (auto it = polynomial.rbegin(); it != polynomial.rend(); ++it) value = value * argument + *it;
  return value;
}

PiecewisePolynomial::PiecewisePolynomial(std::vector<Rational> breaks,
                                         std::vector<Coefficients> pieces)
    : breaks_(std::move(breaks)), pieces_(std::move(pieces)) {
  FLOTILLA_ASSERT_LIGHT(pieces_.size() == breaks_.size() + 1);
  FLOTILLA_ASSERT_LIGHT(std::ranges::is_sorted(breaks_));
}

std::size_t PiecewisePolynomial::piece_at(const Rational& argument) const {
  return narrow<std::size_t>(std::ranges::upper_bound(breaks_, argument) - breaks_.begin());
}

Rational PiecewisePolynomial::operator()(const Rational& argument) const {
  return value_at(pieces_[piece_at(argument)], argument);
}

PiecewisePolynomial PiecewisePolynomial::antiderivative() const {
  std::vector<Coefficients> pieces;
  for (const Coefficients& piece : pieces_) pieces.push_back(integral(piece));
  // From the piece that holds 0, whose constant is 0, continuity gives the others theirs.
  const std::size_t home = piece_at(0);
  for (std::size_t i = home; i < breaks_.size(); ++i)
    pieces[i + 1][0] += value_at(pieces[i], breaks_[i]) - value_at(pieces[i + 1], breaks_[i]);
  for (std::size_t i = home; i > 0; --i)
    pieces[i - 1][0] +=
        value_at(pieces[i], breaks_[i - 1]) - value_at(pieces[i - 1], breaks_[i - 1]);
  return {breaks_, std::move(pieces)};
}

PiecewisePolynomial PiecewisePolynomial::derivative() const {
  std::vector<Coefficients> pieces;
  for (const Coefficients& piece : pieces_) {
    Coefficients result;
    for (std::size_t i = 1; i < piece.size(); ++i) result.push_back(piece[i] * BigInt(i));
    pieces.push_back(std::move(result));
  }
  return {breaks_, std::move(pieces)};
}

PiecewisePolynomial PiecewisePolynomial::simplified() const {
  std::vector<Rational> breaks;
  std::vector<Coefficients> pieces{trimmed_zeros(pieces_.front())};
  for (std::size_t i = 0; i < breaks_.size(); ++i) {
    Coefficients next = trimmed_zeros(pieces_[i + 1]);
    if (next == pieces.back()) continue;
    breaks.push_back(breaks_[i]);
    pieces.push_back(std::move(next));
  }
  return {std::move(breaks), std::move(pieces)};
}

PiecewisePolynomial& PiecewisePolynomial::operator*=(const Rational& factor) {
  for (Coefficients& piece : pieces_)
    for (Rational& coefficient : piece) coefficient *= factor;
  return *this;
}

PiecewisePolynomial operator+(const PiecewisePolynomial& a, const PiecewisePolynomial& b) {
  std::vector<Rational> breaks;
  std::ranges::set_union(a.breaks_, b.breaks_, std::back_inserter(breaks));
  std::vector<Coefficients> pieces;
  for (std::size_t i = 0; i <= breaks.size(); ++i) {
    // The piece that begins at the break before; the first piece reaches from minus infinity.
    Coefficients sum = i == 0 ? a.pieces_.front() : a.pieces_[a.piece_at(breaks[i - 1])];
    const Coefficients& other = i == 0 ? b.pieces_.front() : b.pieces_[b.piece_at(breaks[i - 1])];
    sum.resize(std::max(sum.size(), other.size()));
    for (std::size_t power = 0; power < other.size(); ++power) sum[power] += other[power];
    pieces.push_back(std::move(sum));
  }
  return PiecewisePolynomial(std::move(breaks), std::move(pieces)).simplified();
}

}  // namespace flotilla
