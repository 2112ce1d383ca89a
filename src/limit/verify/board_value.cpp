// SPDX-License-Identifier: MIT
// State after state, from those with most found: the value of a state at a place is its value at the end of its edge and
// what finds on the edge win, each the product of the drops of the chances to be afloat of what is found.
#include "limit/verify/board_value.hpp"

#include <vector>

#include "number/narrow.hpp"

namespace flotilla::limit::verify {

namespace {

/// Values of a state at all places that the plan comes to in it.
struct StateValues {
  int state = -1;
  std::vector<Whole> row;  // as uses.reached(state) lists them
};

class BoardSweep {
 public:
  BoardSweep(const Race& race, const PlanUses& uses, Ships ships)
      : places_(race.places),
        classes_(race.places.classes()),
        names_(race.names),
        pace_(race.pace),
        uses_(uses),
        ships_(ships),
        early_(ships.two < classes_.early_twos) {}

  Whole run() {
    if (early_) {
      three_two_ = with_three_and_two(ships_.three, ships_.other);
      other_two_ = with_three_and_two(ships_.other, ships_.three);
      two_ = with_two();
    }
    three_ = with_three(ships_.three, ships_.other, three_two_);
    other_ = with_three(ships_.other, ships_.three, other_two_);
    return with_nothing().row[0];
  }

 private:
  // Edges.

  [[nodiscard]] Whole drop(int three, std::size_t from, std::size_t to) const {
    return places_.drop_of_three(three, from, to);
  }
  /// 0 for a 2 that is not found while a 3 is afloat.
  [[nodiscard]] Whole drop_of_two(std::size_t from, std::size_t to) const {
    return early_ ? places_.drop_of_two(ships_.two, from, to) : Whole{0};
  }
  [[nodiscard]] Whole moment(std::size_t from, int power) const {
    return pace_.moment(places_.ticks(from), power);
  }
  [[nodiscard]] Whole value_at(const StateValues& values, std::size_t place) const {
    if (values.state < 0) return 0;
    const std::uint32_t i = uses_.number(values.state, place);
    return i == LinkedPlaces::k_off ? Whole{0} : values.row[i];
  }
  /// `found_on(from, to)`: what finds on that edge win.
  template <typename Found>
  [[nodiscard]] StateValues values_of(int state, const Found& found_on) const {
    const auto& list = uses_.reached(state);
    StateValues values{state, std::vector<Whole>(list.size(), 0)};
    for (std::size_t i = list.size(); i-- > 0;)
      if (const std::size_t to = uses_.end_of_edge(state, list[i]); to != places_.size())
        values.row[i] = value_at(values, to) + found_on(std::size_t{list[i]}, to);
    return values;
  }

  /// The last sweep: from `to`, or from a uniform point between `from` and `to`.
  [[nodiscard]] Whole last_sweep(std::size_t from, std::size_t to, bool inside) const {
    const auto& [pair, reflected] = names_.pair(ships_.three, ships_.other);
    const int residue = classes_.twos[at(ships_.two)];
    const int two = reflected ? mirror(2, residue) : residue;
    const std::size_t start = inside ? from : to;
    int begin = places_.ticks(start);
    int begin_to = places_.ticks(to);
    bool b_is_swept = false;
    Whole value = 0;
    for (const Sweep segment : names_.orders()[uses_.order(pair, to)]) {
      const int end = begin + places_.cells().size(segment, places_[start]);
      const int end_to = begin_to + places_.cells().size(segment, places_[to]);
      value += places_.cells().density(segment, two, places_[to], b_is_swept) *
               (pace_.mean(end, end_to) - pace_.mean(begin, begin_to));
      begin = end;
      begin_to = end_to;
      b_is_swept = b_is_swept || segment == Sweep::B;
    }
    return whole_quotient(value * places_.unit(), 2 * places_.cells().lines());
  }

  // States, by what is found.

  [[nodiscard]] StateValues with_three_and_two(int found, int afloat) const {
    return values_of(names_.state(found, ships_.two), [&](std::size_t from, std::size_t to) {
      return drop(afloat, from, to) * moment(from, 0);
    });
  }
  [[nodiscard]] StateValues with_two() const {
    return values_of(names_.state(-1, ships_.two), [&](std::size_t from, std::size_t to) {
      const Whole three = drop(ships_.three, from, to);
      const Whole other = drop(ships_.other, from, to);
      return three * value_at(three_two_, to) + other * value_at(other_two_, to) +
             2 * three * other * moment(from, 1);
    });
  }
  /// The second 3 on an edge starts the last sweep at once where order matters: then the 2 was found before it.
  [[nodiscard]] StateValues with_three(int found, int afloat, const StateValues& with_both) const {
    const bool ordered = classes_.ordered;
    return values_of(names_.state(found, -1), [&](std::size_t from, std::size_t to) {
      const Whole second = drop(afloat, from, to);
      const Whole two = drop_of_two(from, to);
      Whole value = two * value_at(with_both, to);
      if (second == 0) return value;
      value += second * last_sweep(from, to, ordered);
      return value + (ordered ? 1 : 2) * second * two * moment(from, 1);
    });
  }
  [[nodiscard]] StateValues with_nothing() const {
    return values_of(names_.state(-1, -1), [&](std::size_t from, std::size_t to) {
      const Whole three = drop(ships_.three, from, to);
      const Whole other = drop(ships_.other, from, to);
      const Whole two = drop_of_two(from, to);
      Whole value =
          three * value_at(three_, to) + other * value_at(other_, to) + two * value_at(two_, to);
      value += two * (three * value_at(three_two_, to) + other * value_at(other_two_, to));
      const Whole both = three * other;
      if (both == 0) return value;
      return value + both * (last_sweep(from, to, false) + 3 * two * moment(from, 2));
    });
  }

  const LinkedPlaces& places_;
  const ShipClasses& classes_;
  const ClaimNames& names_;
  const Pace& pace_;
  const PlanUses& uses_;
  Ships ships_;
  bool early_;  // whether the 2 may be found while a 3 is afloat
  StateValues three_two_, other_two_, two_, three_, other_;
};

}  // namespace

Whole board_value(const Race& race, const PlanUses& uses, Ships ships) {
  return BoardSweep(race, uses, ships).run();
}

}  // namespace flotilla::limit::verify
