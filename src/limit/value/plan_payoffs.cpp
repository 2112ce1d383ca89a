// SPDX-License-Identifier: MIT
// One board at a time: the values of the up to six states that a plan can be in before its last sweep, backwards from the
// end of the race. A value includes the chances that what is not yet found is still afloat.
#include "limit/value/plan_payoffs.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// Marks, in the order of the lattice, what each state on each place leads to.
class Reach {
 public:
  Reach(const RaceGame& game, const LatticePlan& plan, EdgeRule rule)
      : game_(game), plan_(plan), rule_(rule), mask_(game.lattice.size(), 0) {}

  std::vector<std::uint64_t> run() {
    const InfoStates& states = game_.states;
    mask_[0] = 1;
    for (std::size_t place = 0; place < mask_.size(); ++place) {
      if (mask_[place] == 0) continue;
      if (const auto next = go(place, InfoStates::k_nothing)) from_nothing(place, *next);
      for (int f = 0; f < game_.threes; ++f)
        if (const auto next = go(place, states.three[at(f)])) from_three(place, *next, f);
      for (int k = 0; k < game_.early_twos; ++k)
        if (const auto next = go(place, states.two[at(k)])) mark_threes(place, *next, k);
      for (const int state : states.both) static_cast<void>(go(place, state));
    }
    return std::move(mask_);
  }

 private:
  /// Marks the state's next place if it is reached here and moves on.
  std::optional<std::size_t> go(std::size_t place, int state) {
    if ((mask_[place] >> at(state) & 1U) == 0) return std::nullopt;
    const std::uint8_t move = plan_.moves[place * at(game_.states.count) + at(state)];
    if (move == LatticePlan::k_stay) return std::nullopt;
    const std::uint32_t next = game_.lattice.after(place, move);
    FLOTILLA_ASSERT_LIGHT(next != Lattice::k_none);
    mask_[next] |= std::uint64_t{1} << at(state);
    return next;
  }
  void enter(std::size_t place, std::size_t next, int state) {
    mask_[next] |= std::uint64_t{1} << at(state);
    if (rule_ == EdgeRule::trapezoid) mask_[place] |= std::uint64_t{1} << at(state);
  }
  [[nodiscard]] bool finds_three(std::size_t place, std::size_t next, int f) const {
    return game_.three_afloat[place * at(game_.threes) + at(f)] !=
           game_.three_afloat[next * at(game_.threes) + at(f)];
  }
  [[nodiscard]] bool finds_two(std::size_t place, std::size_t next, int k) const {
    return game_.two_afloat[place * at(game_.early_twos) + at(k)] !=
           game_.two_afloat[next * at(game_.early_twos) + at(k)];
  }
  void enter_sweep(std::size_t place, std::size_t next, int f, int s) {
    if (!game_.is_ordered() && finds_three(place, next, s))
      enter(place, next, game_.states.count + game_.states.pair[at(f * game_.threes + s)]);
  }
  /// The last sweep starts with the second 3.
  void from_three(std::size_t place, std::size_t next, int f) {
    mark_twos(place, next, f);
    for (int s = 0; s < game_.threes; ++s) enter_sweep(place, next, f, s);
  }
  void mark_twos(std::size_t place, std::size_t next, int f) {
    for (int k = 0; k < game_.early_twos; ++k)
      if (finds_two(place, next, k))
        enter(place, next, game_.states.both[at(f * game_.early_twos + k)]);
  }
  void mark_threes(std::size_t place, std::size_t next, int k) {
    for (int f = 0; f < game_.threes; ++f)
      if (finds_three(place, next, f))
        enter(place, next, game_.states.both[at(f * game_.early_twos + k)]);
  }
  void from_nothing(std::size_t place, std::size_t next) {
    for (int f = 0; f < game_.threes; ++f) {
      if (!finds_three(place, next, f)) continue;
      enter(place, next, game_.states.three[at(f)]);
      if (rule_ == EdgeRule::finish_edge) from_three(place, next, f);
    }
    for (int k = 0; k < game_.early_twos; ++k)
      if (finds_two(place, next, k)) enter(place, next, game_.states.two[at(k)]);
  }

  const RaceGame& game_;
  const LatticePlan& plan_;
  EdgeRule rule_;
  std::vector<std::uint64_t> mask_;
};

/// Table: PaceDoubles, where drops and masses are shares, or PaceTable, where they are whole numbers over the unit.
template <typename Number, typename Table>
class BoardRun {
 public:
  BoardRun(const RaceGame& game, const LatticePlan& plan, EdgeRule rule, const Table* pace,
           const std::vector<std::uint64_t>& reached)
      : game_(game),
        plan_(plan),
        finishes_(rule == EdgeRule::finish_edge),
        starts_inside_(finishes_ && game.is_ordered()),
        pace_(pace),
        reached_(reached) {}

  /// The value on the board with these classes.
  Number run(int three, int other, int two) {
    set_board(three, other, two);
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

  void set_board(int three, int other, int two) {
    const InfoStates& states = game_.states;
    pair_ = at(states.pair[at(three * game_.threes + other)]);
    // Orders of last sweeps are those of the pair's first form; its reflection has them reflected.
    if (std::array{std::min(three, other), std::max(three, other)} != states.pairs[pair_]) {
      three = game_.reflected(3, three);
      other = game_.reflected(3, other);
      two = game_.reflected(2, two);
    }
    three_ = {three, other};
    two_ = two;
    is_early_ = two < game_.early_twos;
    state_ = {InfoStates::k_nothing, states.three[at(three)], states.three[at(other)], -1, -1, -1};
    if (is_early_) {
      state_[k_two] = states.two[at(two)];
      state_[k_three_two] = states.both[at(three * game_.early_twos + two)];
      state_[k_other_two] = states.both[at(other * game_.early_twos + two)];
    }
    wanted_ = 0;
    for (const int state : state_)
      if (state >= 0) wanted_ |= std::uint64_t{1} << at(state);
  }

  [[nodiscard]] Number drop(int from, int to) const {
    if constexpr (std::is_same_v<Number, double>)
      return static_cast<double>(from - to) / game_.unit;
    else
      return from - to;
  }
  /// Density of the board's 2 in a segment; whole numbers: times the unit.
  [[nodiscard]] Number density(SweepSegment segment, const Lattice::Place& place) const {
    const int twice = game_.density(segment, two_, place);
    if constexpr (std::is_same_v<Number, double>)
      return static_cast<double>(twice) / (2 * game_.lattice.lines);
    else
      return exact_half(twice);
  }
  [[nodiscard]] Number exact_half(int twice) const {
    const std::int64_t product = std::int64_t{twice} * game_.unit;
    FLOTILLA_ASSERT_NORMAL(product % (2 * game_.lattice.lines) == 0);
    return static_cast<Number>(product / (2 * game_.lattice.lines));
  }

  [[nodiscard]] const SweepOrder& order_at(std::size_t place) const {
    return game_.orders
        [plan_.orders[game_.is_ordered() ? pair_ : place * game_.states.pairs.size() + pair_]];
  }

  /// The last sweep that starts at a place.
  [[nodiscard]] Number last_at(std::size_t index) const {
    const Lattice::Place& place = game_.lattice.places[index];
    if constexpr (std::is_same_v<Number, double>)
      if (!game_.is_ordered()) return last_by_areas(index);
    int end = 2 * (place[0] + place[1] + place[2] + place[3]);
    Number value = 0;
    for (const SweepSegment segment : order_at(index)) {
      const int start = end;
      end += game_.ticks(segment, place);
      value += density(segment, place) * (pace_->integral[at(end)] - pace_->integral[at(start)]);
    }
    return value;
  }
  [[nodiscard]] double last_by_areas(std::size_t index) const {
    const Lattice::Place& place = game_.lattice.places[index];
    double end = static_cast<double>(place[0] + place[1]) / (6 * game_.lattice.lines);
    double value = 0;
    for (const SweepSegment segment : order_at(index)) {
      const double start = end;
      end += game_.area(segment, place);
      value += game_.density(segment, two_, place) * (pace_integral(end) - pace_integral(start));
    }
    return value / (2 * game_.lattice.lines);
  }

  /// The last sweep that starts where the second 3 is found, inside an edge or next to it.
  [[nodiscard]] Number last_on(const Edge& edge) const {
    if (!finishes_) return half(last_at(edge.from) + last_at(edge.to));
    if (!starts_inside_) return last_at(edge.to);
    const Lattice::Place& from = game_.lattice.places[edge.from];
    const Lattice::Place& to = game_.lattice.places[edge.to];
    int end = 2 * edge.level;
    int end_to = end + 2;
    Number value = 0;
    for (const SweepSegment segment : order_at(edge.from)) {
      const Number before = pace_->mean_integral[at(end)][at(end_to - end + 2)];
      end += game_.ticks(segment, from);
      end_to += game_.ticks(segment, to);
      value +=
          density(segment, from) * (pace_->mean_integral[at(end)][at(end_to - end + 2)] - before);
    }
    return value;
  }
  [[nodiscard]] static Number half(Number twice) { return twice / 2; }

  [[nodiscard]] Number entered(const Edge& edge, Found state) const {
    return finishes_ ? (*edge.after)[state] : half((*edge.here)[state] + (*edge.after)[state]);
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
      value += drop3 * last_on(edge);
      const Number all = drop3 * edge.two * moment(edge, 2);
      value += starts_inside_ ? half(all) : all;
    }
    if (edge.two != 0) value += edge.two * entered(edge, both);
    return value;
  }
  [[nodiscard]] Number with_nothing_found(const Edge& edge) const {
    const Row& after = *edge.after;
    Number value = edge.three[0] * entered(edge, k_three) + edge.three[1] * entered(edge, k_other);
    if (edge.two != 0) value += edge.two * entered(edge, k_two);
    if (!finishes_) return value;
    const Number threes = edge.three[0] * edge.three[1];
    if (threes != 0) value += threes * last_at(edge.to);
    if (edge.two == 0) return value;
    return value + edge.two * (edge.three[0] * after[k_three_two] +
                               edge.three[1] * after[k_other_two] + threes * moment(edge, 3));
  }
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
        return edge.three[0] * entered(edge, k_three_two) +
               edge.three[1] * entered(edge, k_other_two) +
               edge.three[0] * edge.three[1] * moment(edge, 2);
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
      const auto afloat3 = [&](std::size_t at_place, int f) {
        return int{game_.three_afloat[at_place * at(game_.threes) + at(f)]};
      };
      Edge edge{place, to, level, &here, &there[to - first_there_], {}, 0};
      for (std::size_t i = 0; i < 2; ++i)
        edge.three[i] = drop(afloat3(place, three_[i]), afloat3(to, three_[i]));
      if (is_early_)
        edge.two = drop(game_.two_afloat[place * at(game_.early_twos) + at(two_)],
                        game_.two_afloat[to * at(game_.early_twos) + at(two_)]);
      here[at(found)] = (*edge.after)[at(found)] + found_on(edge, static_cast<Found>(found));
    }
  }

  const RaceGame& game_;
  const LatticePlan& plan_;
  bool finishes_;
  bool starts_inside_;
  const Table* pace_;
  const std::vector<std::uint64_t>& reached_;
  std::array<int, 2> three_{};
  int two_ = 0;
  bool is_early_ = false;
  std::array<int, 6> state_{};
  std::uint64_t wanted_ = 0;
  std::size_t pair_ = 0;
  std::size_t first_there_ = 0;
};

/// One of each couple of boards that differ in which 3 is named first.
std::vector<std::array<int, 3>> boards_of(const RaceGame& game) {
  std::vector<std::array<int, 3>> boards;
  for (int f = 0; f < game.threes; ++f)
    for (int s = f; s < game.threes; ++s)
      for (int k = 0; k < game.twos; ++k) boards.push_back({f, s, k});
  return boards;
}

/// [threes x threes x twos]
template <typename Number, typename Table>
std::vector<Number> run_boards(const RaceGame& game, const LatticePlan& plan, EdgeRule rule,
                               const Table* pace, [[maybe_unused]] int threads) {
  const std::vector<std::uint64_t> reached = reached_states(game, plan, rule);
  const std::vector<std::array<int, 3>> boards = boards_of(game);
  std::vector<Number> values(at(game.threes * game.threes * game.twos));
#pragma omp parallel for num_threads(threads) schedule(dynamic)
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const auto [f, s, k] = boards[i];
    const Number value = BoardRun<Number, Table>(game, plan, rule, pace, reached).run(f, s, k);
    values[at((f * game.threes + s) * game.twos + k)] = value;
    values[at((s * game.threes + f) * game.twos + k)] = value;
  }
  return values;
}

/// Calls `add(orbit, board, times)`: so many of the orbit's 6 x members cases are that board.
template <typename Add>
void for_each_case(const RaceGame& game, const PatternTable& table, const Add& add) {
  for (std::size_t orbit = 0; orbit < table.orbits.size(); ++orbit)
    for (const Pattern& pattern : table.orbits[orbit].members)
      for (int s = 0; s < k_residues; ++s)
        add(orbit, at((game.class_of_three[at(s)] * game.threes +
                       game.class_of_three[at((s + pattern[1]) % k_residues)]) *
                          game.twos +
                      game.class_of_two[at((s + pattern[2]) % k_residues)]));
}

}  // namespace

std::vector<std::uint64_t> reached_states(const RaceGame& game, const LatticePlan& plan,
                                          EdgeRule rule) {
  return Reach(game, plan, rule).run();
}

BoardPayoffs board_payoffs(const RaceGame& game, const LatticePlan& plan, EdgeRule rule,
                           const PaceDoubles* pace, int threads) {
  return {game.threes, game.twos, run_boards<double, PaceDoubles>(game, plan, rule, pace, threads)};
}

ExactPayoffs exact_payoffs(const RaceGame& game, const LatticePlan& plan, const PaceTable& pace,
                           int threads) {
  if (game.plan_class == PlanClass::tiers)
    throw InputError("class = tiers: exact values are there for basic, runs and order");
  const auto values =
      run_boards<Int128, PaceTable>(game, plan, EdgeRule::finish_edge, &pace, threads);
  ExactPayoffs exact{to_bigint(pace.scale) * game.unit * game.unit * game.unit, {}};
  for (const Int128 value : values) exact.value.push_back(to_bigint(value));
  return exact;
}

std::vector<double> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                  const BoardPayoffs& boards) {
  std::vector<double> payoffs(table.orbits.size(), 0);
  for_each_case(game, table, [&](std::size_t orbit, std::size_t board) {
    payoffs[orbit] += boards.value[board];
  });
  for (std::size_t orbit = 0; orbit < payoffs.size(); ++orbit)
    payoffs[orbit] /= static_cast<double>(6 * table.orbits[orbit].members.size());
  return payoffs;
}

std::vector<Rational> orbit_payoffs(const RaceGame& game, const PatternTable& table,
                                    const ExactPayoffs& boards) {
  std::vector<BigInt> sums(table.orbits.size(), 0);
  for_each_case(game, table,
                [&](std::size_t orbit, std::size_t board) { sums[orbit] += boards.value[board]; });
  std::vector<Rational> payoffs;
  for (std::size_t orbit = 0; orbit < sums.size(); ++orbit)
    payoffs.push_back(ratio(sums[orbit], boards.scale * (6 * table.orbits[orbit].members.size())));
  return payoffs;
}

}  // namespace flotilla::limit
