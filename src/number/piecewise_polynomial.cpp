// SPDX-License-Identifier: MIT
#include "number/piecewise_polynomial.hpp"

#include <algorithm>
#include <iterator>

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

Coefficients product_of(const Coefficients& a, const Coefficients& b) {
  if (a.empty() || b.empty()) return {};
  Coefficients product(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) product[i + j] += a[i] * b[j];
  return product;
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

namespace {

Coefficients sum_of_coefficients(Coefficients a, const Coefficients& b) {
  a.resize(std::max(a.size(), b.size()));
  for (std::size_t power = 0; power < b.size(); ++power) a[power] += b[power];
  return a;
}

/// `combined` of the pieces between all breaks of both.
template <typename Combine>
PiecewisePolynomial piece_by_piece(const PiecewisePolynomial& a, const PiecewisePolynomial& b,
                                   const Combine& combined) {
  std::vector<Rational> breaks;
  std::ranges::set_union(a.breaks(), b.breaks(), std::back_inserter(breaks));
  std::vector<Coefficients> pieces{combined(a.pieces().front(), b.pieces().front())};
  for (const Rational& begin : breaks)
    pieces.push_back(combined(a.pieces()[a.piece_at(begin)], b.pieces()[b.piece_at(begin)]));
  return PiecewisePolynomial(std::move(breaks), std::move(pieces)).simplified();
}

}  // namespace

PiecewisePolynomial operator+(const PiecewisePolynomial& a, const PiecewisePolynomial& b) {
  return piece_by_piece(a, b, sum_of_coefficients);
}

PiecewisePolynomial operator*(const PiecewisePolynomial& a, const PiecewisePolynomial& b) {
  return piece_by_piece(a, b, product_of);
}

}  // namespace flotilla
