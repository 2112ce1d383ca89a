// SPDX-License-Identifier: MIT
#include "limit/value/race_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit {

namespace {

using enum SweepSegment;
constexpr std::array<std::string_view, 4> k_class_names = {"basic", "tiers", "runs", "order"};

Lattice lattice_of(PlanClass plan_class, int lines) {
  return plan_class == PlanClass::order ? order_lattice(lines) : basic_lattice(lines);
}

/// A, H and C of a 2.
int kind_of_two(int residue) {
  const Halves halves = aspect_of(2, residue).halves();
  return halves == Halves::A ? 0 : halves == Halves::B ? 1 : 2;
}

int half_of_three(int residue) { return aspect_of(3, residue).halves() == Halves::A ? 0 : 1; }

std::vector<SweepOrder> orders_of(PlanClass plan_class) {
  const std::vector<SweepOrder> b_first = {{rest_of_a, rest_of_b, c_after_b},
                                           {rest_of_b, rest_of_a, c_after_b},
                                           {rest_of_b, c_after_b, rest_of_a}};
  std::vector<SweepOrder> orders;
  switch (plan_class) {
    case PlanClass::basic:
      orders = {{rest_of_a, c}, {c, rest_of_a}};
      break;
    case PlanClass::tiers:
      return {{rest_of_a, c2, c1, c0},
              {c2, rest_of_a, c1, c0},
              {c2, c1, rest_of_a, c0},
              {c2, c1, c0, rest_of_a}};
    case PlanClass::runs:
      orders = {{rest_of_a, c2, c0}, {c2, rest_of_a, c0}, {c2, c0, rest_of_a}};
      break;
    case PlanClass::order: {
      SweepOrder order = {rest_of_a, c2_low, c2_high, c0_low, c0_high};
      do orders.push_back(order);
      while (std::next_permutation(order.begin(), order.end()));
      return orders;
    }
  }
  orders.insert(orders.end(), b_first.begin(), b_first.end());
  return orders;
}

/// Chances to be afloat while 3s are, in 1 / (2 lines), by residue.
struct OrderedAfloat {
  std::array<int, k_residues> three;
  std::array<int, k_residues> two;
};

/// Slots of C close in on the A cells that are unfired from x = 1/2 on: those between two slots. The large-board-limit
/// study's survival table with the fifth move.
OrderedAfloat ordered_afloat(int lines, const Lattice::Place& place) {
  const auto [x, y, z1, z2] = place;
  const int rest = 2 * (lines - y - z1);
  const int hooked = rest + (z1 - z2);
  const int overlap = 2 * x >= lines ? 0 : std::min<int>(z2, lines - 2 * x);
  const int beside_slots = std::max(0, 2 * lines - 2 * x - z1 - overlap);
  const int in_a = 2 * (lines - x);
  const int in_c = 2 * lines - z1 - z2;
  return {{beside_slots, hooked, rest, hooked, beside_slots, in_a},
          {in_a, in_c, hooked, hooked, in_c, in_a}};
}

void fill_afloat(RaceGame& game) {
  for (const Lattice::Place& place : game.lattice.places) {
    if (game.is_ordered()) {
      const OrderedAfloat afloat = ordered_afloat(game.lattice.lines, place);
      for (const int chance : afloat.three)
        game.three_afloat.push_back(narrow<std::uint16_t>(chance));
      for (const int chance : afloat.two) game.two_afloat.push_back(narrow<std::uint16_t>(chance));
    } else {
      const auto in_a = narrow<std::uint16_t>(game.lattice.lines - place[0]);
      const auto in_b = narrow<std::uint16_t>(game.lattice.lines - place[1]);
      game.three_afloat.insert(game.three_afloat.end(), {in_a, in_b});
      game.two_afloat.insert(game.two_afloat.end(), {in_a, in_b});
    }
  }
}

/// Gives states numbers in order of first appearance; a state and its reflection get the same one.
class StateNames {
 public:
  explicit StateNames(const RaceGame& game) : game_(game) {}

  /// @param three, two  classes, or -1 for a ship that is afloat
  int number_of(int three, int two) {
    const std::pair<int, int> mirrored = {mirror(3, three), mirror(2, two)};
    if (const auto found = numbers_.find(mirrored); found != numbers_.end()) return found->second;
    const auto [place, is_new] = numbers_.try_emplace({three, two}, narrow<int>(names_.size()));
    if (is_new) names_.push_back(name(three, two));
    return place->second;
  }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] int mirror(int length, int ship) const {
    return ship < 0 ? ship : game_.reflected(length, ship);
  }

 private:
  [[nodiscard]] std::string name(int three, int two) const {
    if (three < 0 && two < 0) return "nothing";
    std::string text;
    if (game_.is_ordered()) {
      if (three >= 0) text += fmt::format("3@{}", three);
      if (two >= 0) text += fmt::format("2@{}", two);
    } else {
      if (three >= 0) text += fmt::format("3{}", "AB"[three]);
      if (two >= 0) text += fmt::format("2{}", "AHC"[two]);
    }
    return text;
  }
  const RaceGame& game_;
  std::map<std::pair<int, int>, int> numbers_;
  std::vector<std::string> names_;
};

std::array<int, 2> sorted(int one, int other) {
  return {std::min(one, other), std::max(one, other)};
}

void number_pairs(const RaceGame& game, const StateNames& names, InfoStates& states) {
  std::map<std::array<int, 2>, int> numbers;
  for (int first = 0; first < game.threes; ++first) {
    for (int second = 0; second < game.threes; ++second) {
      const std::array<int, 2> pair = sorted(first, second);
      const std::array<int, 2> mirrored = sorted(names.mirror(3, first), names.mirror(3, second));
      const std::array<int, 2> key = std::min(pair, mirrored);
      const auto [place, is_new] = numbers.try_emplace(key, narrow<int>(states.pairs.size()));
      if (is_new) states.pairs.push_back(key);
      states.pair.push_back(place->second);
    }
  }
}

InfoStates number_states(const RaceGame& game) {
  InfoStates states;
  StateNames names(game);
  static_cast<void>(names.number_of(-1, -1));
  for (int f = 0; f < game.threes; ++f) states.three.push_back(names.number_of(f, -1));
  for (int k = 0; k < game.early_twos; ++k) states.two.push_back(names.number_of(-1, k));
  for (int f = 0; f < game.threes; ++f)
    for (int k = 0; k < game.early_twos; ++k) states.both.push_back(names.number_of(f, k));
  states.names = names.names();
  states.count = narrow<int>(states.names.size());
  number_pairs(game, names, states);
  return states;
}

}  // namespace

PlanClass parse_plan_class(const std::string& name) {
  const auto* const found = std::find(k_class_names.begin(), k_class_names.end(), name);
  if (found == k_class_names.end())
    throw InputError(
        fmt::format("class = {}: a class of plans is basic, tiers, runs or order", name));
  return static_cast<PlanClass>(found - k_class_names.begin());
}

std::string_view to_string(PlanClass plan_class) {
  return k_class_names[at(static_cast<int>(plan_class))];
}

RaceGame::RaceGame(PlanClass of_class, int lines)
    : plan_class(of_class),
      lattice(lattice_of(of_class, lines)),
      threes(is_ordered() ? k_residues : 2),
      twos(is_ordered() ? k_residues : 3),
      early_twos(is_ordered() ? k_residues : 2),
      orders(orders_of(of_class)),
      unit(is_ordered() ? 2 * lines : lines) {
  for (int residue = 0; residue < k_residues; ++residue) {
    class_of_three[at(residue)] = is_ordered() ? residue : half_of_three(residue);
    class_of_two[at(residue)] = is_ordered() ? residue : kind_of_two(residue);
  }
  fill_afloat(*this);
  states = number_states(*this);
}

int RaceGame::reflected(int length, int ship) const {
  return is_ordered() ? (2 * k_residues - ship - (length - 1)) % k_residues : ship;
}

std::size_t RaceGame::board_of(const Pattern& pattern, int offset) const {
  return board(class_of_three[at(offset)], class_of_three[at((offset + pattern[1]) % k_residues)],
               class_of_two[at((offset + pattern[2]) % k_residues)]);
}

int RaceGame::ticks(SweepSegment segment, const Lattice::Place& place) const {
  const int n = lattice.lines;
  const auto [x, y, z1, z2] = place;
  const int near_b =
      2 * (n - y - z1) + (z1 - z2);  // of each C diagonal, unfired beside unfired B, in 1 / (2n)
  switch (segment) {
    case rest_of_a:
      return 2 * (n - x);
    case rest_of_b:
      return 2 * (n - y);
    case c:
    case c_after_b:
      return 4 * n;
    case c2:
      return 2 * near_b;
    case c0:
      return 4 * y;
    case c2_low:
    case c2_high:
      return near_b;
    case c0_low:
    case c0_high:
      return 2 * y;
    case c1:
      break;
  }
  FLOTILLA_ASSERT_LIGHT(segment != c1);
  return 0;
}

double RaceGame::area(SweepSegment segment, const Lattice::Place& place) const {
  if (plan_class == PlanClass::tiers && segment != rest_of_a) {
    const double w = static_cast<double>(place[1]) / lattice.lines;
    if (segment == c2) return (1 - w) * (1 - w) / 3;
    return segment == c1 ? 2 * w * (1 - w) / 3 : w * w / 3;
  }
  return static_cast<double>(ticks(segment, place)) / (12 * lattice.lines);
}

int RaceGame::density(SweepSegment segment, int two, const Lattice::Place& place) const {
  const int n = lattice.lines;
  if (is_ordered()) {  // two = residue; its cell of C, or of A, has the density 6
    const auto among = [&](int one, int other) { return two == one || two == other ? 12 * n : 0; };
    switch (segment) {
      case rest_of_a:
        return among(0, 5);
      case c2_low:
        return among(1, 2);
      case c2_high:
        return among(3, 4);
      case c0_low:
        return among(1, 1);
      case c0_high:
        return among(4, 4);
      default:
        return 0;
    }
  }
  switch (segment) {
    case rest_of_a:
      return two == 0 ? 12 * n : 0;
    case rest_of_b:
      return two == 1 ? 12 * n : 0;
    case c:
      return two == 2 ? 6 * n : two == 1 ? 6 * (n - place[1]) : 0;
    case c2:
      return two != 0 ? 6 * n : 0;
    case c1:
      return two == 2 ? 6 * n : two == 1 ? 3 * n : 0;
    case c0:
    case c_after_b:
      return two == 2 ? 6 * n : 0;
    default:
      return 0;
  }
}

ClassWeights class_weights(const RaceGame& game, const PatternTable& table,
                           const std::vector<double>& mix) {
  ClassWeights weights{game.threes, game.twos, {}};
  weights.chance.assign(game.boards(), 0);
  for (std::size_t orbit = 0; orbit < table.orbits.size(); ++orbit) {
    const std::vector<Pattern>& members = table.orbits[orbit].members;
    const double share = mix[orbit] / static_cast<double>(k_residues * narrow<int>(members.size()));
    for (const Pattern& pattern : members)
      for (int offset = 0; offset < k_residues; ++offset)
        weights.chance[game.board_of(pattern, offset)] += share;
  }
  return weights;
}

std::vector<double> random_mix(const PatternTable& table) {
  std::vector<double> mix;
  for (const PatternOrbit& orbit : table.orbits)
    mix.push_back(static_cast<double>(orbit.members.size()) /
                  static_cast<double>(table.patterns()));
  return mix;
}

}  // namespace flotilla::limit
