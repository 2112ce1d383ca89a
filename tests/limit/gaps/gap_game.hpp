// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

/// The relaxations as the large-board-limit study states them, by brute force: every kind of cut in single steps, memory of
/// what was seen, rewards by the trapezoid rule. Shares nothing with the engine: no flux bound, no budget, no losses.
namespace flotilla::limit {

class GapGame {
 public:
  GapGame(bool carries_even_gaps, bool wastes, int steps)
      : carries_(carries_even_gaps), wastes_(wastes), one_(6 * steps) {}

  virtual ~GapGame() = default;
  GapGame(const GapGame&) = delete;
  GapGame& operator=(const GapGame&) = delete;
  GapGame(GapGame&&) = delete;
  GapGame& operator=(GapGame&&) = delete;

  [[nodiscard]] double value() { return value_of(2, true, {0, one_, one_, 0}); }

 private:
  struct State {
    int time;  // all in steps of 1 / (6 K)
    int u3;
    int u2;
    int even;
  };
  struct Cut {
    int u3;
    int u2;
    int even;
  };

  [[nodiscard]] virtual double later(double t) const {  // the plain hunter is later than t
    if (t >= 2.0 / 3) return 0;
    return t <= 1.0 / 3 ? 1 - 18 * t * t * t : 2.0 / 3 - t;
  }
  [[nodiscard]] virtual double sum_later(double t) const {
    if (t <= 1.0 / 3) return t - 4.5 * std::pow(t, 4);
    const double s = std::min(t, 2.0 / 3);
    return 5.0 / 18 + (2.0 / 3) * (s - 1.0 / 3) - (s * s - 1.0 / 9) / 2;
  }
  [[nodiscard]] double last_sweep(const State& s) const {
    const int even = carries_ ? s.even : std::max(0, s.u2 - 2 * s.u3);
    const double t = static_cast<double>(s.time) / one_;
    const double fast = (s.u2 - even) / 2.0 / one_;
    const double slow = static_cast<double>(even) / one_;
    return 2 * (sum_later(t + fast) - sum_later(t)) + sum_later(t + fast + slow) -
           sum_later(t + fast);
  }
  [[nodiscard]] bool is_possible(const State& s) const {
    if (s.u3 < 0 || s.u2 < 0) return false;
    if (!carries_) return true;
    return s.even >= std::max(0, s.u2 - 2 * s.u3) && s.even <= s.u2 && s.u3 <= s.u2;
  }

  /// Times the chance that those afloat are afloat.
  [[nodiscard]] double value_of(int threes, bool two, const State& s) {
    if (threes == 0) return two ? last_sweep(s) : later(static_cast<double>(s.time) / one_);
    if (s.u3 == 0 || (two && s.u2 == 0)) return 0;
    const std::uint64_t key =
        ((((static_cast<std::uint64_t>(s.time) * 512 + static_cast<std::uint64_t>(s.u3)) * 512 +
           static_cast<std::uint64_t>(s.u2)) *
              512 +
          static_cast<std::uint64_t>(s.even)) *
             3 +
         static_cast<std::uint64_t>(threes)) *
            2 +
        (two ? 1 : 0);
    if (const auto found = memory_.find(key); found != memory_.end()) return found->second;
    static constexpr std::array<Cut, 9> k_cuts = {{{3, 2, 0},
                                                   {3, 2, 2},
                                                   {2, 2, 0},
                                                   {1, 2, 0},
                                                   {1, 1, -1},
                                                   {1, 1, 1},
                                                   {0, 1, -1},
                                                   {0, 0, 0},
                                                   {0, 0, 0}}};
    double best = 0;
    for (std::size_t i = 0; i < (wastes_ ? 8U : 4U); ++i) {
      Cut cut = k_cuts[i];
      if (!carries_) cut.even = 0;
      const State next{s.time + 1, s.u3 - cut.u3, s.u2 - cut.u2, s.even + cut.even};
      if (!is_possible(next) || next.time > one_) continue;
      double value = value_of(threes, two, next);
      value += threes * cut.u3 * mean(threes - 1, two, s, next);
      if (two) value += cut.u2 * mean(threes, false, s, next);
      best = std::max(best, value);
    }
    return memory_[key] = best;
  }
  [[nodiscard]] double mean(int threes, bool two, const State& s, const State& next) {
    return (value_of(threes, two, s) + value_of(threes, two, next)) / 2 / one_;
  }

  bool carries_;
  bool wastes_;
  int one_;
  std::unordered_map<std::uint64_t, double> memory_;
};

}  // namespace flotilla::limit
