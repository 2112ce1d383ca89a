// SPDX-License-Identifier: MIT
// The search runs forwards over the grid, as in type_values.cpp, with the plan's course as part of the state. Half of what is
// found on an edge counts as found at its start, half at its end.
#include <array>
#include <functional>

#include "limit/classic/afloat.hpp"
#include "limit/classic/pace.hpp"
#include "limit/classic/score.hpp"
#include "limit/classic/states.hpp"
#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

/// One ship is found.
struct OneFind {
  int to = 0;
  Find find = Find::three_A;
  int ways = 1;
};

/// [state]
std::vector<std::vector<OneFind>> list_finds() {
  std::vector<std::vector<OneFind>> finds(k_states);
  for (int state = 0; state < k_states; ++state) {
    const Found from = found_of(state);
    const auto add = [&](Find find, int ways, const std::function<void(Found&)>& change) {
      Found to = from;
      change(to);
      finds[at(state)].push_back({to.index(), find, ways});
    };
    const int ways = from.threes == Threes::none ? 2 : 1;
    if (!from.both_threes()) {
      add(Find::three_A, ways, [](Found& to) {
        to.threes = to.threes == Threes::none ? Threes::A
                    : to.threes == Threes::A  ? Threes::AA
                                              : Threes::AB;
      });
      add(Find::three_B, ways, [](Found& to) {
        to.threes = to.threes == Threes::none ? Threes::B
                    : to.threes == Threes::A  ? Threes::AB
                                              : Threes::BB;
      });
    }
    if (from.two == Two::none) {
      add(Find::two_A, 1, [](Found& to) { to.two = Two::A; });
      add(Find::two_H, 1, [](Found& to) { to.two = Two::H; });
    }
    constexpr std::array k_bigs = {Big::A, Big::B, Big::D};
    for (std::size_t i = 0; i < 3; ++i) {
      if (from.four == Big::none)
        add(static_cast<Find>(static_cast<std::size_t>(Find::four_A) + i), 1,
            [&](Found& to) { to.four = k_bigs.at(i); });
      if (from.five == Big::none)
        add(static_cast<Find>(static_cast<std::size_t>(Find::five_A) + i), 1,
            [&](Found& to) { to.five = k_bigs.at(i); });
    }
  }
  return finds;
}

const std::vector<std::vector<OneFind>>& finds_from() {
  static const std::vector<std::vector<OneFind>> finds = list_finds();
  return finds;
}

struct Edge {
  int dx = 0;
  int dy = 0;
};

class CourseSweep {
 public:
  CourseSweep(const CoursePlan& plan, int lines)
      : plan_(plan), lines_(lines), courses_(plan.courses.size()), won_(k_tied_types, 0.0) {
    for (const Course& course : plan_.courses)
      for (const Leg& leg : course.path) {
        const Rational stop = leg.to * lines;
        FLOTILLA_ASSERT_LIGHT(denominator(stop) == 1);
        stops_.push_back(stop.convert_to<int>());
      }
  }

  std::vector<double> run() {
    const std::size_t size = at(lines_ + 1) * courses_ * k_states;
    std::array<std::vector<double>, 3> levels;  // edges reach one or two levels ahead
    for (auto& level : levels) level.assign(size, 0);
    levels[0][0] = 1;
    for (int level = 0; level <= 2 * lines_; ++level) {
      auto& here = levels.at(at(level % 3));
      ahead_ = {&levels.at(at((level + 1) % 3)), &levels.at(at((level + 2) % 3))};
      for (int x = std::max(0, level - lines_); x <= std::min(level, lines_); ++x)
        visit(x, level - x, here.data() + at(x) * courses_ * k_states);
      here.assign(size, 0);
    }
    for (std::size_t type = 36; type < 72; ++type) won_[type] /= 2;  // AB: in two orders
    return won_;
  }

 private:
  [[nodiscard]] Edge edge_at(std::size_t course, int x, int y) const {
    std::size_t leg_number = 0;
    for (std::size_t before = 0; before < course; ++before)
      leg_number += plan_.courses[before].path.size();
    for (const Leg& leg : plan_.courses[course].path) {
      const int stop = stops_[leg_number++];
      if (leg.move == Move::A && x < stop) return {1, 0};
      if (leg.move == Move::B && y < stop) return {0, 1};
      if (leg.move == Move::both && x < lines_ && y < lines_) return {1, 1};
    }
    return {0, 0};
  }

  void visit(int x, int y, double* here) {
    for (int ships = 0; ships < 5; ++ships)
      for (std::size_t course = 0; course < courses_; ++course)
        for (int state = 0; state < k_states; ++state) {
          const double flow = here[course * k_states + at(state)];
          if (flow == 0) continue;
          const Found found = found_of(state);
          if (found.ships() != ships) continue;
          if (sweeps_last(found))
            sweep_last(found, x, y, flow);
          else if (const Edge edge = edge_at(course, x, y); edge.dx + edge.dy > 0)
            go_on(course, state, {x, y}, edge, flow, here);
        }
  }

  [[nodiscard]] bool sweeps_last(const Found& found) const {
    return found.only_two_left() ||
           (plan_.sweeps_after_threes && found.both_threes() && found.two == Two::none);
  }

  struct Place {
    int x;
    int y;
  };

  /// The chance to be found on the edge.
  [[nodiscard]] double drop_of(Find find, const Place& place, const Edge& edge) const {
    const double by_a = static_cast<double>(edge.dx) / lines_;
    const double by_b = static_cast<double>(edge.dy) / lines_;
    switch (find) {
      case Find::three_A:
      case Find::two_A:
      case Find::four_A:
      case Find::five_A:
        return by_a;
      case Find::three_B:
      case Find::two_H:
      case Find::four_B:
      case Find::five_B:
        return by_b;
      case Find::four_D:
      case Find::five_D:
        break;
    }
    const double left_a = 1 - static_cast<double>(place.x) / lines_;
    const double left_b = 1 - static_cast<double>(place.y) / lines_;
    return left_a * left_b - (left_a - by_a) * (left_b - by_b);
  }

  void go_on(std::size_t course, int state, const Place& place, const Edge& edge, double flow,
             double* here) {
    const int length = edge.dx + edge.dy;
    double* const there =
        ahead_.at(at(length - 1))->data() + at(place.x + edge.dx) * courses_ * k_states;
    there[course * k_states + at(state)] += flow;
    const double unit = 1.0 / (6 * lines_);
    const double begin = pace_at((place.x + place.y) * unit);
    const double end = pace_at((place.x + place.y + length) * unit);
    for (const OneFind& find : finds_from()[at(state)]) {
      const double half = flow * find.ways * drop_of(find.find, place, edge) / 2;
      if (half == 0) continue;
      if (const Found to = found_of(find.to); to.all()) {
        add_won(to, static_cast<int>(to.two) - 1, half * (begin + end));
        continue;
      }
      const auto next =
          at(plan_.courses[course].next.at(static_cast<std::size_t>(find.find))) * k_states +
          at(find.to);
      here[next] += half;
      there[next] += half;
    }
  }

  /// The last sweep, for each kind of what is afloat.
  void sweep_last(const Found& found, int x, int y, double flow) {
    const double unit = 1.0 / lines_;
    const LastSweep& sweep = plan_.last.at(static_cast<std::size_t>(found.threes) -
                                           static_cast<std::size_t>(Threes::AA));
    const SweepCourse course(sweep, x * unit, y * unit);
    for (int two = 0; two < 3; ++two)
      for (int four = 0; four < (found.four == Big::none ? 3 : 1); ++four)
        for (int five = 0; five < (found.five == Big::none ? 4 : 1); ++five) {
          Found whole = found;
          std::vector<Afloat> afloat{two_afloat(two)};
          int five_type = five;
          if (found.four == Big::none) {
            afloat.push_back(four_afloat(four));
            whole.four = static_cast<Big>(four + 1);
          }
          if (found.five == Big::none) {
            afloat.push_back(five_afloat(five));
            whole.five = static_cast<Big>(std::min(five, 2) + 1);
          } else {
            five_type = -1;
          }
          add_won(whole, two, flow * course.won(afloat), five_type);
        }
  }

  /// @param five_type  0..3: A, B, D with one tied cell, D with two; -1: both kinds of D alike
  void add_won(const Found& found, int two, double value, int five_type = -1) {
    const int pair = static_cast<int>(found.threes) - static_cast<int>(Threes::AA);
    const std::size_t first = at(((pair * 3 + two) * 3 + static_cast<int>(found.four) - 1) * 4);
    const int five = five_type >= 0 ? five_type : static_cast<int>(found.five) - 1;
    won_[first + at(five)] += value;
    if (five_type < 0 && five == 2) won_[first + 3] += value;
  }

  const CoursePlan& plan_;
  int lines_;
  std::size_t courses_;
  std::vector<int> stops_;  // by course and leg
  std::vector<double> won_;
  std::array<std::vector<double>*, 2> ahead_{};
};

}  // namespace

std::vector<double> grid_values(const CoursePlan& plan, int lines) {
  return CourseSweep(plan, lines).run();
}

}  // namespace flotilla::limit::classic
