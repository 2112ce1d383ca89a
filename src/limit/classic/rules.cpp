// SPDX-License-Identifier: MIT
// Chances to be afloat at (x, y, z), shares of A, B and C fired, with r = 1 - y - z and c = 1 - z; without C, z is 0. On each C
// diagonal beside B, cells at a place that is fired in B from one end are fired in C from the other end last.
//   3   on diagonals 5       1 - x                    4   4, 5      (1 - x) c
//       0, 4                 (1 - x) c                    0, 3      (1 - x) r     touches both halves
//       1, 2, 3              r                            1, 2      r
//   2   0, 5                 1 - x                    5   4         (1 - x) c^2
//       2, 3                 r                            0, 2, 3, 5   (1 - x) r  touches both halves
//       1, 4                 c                            1         r
#include "limit/classic/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>

#include "limit/parts.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr int k_a = 0;  // classes of all ships but the 3
constexpr int k_b = 1;  // H of the 2
constexpr int k_both = 2;
constexpr int k_c = 2;  // of the 2

/// What is known of the 3s: none, one of a class, two of them, in this order.
struct KnownThrees {
  std::vector<std::array<int, 2>> all;  // -1: not found
  explicit KnownThrees(int classes) {
    all.push_back({-1, -1});
    for (int a = 0; a < classes; ++a) all.push_back({a, -1});
    for (int a = 0; a < classes; ++a)
      for (int b = a; b < classes; ++b) all.push_back({a, b});
  }
  [[nodiscard]] int index(int a, int b) const {
    const std::array<int, 2> key =
        b < 0 ? std::array{a, b} : std::array{std::min(a, b), std::max(a, b)};
    return narrow<int>(std::find(all.begin(), all.end(), key) - all.begin());
  }
};

/// What may become of one ship, or of both 3s, on an edge.
struct Change {
  int to = 0;
  int ways = 1;
  std::array<int, 2> found{-1, -1};  // classes
};

}  // namespace

Rules::Rules(FiresC when)
    : when_c(when),
      fires_c(when != FiresC::never),
      moves(fires_c ? 3 : 2),
      threes(fires_c ? 3 : 2),
      pairs(threes * (threes + 1) / 2),
      early_twos(fires_c ? 3 : 2),
      states((1 + threes + pairs) * (1 + early_twos) * 16),
      leaves(pairs * 9),
      types(leaves * 3),
      orders(fires_c ? 3 : 6) {
  make_states();
  for (int move = 0; move < moves; ++move) make_steps(move);
}

bool Rules::hits(int move, int length, int ship) const {
  if (length == 3) {
    const int in_b = threes - 1;
    return move == 0 ? ship != in_b : move == 1 ? ship == in_b : ship > 0;
  }
  if (length == 2) return move == 2 ? ship != k_a : ship == move;
  return move == 2 || ship == move || ship == k_both;
}

void Rules::make_states() {
  const KnownThrees known(threes);
  std::vector<std::vector<int>> open_by_ships(5);
  for (int state = 0; state < states; ++state) {
    const std::array<int, 2> three = known.all[at(state / 16 / (1 + early_twos))];
    const int two = state / 16 % (1 + early_twos) - 1;
    const int four = state / 4 % 4 - 1;
    const int five = state % 4 - 1;
    std::vector<std::string> ships;
    for (const int ship : three)
      if (ship >= 0) ships.emplace_back(ship == threes - 1 ? "3B" : ship == 0 ? "3A" : "3AC");
    if (two >= 0) ships.push_back(fmt::format("2{}", "AHC"[two]));
    if (four >= 0) ships.push_back(fmt::format("4{}", "ABD"[four]));
    if (five >= 0) ships.push_back(fmt::format("5{}", "ABD"[five]));
    names_.push_back(ships.empty() ? "nothing" : fmt::format("{}", fmt::join(ships, ",")));
    const bool all_but_two = three[1] >= 0 && four >= 0 && five >= 0;
    const int leaf = (state / 16 / (1 + early_twos) - 1 - threes) * 9 + four * 3 + five;
    done_type_.push_back(all_but_two && two >= 0 ? type_of(leaf, two) : -1);
    if (all_but_two && two < 0) {
      leaf_states_.resize(at(leaves));
      leaf_states_[at(leaf)] = state;
    } else if (!all_but_two) {
      open_by_ships[ships.size()].push_back(state);
    }
  }
  for (const auto& some : open_by_ships) open_.insert(open_.end(), some.begin(), some.end());
}

void Rules::make_steps(int move) {
  const KnownThrees known(threes);
  const auto of_threes = [&](int index) {
    const std::array<int, 2> now = known.all[at(index)];
    std::vector<Change> changes{{index}};
    if (now[1] >= 0) return changes;
    for (int a = 0; a < threes; ++a) {
      if (!hits(move, 3, a)) continue;
      if (now[0] >= 0) {
        changes.push_back({known.index(now[0], a), 1, {a, -1}});
        continue;
      }
      changes.push_back({known.index(a, -1), 2, {a, -1}});  // either of them
      for (int b = a; b < threes; ++b)
        if (hits(move, 3, b)) changes.push_back({known.index(a, b), a == b ? 1 : 2, {a, b}});
    }
    return changes;
  };
  const auto of_other = [&](int length, int now) {
    std::vector<Change> changes{{now}};
    for (int ship = 0; now == 0 && ship < 3; ++ship)
      if (hits(move, length, ship)) changes.push_back({1 + ship, 1, {ship, -1}});
    return changes;
  };
  std::map<Shape, std::uint16_t> numbers;
  steps_[at(move)].resize(at(states));
  for (const int state : open_)
    for (const Change& three : of_threes(state / 16 / (1 + early_twos)))
      for (const Change& two : of_other(2, state / 16 % (1 + early_twos)))
        for (const Change& four : of_other(4, state / 4 % 4))
          for (const Change& five : of_other(5, state % 4)) {
            Shape shape;
            Step step;
            const std::array<int, 5> found{three.found[0], three.found[1], two.found[0],
                                           four.found[0], five.found[0]};
            for (std::size_t ship = 0; ship < found.size(); ++ship) {
              shape.at(ship) =
                  found.at(ship) < 0 ? k_afloat : static_cast<std::uint8_t>(found.at(ship));
              step.ships = static_cast<std::uint8_t>(step.ships + (found.at(ship) < 0 ? 0 : 1));
            }
            if (step.ships == 0) continue;
            const auto [place, is_new] =
                numbers.try_emplace(shape, narrow<std::uint16_t>(shapes_[at(move)].size()));
            if (is_new) shapes_[at(move)].push_back(shape);
            step.shape = place->second;
            step.ways = static_cast<std::uint8_t>(three.ways);
            step.to = narrow<std::uint16_t>(
                ((three.to * (1 + early_twos) + two.to) * 4 + four.to) * 4 + five.to);
            steps_[at(move)][at(state)].push_back(step);
          }
}

bool Rules::has_two_orders(int type) const {
  const std::array<int, 2> pair = KnownThrees(threes).all[at(1 + threes + type / 27)];
  return pair[0] != pair[1];
}

int Rules::class_at(int length, int residue) const {
  const Aspect aspect = aspect_of(length, residue);
  const Halves halves = aspect.halves();
  if (length == 3) return halves == Halves::B ? threes - 1 : fires_c && aspect.free > 0 ? 1 : 0;
  return halves == Halves::A ? k_a : halves == Halves::B ? k_b : length == 2 ? k_c : k_both;
}

int Rules::type_at(const std::array<int, 5>& residues) const {
  const KnownThrees known(threes);
  const int pair = known.index(class_at(3, residues[0]), class_at(3, residues[1])) - 1 - threes;
  return type_of(pair * 9 + class_at(4, residues[3]) * 3 + class_at(5, residues[4]),
                 class_at(2, residues[2]));
}

int Rules::power(int length) const {
  if (length == 2) return 1;
  return (length == 3 ? 1 : 2) + (fires_c && length != 4 ? 1 : 0);
}

int Rules::whole_power() const {
  int sum = 0;
  for (const int length : k_lengths) sum += power(length);
  return sum;
}

std::int64_t Rules::drop(int length, int ship, int move, const Spot& spot, int lines) const {
  if (!hits(move, length, ship)) return 0;
  if (length == 2) return 1;
  const std::int64_t n = lines;
  const std::int64_t a_left = lines - spot.x;
  const std::int64_t c_left = lines - spot.z;
  const std::int64_t b_left = c_left - spot.y;  // of B, beside C that is not fired
  const std::int64_t unit = length == 5 && fires_c ? n : 1;
  if (length == 3) {
    if (!fires_c) return 1;
    if (ship == 0 || ship == threes - 1) return n;
    return move == 0 ? c_left : a_left;
  }
  if (ship == k_b) return n * unit;
  if (ship == k_both) return (move == 0 ? b_left : a_left) * unit;
  if (!fires_c) return n;
  if (length == 4) return move == 0 ? c_left : a_left;
  return move == 0 ? c_left * c_left : a_left * (2 * c_left - 1);
}

const Rules& half_rules() {
  static const Rules rules(Rules::FiresC::never);
  return rules;
}

const Rules& c_rules() {
  static const Rules rules(Rules::FiresC::always);
  return rules;
}

const Rules& c_while_threes_rules() {
  static const Rules rules(Rules::FiresC::while_a_3_is_afloat);
  return rules;
}

}  // namespace flotilla::limit::classic
