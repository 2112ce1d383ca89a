// SPDX-License-Identifier: MIT
// Values are unnormalised: that of a state at a place includes the chance that the ships it calls afloat are afloat there, and
// the chances of the types it agrees with. So, with the 3s ordered in the weights,
//   value(state, q) = value(state, r) + sum over sets of ships found on the edge q r of
//                     ways x product of drops x value(state with them, r)
// where a drop is 1 / N, for a double ship times the share of the half not fired.
#include "limit/classic/best_reply.hpp"

#include <array>

#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/states.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

/// [ships][doubles]: products of drops.
using Drops = std::array<std::array<double, 3>, 6>;

Drops drops_of(int lines, int fired_of_other) {
  Drops drops{};
  const double step = 1.0 / lines;
  const double other_left = static_cast<double>(lines - fired_of_other) / lines;
  double product = 1;
  for (auto& row : drops) {
    row = {product, product * other_left, product * other_left * other_left};
    product *= step;
  }
  return drops;
}

/// The weight of a type counts both orders of the 3s.
double order_share(int leaf) { return leaf / 9 == 1 ? 0.5 : 1.0; }

class ReplySweep {
 public:
  ReplySweep(const Pace& pace, int lines, const std::vector<double>& weights, Edges edges)
      : pace_(pace), lines_(lines), finishes_(edges == Edges::finished) {
    for (int leaf = 0; leaf < k_leaves; ++leaf)
      for (int two = 0; two < 3; ++two)
        weight_[at(leaf)][at(two)] = order_share(leaf) * weights[at(type_of(leaf, two))];
    for (int state = 0; state < k_states; ++state) {
      const Found found = found_of(state);
      if (found.all())
        done_[at(state)] = weight_[at(leaf_of(found))][at(static_cast<int>(found.two) - 1)];
    }
  }

  Reply run([[maybe_unused]] int threads) {
    Reply reply;
    reply.plan.lines = lines_;
    const std::size_t places = at(lines_ + 1) * at(lines_ + 1);
    reply.plan.moves.assign(places * k_states, Plan::k_unused);
    reply.plan.orders.assign(places * k_leaves, Plan::k_unused);
    for (int level = 2 * lines_; level >= 0; --level) {
      std::swap(here_, there_);
      here_.assign(at(lines_ + 1) * k_states, 0);
      const int first = std::max(0, level - lines_);
      const int last = std::min(level, lines_);
#pragma omp parallel for num_threads(threads) schedule(static)
      for (int x = first; x <= last; ++x) visit(x, level - x, reply.plan);
    }
    reply.value = here_[0];
    return reply;
  }

 private:
  void visit(int x, int y, Plan& plan) {
    double* const here = here_.data() + at(x) * k_states;
    const std::size_t place = plan.place(x, y);
    choose_orders(x, y, here, plan.orders.data() + place * k_leaves);
    const Drops drops_a = drops_of(lines_, y);
    const Drops drops_b = drops_of(lines_, x);
    const std::vector<int>& states = open_states();
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
      std::uint8_t& move = plan.moves[place * k_states + at(*state)];
      double& value = here[*state];
      if (x < lines_) {
        value = along(0, *state, x + y, drops_a, here, there_.data() + at(x + 1) * k_states);
        move = 0;
      }
      if (y == lines_) continue;
      const double by_b = along(1, *state, x + y, drops_b, here, there_.data() + at(x) * k_states);
      if (x < lines_ && by_b <= value) continue;
      value = by_b;
      move = 1;
    }
  }

  void choose_orders(int x, int y, double* here, std::uint8_t* orders) const {
    for (std::uint8_t order = 0; order < k_orders.size(); ++order) {
      const std::array<double, 3> won = sweep_values(order, lines_, x, y, pace_.integral);
      for (std::size_t leaf = 0; leaf < k_leaves; ++leaf) {
        const auto& weight = weight_[leaf];
        const double value = weight[0] * won[0] + weight[1] * won[1] + weight[2] * won[2];
        double& best = here[leaf_states()[leaf]];
        if (order > 0 && value <= best) continue;
        best = value;
        orders[leaf] = order;
      }
    }
  }

  [[nodiscard]] double along(int move, int state, int level, const Drops& drops, const double* here,
                             const double* next) const {
    double value = next[state];
    for (const Step& step : steps_[at(move)][at(state)]) {
      const double drop = step.ways * drops[step.ships][step.doubles];
      const double done = done_[step.to];
      if (finishes_)
        value += drop * (next[step.to] + done * pace_.moments[at(level)][at(step.ships - 1)]);
      else if (step.ships == 1)
        value += drop / 2 *
                 (here[step.to] + next[step.to] +
                  done * (pace_.left[at(level)] + pace_.left[at(level + 1)]));
    }
    return value;
  }

  const Pace& pace_;
  int lines_;
  bool finishes_;
  const Steps& steps_ = steps_on_edges();
  std::array<std::array<double, 3>, k_leaves> weight_{};
  std::array<double, k_states> done_{};  // weight of the type, for states with all ships found
  std::vector<double> here_, there_;     // [x][state] on this level and the next
};

}  // namespace

Reply best_reply(const Pace& pace, int lines, const std::vector<double>& weights, Edges edges,
                 int threads) {
  return ReplySweep(pace, lines, weights, edges).run(threads);
}

}  // namespace flotilla::limit::classic
