// SPDX-License-Identifier: MIT
// What is found while a 3 is afloat is a state, and a plan takes some path in each. Values are unnormalised, as in
// best_reply.cpp; in a state, firing A or B wins, per share of the part, the pace or the values of the states that a find
// there leads to. path_bound() bounds each state by numbers on the lattice between which to interpolate, given that its
// rewards are such numbers. So two things are left: the pace, and last sweeps.
//
// A function f with f_xx >= -r and f_yy >= -r lies below its bilinear interpolation plus r h^2 / 4, h = 1 / lines: in
// each direction by at most r h^2 / 8. It need not have second derivatives everywhere if f + r x^2 / 2 and f + r y^2 / 2
// are convex, and the greatest of several such functions is one.
//
// The pace 1 - G at time (x + y) / 6 <= 1/3 has second derivatives -(x + y) / 2 >= -1.
// A last sweep finds a 2 with density D in a segment, the chance over the area, from time u to v: D (H(v) - H(u)), H the
// integral of the pace. H'' is in [-6, 0]. In the orders of classes basic and runs times begin and end at
// (x + y) / 6 + areas whose slopes leave -1/6, 0 or 1/6 in x and in y (after C2 alone -1/6 in y: its area is (1 - y) / 3),
// so that H(v) and H(u) have second derivatives in [-1/6, 0], and D (H(v) - H(u)) at least -D / 6 where D is fixed. D is 6
// in A and in B, and 3 in C, C2 and C0: a 2 of kind A or H found in one segment, or of kind C in C or in C2 and C0, gives
// at least -1 in all. Where C is fired at random and B was not before, a hooked 2 has D = 3 (1 - y): then f_yy has also
// -6 d/dy (H(v) - H(u)), and as both times have the same slope, 0 or more, and the pace falls, that is not negative.
//
// So r is at most the chance of the boards in question, and the greatest at the lattice plus that times h^2 / 4 will do.
#include "limit/value/reply_bound.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "limit/value/pace_table.hpp"
#include "limit/value/path_bound.hpp"
#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// value / divisor, rounded up. @param value  not negative
Fixed quotient_up(Int128 value, std::int64_t divisor) {
  return static_cast<Fixed>((value + divisor - 1) / divisor);
}

/// 1 - G at the lattice's times and H at ticks of 1 / (12 lines), rounded.
struct FixedPace {
  explicit FixedPace(int lines) {
    const BigInt cube = BigInt(12) * lines * lines * lines;
    for (int level = 0; level <= 2 * lines; ++level)  // 1 - 18 (level / 6 lines)^3 + h^2 / 4
      left.push_back(
          fixed_up(ratio(cube - BigInt(level) * level * level + BigInt(3) * lines, cube)));
    const PaceTable exact(lines);
    const BigInt scale = to_bigint(exact.scale);
    for (const Int128 value : exact.integral)
      integral_up.push_back(fixed_up(ratio(to_bigint(value), scale)));
  }
  /// H(end) - H(start), at most 2^-55 too much. @param start  before end
  [[nodiscard]] Fixed between(int start, int end) const {
    return start == end ? 0 : integral_up[at(end)] - integral_up[at(start)] + 1;
  }

  std::vector<Fixed> left;         // [2 lines + 1], h^2 / 4 added
  std::vector<Fixed> integral_up;  // [8 lines + 1]
};

class ReplyBound {
 public:
  ReplyBound(const RaceGame& game, const ExactWeights& weights, int threads)
      : game_(game),
        weights_(weights),
        threads_(threads),
        lines_(game.lattice.lines),
        pace_(lines_) {}

  Fixed run() {
    fill_last_sweeps();
    bound_both();
    bound_three_and_two();
    const PathRewards nothing{[&](int y, Fixed* row) { reward_of_nothing(0, y, row); },
                              [&](int y, Fixed* row) { reward_of_nothing(1, y, row); }};
    return path_bound(lines_, nothing);
  }

 private:
  static constexpr int k_halves = 2;  // A, B: classes of 3s, and of the 2 those found early
  [[nodiscard]] FixedGrid& both(int three, int two) { return both_[at(k_halves * three + two)]; }

  // Last sweeps.

  void fill_last_sweeps() {
    last_.assign(game_.states.pairs.size(), FixedGrid(lines_));
    const Lattice& lattice = game_.lattice;
#pragma omp parallel for num_threads(threads_) schedule(static)
    for (std::size_t place = 0; place < lattice.size(); ++place) {
      std::array<Fixed, 3> values = best_last_sweeps(lattice.places[place]);
      const auto [x, y, z1, z2] = lattice.places[place];
      for (std::size_t pair = 0; pair < last_.size(); ++pair) last_[pair].row(y)[x] = values[pair];
    }
  }

  /// Of each pair of 3s, with its share of h^2 / 4.
  [[nodiscard]] std::array<Fixed, 3> best_last_sweeps(const Lattice::Place& place) const {
    std::array<Int128, 3> best{};
    for (const SweepOrder& order : game_.orders) {
      const std::array<Int128, 3> won = won_by(order, place);
      for (std::size_t pair = 0; pair < best.size(); ++pair) {
        const auto [three, other] = game_.states.pairs[pair];
        Int128 sum = 0;
        for (int two = 0; two < 3; ++two) sum += weights_.of(three, other, two) * won[at(two)];
        best[pair] = std::max(best[pair], sum);
      }
    }
    const std::int64_t square = std::int64_t{4} * lines_ * lines_;
    std::array<Fixed, 3> values{};
    for (std::size_t pair = 0; pair < best.size(); ++pair) {
      const auto [three, other] = game_.states.pairs[pair];
      Int128 chance = 0;
      for (int two = 0; two < 3; ++two) chance += weights_.of(three, other, two);
      const Fixed margin = quotient_up(quotient_up(chance << k_fixed_bits, weights_.total), square);
      values[pair] = quotient_up(best[pair], 2 * lines_ * weights_.total) + margin;
    }
    return values;
  }

  /// By a 2 of each kind, times 2 lines.
  [[nodiscard]] std::array<Int128, 3> won_by(const SweepOrder& order,
                                             const Lattice::Place& place) const {
    std::array<Int128, 3> won{};
    int start = 2 * (place[0] + place[1]);
    for (const SweepSegment segment : order) {
      const int end = start + game_.ticks(segment, place);
      const Int128 gain = pace_.between(start, end);
      for (int two = 0; two < 3; ++two) won[at(two)] += gain * game_.density(segment, two, place);
      start = end;
    }
    return won;
  }

  // States, from the last to the first.

  void bound_both() {
    both_.resize(at(k_halves * k_halves));
#pragma omp parallel for num_threads(threads_) schedule(dynamic)
    for (int state = 0; state < k_halves * k_halves; ++state) {
      const int three = state / k_halves;
      const int two = state % k_halves;
      const auto pace_in = [&](int half) {
        return [this, chance = weights_.of(three, half, two)](int y, Fixed* row) {
          for (int x = 0; x <= lines_; ++x)
            row[x] = quotient_up(Int128{chance} * pace_.left[at(x + y)], weights_.total);
        };
      };
      both(three, two) = path_bounds(lines_, {pace_in(0), pace_in(1)});
    }
  }

  void bound_three_and_two() {
    three_.resize(at(k_halves));
    two_.resize(at(k_halves));
#pragma omp parallel for num_threads(threads_) schedule(dynamic)
    for (int state = 0; state < 2 * k_halves; ++state) {
      const int found = state % k_halves;
      if (state < k_halves) {
        // the other 3 starts the last sweep
        const auto reward = [this, found](int half) {
          const std::size_t pair = at(game_.states.pair[at(k_halves * found + half)]);
          return [this, found, half, pair](int y, Fixed* row) {
            for (int x = 0; x <= lines_; ++x)
              row[x] = last_[pair].row(y)[x] + both(found, half).row(y)[x];
          };
        };
        three_[at(found)] = path_bounds(lines_, {reward(0), reward(1)});
      } else {
        const auto reward = [this, found](int half) {
          return [this, found, half](int y, Fixed* row) {
            for (int x = 0; x <= lines_; ++x) row[x] = 2 * both(half, found).row(y)[x];
          };
        };
        two_[at(found)] = path_bounds(lines_, {reward(0), reward(1)});
      }
    }
  }

  void reward_of_nothing(int half, int y, Fixed* row) const {
    for (int x = 0; x <= lines_; ++x)
      row[x] = 2 * three_[at(half)].row(y)[x] + two_[at(half)].row(y)[x];
  }

  const RaceGame& game_;
  const ExactWeights& weights_;
  [[maybe_unused]] int threads_;
  int lines_;
  FixedPace pace_;
  std::vector<FixedGrid> last_;         // [pairs]
  std::vector<FixedGrid> both_;         // [3 found x 2 found]
  std::vector<FixedGrid> three_, two_;  // [found]
};

}  // namespace

ExactWeights exact_weights(const RaceGame& game, const PatternTable& table,
                           const std::vector<std::uint64_t>& mix) {
  ExactWeights weights;
  weights.chance.assign(at(game.threes * game.threes * game.twos), 0);
  std::int64_t members = 1;
  for (const PatternOrbit& orbit : table.orbits)
    members = std::lcm(members, narrow<std::int64_t>(orbit.members.size()));
  std::int64_t sum = 0;
  for (std::size_t orbit = 0; orbit < table.orbits.size(); ++orbit) {
    const auto weight = narrow<std::int64_t>(mix[orbit]);
    sum += weight;
    const auto share =
        weight * (members / narrow<std::int64_t>(table.orbits[orbit].members.size()));
    for (const Pattern& pattern : table.orbits[orbit].members)
      for (int s = 0; s < k_residues; ++s) {
        const int three = game.class_of_three[at(s)];
        const int other = game.class_of_three[at((s + pattern[1]) % k_residues)];
        const int two = game.class_of_two[at((s + pattern[2]) % k_residues)];
        weights.chance[at((three * game.threes + other) * game.twos + two)] += share;
      }
  }
  weights.total = sum * members * k_residues;
  return weights;
}

Rational reply_bound(const RaceGame& game, const ExactWeights& weights, int threads) {
  if (game.plan_class != PlanClass::basic && game.plan_class != PlanClass::runs)
    throw InputError("class = " + std::string(to_string(game.plan_class)) +
                     ": upper bounds are there for basic and runs");
  FLOTILLA_ASSERT_LIGHT(weights.total > 0 && weights.total <= std::int64_t{1} << 40);
  return ratio(ReplyBound(game, weights, threads).run(), BigInt(1) << k_fixed_bits);
}

}  // namespace flotilla::limit
