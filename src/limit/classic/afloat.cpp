// SPDX-License-Identifier: MIT
// With T the time of the last of the ships, E g(T) is the integral of -g' times the product of the chances to be found by then.
#include "limit/classic/afloat.hpp"

#include <array>
#include <cmath>

#include "limit/classic/pace.hpp"
#include "limit/parts.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr int k_gauss_nodes = 10;

struct GaussRule {
  std::array<double, k_gauss_nodes> node{};  // 0..1
  std::array<double, k_gauss_nodes> weight{};
};

/// Newton's method on the Legendre polynomial.
GaussRule gauss_rule() {
  GaussRule rule;
  for (std::size_t i = 0; i < k_gauss_nodes; ++i) {
    double z = std::cos(std::acos(-1.0) * (static_cast<double>(i) + 0.75) / (k_gauss_nodes + 0.5));
    double slope = 1;
    for (int step = 0; step < 50; ++step) {
      double before = 1;
      double value = z;
      for (int degree = 2; degree <= k_gauss_nodes; ++degree) {
        const double next = ((2 * degree - 1) * z * value - (degree - 1) * before) / degree;
        before = value;
        value = next;
      }
      slope = k_gauss_nodes * (z * value - before) / (z * z - 1);
      z -= value / slope;
    }
    rule.node[i] = (1 - z) / 2;
    rule.weight[i] = 1 / ((1 - z * z) * slope * slope);
  }
  return rule;
}

const GaussRule& gauss() {
  static const GaussRule rule = gauss_rule();
  return rule;
}

/// The first residue where a ship has these halves (and tied cells, if given).
Afloat ship_with(int length, Halves halves, int tied = -1) {
  for (int residue = 0; residue < k_residues; ++residue) {
    const Aspect aspect = aspect_of(length, residue);
    if (aspect.halves() == halves && (tied < 0 || aspect.tied == tied))
      return {aspect.a, aspect.b, aspect.tied, aspect.free};
  }
  return {};
}

/// -g'
double pace_drop(double t) {
  static const PiecewisePolynomial slope = pace().derivative();
  static const std::array<Coefficients, 2> pieces = {
      slope.pieces()[slope.piece_at(Rational(1, 6))],
      slope.pieces()[slope.piece_at(Rational(1, 2))]};
  static const std::array<std::vector<double>, 2> doubles = [] {
    std::array<std::vector<double>, 2> all;
    for (std::size_t i = 0; i < 2; ++i)
      for (const Rational& coefficient : pieces.at(i))
        all.at(i).push_back(coefficient.convert_to<double>());
    return all;
  }();
  const std::vector<double>& piece = doubles.at(3 * t < 1 ? 0 : 1);
  double value = 0;
  for (std::size_t i = piece.size(); i-- > 0;) value = value * t + piece[i];
  return -value;
}

double power(double base, int exponent) {
  double product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

}  // namespace

Afloat two_afloat(int two) {
  // A 2 in C alone may lie either way; its C cell is free.
  return ship_with(2, two == 0 ? Halves::A : two == 1 ? Halves::B : Halves::none);
}

Afloat four_afloat(int four) {
  return ship_with(4, four == 0 ? Halves::A : four == 1 ? Halves::B : Halves::both);
}

Afloat five_afloat(int five) {
  if (five < 2) return ship_with(5, five == 0 ? Halves::A : Halves::B);
  return ship_with(5, Halves::both, five - 1);
}

SweepCourse::SweepCourse(const LastSweep& sweep, double x, double y) : x_(x), y_(y) {
  Left left;
  double time = (x + y) / 6;
  for (const Phase& phase : sweep) {
    Interval interval{time, time, left, left};
    for (const Segment segment : phase) {
      if (segment == Segment::A) {
        interval.end += (1 - x) / 6;
        interval.to.a = 0;
      } else if (segment == Segment::B) {
        interval.end += (1 - y) / 6;
        interval.to.b = 0;
      }
      if (segment == Segment::C2 || segment == Segment::C) {
        interval.end += (1 - y) / 3;
        interval.to.c2 = 0;
      }
      if (segment == Segment::C0 || segment == Segment::C) {
        interval.end += y / 3;
        interval.to.c0 = 0;
      }
    }
    left = interval.to;
    time = interval.end;
    if (interval.end > interval.begin) intervals_.push_back(interval);
  }
}

double SweepCourse::afloat(const Afloat& ship, const Left& left) const {
  return power((1 - x_) * left.a, ship.a) * power((1 - y_) * left.b, ship.b) *
         power(left.c2, ship.tied) * power((1 - y_) * left.c2 + y_ * left.c0, ship.free);
}

double SweepCourse::won(const std::vector<Afloat>& ships) const {
  double sum = 0;
  for (const Interval& interval : intervals_) {
    const double length = interval.end - interval.begin;
    const double cut = std::min(1.0, std::max(0.0, (1.0 / 3 - interval.begin) / length));
    for (const auto& [from, to] : {std::array{0.0, cut}, std::array{cut, 1.0}}) {
      if (to <= from) continue;
      for (std::size_t i = 0; i < k_gauss_nodes; ++i) {
        const double done = from + (to - from) * gauss().node[i];
        const auto between = [&](double begin, double end) { return begin + (end - begin) * done; };
        const Left left{
            between(interval.from.a, interval.to.a), between(interval.from.b, interval.to.b),
            between(interval.from.c2, interval.to.c2), between(interval.from.c0, interval.to.c0)};
        double found = 1;
        for (const Afloat& ship : ships) found *= afloat(ship, {}) - afloat(ship, left);
        sum += gauss().weight[i] * (to - from) * length *
               pace_drop(interval.begin + length * done) * found;
      }
    }
  }
  // Whatever was found by the end of the sweep was found before the plain plan ends.
  const double end = intervals_.empty() ? (x_ + y_) / 6 : intervals_.back().end;
  double found = 1;
  for (const Afloat& ship : ships)
    found *= afloat(ship, {}) - afloat(ship, intervals_.empty() ? Left{} : intervals_.back().to);
  return sum + pace_at(end) * found;
}

}  // namespace flotilla::limit::classic
