// SPDX-License-Identifier: MIT
// The recursion of best_reply.cpp, run forwards: the flow into a state at a place is the chance that the search comes there,
// not counting the chance that the ships still afloat have survived. One pass gives every type's value.
#include <fmt/format.h>

#include <array>

#include "limit/classic/best_reply.hpp"
#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/levels.hpp"
#include "limit/classic/whole_values.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

/// Flows and values as doubles.
struct InDoubles {
  using Flow = double;
  using Sum = double;
  const Pace& pace;
  int lines;
  bool finishes;

  /// The product of the drops of the ships found. @param power  of 1 / lines in it
  [[nodiscard]] Flow product(std::int64_t drops, int power) const {
    double unit = finishes ? 1 : 0.5;
    for (int i = 0; i < power; ++i) unit /= lines;
    return unit * static_cast<double>(drops);
  }
  [[nodiscard]] Sum done(Flow flow, int level, int move, int ships) const {
    return flow * (finishes ? pace.moment(level, move, ships)
                            : pace.left[at(level)] + pace.left[at(level + Pace::edges(move))]);
  }
  [[nodiscard]] std::array<Sum, 3> swept(int order, const Spot& spot) const {
    return sweep_values(order, lines, spot, pace.integral);
  }
};

/// Flows in units of 1 / lines to the power of the ships found, exactly; sums over N^whole_power 2^k_pace_bits.
struct InWholes {
  using Flow = std::int64_t;
  using Sum = Int128;
  const PaceFloor& pace;
  int lines;
  static constexpr bool finishes = true;

  [[nodiscard]] static Flow product(std::int64_t drops, int /*power*/) { return drops; }
  [[nodiscard]] Sum done(Flow flow, int level, int move, int ships) const {
    return Int128{flow} * pace.moment(level, move, ships);
  }
  [[nodiscard]] std::array<Sum, 3> swept(int order, const Spot& spot) const {
    std::array<Sum, 3> values{};
    for (const Stretch& stretch : stretches_of(order, lines, spot))
      values.at(stretch.two) +=
          Int128{lines} * stretch.rate *
          (pace.integral[at(stretch.to)] - pace.integral[at(stretch.from)] - 1);
    return values;
  }
};

template <typename Numbers>
class FlowSweep {
 public:
  using Flow = typename Numbers::Flow;
  using Sum = typename Numbers::Sum;
  using TypeSums = std::vector<Sum>;

  FlowSweep(const Numbers& numbers, const Plan& plan)
      : numbers_(numbers), plan_(plan), rules_(*plan.rules), levels_(rules_, plan.lines) {}

  /// @return  [types], those with 3s of two classes twice
  TypeSums run([[maybe_unused]] int threads) {
    TypeSums values(at(rules_.types));
    const int lines = plan_.lines;
    std::vector<TypeSums> won(at(lines + 1));  // by x, added in order: threads change nothing
    for (int level = 0; level <= levels_.last(); ++level) {
      levels_.clear(level);
      if (level == 0) levels_.of({})[0] = 1;
#pragma omp parallel for num_threads(threads) schedule(dynamic)
      for (int x = 0; x <= lines; ++x) {
        won[at(x)].assign(at(rules_.types), 0);
        levels_.for_each_spot(level, x, [&](const Spot& spot) { visit(spot, won[at(x)]); });
      }
      for (const TypeSums& some : won)
        for (std::size_t type = 0; type < values.size(); ++type) values[type] += some[type];
    }
    return values;
  }

  /// A copy of the plan without what is never used: run() takes that out of it.
  Plan* used = nullptr;

 private:
  void visit(const Spot& spot, TypeSums& won) {
    Flow* const here = levels_.of(spot);
    if (spot.x > 0) come_from({spot.x - 1, spot.y, spot.z}, 0, here, won);
    if (spot.y > 0) come_from({spot.x, spot.y - 1, spot.z}, 1, here, won);
    if (spot.z > 0) come_from({spot.x, spot.y, spot.z - 1}, 2, here, won);
    if (!numbers_.finishes) find_at_start(spot, here);
    sweep_last(spot, here, won);
    if (used != nullptr) drop_unused(spot, here);
  }

  [[nodiscard]] const std::uint8_t* moves_at(const Spot& spot) const {
    return plan_.moves.data() + rules_.place(spot, plan_.lines) * at(rules_.states);
  }

  /// By shape: of the drops of the ships found.
  [[nodiscard]] std::vector<Flow> products_of(const Spot& spot, int move) const {
    std::vector<Flow> products;
    for (const Shape& shape : rules_.shapes(move)) {
      std::int64_t drops = 1;
      int power = 0;
      for (std::size_t ship = 0; ship < shape.size(); ++ship) {
        if (shape.at(ship) == Rules::k_afloat) continue;
        const int length = Rules::k_lengths.at(ship);
        drops *= rules_.drop(length, shape.at(ship), move, spot, plan_.lines);
        power += rules_.power(length);
      }
      products.push_back(numbers_.product(drops, power));
    }
    return products;
  }

  /// Adds what comes along the edge from there.
  void come_from(const Spot& spot, int move, Flow* here, TypeSums& won) {
    const Flow* const from = levels_.of(spot);
    const std::uint8_t* const moves = moves_at(spot);
    std::vector<Flow> products;  // made when first asked for
    for (const int state : rules_.open_states()) {
      const Flow flow = from[state];
      if (flow == 0 || moves[state] != move) continue;
      if (products.empty()) products = products_of(spot, move);
      here[state] += flow;
      for (const Step& step : rules_.steps(move, state)) {
        if (!numbers_.finishes && step.ships > 1) continue;
        const Flow entering = flow * step.ways * products[step.shape];
        if (const int type = rules_.done_type(step.to); type >= 0)
          won[at(type)] += numbers_.done(entering, spot.level(), move, step.ships);
        else
          here[step.to] += entering;
      }
    }
  }

  /// Trapezoid rule: half of what is found on the edge ahead counts as found at its start.
  void find_at_start(const Spot& spot, Flow* here) const {
    const std::uint8_t* const moves = moves_at(spot);
    std::array<std::vector<Flow>, 3> products;  // by move, made when first asked for
    for (const int state : rules_.open_states()) {
      const int move = moves[state];
      if (here[state] == 0 || move == Plan::k_unused) continue;
      if (products.at(at(move)).empty()) products.at(at(move)) = products_of(spot, move);
      for (const Step& step : rules_.steps(move, state))
        if (step.ships == 1 && rules_.done_type(step.to) < 0)
          here[step.to] += here[state] * step.ways * products.at(at(move))[step.shape];
    }
  }

  void sweep_last(const Spot& spot, const Flow* here, TypeSums& won) const {
    const std::uint8_t* const orders =
        plan_.orders.data() + rules_.place(spot, plan_.lines) * at(rules_.leaves);
    std::array<std::array<Sum, 3>, k_orders.size()> values{};
    for (int order = 0; order < rules_.orders; ++order)
      values.at(at(order)) = numbers_.swept(order, spot);
    for (int leaf = 0; leaf < rules_.leaves; ++leaf) {
      const Flow flow = here[rules_.leaf_states()[at(leaf)]];
      if (flow == 0) continue;
      for (int two = 0; two < 3; ++two)
        won[at(rules_.type_of(leaf, two))] += flow * values.at(orders[leaf]).at(at(two));
    }
  }

  void drop_unused(const Spot& spot, const Flow* here) {
    const std::size_t place = rules_.place(spot, plan_.lines);
    const auto states = at(rules_.states);
    const auto leaves = at(rules_.leaves);
    for (std::size_t state = 0; state < states; ++state)
      if (here[state] == 0) used->moves[place * states + state] = Plan::k_unused;
    for (std::size_t leaf = 0; leaf < leaves; ++leaf)
      if (here[rules_.leaf_states()[leaf]] == 0)
        used->orders[place * leaves + leaf] = Plan::k_unused;
  }

  const Numbers& numbers_;
  const Plan& plan_;
  const Rules& rules_;
  Levels<Flow> levels_;
};

}  // namespace

std::vector<double> type_values(const Pace& pace, const Plan& plan, Edges edges, int threads) {
  const InDoubles numbers{pace, plan.lines, edges == Edges::finished};
  const auto sums = FlowSweep<InDoubles>(numbers, plan).run(threads);
  std::vector<double> values(sums.begin(), sums.end());
  for (std::size_t type = 0; type < values.size(); ++type)
    if (plan.rules->has_two_orders(narrow<int>(type))) values[type] /= 2;
  return values;
}

std::vector<Int128> whole_values(const PaceFloor& pace, Plan& plan, int threads) {
  if (plan.lines > most_lines(*plan.rules))
    throw LimitError(fmt::format("more than {} lines: whole values would leave 128 bits",
                                 most_lines(*plan.rules)));
  const InWholes numbers{pace, plan.lines};
  Plan used = plan;
  FlowSweep<InWholes> sweep(numbers, plan);
  sweep.used = &used;
  const auto sums = sweep.run(threads);
  std::vector<Int128> values(sums.begin(), sums.end());
  for (std::size_t type = 0; type < values.size(); ++type)
    if (!plan.rules->has_two_orders(narrow<int>(type))) values[type] *= 2;
  plan = std::move(used);
  return values;
}

}  // namespace flotilla::limit::classic
