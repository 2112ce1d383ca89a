// SPDX-License-Identifier: MIT
// Values are unnormalised: that of a state at a place includes the chance that the ships it calls afloat are afloat there, and
// the chances of the types it agrees with. So, with the 3s ordered in the weights,
//   value(state, q) = value(state, r) + sum over sets of ships found on the edge q r of
//                     ways x product of the drops of their chances to be afloat x value(state with them, r)
#include "limit/classic/best_reply.hpp"

#include <array>

#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/levels.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

class ReplySweep {
 public:
  ReplySweep(const Rules& rules, const Pace& pace, int lines, const std::vector<double>& weights,
             Edges edges)
      : rules_(rules),
        pace_(pace),
        lines_(lines),
        finishes_(edges == Edges::finished),
        weight_(at(rules.leaves)),
        done_(at(rules.states)),
        levels_(rules, lines) {
    // The weight of a type counts both orders of the 3s.
    const auto in_order = [&](int type) {
      return weights[at(type)] * (rules.has_two_orders(type) ? 0.5 : 1.0);
    };
    for (int leaf = 0; leaf < rules.leaves; ++leaf)
      for (int two = 0; two < 3; ++two)
        weight_[at(leaf)][at(two)] = in_order(rules.type_of(leaf, two));
    for (int state = 0; state < rules.states; ++state)
      if (const int type = rules.done_type(state); type >= 0) done_[at(state)] = in_order(type);
    for (const int length : Rules::k_lengths) {
      double unit = 1;
      for (int i = 0; i < rules.power(length); ++i) unit /= lines;
      unit_.at(at(length)) = unit;
    }
  }

  Reply run([[maybe_unused]] int threads) {
    Reply reply;
    reply.plan.rules = &rules_;
    reply.plan.lines = lines_;
    const std::size_t places = rules_.places(lines_);
    reply.plan.moves.assign(places * at(rules_.states), Plan::k_unused);
    reply.plan.orders.assign(places * at(rules_.leaves), Plan::k_unused);
    for (int level = levels_.last(); level >= 0; --level) {
#pragma omp parallel for num_threads(threads) schedule(dynamic)
      for (int x = 0; x <= lines_; ++x)
        levels_.for_each_spot(level, x, [&](const Spot& spot) { visit(spot, reply.plan); });
    }
    reply.value = levels_.of({})[0];
    return reply;
  }

 private:
  using Products = std::vector<double>;  // by shape: of the drops of the ships found

  void visit(const Spot& spot, Plan& plan) {
    double* const here = levels_.of(spot);
    const std::size_t place = rules_.place(spot, lines_);
    choose_orders(spot, here, plan.orders.data() + place * at(rules_.leaves));
    std::uint8_t* const chosen = plan.moves.data() + place * at(rules_.states);
    const std::vector<int>& states = rules_.open_states();
    std::array<Products, 3> products;
    std::array<const double*, 3> next{};
    for (int move = 0; move < rules_.moves; ++move) {
      if (!rules_.allows(spot, move, lines_)) continue;
      products.at(at(move)) = products_of(spot, move);
      next.at(at(move)) = levels_.of(Rules::after(spot, move));
    }
    for (auto state = states.rbegin(); state != states.rend(); ++state) {
      here[*state] = 0;
      for (int move = 0; move < rules_.moves; ++move) {
        if (next.at(at(move)) == nullptr || !rules_.is_legal(move, *state)) continue;
        const double value =
            along(move, *state, spot.level(), products.at(at(move)), here, next.at(at(move)));
        if (chosen[*state] != Plan::k_unused && value <= here[*state]) continue;
        here[*state] = value;
        chosen[*state] = static_cast<std::uint8_t>(move);
      }
    }
  }

  [[nodiscard]] Products products_of(const Spot& spot, int move) const {
    Products products;
    for (const Shape& shape : rules_.shapes(move)) {
      double product = 1;
      for (std::size_t ship = 0; ship < shape.size(); ++ship) {
        const int length = Rules::k_lengths.at(ship);
        if (shape.at(ship) != Rules::k_afloat)
          product *= unit_.at(at(length)) *
                     static_cast<double>(rules_.drop(length, shape.at(ship), move, spot, lines_));
      }
      products.push_back(product);
    }
    return products;
  }

  void choose_orders(const Spot& spot, double* here, std::uint8_t* orders) const {
    for (int order = 0; order < rules_.orders; ++order) {
      const std::array<double, 3> won = sweep_values(order, lines_, spot, pace_.integral);
      for (std::size_t leaf = 0; leaf < weight_.size(); ++leaf) {
        const auto& weight = weight_[leaf];
        const double value = weight[0] * won[0] + weight[1] * won[1] + weight[2] * won[2];
        double& best = here[rules_.leaf_states()[leaf]];
        if (order > 0 && value <= best) continue;
        best = value;
        orders[leaf] = static_cast<std::uint8_t>(order);
      }
    }
  }

  [[nodiscard]] double along(int move, int state, int level, const Products& products,
                             const double* here, const double* next) const {
    double value = next[state];
    for (const Step& step : rules_.steps(move, state)) {
      const double drop = step.ways * products[step.shape];
      const double done = done_[step.to];
      if (finishes_)
        value += drop * (next[step.to] + done * pace_.moment(level, move, step.ships));
      else if (step.ships == 1)
        value += drop / 2 *
                 (here[step.to] + next[step.to] +
                  done * (pace_.left[at(level)] + pace_.left[at(level + Pace::edges(move))]));
    }
    return value;
  }

  const Rules& rules_;
  const Pace& pace_;
  int lines_;
  bool finishes_;
  std::vector<std::array<double, 3>> weight_;  // [leaves]
  std::vector<double> done_;                   // [states]: weight of the type, if all is found
  std::array<double, 6> unit_{};               // by length: of drops
  Levels<double> levels_;                      // [states]
};

}  // namespace

Reply best_reply(const Rules& rules, const Pace& pace, int lines,
                 const std::vector<double>& weights, Edges edges, int threads) {
  return ReplySweep(rules, pace, lines, weights, edges).run(threads);
}

}  // namespace flotilla::limit::classic
