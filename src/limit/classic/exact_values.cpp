// SPDX-License-Identifier: MIT
// A and B are fired together, u of each, until all but the 2 are found: with Q(u) the chance of that, a plan wins
//   2 in A or hooked   integral of Q'(u) (u g(u/3) + S(u)) du        2 in C alone   integral of Q'(u) S(u) du
// where S(u) is what the last sweep wins from there, with the chance that the 2 is afloat: a sum of mass / length x (H(end) -
// H(begin)) over its phases. All are polynomials in u, as the ends of phases do not cross t = 1/3 and what is left of A and B is
// alike: a rule of 20 nodes is exact.
#include <algorithm>

#include "limit/classic/pace.hpp"
#include "limit/classic/score.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr int k_nodes = 20;

/// Weights of the rule with nodes (i + 1) / (k_nodes + 1) on 0..1, exact for polynomials of degree k_nodes - 1.
std::vector<Rational> node_weights() {
  std::vector<Rational> weights;
  const auto node = [](int i) { return Rational(i + 1, k_nodes + 1); };
  for (int i = 0; i < k_nodes; ++i) {
    Coefficients product{1};
    for (int k = 0; k < k_nodes; ++k) {
      if (k == i) continue;
      const Rational scale = node(i) - node(k);
      Coefficients next(product.size() + 1);
      for (std::size_t power = 0; power < product.size(); ++power) {
        next[power + 1] += product[power] / scale;
        next[power] -= product[power] * node(k) / scale;
      }
      product = std::move(next);
    }
    Rational integral;
    for (std::size_t power = 0; power < product.size(); ++power)
      integral += product[power] / narrow<int>(power + 1);
    weights.push_back(integral);
  }
  return weights;
}

struct Region {
  Rational length;
  std::array<Rational, 3> mass;  // of the 2: A, H, C
};

/// What a segment holds where u of A and u of B is fired. @param b_was_swept  hooked 2s are gone
Region region_of(Segment segment, const Rational& u, bool b_was_swept) {
  const Rational left = 1 - u;
  const Rational hooked = b_was_swept ? Rational(0) : left;
  switch (segment) {
    case Segment::A:
      return {left / 6, {left, 0, 0}};
    case Segment::B:
      return {left / 6, {0, left, 0}};
    case Segment::C:
      return {Rational(1, 3), {0, hooked, 1}};
    case Segment::C2:
      return {left / 3, {0, hooked, left}};
    case Segment::C0:
      return {u / 3, {0, 0, u}};
    case Segment::C1:
      break;
  }
  return {0, {0, 0, 0}};
}

/// [A, H, C]
std::array<Rational, 3> swept(const LastSweep& sweep, const Rational& u) {
  std::array<Rational, 3> won;
  Rational time = u / 3;
  bool b_was_swept = false;
  for (const Phase& phase : sweep) {
    Region region{0, {0, 0, 0}};
    for (const Segment segment : phase) {
      const Region part = region_of(segment, u, b_was_swept);
      region.length += part.length;
      for (std::size_t two = 0; two < 3; ++two) region.mass.at(two) += part.mass.at(two);
    }
    const Rational rate =
        (pace_integral()(time + region.length) - pace_integral()(time)) / region.length;
    for (std::size_t two = 0; two < 3; ++two) won.at(two) += region.mass.at(two) * rate;
    time += region.length;
    b_was_swept = b_was_swept || std::find(phase.begin(), phase.end(), Segment::B) != phase.end();
  }
  return won;
}

/// Each end of a phase is on one side of t = 1/3 for all u, and its length divides its masses.
bool is_polynomial(const LastSweep& sweep) {
  const auto ends = [&](const Rational& u) {
    std::vector<Rational> times{u / 3};
    for (const Phase& phase : sweep) {
      Rational length;
      for (const Segment segment : phase) length += region_of(segment, u, false).length;
      times.push_back(times.back() + length);
    }
    return times;
  };
  const std::vector<Rational> first = ends(0);
  const std::vector<Rational> last = ends(1);
  for (std::size_t i = 0; i < first.size(); ++i)
    if ((3 * first[i] - 1) * (3 * last[i] - 1) < 0) return false;
  // Lengths are linear in u: those of phases that mix C0 or C with A, B or C2 do not divide 1 - u or u.
  return std::none_of(sweep.begin(), sweep.end(), [](const Phase& phase) {
    return phase.size() > 1 && std::any_of(phase.begin(), phase.end(), [](Segment segment) {
             return segment == Segment::C0 || segment == Segment::C || segment == Segment::C1;
           });
  });
}

bool fires_both_to_the_end(const CoursePlan& plan) {
  return plan.courses.size() == 1 && plan.courses[0].path.front().move == Move::both &&
         !plan.sweeps_after_threes &&
         std::all_of(plan.last.begin(), plan.last.end(), is_polynomial);
}

/// Q', where so many of the 4 and the 5 are double: the chance that one is found is then u (2 - u) in place of u.
PiecewisePolynomial found_rate(int doubles) {
  const PiecewisePolynomial one({}, {{0, 1}});
  const PiecewisePolynomial twice({}, {{0, 2, -1}});
  return (one * one * (doubles > 0 ? twice : one) * (doubles > 1 ? twice : one)).derivative();
}

}  // namespace

std::optional<std::vector<Rational>> exact_values(const CoursePlan& plan) {
  if (!fires_both_to_the_end(plan)) return std::nullopt;
  std::vector<Rational> values(k_tied_types);
  const std::vector<Rational> weights = node_weights();
  const std::array<PiecewisePolynomial, 3> rates{found_rate(0), found_rate(1), found_rate(2)};
  for (int i = 0; i < k_nodes; ++i) {
    const Rational u(i + 1, k_nodes + 1);
    const Rational left = pace()(u / 3);
    std::array<std::array<Rational, 3>, 3> last;
    for (std::size_t pair = 0; pair < 3; ++pair) last.at(pair) = swept(plan.last.at(pair), u);
    for (int type = 0; type < k_tied_types; ++type) {
      const int pair = type / 36;
      const int two = type / 12 % 3;
      const int doubles = (type % 4 >= 2 ? 1 : 0) + (type / 4 % 3 == 2 ? 1 : 0);
      const Rational found = rates.at(at(doubles))(u);
      const Rational on_path = two == 2 ? Rational(0) : u * left;
      values[at(type)] += weights[at(i)] * found * (on_path + last.at(at(pair)).at(at(two)));
    }
  }
  return values;
}

}  // namespace flotilla::limit::classic
