// SPDX-License-Identifier: MIT
// Two oracles that share nothing with the exact laws but the plan itself: Gauss quadrature of the nested integrals in
// doubles, and games with uniform positions.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "limit/evaluate.hpp"
#include "limit/strategy.hpp"
#include "number/enclosure.hpp"
#include "number/rational.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

constexpr unsigned k_seed = 20261130;

double g(double t) { return t < 1.0 / 3 ? 1 - 18 * t * t * t : std::max(0.0, 2.0 / 3 - t); }
double h(double t) {
  if (t < 1.0 / 3) return t - 4.5 * t * t * t * t;
  return 5.0 / 18 + (2.0 / 3) * (t - 1.0 / 3) - (t * t - 1.0 / 9) / 2;
}

struct State {
  double x = 0;
  double y = 0;
  double first_three = 0;
  Found three = Found::no;
  Found two = Found::no;
};

/// A piece of a path: from (x, y) by the same length in the halves it fires.
struct Step {
  Move move;
  double x, y, length;
};

std::vector<Step> steps_from(const State& state, const Plan& plan) {
  const Course& course = plan.course(state.three, state.two);
  const bool is_late = course.before && state.first_three >= to_double(*course.before);
  std::vector<Step> steps;
  double x = state.x;
  double y = state.y;
  const auto go = [&](Move move, double length) {
    if (length <= 0) return;
    steps.push_back({move, x, y, length});
    if (move != Move::B) x += length;
    if (move != Move::A) y += length;
  };
  for (const Leg& leg : is_late ? course.otherwise : course.path) {
    if (leg.move == Move::both) {
      go(Move::both, std::min(1 - x, 1 - y));
      go(Move::A, 1 - x);
      go(Move::B, 1 - y);
    } else {
      go(leg.move, to_double(leg.to) - (leg.move == Move::A ? x : y));
    }
  }
  return steps;
}

bool can_hit(Move move, Halves halves) {
  return halves != Halves::none &&
         (move == Move::both || (halves == Halves::A) == (move == Move::A));
}

struct Piece {
  double length = 0;
  double mass = 0;  // chance that the 2 is found here
};

/// The last sweep's phases at (x, y): straight from the table of segments.
std::vector<Piece> last_pieces(const LastSweep& sweep, Halves two, double x, double y) {
  std::vector<Piece> pieces;
  bool is_found = false;
  for (const Phase& phase : sweep) {
    Piece piece;
    for (const Segment segment : phase) {
      const bool beside = segment == Segment::C || segment == Segment::C2;
      if (segment == Segment::A) piece.length += (1 - x) / 6;
      if (segment == Segment::B) piece.length += (1 - y) / 6;
      if (segment == Segment::C) piece.length += 1.0 / 3;
      if (segment == Segment::C2) piece.length += (1 - y) / 3;
      if (segment == Segment::C0) piece.length += y / 3;
      if (two == Halves::A && segment == Segment::A) piece.mass += 1 - x;
      if (two == Halves::B && (beside || segment == Segment::B) && !is_found) {
        piece.mass += 1 - y;
        is_found = true;
      }
      if (two == Halves::none && segment == Segment::C) piece.mass += 1;
      if (two == Halves::none && segment == Segment::C2) piece.mass += 1 - y;
      if (two == Halves::none && segment == Segment::C0) piece.mass += y;
    }
    pieces.push_back(piece);
  }
  return pieces;
}

class Quadrature {
 public:
  Quadrature(const Plan& plan, const BoardType& type) : plan_(plan), type_(type) {
    std::set<double> shares;
    for (const auto& row : plan.courses)
      for (const Course& course : row) {
        if (course.before) shares.insert(to_double(*course.before));
        for (const Path* path : {&course.path, &course.otherwise})
          for (const Leg& leg : *path) shares.insert(to_double(leg.to));
      }
    shares_.assign(shares.begin(), shares.end());
    for (const auto& row : plan.last)
      for (const LastSweep& sweep : row)
        for (const Phase& phase : sweep)
          is_singular_ |=
              phase.size() > 1 && std::find(phase.begin(), phase.end(), Segment::C) == phase.end();
  }

  double value() { return from({}, {true, true, true}, Found::no); }

 private:
  double from(const State& state, const std::vector<bool>& afloat, Found second) {
    if (second != Found::no) return last(state, second);
    double sum = 0;
    const bool is_alone = std::count(afloat.begin(), afloat.end(), true) == 1;
    for (const Step& step : steps_from(state, plan_))
      for (std::size_t ship = 0; ship < 3; ++ship) {
        if (!afloat[ship] || !can_hit(step.move, type_.halves[ship])) continue;
        if (is_alone) {
          const double t = (step.x + step.y) / 6;
          const double speed = step.move == Move::both ? 2 : 1;
          sum += 6 / speed * (h(t + speed * step.length / 6) - h(t));
        } else {
          sum += integral(state, step, afloat, ship);
        }
      }
    return sum;
  }

  double integral(const State& state, const Step& step, std::vector<bool> afloat,
                  std::size_t ship) {
    afloat[ship] = false;
    const Found where = type_.halves[ship] == Halves::A ? Found::in_A : Found::in_B;
    const auto at = [&](double length) {
      State next = state;
      next.x = step.x + (step.move == Move::B ? 0 : length);
      next.y = step.y + (step.move == Move::A ? 0 : length);
      Found second = Found::no;
      if (ship == 2)
        next.two = where;
      else if (state.three == Found::no)
        next.three = where, next.first_three = next.x;
      else
        second = where;
      return from(next, afloat, second);
    };
    double sum = 0;
    const std::vector<double> corners =
        corners_on(step, std::count(afloat.begin(), afloat.end(), true) == 2);
    for (std::size_t i = 0; i + 1 < corners.size(); ++i)
      sum += boost::math::quadrature::gauss<double, 10>::integrate(at, corners[i], corners[i + 1]);
    return sum;
  }

  /// Where the integrand may have a corner: where a half's share passes one that the plan names, or 1 less it (where a
  /// course of both halves ends), and where the shares are equal (there the last sweep may pass time 1/3). For the first
  /// ship found also differences of such: where a later course of both halves passes one.
  [[nodiscard]] std::vector<double> corners_on(const Step& step, bool is_first) const {
    std::vector<double> corners{0, step.length};
    if (is_singular_)
      for (const double rest : {0.2, 0.04, 0.008, 0.0016, 0.0003})
        corners.push_back(step.length * (1 - rest));
    const auto add = [&](double length) {
      if (length > 0 && length < step.length) corners.push_back(length);
    };
    for (const double share : shares_)
      for (const double other : shares_) {
        if (!is_first && other != 1) continue;
        for (const double at : {share, 1 - share, other - share, 1 - other + share}) {
          if (step.move != Move::B) add(at - step.x);
          if (step.move != Move::A) add(at - step.y);
        }
      }
    if (step.move == Move::A) add(step.y - step.x);
    if (step.move == Move::B) add(step.x - step.y);
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end(),
                              [](double a, double b) { return b - a < 1e-14; }),
                  corners.end());
    return corners;
  }

  [[nodiscard]] double last(const State& state, Found second) const {
    const std::size_t in_b =
        (state.three == Found::in_B ? 1U : 0U) + (second == Found::in_B ? 1U : 0U);
    const bool is_finished = state.x > 1 - 1e-14;
    double t = (state.x + state.y) / 6;
    double sum = 0;
    for (const Piece& piece :
         last_pieces(plan_.last[is_finished ? 1 : 0][in_b], type_.halves[2], state.x, state.y)) {
      sum +=
          piece.mass * (piece.length < 1e-9 ? g(t) : (h(t + piece.length) - h(t)) / piece.length);
      t += piece.length;
    }
    return sum;
  }

  const Plan& plan_;
  const BoardType& type_;
  std::vector<double> shares_;
  bool is_singular_ =
      false;  // a mixed phase's length goes to 0 where A and B end: chances have no limit there
};

/// One game: a time.
double play(const Plan& plan, const BoardType& type, std::mt19937_64& random) {
  std::uniform_real_distribution<double> uniform(0, 1);
  const double place[] = {uniform(random), uniform(random), uniform(random)};
  std::vector<bool> afloat{true, true, true};
  State state;
  while (true) {
    double best = -1;
    std::size_t hit = 3;
    double walked = 0;
    State there;
    for (const Step& step : steps_from(state, plan)) {
      for (std::size_t ship = 0; ship < 3; ++ship) {
        if (!afloat[ship] || !can_hit(step.move, type.halves[ship])) continue;
        const double ahead = place[ship] - (type.halves[ship] == Halves::A ? step.x : step.y);
        if (ahead < 0 || ahead > step.length || (hit < 3 && walked + ahead > best)) continue;
        best = walked + ahead;
        hit = ship;
        there = state;
        there.x = step.x + (step.move == Move::B ? 0 : ahead);
        there.y = step.y + (step.move == Move::A ? 0 : ahead);
      }
      if (hit < 3) break;
      walked += step.length;
    }
    const Found where = type.halves[hit] == Halves::A ? Found::in_A : Found::in_B;
    afloat[hit] = false;
    const bool is_second = hit < 2 && state.three != Found::no;
    state = there;
    if (std::none_of(afloat.begin(), afloat.end(), [](bool ship) { return ship; }))
      return (state.x + state.y) / 6;
    if (hit == 2) state.two = where;
    if (hit < 2 && !is_second) state.three = where, state.first_three = state.x;
    if (!is_second) continue;
    const std::size_t in_b =
        (state.three == Found::in_B ? 1U : 0U) + (where == Found::in_B ? 1U : 0U);
    double t = (state.x + state.y) / 6;
    const auto pieces =
        last_pieces(plan.last[state.x > 1 - 1e-14 ? 1 : 0][in_b], type.halves[2], state.x, state.y);
    // The 2 is known to be afloat: masses are in proportion to their sum.
    double total = 0;
    for (const Piece& piece : pieces) total += piece.mass;
    double draw = uniform(random) * total;
    for (const Piece& piece : pieces) {
      if (draw < piece.mass) return t + piece.length * draw / piece.mass;
      draw -= piece.mass;
      t += piece.length;
    }
    return t;
  }
}

Plan random_plan(std::mt19937_64& random) {
  const auto any_of = [&](const std::vector<std::string>& texts) {
    return texts[std::uniform_int_distribution<std::size_t>(0, texts.size() - 1)(random)];
  };
  const auto any_share = [&] {
    return Rational(std::uniform_int_distribution<int>(0, 40)(random), 40);
  };
  const auto any_path = [&] {
    const std::string text = any_of({"A, B", "B, A", "A+B", "B to p, A, B", "A to p, A+B",
                                     "A to p, B to p, A, B", "B to p, A to p, A+B"});
    return parse_path(text, [&](std::string_view) { return any_share(); });
  };
  Plan plan;
  plan.name = "random";
  plan.has_runs = std::uniform_int_distribution<int>(0, 1)(random) == 1;
  for (auto& row : plan.courses)
    for (Course& course : row) {
      course = {any_path(), std::nullopt, {}};
      if (std::uniform_int_distribution<int>(0, 3)(random) == 0)
        course.before = any_share(), course.otherwise = any_path();
    }
  for (auto& row : plan.last)
    for (LastSweep& sweep : row)
      sweep = parse_last_sweep(
          plan.has_runs ? any_of({"A, C2, C0", "C2, A, C0", "C2, C0, A", "A+C2, C0", "C2, A+C0",
                                  "B, A, C2, C0", "A+C2+C0", "A+B, C"})
                        : any_of({"A, C", "C, A", "A+C", "B, A, C", "A+B, C", "B, A+C", "C, A+B"}));
  return plan;
}

void expect_quadrature_agrees(const Plan& plan, std::size_t type, const std::string& what) {
  const LogSum exact = expectation(laws_by_type(plan)[type], plain_survival());
  EXPECT_NEAR(to_double(exact), Quadrature(plan, plan_patterns().types[type]).value(), 1e-12)
      << what << ", type " << type;
}

TEST(LawOracle, QuadratureOfNamedPlans) {
  for (const std::string name : {"adaptive", "always-jumping", "plan-2", "plan-3"}) {
    const Plan plan = read_strategy(FLOTILLA_PLANS + name + ".toml").plans.front().plan;
    for (std::size_t type = 0; type < 9; type += k_slow_build ? 4 : 1)
      expect_quadrature_agrees(plan, type, name);
  }
}

TEST(LawOracle, QuadratureOfRandomPlans) {
  std::mt19937_64 random(k_seed);
  SCOPED_TRACE(testing::Message() << "seed " << k_seed);
  for (int trial = 0; trial < trials(6); ++trial) {
    const Plan plan = random_plan(random);
    const auto type = std::uniform_int_distribution<std::size_t>(0, 8)(random);
    expect_quadrature_agrees(plan, type, "plan " + std::to_string(trial));
  }
}

TEST(LawOracle, GamesOfRandomPlans) {
  std::mt19937_64 random(k_seed + 1);
  SCOPED_TRACE(testing::Message() << "seed " << k_seed + 1);
  for (int trial = 0; trial < trials(5); ++trial) {
    const Plan plan = random_plan(random);
    const std::vector<Law> laws = laws_by_type(plan);
    const auto type = std::uniform_int_distribution<std::size_t>(0, laws.size() - 1)(random);
    const int games = k_slow_build ? 2000 : 10000;
    double sum = 0;
    double squares = 0;
    double times = 0;
    int early = 0;
    for (int game = 0; game < games; ++game) {
      const double t = play(plan, plan_patterns().types[type], random);
      sum += g(t);
      squares += g(t) * g(t);
      times += t;
      early += t > 0.3 ? 1 : 0;
    }
    const double mean = sum / games;
    // Five standard errors; of a share or a time at most half a unit each.
    EXPECT_NEAR(to_double(expectation(laws[type], plain_survival())), mean,
                5 * std::sqrt((squares / games - mean * mean) / games) + 1e-9)
        << "plan " << trial << ", type " << type;
    EXPECT_NEAR(to_double(mean_time(laws[type])), times / games, 2.5 / std::sqrt(games));
    EXPECT_NEAR(to_double(survival_at(laws[type], Rational(3, 10))), early / double{games},
                2.5 / std::sqrt(games));
  }
}

TEST(LawOracle, ChancesAreThoseOfALaw) {
  std::mt19937_64 random(k_seed + 2);
  SCOPED_TRACE(testing::Message() << "seed " << k_seed + 2);
  for (int trial = 0; trial < trials(5); ++trial)
    for (const Law& law : laws_by_type(random_plan(random))) {
      EXPECT_EQ(expectation(law, PiecewisePolynomial({}, {{1}})), LogSum(Rational(1)));
      if (!law.is_piecewise()) continue;
      const PiecewisePolynomial later = survival(law);
      EXPECT_EQ(later(Rational(-1)), 1);
      EXPECT_EQ(later(Rational(2, 3)), 0);
      // The mean is the integral of the survival.
      EXPECT_EQ(later.antiderivative()(1), mean_time(law));
      for (int i = 0; i < 20; ++i) {
        const Rational time(i, 30);
        EXPECT_EQ(LogSum(later(time)), survival_at(law, time));
        EXPECT_GE(later(time), later(Rational(2 * i + 1, 60)));
      }
    }
}

}  // namespace
}  // namespace flotilla::limit
