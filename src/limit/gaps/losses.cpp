// SPDX-License-Identifier: MIT
// Closed forms, with G' = 54 s^2 below 1/3 and 1 to 2/3, t = A + B + D, gamma = (1 + 2 D) / 3, u = 3 (gamma - t):
//   cut D    4 * integral of G' (s - t) over t..gamma with one 3 afloat; 24 * that of G' (s - t)^2 with both
//   cut B    2 B u with one, 2 B u^2 with both
//   one 3    2 J_1 + 2 delta^2,  J_n = integral of v^n G'(p + v) over 0..delta, p = 1/2 - A + D, delta = gamma - p
//   two 3s   6 (1/2 - 2 A - B) (one 3) + 8 J_2 + (28/3) delta^3
//   the 2    max(0, 2 A - 1/2)^2
// All are evaluated in whole numbers: lengths in units of 1 / (36 K).
#include "limit/gaps/losses.hpp"

#include <algorithm>
#include <stdexcept>

#include "number/wide.hpp"

namespace flotilla::limit::gaps {

namespace {

/// value / denominator in ticks, rounded down. @param value  below 2^77
Ticks ticks_of(Wide value, Wide denominator) {
  return static_cast<Ticks>((value << k_tick_bits) / denominator);
}

/// The integral of v^n G'(start + v) over 0..length, which ends in 1/3..2/3, as a whole number over scale(n).
class Moments {
 public:
  explicit Moments(int steps) : third_(Wide(12) * static_cast<unsigned>(steps)), one_(3 * third_) {}

  [[nodiscard]] Wide of(int power, Wide start, Wide length) const {
    const Wide early = start < third_ ? third_ - start : 0;
    if (power == 1)  // 54 (z^4/4 + 2 p z^3/3 + p^2 z^2/2) + (l^2 - z^2)/2, twice
      return early * early * (27 * early * early + 72 * start * early + 54 * start * start) +
             (length * length - early * early) * one_ * one_;
    // 54 (z^5/5 + p z^4/2 + p^2 z^3/3) + (l^3 - z^3)/3, fifteen times
    return early * early * early *
               (162 * early * early + 405 * start * early + 270 * start * start) +
           5 * (length * length * length - early * early * early) * one_ * one_;
  }
  [[nodiscard]] Wide scale(int power) const {
    const Wide fourth = one_ * one_ * one_ * one_;
    return power == 1 ? 2 * fourth : 15 * fourth * one_;
  }
  [[nodiscard]] Wide one() const { return one_; }

 private:
  Wide third_;
  Wide one_;
};

}  // namespace

Losses::Losses(Relaxation relaxation, int steps) : relaxation_(relaxation), steps_(steps) {
  const Moments moments(steps);
  const int rows = 4 * steps + 2;
  const std::size_t size = at(rows, 0);
  cut_d1_.resize(size);
  cut_d2_.resize(size);
  one_three_.resize(size);
  two_threes_.resize(size);
  for (int row = 0; row < rows; ++row)
    for (int d = 0; d < most_d() + 2; ++d) {
      // gamma - t, and for A = row steps delta
      const int left = 12 * steps - 3 * row - 2 * d;
      const int delta = 3 * row - 6 * steps - 2 * d;
      if (left > 0) {
        const auto time = static_cast<unsigned>(3 * row + 6 * d);
        const auto length = static_cast<unsigned>(left);
        cut_d1_[at(row, d)] = ticks_of(4 * moments.of(1, time, length), moments.scale(1));
        // 24 / 15 = 8 / 5
        cut_d2_[at(row, d)] = ticks_of(8 * moments.of(2, time, length), moments.scale(2) / 3);
      }
      if (has_b() && delta > 0 && row <= 3 * steps) {
        const auto p = static_cast<unsigned>(18 * steps - 3 * row + 6 * d);
        const Wide length = static_cast<unsigned>(delta);
        const Wide one = moments.one();
        one_three_[at(row, d)] = ticks_of(
            2 * moments.of(1, p, length) + 4 * length * length * one * one, moments.scale(1));
        two_threes_[at(row, d)] =
            ticks_of(8 * moments.of(2, p, length) + 140 * length * length * length * one * one,
                     moments.scale(2));
      }
    }
}

Ticks Losses::cut_b(int threes, const Node& node) const {
  const int left = 12 * steps_ - 3 * (node.a + 2 * node.b) - 2 * node.d;  // u * 12 K
  if (left <= 0) return 0;
  const Wide board = static_cast<unsigned>(12 * steps_);
  const Wide length = static_cast<unsigned>(left);
  const Wide twice_b = static_cast<unsigned>(4 * node.b);  // 2 B * 12 K
  return threes == 1 ? ticks_of(twice_b * length, board * board)
                     : ticks_of(twice_b * length * length, board * board * board);
}

Ticks Losses::last_sweep(const Node& node) const {
  const int spread = has_b() ? 0 : std::max(0, 2 * node.a - 6 * steps_);
  const Wide board = static_cast<unsigned>(12 * steps_);
  const Wide wide = static_cast<unsigned>(spread);
  return ticks_of(wide * wide, board * board);
}

}  // namespace flotilla::limit::gaps
