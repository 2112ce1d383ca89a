// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <utility>
#include <vector>

#include "number/bigint.hpp"
#include "number/log_sum.hpp"
#include "number/piecewise_polynomial.hpp"

namespace flotilla::limit {

/// The 2 is found in a phase that fires several segments in random order, so its time is uniform on the phase, over a
/// triangle of searches. start, length, mass are linear on the triangle and given at its corners; where the length
/// varies, expectations have logarithms.
struct MixedPhase {
  Rational weight;                 // twice the triangle's area
  std::array<Rational, 3> start;   // time
  std::array<Rational, 3> length;  // > 0 inside
  std::array<Rational, 3> mass;    // chance that the phase finds the 2
};

/// The 2 is found in one segment of the last sweep of a plan that fires A and B together, in random order, and C by
/// tiers. w, the share of A and of B that was fired when the second 3 was found, is linear on a triangle of searches;
/// times are polynomials in w, of degree 2 at most.
struct TierPhase {
  Rational weight;                // twice the triangle's area
  std::array<Rational, 3> fired;  // w at the corners; not all the same
  Coefficients start;             // time, by w
  Coefficients end;
  Rational density;  // chance that the segment finds the 2, over its area
};

/// The law of T, the time when the last ship is found, as a functional: E[g(T)] for piecewise polynomials g.
///
/// Write A_0 for the antiderivative of g and A_(j+1) for that of A_j. Over a simplex of searches the integral of
/// A_0(t), t linear with values t_0 .. t_d at the corners, is d! x volume times the divided difference of A_d at
/// t_0 .. t_d (Hermite-Genocchi), for any continuous A_0: no cutting where g breaks. A divided difference is a
/// combination of derivatives at its nodes, the r-th derivative of A_d is A_(d-r), so all that is not a mixed phase adds
/// up to a finite sum of c A_j(time), kept here by (time, j). Every step is exact.
class Law {
 public:
  /// Adds `weight` times the divided difference of A_(n-1) at the n times.
  void add_difference(const Rational& weight, std::vector<Rational> times);
  void add(MixedPhase phase) { mixed_.push_back(std::move(phase)); }
  void add(TierPhase phase) { tiers_.push_back(std::move(phase)); }
  void add(const Law& other, const Rational& weight);

  /// (time, j): coefficient of A_j(time).
  [[nodiscard]] const std::map<std::pair<Rational, int>, Rational>& terms() const { return terms_; }
  [[nodiscard]] const std::vector<MixedPhase>& mixed() const { return mixed_; }
  [[nodiscard]] const std::vector<TierPhase>& tiers() const { return tiers_; }
  /// No mixed phase of varying length, no tiers: then the chances of T are piecewise polynomials.
  [[nodiscard]] bool is_piecewise() const { return mixed_.empty() && tiers_.empty(); }

 private:
  std::map<std::pair<Rational, int>, Rational> terms_;
  std::vector<MixedPhase> mixed_;
  std::vector<TierPhase> tiers_;
};

/// E[g(T)].
///
/// @throws InputError  as integral() of a TierPhase; not for the pace of races
[[nodiscard]] LogSum expectation(const Law& law, const PiecewisePolynomial& g);

/// E[T], a share of the board.
[[nodiscard]] Rational mean_time(const Law& law);

/// P(T > t) as a function of t; 1 before all times, 0 after them.
///
/// @param law  is_piecewise()
[[nodiscard]] PiecewisePolynomial survival(const Law& law);

/// P(T > t) for one t, of any law.
[[nodiscard]] LogSum survival_at(const Law& law, const Rational& time);

}  // namespace flotilla::limit
