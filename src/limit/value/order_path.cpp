// SPDX-License-Identifier: MIT
// Unnormalised values, as in best_reply.cpp: on a leg on which the mean chances S3 of a 3 and S2 of the 2 to be afloat fall
// linearly, finds win (fall of the chance) x (mean over the leg of what the find is worth there).
#include "limit/value/order_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "limit/value/pace_table.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

using Place = std::array<Rational, 4>;  // x, y, z1, z2
using Corners = std::vector<Place>;     // of a path, from where it starts
using Numbers = std::vector<Rational>;
constexpr int k_deepest = 40;

const Rational k_third(1, 3);

Rational time_of(const Place& place) { return (place[0] + place[1] + place[2] + place[3]) / 6; }

Place between(const Place& from, const Place& to, const Rational& share) {
  Place place;
  for (std::size_t i = 0; i < place.size(); ++i) place[i] = from[i] + share * (to[i] - from[i]);
  return place;
}

/// Weights of the closed Newton-Cotes rule on 0..1: integrals of Lagrange's polynomials.
Numbers rule_weights(int nodes) {
  Numbers weights;
  for (int i = 0; i < nodes; ++i) {
    Numbers polynomial = {1};  // by powers of u (nodes - 1)
    Rational scale = 1;
    for (int j = 0; j < nodes; ++j) {
      if (j == i) continue;
      scale *= i - j;
      polynomial.push_back(0);
      for (std::size_t k = polynomial.size() - 1; k > 0; --k)
        polynomial[k] = polynomial[k - 1] - j * polynomial[k];
      polynomial[0] *= -j;
    }
    Rational sum = 0;
    Rational power = 1;
    for (std::size_t k = 0; k < polynomial.size(); ++k) {
      sum += polynomial[k] * power / (k + 1);
      power *= nodes - 1;
    }
    weights.push_back(sum / scale);
  }
  return weights;
}

class PathValue {
 public:
  PathValue(const OrderPath& path, int nodes) : path_(path), weights_(rule_weights(nodes)) {}

  Rational run() const {
    return along(
        with_nothing(), [&](const Place& p) { return all_switches(p); },
        [&](const Place& p) { return 2 * three_found(p); },
        [&](const Place& p) { return two_found(p); });
  }

 private:
  using Switches = std::function<Numbers(const Place&)>;

  // Chances to be afloat, over residues.

  [[nodiscard]] Rational beside_slots(const Place& p) const {
    const auto& [x, y, z1, z2] = p;
    if (!path_.closes_in) return (1 - x) * (1 - z1 / 2 - z2 / 2);
    Rational rest = 1 - x - z1 / 2;
    if (2 * x < 1) rest -= std::min<Rational>(z2 / 2, Rational(1, 2) - x);
    return std::max<Rational>(0, rest);
  }
  [[nodiscard]] Rational three_afloat(const Place& p) const {
    const auto& [x, y, z1, z2] = p;
    const Rational rest = 1 - y - z1;
    return (2 * beside_slots(p) + 2 * (rest + (z1 - z2) / 2) + rest + 1 - x) / 6;
  }
  [[nodiscard]] static Rational two_afloat(const Place& p) {
    const auto& [x, y, z1, z2] = p;
    return (1 - x + 1 - z1 / 2 - z2 / 2 + 1 - y - z1 + (z1 - z2) / 2) / 3;
  }

  // Paths.

  static void go(Corners& corners, std::size_t coordinate, const Rational& to) {
    Place next = corners.back();
    next[coordinate] = std::max(next[coordinate], to);
    corners.push_back(next);
  }
  /// From the first corner: A, slots and B to where the slots begin, then to the end.
  void finish(Corners& corners, const Rational& pa, const Rational& p) const {
    go(corners, 0, path_.x0);
    go(corners, 1, pa);
    go(corners, 2, 2 * (1 - path_.x0));
    go(corners, 1, p);
    const Rational rest = 1 - corners.back()[1];
    go(corners, 2, path_.alpha * rest);
    go(corners, 0, 1);
    go(corners, 3, path_.beta * rest);
    Place end = corners.back();
    end[2] = end[3] = rest;
    corners.push_back(end);
  }
  [[nodiscard]] Corners with_nothing() const {
    Corners corners = {Place{0, 0, 0, 0}};
    finish(corners, path_.pa, path_.p0);
    return corners;
  }
  [[nodiscard]] Corners with_three(const Place& from) const {
    Corners corners = {from};
    finish(corners, 0, path_.p1);
    return corners;
  }
  [[nodiscard]] Corners with_two(const Place& from) const {
    Corners corners = {from};
    go(corners, 0, path_.closes_in ? Rational(1 - from[2] / 2) : Rational(1));
    go(corners, 1, 1 - from[2]);
    go(corners, 0, 1);
    go(corners, 3, from[2]);
    return corners;
  }

  // Where polynomials turn into others: where one of these numbers changes its sign.

  /// Of the cells of A beside slots.
  [[nodiscard]] static Numbers slot_switches(const Place& p) {
    return {1 - p[0] - p[2] / 2, Rational(1, 2) - p[0], p[3] / 2 + p[0] - Rational(1, 2)};
  }
  [[nodiscard]] Numbers own_switches(const Place& p) const {
    Numbers switches = slot_switches(p);
    switches.insert(switches.begin(), Rational(time_of(p) - k_third));
    for (const Rational& end : sweep_ends(p)) switches.push_back(end - k_third);
    return switches;
  }
  /// Along a path, and where its legs vanish.
  void add_path(const Corners& corners, const std::function<Numbers(const Place&)>& of_corner,
                Numbers& switches) const {
    for (std::size_t i = 1; i < corners.size(); ++i) {
      const Numbers more = of_corner(corners[i]);
      switches.insert(switches.end(), more.begin(), more.end());
    }
  }
  [[nodiscard]] Numbers two_switches(const Place& p) const {
    Numbers switches = own_switches(p);
    add_path(
        with_two(p), [&](const Place& c) { return own_switches(c); }, switches);
    return switches;
  }
  [[nodiscard]] Numbers all_switches(const Place& p) const {
    Numbers switches = two_switches(p);
    const Rational rest = 1 - std::max(p[1], path_.p1);
    for (const Rational& turn :
         {Rational(p[0] - path_.x0), Rational(p[1] - path_.p1), Rational(p[2] - 2 * (1 - path_.x0)),
          Rational(p[2] - path_.alpha * rest), Rational(p[3] - path_.beta * rest)})
      switches.push_back(turn);
    add_path(
        with_three(p), [&](const Place& c) { return two_switches(c); }, switches);
    add_path(
        with_two(p), [&](const Place& c) { return two_switches(c); }, switches);
    return switches;
  }

  /// Calls `visit(begin, end)` for the pieces of a leg on which no switch changes its sign.
  template <typename Visit>
  void split(const Place& from, const Place& to, const Switches& switches_at, const Visit& visit,
             int depth = 0) const {
    if (depth > k_deepest) throw LimitError("a leg of the path has too many turns");
    const Numbers begin = switches_at(from);
    const Numbers end = switches_at(to);
    for (std::size_t i = 0; i < begin.size(); ++i) {
      if (begin[i] * end[i] >= 0) continue;
      const Place turn = between(from, to, begin[i] / (begin[i] - end[i]));
      split(from, turn, switches_at, visit, depth + 1);
      split(turn, to, switches_at, visit, depth + 1);
      return;
    }
    visit(from, to);
  }

  /// The same for all legs of a path.
  template <typename Visit>
  void split_path(const Corners& corners, const Switches& switches_at, const Visit& visit) const {
    for (std::size_t i = 1; i < corners.size(); ++i)
      if (corners[i] != corners[i - 1]) split(corners[i - 1], corners[i], switches_at, visit);
  }

  /// What finds along a path win, if a 3 found at a place is worth `worth_three` and the 2 `worth_two`.
  template <typename Three, typename Two>
  [[nodiscard]] Rational along(const Corners& corners, const Switches& switches_at,
                               const Three& worth_three, const Two& worth_two) const {
    Rational value = 0;
    split_path(corners, switches_at, [&](const Place& from, const Place& to) {
      const Rational three = three_afloat(from) - three_afloat(to);
      const Rational two = two_afloat(from) - two_afloat(to);
      if (three != 0) value += three * mean(from, to, worth_three);
      if (two != 0) value += two * mean(from, to, worth_two);
    });
    return value;
  }
  template <typename Worth>
  [[nodiscard]] Rational mean(const Place& from, const Place& to, const Worth& worth) const {
    Rational sum = 0;
    const int steps = narrow<int>(weights_.size()) - 1;
    for (int i = 0; i <= steps; ++i)
      sum += weights_[at(i)] * worth(between(from, to, Rational(i, steps)));
    return sum;
  }

  // States.

  /// A 3 and the 2 found: the pace integrated, leg after leg.
  [[nodiscard]] Rational both_found(const Place& from) const {
    Rational value = 0;
    split_path(
        with_two(from),
        [&](const Place& p) { return path_.closes_in ? slot_switches(p) : Numbers(); },
        [&](const Place& begin, const Place& end) {
          value += (three_afloat(begin) - three_afloat(end)) *
                   (pace_integral(time_of(end)) - pace_integral(time_of(begin))) /
                   (time_of(end) - time_of(begin));
        });
    return value;
  }
  [[nodiscard]] Rational two_found(const Place& from) const {
    return along(
        with_two(from), [&](const Place& p) { return two_switches(p); },
        [&](const Place& p) { return 2 * both_found(p); },
        [](const Place&) { return Rational(0); });
  }
  [[nodiscard]] Rational three_found(const Place& from) const {
    return along(
        with_three(from), [&](const Place& p) { return two_switches(p); },
        [&](const Place& p) { return last_sweep(p); },
        [&](const Place& p) { return both_found(p); });
  }
  [[nodiscard]] static std::array<Rational, 4> sweep_ends(const Place& p) {
    const auto& [x, y, z1, z2] = p;
    const Rational start = time_of(p);
    const Rational after_a = start + (1 - x) / 6;
    const Rational after_c2 = after_a + (1 - y - z1) / 3 + (z1 - z2) / 6;
    return {start, after_a, after_c2, after_c2 + y / 3};
  }
  /// The 2's densities over the segments are 2, 2 and 1.
  [[nodiscard]] static Rational last_sweep(const Place& p) {
    const auto [start, after_a, after_c2, end] = sweep_ends(p);
    const Rational at_c2 = pace_integral(after_c2);
    return 2 * (at_c2 - pace_integral(start)) + pace_integral(end) - at_c2;
  }

  const OrderPath& path_;
  Numbers weights_;
};

void check_share(const char* name, const Rational& value, const Rational& least) {
  if (value < least || value > 1)
    throw InputError(fmt::format("{} = {}: allowed {}..1", name, value.str(), least.str()));
}

}  // namespace

Rational value_against_random(const OrderPath& path, int nodes) {
  check_share("x0", path.x0, path.closes_in ? Rational(1, 2) : Rational(1));
  check_share("pa", path.pa, 0);
  check_share("p0", path.p0, path.pa);
  check_share("p1", path.p1, 0);
  check_share("alpha", path.alpha, 0);
  check_share("beta", path.beta, 0);
  if (path.beta > path.alpha)
    throw InputError(fmt::format("beta = {}: allowed 0..alpha", path.beta.str()));
  if (nodes < 7 || nodes > 13 || nodes % 2 == 0)
    throw InputError(fmt::format("nodes = {}: allowed 7, 9, 11, 13", nodes));
  return PathValue(path, nodes).run();
}

}  // namespace flotilla::limit
