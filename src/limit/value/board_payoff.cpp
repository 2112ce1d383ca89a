// SPDX-License-Identifier: MIT
// The values of the up to six states that a plan can be in before its last sweep, backwards from the end of the race. A
// value includes the chances that what is not yet found is still afloat.
#include "limit/value/board_payoff.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "limit/value/plan_sweeps.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// The board as the plan's orders of last sweeps see it: those are of the first form of its pair of 3s, and its reflection
/// has them reflected.
BoardClasses in_first_form(const RaceGame& game, const BoardClasses& board) {
  const auto [three, other, two] = board;
  const int pair = game.states.pair[at(three * game.threes + other)];
  if (std::array{std::min(three, other), std::max(three, other)} == game.states.pairs[at(pair)])
    return board;
  return {game.reflected(3, three), game.reflected(3, other), game.reflected(2, two)};
}

template <typename Number, typename Table>
class BoardRun {
 public:
  BoardRun(const RaceGame& game, const LatticePlan& plan, EdgeRule rule, const Table* pace,
           const std::vector<std::uint64_t>& reached, const BoardClasses& board)
      : game_(game),
        plan_(plan),
        finishes_(rule == EdgeRule::finish_edge),
        starts_inside_(finishes_ && game.is_ordered()),
        pace_(pace),
        reached_(reached),
        board_(in_first_form(game, board)),
        is_early_(board_.two < game.early_twos),
        sweeps_(game, plan, pace, at(game.states.pair[at(board.three * game.threes + board.other)]),
                board_.two) {
    name_states();
  }

  Number run() {
    const Lattice& lattice = game_.lattice;
    std::vector<Row> here;
    std::vector<Row> there;
    for (int level = lattice.levels() - 1; level >= 0; --level) {
      const std::size_t first = lattice.level_start[at(level)];
      const std::size_t end = lattice.level_start[at(level) + 1];
      std::swap(here, there);
      here.assign(end - first, Row{});
      first_there_ = end;
      for (std::size_t place = first; place < end; ++place)
        if ((reached_[place] & wanted_) != 0) visit(place, level, here[place - first], there);
    }
    return here[0][k_none_found];
  }

 private:
  enum Found : std::uint8_t { k_none_found, k_three, k_other, k_two, k_three_two, k_other_two };
  using Row = std::array<Number, 6>;
  struct Edge {
    std::size_t from;
    std::size_t to;
    int level;
    const Row* here;
    const Row* after;
    std::array<Number, 2> three;  // drops
    Number two;
  };

  void name_states() {
    const InfoStates& states = game_.states;
    const auto [three, other, two] = board_;
    state_ = {InfoStates::k_nothing, states.three[at(three)], states.three[at(other)], -1, -1, -1};
    if (is_early_) {
      state_[k_two] = states.two[at(two)];
      state_[k_three_two] = states.both[at(three * game_.early_twos + two)];
      state_[k_other_two] = states.both[at(other * game_.early_twos + two)];
    }
    for (const int state : state_)
      if (state >= 0) wanted_ |= std::uint64_t{1} << at(state);
  }

  [[nodiscard]] static Number half(Number twice) { return twice / 2; }
  /// A drop over the unit, as values are.
  [[nodiscard]] Number in_values(int drop) const {
    if constexpr (std::is_same_v<Number, double>)
      return static_cast<double>(drop) / game_.unit;
    else
      return drop;
  }

  /// What a state is worth that is entered on an edge.
  [[nodiscard]] Number entered(const Edge& edge, Found state) const {
    return finishes_ ? (*edge.after)[state] : half((*edge.here)[state] + (*edge.after)[state]);
  }
  /// The same for the last sweep, where the second 3 is found.
  [[nodiscard]] Number last_sweep(const Edge& edge) const {
    if (!finishes_) return half(sweeps_.at_place(edge.from) + sweeps_.at_place(edge.to));
    return starts_inside_ ? sweeps_.inside_edge(edge.from, edge.to) : sweeps_.at_place(edge.to);
  }
  [[nodiscard]] Number moment(const Edge& edge, int ships) const {
    if constexpr (std::is_same_v<Number, double>) {
      if (!finishes_) {
        if (ships > 1) return 0;
        const double t = 1.0 / (6 * game_.lattice.lines);
        return (pace_left(edge.level * t) + pace_left((edge.level + 1) * t)) / 2;
      }
    }
    return pace_->moments[at(edge.level)][at(ships - 1)];
  }

  [[nodiscard]] Number with_three_found(const Edge& edge, std::size_t afloat, Found both) const {
    Number value = 0;
    const Number drop3 = edge.three[afloat];
    if (drop3 != 0) {
      value += drop3 * last_sweep(edge);
      const Number all = drop3 * edge.two * moment(edge, 2);
      value += starts_inside_ ? half(all) : all;
    }
    if (edge.two != 0) value += edge.two * entered(edge, both);
    return value;
  }
  [[nodiscard]] Number with_two_found(const Edge& edge) const {
    return edge.three[0] * entered(edge, k_three_two) + edge.three[1] * entered(edge, k_other_two) +
           edge.three[0] * edge.three[1] * moment(edge, 2);
  }
  [[nodiscard]] Number with_nothing_found(const Edge& edge) const {
    const Row& after = *edge.after;
    Number value = edge.three[0] * entered(edge, k_three) + edge.three[1] * entered(edge, k_other);
    if (edge.two != 0) value += edge.two * entered(edge, k_two);
    if (!finishes_) return value;
    const Number threes = edge.three[0] * edge.three[1];
    if (threes != 0) value += threes * sweeps_.at_place(edge.to);
    if (edge.two == 0) return value;
    return value + edge.two * (edge.three[0] * after[k_three_two] +
                               edge.three[1] * after[k_other_two] + threes * moment(edge, 3));
  }
  /// What finds on an edge win in a state.
  [[nodiscard]] Number found_on(const Edge& edge, Found state) const {
    switch (state) {
      case k_three_two:
        return edge.three[1] * moment(edge, 1);
      case k_other_two:
        return edge.three[0] * moment(edge, 1);
      case k_three:
        return with_three_found(edge, 1, k_three_two);
      case k_other:
        return with_three_found(edge, 0, k_other_two);
      case k_two:
        return with_two_found(edge);
      case k_none_found:
        break;
    }
    return with_nothing_found(edge);
  }

  void visit(std::size_t place, int level, Row& here, const std::vector<Row>& there) const {
    for (int found = k_other_two; found >= k_none_found; --found) {
      const int state = state_[at(found)];
      if (state < 0 || (reached_[place] >> at(state) & 1U) == 0) continue;
      const std::uint8_t move = plan_.moves[place * at(game_.states.count) + at(state)];
      if (move == LatticePlan::k_stay) continue;
      const std::size_t to = game_.lattice.after(place, move);
      const Edge edge{place,
                      to,
                      level,
                      &here,
                      &there[to - first_there_],
                      {in_values(game_.drop_of_three(board_.three, place, to)),
                       in_values(game_.drop_of_three(board_.other, place, to))},
                      is_early_ ? in_values(game_.drop_of_two(board_.two, place, to)) : Number{0}};
      here[at(found)] = (*edge.after)[at(found)] + found_on(edge, static_cast<Found>(found));
    }
  }

  const RaceGame& game_;
  const LatticePlan& plan_;
  bool finishes_;
  bool starts_inside_;
  const Table* pace_;
  const std::vector<std::uint64_t>& reached_;
  BoardClasses board_;  // in the first form of its pair of 3s
  bool is_early_;       // whether the 2 may be found while a 3 is afloat
  PlanSweeps<Number, Table> sweeps_;
  std::array<int, 6> state_{};  // [Found]: -1 for what cannot be
  std::uint64_t wanted_ = 0;
  std::size_t first_there_ = 0;
};

}  // namespace

template <typename Number, typename Table>
Number board_payoff(const RaceGame& game, const LatticePlan& plan, EdgeRule rule, const Table* pace,
                    const std::vector<std::uint64_t>& reached, const BoardClasses& board) {
  return BoardRun<Number, Table>(game, plan, rule, pace, reached, board).run();
}

template double board_payoff(const RaceGame&, const LatticePlan&, EdgeRule, const PaceDoubles*,
                             const std::vector<std::uint64_t>&, const BoardClasses&);
template Int128 board_payoff(const RaceGame&, const LatticePlan&, EdgeRule, const PaceTable*,
                             const std::vector<std::uint64_t>&, const BoardClasses&);

}  // namespace flotilla::limit
