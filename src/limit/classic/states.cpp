// SPDX-License-Identifier: MIT
#include "limit/classic/states.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

/// What may become of one ship, or of both 3s, on an edge.
struct Change {
  int to = 0;
  std::uint8_t ships = 0;
  std::uint8_t doubles = 0;
  std::uint8_t bigs = 0;
  std::uint8_t ways = 1;
};

/// The 3s are ordered in the weights, so either may be the first to be found.
std::vector<Change> of_threes(Threes threes, bool fires_b) {
  std::vector<Change> changes{{static_cast<int>(threes)}};
  const auto add = [&](Threes to, std::uint8_t ships, std::uint8_t ways) {
    changes.push_back({static_cast<int>(to), ships, 0, 0, ways});
  };
  if (threes == Threes::none) {
    add(fires_b ? Threes::B : Threes::A, 1, 2);
    add(fires_b ? Threes::BB : Threes::AA, 2, 1);
  } else if (threes == Threes::A) {
    add(fires_b ? Threes::AB : Threes::AA, 1, 1);
  } else if (threes == Threes::B) {
    add(fires_b ? Threes::BB : Threes::AB, 1, 1);
  }
  return changes;
}

std::vector<Change> of_two(Two two, bool fires_b) {
  std::vector<Change> changes{{static_cast<int>(two)}};
  if (two == Two::none) changes.push_back({static_cast<int>(fires_b ? Two::H : Two::A), 1});
  return changes;
}

std::vector<Change> of_big(Big big, bool fires_b) {
  std::vector<Change> changes{{static_cast<int>(big)}};
  if (big != Big::none) return changes;
  changes.push_back({static_cast<int>(fires_b ? Big::B : Big::A), 1, 0, 1});
  changes.push_back({static_cast<int>(Big::D), 1, 1, 0});
  return changes;
}

std::vector<Step> steps_from(const Found& from, bool fires_b) {
  std::vector<Step> steps;
  if (from.all() || from.only_two_left()) return steps;
  for (const Change& threes : of_threes(from.threes, fires_b))
    for (const Change& two : of_two(from.two, fires_b))
      for (const Change& four : of_big(from.four, fires_b))
        for (const Change& five : of_big(from.five, fires_b)) {
          Step step;
          const std::array changes{threes, two, four, five};
          for (const Change& change : changes) {
            step.ships = static_cast<std::uint8_t>(step.ships + change.ships);
            step.doubles = static_cast<std::uint8_t>(step.doubles + change.doubles);
            step.bigs = static_cast<std::uint8_t>(step.bigs + change.bigs);
            step.ways = static_cast<std::uint8_t>(step.ways * change.ways);
          }
          if (step.ships == 0) continue;
          step.to = narrow<std::uint16_t>(((threes.to * 3 + two.to) * 4 + four.to) * 4 + five.to);
          steps.push_back(step);
        }
  return steps;
}

}  // namespace

int Found::ships() const {
  const int count_of_threes = both_threes() ? 2 : threes == Threes::none ? 0 : 1;
  return count_of_threes + (two != Two::none ? 1 : 0) + (four != Big::none ? 1 : 0) +
         (five != Big::none ? 1 : 0);
}

Found found_of(int index) {
  return {static_cast<Threes>(index / 48), static_cast<Two>(index / 16 % 3),
          static_cast<Big>(index / 4 % 4), static_cast<Big>(index % 4)};
}

int leaf_of(const Found& found) {
  FLOTILLA_ASSERT_LIGHT(found.only_two_left() || found.all());
  return ((static_cast<int>(found.threes) - static_cast<int>(Threes::AA)) * 3 +
          static_cast<int>(found.four) - 1) *
             3 +
         static_cast<int>(found.five) - 1;
}

const Steps& steps_on_edges() {
  static const Steps steps = [] {
    Steps all;
    for (const bool fires_b : {false, true})
      for (int state = 0; state < k_states; ++state)
        all[fires_b ? 1 : 0].push_back(steps_from(found_of(state), fires_b));
    return all;
  }();
  return steps;
}

const std::array<int, k_leaves>& leaf_states() {
  static const std::array<int, k_leaves> states = [] {
    std::array<int, k_leaves> all{};
    for (int state = 0; state < k_states; ++state)
      if (const Found found = found_of(state); found.only_two_left())
        all[at(leaf_of(found))] = state;
    return all;
  }();
  return states;
}

const std::vector<int>& open_states() {
  static const std::vector<int> states = [] {
    std::vector<int> all;
    for (int ships = 0; ships < 5; ++ships)
      for (int state = 0; state < k_states; ++state) {
        const Found found = found_of(state);
        if (found.ships() == ships && !found.only_two_left()) all.push_back(state);
      }
    return all;
  }();
  return states;
}

}  // namespace flotilla::limit::classic
