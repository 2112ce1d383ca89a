// SPDX-License-Identifier: MIT
#include "limit/value/reached_states.hpp"

#include <optional>

#include "number/assert.hpp"
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
    return game_.drop_of_three(f, place, next) != 0;
  }
  [[nodiscard]] bool finds_two(std::size_t place, std::size_t next, int k) const {
    return game_.drop_of_two(k, place, next) != 0;
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

}  // namespace

std::vector<std::uint64_t> reached_states(const RaceGame& game, const LatticePlan& plan,
                                          EdgeRule rule) {
  return Reach(game, plan, rule).run();
}

}  // namespace flotilla::limit
