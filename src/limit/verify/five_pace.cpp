// SPDX-License-Identifier: MIT
// The plain hunter has fired the share u = 3 t of A and of B at time t up to 1/3, then u = 3 t - 1 of C: a ship at one of the six
// diagonals is found with chance 1 - (1 - u)^(its cells in A and B), a 2 with none when its C cell is fired.
#include "limit/verify/five_ships.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit::verify {

namespace {

using Polynomial = std::vector<Rational>;

Polynomial product(const Polynomial& a, const Polynomial& b) {
  Polynomial result(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t k = 0; k < b.size(); ++k) result[i + k] += a[i] * b[k];
  return result;
}

/// The chance to be found by u of the first sweep.
Polynomial found_of_length(int length) {
  Polynomial found(3);
  for (int diagonal = 0; diagonal < 6; ++diagonal) {
    const ShipCells ship = ship_on(length, diagonal);
    const int cells = (ship.in_a ? 1 : 0) + (ship.in_b ? 1 : 0);
    if (cells == 1) found[1] += Rational(1, 6);
    if (cells == 2) {
      found[1] += Rational(2, 6);
      found[2] -= Rational(1, 6);
    }
  }
  return found;
}

/// Not done, as polynomials in t: before and after 1/3.
struct Pieces {
  Polynomial early;
  Polynomial late;
};

Pieces pieces() {
  Polynomial found{1};
  for (const int length : {3, 3, 2, 4, 5}) found = product(found, found_of_length(length));
  Pieces both;
  Rational power = 1;
  for (const Rational& coefficient : found) {
    both.early.push_back(-coefficient * power);
    power *= 3;
  }
  both.early[0] += 1;
  // Only a 2 in C is left then: a third of all.
  both.late = {Rational(1) - Rational(2, 3) + Rational(1, 3), -1};
  return both;
}

Rational integral_of(const Polynomial& piece, const Rational& to) {
  Rational sum;
  Rational power = to;
  for (std::size_t i = 0; i < piece.size(); ++i) {
    sum += piece[i] * power / static_cast<unsigned>(i + 1);
    power *= to;
  }
  return sum;
}

/// The integral over u in 0..1 of m u^(m-1) piece(start + unit u), power by power with binomial coefficients.
Rational moment(const Polynomial& piece, const Rational& start, const Rational& unit, unsigned m) {
  Rational sum;
  for (std::size_t n = 0; n < piece.size(); ++n) {
    Rational binomial = 1;
    for (std::size_t k = 0; k <= n; ++k) {
      Rational term = piece[n] * binomial * Rational(m, m + static_cast<unsigned>(k));
      for (std::size_t i = 0; i < n; ++i) term *= i < k ? unit : start;
      sum += term;
      binomial = binomial * static_cast<unsigned>(n - k) / static_cast<unsigned>(k + 1);
    }
  }
  return sum;
}

/// The same where the pace turns in the middle: u^(m-1) piece by its antiderivative at 0, 1/2 and 1.
Rational over_turn(const Pieces& both, const Rational& start, const Rational& unit, unsigned m) {
  const auto integral = [&](const Polynomial& piece, const Rational& to) {
    Polynomial in_u{0};  // piece(start + unit u) by Horner's rule
    for (std::size_t i = piece.size(); i-- > 0;) {
      in_u = product(in_u, {start, unit});
      in_u[0] += piece[i];
    }
    Polynomial weighted(m - 1);
    for (const Rational& coefficient : in_u) weighted.push_back(coefficient * m);
    return integral_of(weighted, to);
  };
  const Rational half(1, 2);
  return integral(both.early, half) + integral(both.late, 1) - integral(both.late, half);
}

Whole rounded_down(const Rational& value) {
  return ((numerator(value) << 60) / denominator(value)).convert_to<std::int64_t>();
}

}  // namespace

FivePace::FivePace(int lines) {
  const Pieces both = pieces();
  const Rational unit(1, 6 * lines);
  const Rational third(1, 3);
  const Rational at_third = integral_of(both.early, third) - integral_of(both.late, third);
  for (int level = 0; level <= 4 * lines; ++level)
    integral.push_back(rounded_down(level <= 2 * lines
                                        ? integral_of(both.early, level * unit)
                                        : integral_of(both.late, level * unit) + at_third));
  const int turn = 2 * lines;  // t = 1/3
  for (const int length : {1, 2})
    for (int level = 0; level < 3 * lines; ++level) {
      auto& row = moments.at(static_cast<std::size_t>(length - 1)).emplace_back();
      for (unsigned m = 1; m <= 5; ++m) {
        const Polynomial& piece = level < turn ? both.early : both.late;
        Rational value = moment(piece, level * unit, length * unit, m);
        // An edge of two levels over the turn: from its middle on the other piece, E[.] with u = (1 + v) / 2.
        if (length == 2 && level + 1 == turn)
          value = over_turn(both, level * unit, length * unit, m);
        row.at(m - 1) = rounded_down(value);
      }
    }
}

}  // namespace flotilla::limit::verify
