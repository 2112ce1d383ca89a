// SPDX-License-Identifier: MIT
// Values are unnormalised: that of a state at a place includes the chance that the ships it calls afloat are afloat
// there, and the chance of the classes it calls found. So along an edge from q to r
//   value(state, q) = value(state, r) + sum over sets F of ships found on the edge of
//                     (product of the drops of their chances to be afloat) x value(state + F, after F)
// Two 3s that are both afloat are ordered in the weights, hence the factors 2.
#include "limit/value/best_reply.hpp"

#include <array>

#include "limit/value/last_sweeps.hpp"
#include "limit/value/square_tiles.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

/// T: classes of 3s, E: of 2s that can be found while a 3 is afloat.
template <int T, int E>
class ReplySweep {
 public:
  ReplySweep(const RaceGame& game, const ClassWeights& weights, EdgeRule rule,
             const PaceDoubles* pace)
      : game_(game),
        states_(game.states),
        finishes_(rule == EdgeRule::finish_edge),
        starts_inside_(finishes_ && game.is_ordered()),
        pace_(pace),
        last_(game, weights, pace),
        pairs_(game.states.pairs.size()),
        stride_(at(states_.count) + pairs_) {
    for (int f = 0; f < T; ++f)
      for (int s = 0; s < T; ++s)
        for (int k = 0; k < E; ++k) weight_[at(f)][at(s)][at(k)] = weights.of(f, s, k);
    list_states();
    const double t = 1.0 / (6 * game.lattice.lines);
    for (int level = 0; level < game.lattice.levels(); ++level)
      mean_left_.push_back((pace_left(level * t) + pace_left((level + 1) * t)) / 2);
  }

  Reply run(int threads) {
    const Lattice& lattice = game_.lattice;
    Reply reply;
    reply.plan.moves.assign(lattice.size() * at(states_.count), LatticePlan::k_stay);
    if (game_.is_ordered())
      reply.plan.orders = last_.fixed_orders();
    else
      reply.plan.orders.assign(lattice.size() * pairs_, 0);
    const std::vector<double> start =
        lattice.moves == 2 ? by_tiles(reply.plan, threads) : by_levels(reply.plan, threads);
    reply.value = start[InfoStates::k_nothing];
    return reply;
  }

 private:
  /// One move that can be made from a place.
  struct Move {
    std::uint8_t index;
    const double* after;           // values of the next place
    std::array<double, 3> moment;  // of the edge
    double mean_left;
    std::array<double, at(T)> three;  // drops of the chances to be afloat
    std::array<double, at(E)> two;
    std::array<double, at(T* T)>
        inside;  // [pairs]: last sweeps where the second 3 is found on this edge
  };
  using Moves = std::array<Move, 4>;
  using Afters = std::array<const double*, 4>;  // values of the next places, by move

  struct Named {
    int state;
    int three;
    int two;
  };

  void list_states() {
    std::vector<bool> seen(at(states_.count), false);
    const auto is_new = [&](int state) {
      const bool fresh = !seen[at(state)];
      seen[at(state)] = true;
      return fresh;
    };
    for (int f = 0; f < T; ++f)
      for (int k = 0; k < E; ++k)
        if (const int state = states_.both[at(f * E + k)]; is_new(state))
          both_.push_back({state, f, k});
    for (int f = 0; f < T; ++f)
      if (const int state = states_.three[at(f)]; is_new(state)) three_.push_back({state, f, -1});
    for (int k = 0; k < E; ++k)
      if (const int state = states_.two[at(k)]; is_new(state)) two_.push_back({state, -1, k});
  }

  /// Values of one level of the lattice are made from those of the next.
  std::vector<double> by_levels(LatticePlan& plan, [[maybe_unused]] int threads) const {
    const Lattice& lattice = game_.lattice;
    std::vector<double> here;
    std::vector<double> there;
    for (int level = lattice.levels() - 1; level >= 0; --level) {
      const std::size_t first = lattice.level_start[at(level)];
      const std::size_t end = lattice.level_start[at(level) + 1];
      std::swap(here, there);
      here.assign((end - first) * stride_, 0);
#pragma omp parallel for num_threads(threads) schedule(static) if (end - first > 64)
      for (std::size_t place = first; place < end; ++place) {
        Afters after{};
        for (int i = 0; i < lattice.moves; ++i)
          if (const std::uint32_t next = lattice.after(place, i); next != Lattice::k_none)
            after[at(i)] = there.data() + (next - end) * stride_;
        visit(place, level, after, here.data() + (place - first) * stride_, plan);
      }
    }
    return here;
  }

  std::vector<double> by_tiles(LatticePlan& plan, int threads) const {
    SquareTiles tiles(game_.lattice.lines, stride_);
    return tiles.run(threads,
                     [&](int x, int y, double* here, const double* after_x, const double* after_y) {
                       visit(game_.lattice.square_place(x, y), x + y,
                             {after_x, after_y, nullptr, nullptr}, here, plan);
                     });
  }

  /// What 1 - G does on the edges from a level.
  void set_pace(int level, Move& move) const {
    if (finishes_) {
      move.moment = pace_->moments[at(level)];
      return;
    }
    move.mean_left = mean_left_[at(level)];
  }

  [[nodiscard]] int both(int f, int k) const { return states_.both[at(f * E + k)]; }
  [[nodiscard]] std::size_t pair(int f, int s) const {
    return at(states_.count) + at(states_.pair[at(f * T + s)]);
  }

  int list_moves(std::size_t place, int level, const Afters& after, const double* here,
                 Moves& moves) const {
    const Lattice& lattice = game_.lattice;
    const double unit = 1.0 / game_.unit;
    int count = 0;
    for (int i = 0; i < lattice.moves; ++i) {
      const std::uint32_t next = lattice.after(place, i);
      if (next == Lattice::k_none) continue;
      Move& move = moves[at(count++)];
      move.index = narrow<std::uint8_t>(i);
      move.after = after[at(i)];
      set_pace(level, move);
      for (std::size_t f = 0; f < at(T); ++f)
        move.three[f] =
            unit * (game_.three_afloat[place * at(T) + f] - game_.three_afloat[next * at(T) + f]);
      for (std::size_t k = 0; k < at(E); ++k)
        move.two[k] =
            unit * (game_.two_afloat[place * at(E) + k] - game_.two_afloat[next * at(E) + k]);
      if (starts_inside_) {
        last_.on_edge(lattice.places[place], lattice.places[next], move.inside.data());
      } else {
        const std::size_t first_pair = at(states_.count);
        for (std::size_t p = 0; p < pairs_; ++p)
          move.inside[p] = finishes_ ? move.after[first_pair + p]
                                     : (here[first_pair + p] + move.after[first_pair + p]) / 2;
      }
    }
    return count;
  }

  /// What a state is worth that is entered on an edge.
  [[nodiscard]] double entered(const Move& move, const double* here, int state) const {
    return finishes_ ? move.after[state] : (here[state] + move.after[state]) / 2;
  }

  /// Calls `visit(ship, drop)` for the classes that may be found on an edge.
  template <std::size_t Classes, typename Visit>
  static void for_each_drop(const std::array<double, Classes>& drops, const Visit& visit) {
    for (std::size_t ship = 0; ship < Classes; ++ship)
      if (drops[ship] != 0) visit(narrow<int>(ship), drops[ship]);
  }

  [[nodiscard]] double with_both(const Named& state, const Move& move) const {
    double sum = 0;
    for (int s = 0; s < T; ++s)
      sum += weight_[at(state.three)][at(s)][at(state.two)] * move.three[at(s)];
    return move.after[state.state] + sum * (finishes_ ? move.moment[0] : move.mean_left);
  }

  [[nodiscard]] double with_three(const Named& state, const Move& move, const double* here) const {
    const int f = state.three;
    double value = move.after[state.state];
    double all = 0;
    for_each_drop(move.three, [&](int s, double drop) {
      value += drop * move.inside[at(states_.pair[at(f * T + s)])];
      for (int k = 0; k < E; ++k) all += drop * move.two[at(k)] * weight_[at(f)][at(s)][at(k)];
    });
    for_each_drop(move.two,
                  [&](int k, double drop) { value += drop * entered(move, here, both(f, k)); });
    // The 2 and then the 3 on one edge; where no last sweep starts inside, also the 3 and then the 2.
    if (finishes_) value += all * move.moment[1] * (starts_inside_ ? 0.5 : 1.0);
    return value;
  }

  [[nodiscard]] double with_two(const Named& state, const Move& move, const double* here) const {
    const int k = state.two;
    double value = move.after[state.state];
    double all = 0;
    for_each_drop(move.three, [&](int f, double drop) {
      value += 2 * drop * entered(move, here, both(f, k));
      for (int s = 0; s < T; ++s) all += drop * move.three[at(s)] * weight_[at(f)][at(s)][at(k)];
    });
    if (finishes_) value += all * move.moment[1];
    return value;
  }

  [[nodiscard]] double with_nothing(const Move& move, const double* here) const {
    double value = move.after[InfoStates::k_nothing];
    for_each_drop(move.three, [&](int f, double drop) {
      value += 2 * drop * entered(move, here, states_.three[at(f)]);
    });
    for_each_drop(move.two, [&](int k, double drop) {
      value += drop * entered(move, here, states_.two[at(k)]);
    });
    return finishes_ ? value + several_found(move) : value;
  }

  [[nodiscard]] double several_found(const Move& move) const {
    double value = 0;
    double all = 0;
    for_each_drop(move.three, [&](int f, double first) {
      for_each_drop(move.two, [&](int k, double drop) {
        value += 2 * first * drop * move.after[both(f, k)];
      });
      for_each_drop(move.three, [&](int s, double second) {
        const double drops = first * second;
        value += drops * move.after[pair(f, s)];
        for (int k = 0; k < E; ++k) all += drops * move.two[at(k)] * weight_[at(f)][at(s)][at(k)];
      });
    });
    return value + all * move.moment[2];
  }

  /// The best of the moves for one state.
  template <typename Value>
  void choose(const Moves& moves, int count, int state, double* here, std::uint8_t* chosen,
              const Value& value) const {
    for (int i = 0; i < count; ++i) {
      const double found = value(moves[at(i)]);
      if (i > 0 && found <= here[state]) continue;
      here[state] = found;
      chosen[state] = moves[at(i)].index;
    }
  }

  void visit(std::size_t place, int level, const Afters& after, double* here,
             LatticePlan& plan) const {
    std::array<std::uint8_t, at(T * T)> unused;
    last_.at_place(game_.lattice.places[place], here + states_.count,
                   game_.is_ordered() ? unused.data() : plan.orders.data() + place * pairs_);
    Moves moves;
    const int count = list_moves(place, level, after, here, moves);
    std::uint8_t* const chosen = plan.moves.data() + place * at(states_.count);
    for (const Named& state : both_)
      choose(moves, count, state.state, here, chosen,
             [&](const Move& move) { return with_both(state, move); });
    for (const Named& state : three_)
      choose(moves, count, state.state, here, chosen,
             [&](const Move& move) { return with_three(state, move, here); });
    for (const Named& state : two_)
      choose(moves, count, state.state, here, chosen,
             [&](const Move& move) { return with_two(state, move, here); });
    choose(moves, count, InfoStates::k_nothing, here, chosen,
           [&](const Move& move) { return with_nothing(move, here); });
  }

  const RaceGame& game_;
  const InfoStates& states_;
  bool finishes_;
  bool starts_inside_;
  const PaceDoubles* pace_;
  LastSweeps last_;
  std::size_t pairs_;
  std::size_t stride_;  // of a place: states, then pairs
  std::array<std::array<std::array<double, at(E)>, at(T)>, at(T)>
      weight_{};                           // [3 found][3 afloat][2]
  std::vector<Named> both_, three_, two_;  // one of each reflected couple
  std::vector<double> mean_left_;          // by level: of 1 - G at the ends of its edges
};

}  // namespace

Reply best_reply(const RaceGame& game, const ClassWeights& weights, EdgeRule rule,
                 const PaceDoubles* pace, int threads) {
  if (game.is_ordered()) return ReplySweep<6, 6>(game, weights, rule, pace).run(threads);
  return ReplySweep<2, 2>(game, weights, rule, pace).run(threads);
}

}  // namespace flotilla::limit
