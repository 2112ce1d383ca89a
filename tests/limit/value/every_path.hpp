// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

/// The oracle of best replies: every state's best path by trying all of them, in the continuous game's trapezoid rule on a
/// small grid, for A and B alone and C fired at random. Written from the definition of the race; shares no code.
namespace flotilla::oracle {

class EveryPath {
 public:
  using Point = std::array<int, 2>;
  /// weights[f][s][k]: chance of a 3 in half f, the other in s, the 2 of kind k (A, H, C).
  using Weights = std::array<std::array<std::array<double, 3>, 2>, 2>;

  EveryPath(int lines, const Weights& weights) : lines_(lines), w_(weights) {}

  double value() {
    return best({0, 0}, [&](int half, Point p) {
      double found = 2 * one_three(half, p);
      found += two_found(half, p);
      return found;
    });
  }

 private:
  using Reward = std::function<double(int half, Point p)>;  // per share of the half fired

  static double left(double t) { return t < 1.0 / 3 ? 1 - 18 * t * t * t : 2.0 / 3 - t; }
  /// Integral of left from 0, by Simpson's rule, exact for cubics.
  static double integral(double t) {
    const auto simpson = [](double a, double b) {
      return (b - a) / 6 * (left(a) + 4 * left((a + b) / 2) + left(b));
    };
    if (t <= 1.0 / 3) return simpson(0, t);
    const double third = 1.0 / 3;
    // the second line begins at 1/3, where both agree
    return simpson(0, third) + (t - third) * (left(third + 1e-15) + left(t)) / 2;
  }
  [[nodiscard]] double time(Point p) const { return (p[0] + p[1]) / (6.0 * lines_); }

  /// The best of all monotone paths from `from` to the far corner.
  [[nodiscard]] double best(Point from, const Reward& reward) const {
    double most = -1;
    std::vector<int> path;
    const int right = lines_ - from[0];
    const int up = lines_ - from[1];
    path.assign(static_cast<std::size_t>(right), 0);
    path.insert(path.end(), static_cast<std::size_t>(up), 1);
    do {
      Point p = from;
      double sum = 0;
      for (const int half : path) {
        Point next = p;
        ++next[static_cast<std::size_t>(half)];
        sum += (reward(half, p) + reward(half, next)) / (2.0 * lines_);
        p = next;
      }
      most = std::max(most, sum);
    } while (std::next_permutation(path.begin(), path.end()));
    return most;
  }

  double one_left(int found, int two, Point p) const {
    return best(
        p, [&](int half, Point q) { return w_[at(found)][at(half)][at(two)] * left(time(q)); });
  }
  double one_three(int found, Point p) const {
    return best(p, [&](int half, Point q) {
      return last_sweep(found, half, q) + one_left(found, half, q);
    });
  }
  double two_found(int two, Point p) const {
    return best(p, [&](int half, Point q) { return 2 * one_left(half, two, q); });
  }

  /// The best order of the rest of A, the rest of B, C; B never after C (C holds all that it would find).
  double last_sweep(int found, int half, Point p) const {
    const double x = 1 - static_cast<double>(p[0]) / lines_;  // what is left
    const double y = 1 - static_cast<double>(p[1]) / lines_;
    const auto& w = w_[at(found)][at(half)];
    double most = 0;
    for (const char* order : {"aC", "Ca", "abC", "baC", "bCa"}) {
      double t = time(p);
      double sum = 0;
      bool b_swept = false;
      for (const char* part = order; *part != 0; ++part) {
        const double area = *part == 'a' ? x / 6 : *part == 'b' ? y / 6 : 1.0 / 3;
        double mass = 0;
        if (*part == 'a') mass = w[0] * x;
        if (*part == 'b') mass = w[1] * y;
        if (*part == 'C') mass = w[2] + (b_swept ? 0 : w[1] * y);
        if (*part == 'b') b_swept = true;
        if (area > 0) sum += mass / area * (integral(t + area) - integral(t));
        t += area;
      }
      most = std::max(most, sum);
    }
    return most;
  }
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  int lines_;
  Weights w_;
};

}  // namespace flotilla::oracle
