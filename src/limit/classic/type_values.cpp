// SPDX-License-Identifier: MIT
// The recursion of best_reply.cpp, run forwards: the flow into a state at a place is the chance that the search comes there,
// not counting the chance that the ships still afloat have survived. One pass gives every type's value.
#include <array>

#include "limit/classic/best_reply.hpp"
#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/states.hpp"
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

  /// @param other_left  lines of the half not fired that are left
  [[nodiscard]] Flow found(Flow flow, const Step& step, int other_left) const {
    double product = flow * step.ways;
    for (int ship = 0; ship < step.ships; ++ship) product /= lines;
    for (int ship = 0; ship < step.doubles; ++ship)
      product *= static_cast<double>(other_left) / lines;
    return finishes ? product : product / 2;
  }
  [[nodiscard]] Sum done(Flow flow, int level, int ships) const {
    return flow * (finishes ? pace.moments[at(level)][at(ships - 1)]
                            : pace.left[at(level)] + pace.left[at(level + 1)]);
  }
  [[nodiscard]] std::array<Sum, 3> swept(int order, int x, int y) const {
    return sweep_values(order, lines, x, y, pace.integral);
  }
};

/// Flows in units of N^-1 for each 3 and the 2 and N^-2 for each big ship found, exactly; sums over N^7 2^k_pace_bits.
struct InWholes {
  using Flow = std::int64_t;
  using Sum = Int128;
  const PaceFloor& pace;
  int lines;
  static constexpr bool finishes = true;

  [[nodiscard]] Flow found(Flow flow, const Step& step, int other_left) const {
    Flow product = flow * step.ways;
    for (int ship = 0; ship < step.bigs; ++ship) product *= lines;
    for (int ship = 0; ship < step.doubles; ++ship) product *= other_left;
    return product;
  }
  [[nodiscard]] Sum done(Flow flow, int level, int ships) const {
    return Int128{flow} * pace.moments[at(level)][at(ships - 1)];
  }
  [[nodiscard]] std::array<Sum, 3> swept(int order, int x, int y) const {
    std::array<Sum, 3> values{};
    for (const Stretch& stretch : stretches_of(order, lines, x, y))
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
  using TypeSums = std::array<Sum, k_types>;

  FlowSweep(const Numbers& numbers, const Plan& plan)
      : numbers_(numbers), plan_(plan), lines_(plan.lines) {}

  /// @return  [81], those with 3s in both halves twice
  TypeSums run([[maybe_unused]] int threads) {
    TypeSums values{};
    std::vector<TypeSums> won(at(lines_ + 1));  // by x, added in order: threads change nothing
    for (int level = 0; level <= 2 * lines_; ++level) {
      std::swap(here_, before_);
      here_.assign(at(lines_ + 1) * k_states, 0);
      if (level == 0) here_[0] = 1;
      const int first = std::max(0, level - lines_);
      const int last = std::min(level, lines_);
#pragma omp parallel for num_threads(threads) schedule(static)
      for (int x = first; x <= last; ++x) {
        won[at(x)].fill(0);
        visit(x, level - x, won[at(x)]);
      }
      for (int x = first; x <= last; ++x)
        for (std::size_t type = 0; type < k_types; ++type) values[type] += won[at(x)][type];
    }
    return values;
  }

  /// A copy of the plan without what is never used: run() takes that out of it.
  Plan* used = nullptr;

 private:
  void visit(int x, int y, TypeSums& won) {
    Flow* const here = here_.data() + at(x) * k_states;
    if (x > 0) come_from(x - 1, y, 0, here, won);
    if (y > 0) come_from(x, y - 1, 1, here, won);
    if (!numbers_.finishes) find_at_start(x, y, here);
    sweep_last(x, y, here, won);
    if (used != nullptr) drop_unused(x, y, here);
  }

  [[nodiscard]] int left_of_other(int x, int y, int move) const {
    return lines_ - (move == 0 ? y : x);
  }

  /// Adds what comes along the edge from (x, y).
  void come_from(int x, int y, int move, Flow* here, TypeSums& won) const {
    const Flow* const from = before_.data() + at(x) * k_states;
    const std::uint8_t* const moves = plan_.moves.data() + plan_.place(x, y) * k_states;
    for (const int state : open_states()) {
      const Flow flow = from[state];
      if (flow == 0 || moves[state] != move) continue;
      here[state] += flow;
      for (const Step& step : steps_[at(move)][at(state)]) {
        if (!numbers_.finishes && step.ships > 1) continue;
        const Flow found = numbers_.found(flow, step, left_of_other(x, y, move));
        if (const Found to = found_of(step.to); to.all())
          won[type_when_done(to)] += numbers_.done(found, x + y, step.ships);
        else
          here[step.to] += found;
      }
    }
  }

  /// Trapezoid rule: half of what is found on the edge ahead counts as found at its start.
  void find_at_start(int x, int y, Flow* here) const {
    const std::uint8_t* const moves = plan_.moves.data() + plan_.place(x, y) * k_states;
    for (const int state : open_states()) {
      const int move = moves[state];
      if (here[state] == 0 || move == Plan::k_unused) continue;
      for (const Step& step : steps_[at(move)][at(state)])
        if (step.ships == 1 && !found_of(step.to).all())
          here[step.to] += numbers_.found(here[state], step, left_of_other(x, y, move));
    }
  }

  void sweep_last(int x, int y, const Flow* here, TypeSums& won) const {
    const std::uint8_t* const orders = plan_.orders.data() + plan_.place(x, y) * k_leaves;
    std::array<std::array<Sum, 3>, k_orders.size()> values;
    for (int order = 0; order < narrow<int>(k_orders.size()); ++order)
      values[at(order)] = numbers_.swept(order, x, y);
    for (const int state : leaf_states()) {
      if (here[state] == 0) continue;
      const int leaf = leaf_of(found_of(state));
      for (int two = 0; two < 3; ++two)
        won[at(type_of(leaf, two))] += here[state] * values.at(orders[leaf])[at(two)];
    }
  }

  void drop_unused(int x, int y, const Flow* here) {
    const std::size_t place = plan_.place(x, y);
    for (std::size_t state = 0; state < k_states; ++state)
      if (here[state] == 0) used->moves[place * k_states + state] = Plan::k_unused;
    for (std::size_t leaf = 0; leaf < k_leaves; ++leaf)
      if (here[leaf_states()[leaf]] == 0) used->orders[place * k_leaves + leaf] = Plan::k_unused;
  }

  static std::size_t type_when_done(const Found& found) {
    return at(type_of(leaf_of(found), static_cast<int>(found.two) - 1));
  }

  const Numbers& numbers_;
  const Plan& plan_;
  int lines_;
  const Steps& steps_ = steps_on_edges();
  std::vector<Flow> here_, before_;  // [x][state] on this level and the one before
};

bool has_two_orders(std::size_t type) { return type / 27 == 1; }

}  // namespace

std::vector<double> type_values(const Pace& pace, const Plan& plan, Edges edges, int threads) {
  const InDoubles numbers{pace, plan.lines, edges == Edges::finished};
  const auto sums = FlowSweep<InDoubles>(numbers, plan).run(threads);
  std::vector<double> values(sums.begin(), sums.end());
  for (std::size_t type = 0; type < values.size(); ++type)
    if (has_two_orders(type)) values[type] /= 2;
  return values;
}

std::vector<Int128> whole_values(const PaceFloor& pace, Plan& plan, int threads) {
  if (plan.lines > k_most_lines)
    throw LimitError("more than 256 lines: whole values would leave 128 bits");
  const InWholes numbers{pace, plan.lines};
  Plan used = plan;
  FlowSweep<InWholes> sweep(numbers, plan);
  sweep.used = &used;
  const auto sums = sweep.run(threads);
  std::vector<Int128> values(sums.begin(), sums.end());
  for (std::size_t type = 0; type < values.size(); ++type)
    if (!has_two_orders(type)) values[type] *= 2;
  plan = std::move(used);
  return values;
}

}  // namespace flotilla::limit::classic
