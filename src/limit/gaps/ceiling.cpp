// SPDX-License-Identifier: MIT
// Ceilings for every strategy of the race for {3,3,2} against a hider who places at random. Source of the relaxations r1, r2:
// the large-board-limit study; the reduction to three kinds of cuts, the losses and the proof on a lattice are ours.
//
// Gaps. Every row and column is cut into gaps, maximal runs of unfired cells; a shot cuts one of each, so a share dt of the
// board makes dt cuts a line cell. With f_g gaps of length g a line cell, u3 = sum (g-2)+ f_g and u2 = sum (g-1)+ f_g are
// the chances that a 3 and the 2 are afloat, e = sum of f_g over even g >= 2. The hunter may cut any gap anywhere.
//   cut of g = a + b + 1      u3, u2 fall by   e changes by      alpha, beta, gamma rise by   budget falls by
//   a, b >= 2, not both even       3, 2             0                  0,  0,  0                   4        A
//   a, b >= 2, both even           3, 2            +2                 -1, +1,  0                   2        B
//   a = 1, b >= 2                  2, 2             0                  0,  0, 1/3                  2   half A, half D
//   a = b = 1                      1, 2             0                  0,  0, 2/3                  0        D
//   a = 0, b >= 2                  1, 1          -1 or +1       1,0 or 0,1,  2/3               2 or 0       wasted
//   a = 0, b = 1; a = b = 0    0, 1; 0, 0         -1; 0         1,0 or 1,1,   1                    0        wasted
// Here alpha, beta = t + (u2 -+ e) / 2 and gamma = t + u3 / 3 are when the 2s and 3s would be gone at full pace; the budget
// 2 u3 - u2 + e is never negative (it is a sum over gaps). Wasted cuts are no use: one that costs 2 of budget is no
// better than half A, half D, the others than D, in alpha, beta, gamma (lower is sooner: the same finds come no later, and
// who finds sooner can wait) and in budget. What is left: A, B, D cuts with 2 A + B <= 1/2, at t = A + B + D; gamma = (1 +
// 2 D) / 3, beta, alpha = 1/2 +- B. Once only the 2 is left, u2 - e falls by 2 or more at each cut that hits 2 placements, so
// P2(s) = min(s, alpha) + min(s, beta) - 2 t is the most found by s. Once the 2 is found, so is Q(s): 3 a cut (B) while the
// budget lasts, then 1 (D). r1 drops budget and e until only the 2 is left; e is then max(0, u2 - 2 u3) = 2 max(0, 2 A - 1/2).
//
// Losses. With P3(s) = 3 (min(s, gamma) - t) the flux bound M = integral of G' P3^n P2 ds bounds what can still be won; from
// the start it is 19/36. Along a path M falls faster than wins come in, by cut_d and cut_b (losses.cpp), and after a find
// by what is lost from there: so the loss M - V is the least, over all monotone paths (A, B, D), of
//   both 3s, the 2:   integral of  6 W dA + (cut_b + 6 W) dB + (cut_d + 2 W) dD + 2 (two_threes) dt,  W = loss with one 3, the 2
//   one 3, the 2:     integral of             cut_b dB        +      cut_d dD       + 2 (one_three) dt
// (r1: no B; instead of the last terms 3 and 1 times last_sweep a cut A and D with one 3). Only where losses.holds(): elsewhere
// the loss is bounded by 0, as everywhere.
//
// Lattice. Let L(P) = min over moves i of L(P + h_i) + h_i c_i and 0 where the formulas do not hold. Phi = multilinear
// interpolation of L (linear on the half cells at 2 A + B = 1/2) less, for cut_d, s x (h - x) / 2 with x the way from the lower
// end of a D edge and s >= 0 the rate at which cut_d falls along it (multilinear across edges). Phi <= the loss if on each cell
// -d Phi / d i <= the rate of loss by i, as Phi <= 0 where a path leaves the live cells. So each c_i is the least rate at the
// two ends of an edge (the three corners of a half cell), but the mean for cut_d where it falls: along an edge that plus s (h -
// 2 x) / 2 is the linear interpolation of cut_d. From c_i is taken what interpolation may exceed the rates by, h^2 / 8 times
// upper bounds of second derivatives, and what the last term of Phi changes: across edges h^2 / 8 times the growth of s, and for W
// h^2 / 8 times s. On edges beside cells that are not live, c_i is 0 less all that. In units of h^2 / 8, h a step of B or D:
//   cut_d    one 3: 24 (1/4 + 1 + 1), both: 40 (1/4 + 1 + 1);  growth of s: 8/3, 32/3;  s: 10/3 with one 3
//   cut_b    one 3: 0, on half cells 6; both: 6/4 + 6 + 2/3 + 12
//   2 (one_three): 2 (16/4 + 32/3);  2 (two_threes): 2 (29/4 + 20) + 24;  last_sweep: 3 * 8/4
// All in whole ticks, rounded down; so nothing rests on floating point.
#include "limit/gaps/ceiling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "fleet/fleet.hpp"
#include "limit/ceiling.hpp"
#include "number/errors.hpp"

namespace flotilla::limit::gaps {

namespace {

enum Kind : std::uint8_t { cut_a, cut_b, cut_d };
constexpr std::array k_kinds = {cut_a, cut_b, cut_d};
constexpr std::array<int, 3> k_lengths = {1, 2, 2};
// By the 3s afloat less 1, then by kind: what is taken from rates, in units of h^2 / 8; see above.
constexpr std::array<std::array<int, 3>, 2> k_errors = {
    {{3, 3 + 6, 54}, {11 + 20, 11 + 20 + 21, 90 + 7}}};
constexpr std::array<int, 2> k_bend_errors = {30, 79};

/// Whether rates are bounded, or the lattice taken as it is: the mean of an edge's ends, nothing taken off.
enum class Rates : std::uint8_t { proven, of_lattice };

/// Rounded down also below 0.
Ticks quotient(Ticks value, Ticks divisor) {
  return value / divisor - (value % divisor < 0 ? 1 : 0);
}

Node after(Node node, Kind kind) {
  (kind == cut_a ? node.a : kind == cut_b ? node.b : node.d) += 1;
  return node;
}

/// Losses L, times 12 K, at the nodes of one level a + b + d.
class Level {
 public:
  explicit Level(const Losses& losses)
      : width_(static_cast<std::size_t>(losses.most_d()) + 2),
        values_((static_cast<std::size_t>(losses.most_b()) + 2) * width_) {}
  [[nodiscard]] std::array<Ticks, 2>& at(const Node& node) { return values_[index(node)]; }
  [[nodiscard]] const std::array<Ticks, 2>& at(const Node& node) const {
    return values_[index(node)];
  }

 private:
  [[nodiscard]] std::size_t index(const Node& node) const {
    return static_cast<std::size_t>(node.b) * width_ + static_cast<std::size_t>(node.d);
  }
  std::size_t width_;
  std::vector<std::array<Ticks, 2>> values_;  // [b][d]: with one and with both 3s afloat
};

class Sweep {
 public:
  Sweep(const Losses& losses, Rates rates) : losses_(losses), rates_(rates) {}

  /// The loss of both 3s and the 2 from the start, times 12 K.
  [[nodiscard]] Ticks run([[maybe_unused]] int threads) const {
    Level next(losses_);
    Level level(losses_);
    const int most_b = losses_.most_b();
    for (int sum = losses_.most_ab() + losses_.most_d(); sum >= 0; --sum) {
#pragma omp parallel for schedule(static) num_threads(threads)
      for (int b = 0; b <= most_b; ++b)
        for (int d = 0; d <= losses_.most_d(); ++d) {
          const Node node{sum - b - d, b, d};
          if (node.a >= 0) level.at(node) = loss_at(node, next);
        }
      std::swap(level, next);
    }
    return next.at({})[1];
  }

 private:
  [[nodiscard]] bool allows(const Node& node, Kind kind) const {
    if (kind == cut_d) return true;
    return node.a + node.b < losses_.most_ab() && (kind == cut_a || losses_.has_b());
  }

  [[nodiscard]] std::array<Ticks, 2> loss_at(const Node& node, const Level& next) const {
    if (!losses_.holds(node) || node.a + node.b > losses_.most_ab()) return {};
    std::array<Ticks, 2> least{};
    for (const int threes : {1, 2}) {
      const auto state = static_cast<std::size_t>(threes - 1);
      Ticks best = 0;
      bool is_first = true;
      for (const Kind kind : k_kinds)
        if (allows(node, kind)) {
          const Ticks rate = rate_of(threes, node, kind, least[0], next);
          const Ticks total = next.at(after(node, kind))[state] + k_lengths[kind] * rate;
          best = is_first ? total : std::min(best, total);
          is_first = false;
        }
      least[state] = best;
    }
    return least;
  }

  /// c_i of the edge. @param one_here  L, times 12 K, with one 3 at its lower end
  [[nodiscard]] Ticks rate_of(int threes, const Node& node, Kind kind, Ticks one_here,
                              const Level& next) const {
    if (rates_ == Rates::proven && !losses_.is_live(node)) return -errors(threes, node, kind);
    const int hits = threes == 1 ? 0 : kind == cut_d ? 2 : 6;  // of both 3s, at a cut
    const Ticks rate =
        cut(threes, node, kind) + least_of(node, kind, [&](const Node& end) {
          const bool is_here = end.a + end.b + end.d == node.a + node.b + node.d;
          const Ticks with_one = is_here ? one_here : next.at(end)[0];
          return later(threes, end, kind) + hits * quotient(with_one, 12 * losses_.steps());
        });
    return rates_ == Rates::proven ? rate - errors(threes, node, kind) : rate;
  }

  /// The loss by the cut itself.
  [[nodiscard]] Ticks cut(int threes, const Node& node, Kind kind) const {
    if (kind == cut_a) return 0;
    if (kind == cut_b)
      return least_of(node, kind, [&](const Node& end) { return losses_.cut_b(threes, end); });
    const Ticks low = losses_.cut_d(threes, node);
    const Ticks mean = quotient(low + losses_.cut_d(threes, after(node, kind)), 2);
    return rates_ == Rates::proven ? std::min(low, mean) : mean;
  }

  /// What is lost once the 2 is found, or (r1) the last 3.
  [[nodiscard]] Ticks later(int threes, const Node& node, Kind kind) const {
    if (losses_.has_b())
      return 2 * (threes == 1 ? losses_.one_three(node) : losses_.two_threes(node));
    return threes == 1 ? (kind == cut_d ? 1 : 3) * losses_.last_sweep(node) : 0;
  }

  template <typename F>
  [[nodiscard]] Ticks least_of(const Node& node, Kind kind, F&& loss) const {
    const Ticks here = loss(node);
    const Ticks there = loss(after(node, kind));
    if (rates_ == Rates::of_lattice) return quotient(here + there, 2);
    Ticks least = std::min(here, there);
    if (kind != cut_d && losses_.has_b() && node.a + node.b == losses_.most_ab() - 1)
      least = std::min(least, loss(after(node, kind == cut_a ? cut_b : cut_a)));
    return least;
  }

  [[nodiscard]] Ticks errors(int threes, const Node& node, Kind kind) const {
    const auto state = static_cast<std::size_t>(threes - 1);
    const int units = k_errors[state][kind] + (losses_.bends(node) ? k_bend_errors[state] : 0);
    const Ticks steps = losses_.steps();
    return (units * (Ticks{1} << k_tick_bits)) / (288 * steps * steps) + 1;  // h = 1 / (6 K)
  }

  const Losses& losses_;
  Rates rates_;
};

Rational loss_of(Relaxation relaxation, int steps, Rates rates, int threads) {
  const Losses losses(relaxation, steps);
  return {BigInt(Sweep(losses, rates).run(threads)), (BigInt(1) << k_tick_bits) * 12 * steps};
}

}  // namespace

Ceiling gap_ceiling(Relaxation relaxation, int steps, int threads) {
  if (steps < 1 || steps > k_most_steps)
    throw InputError(fmt::format("steps = {}, allowed 1..{}", steps, k_most_steps));
  const Rational flux = flux_ceiling(Fleet{{3, 2}, {2, 1}});
  const auto below_flux = [&](Rates rates) -> Rational {
    return flux - loss_of(relaxation, steps, rates, threads);
  };
  return {relaxation, steps, std::min(flux, below_flux(Rates::proven)),
          below_flux(Rates::of_lattice)};
}

std::string to_string(Relaxation relaxation) { return relaxation == Relaxation::r1 ? "r1" : "r2"; }

Relaxation parse_relaxation(const std::string& name) {
  if (name == "r1") return Relaxation::r1;
  if (name == "r2") return Relaxation::r2;
  throw InputError(fmt::format("relaxation = \"{}\", allowed r1 or r2", name));
}

}  // namespace flotilla::limit::gaps
