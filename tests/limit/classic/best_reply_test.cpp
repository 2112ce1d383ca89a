// SPDX-License-Identifier: MIT
#include "limit/classic/best_reply.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "limit/classic/class_value.hpp"
#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/patterns.hpp"
#include "limit/classic/states.hpp"
#include "number/narrow.hpp"
#include "slow_build.hpp"

namespace flotilla::limit::classic {
namespace {

std::vector<double> random_weights() {
  const auto groups = pattern_groups(Detail::halves);
  return type_weights(groups, random_mix(groups));
}

double mean_of(const std::vector<double>& weights, const std::vector<double>& values) {
  return std::inner_product(weights.begin(), weights.end(), values.begin(), 0.0);
}

/// 52.4038 and 52.3047 on 24 and 48 lines, 52.2717 in the limit: the large-board-limit study's model of a random hider.
TEST(ClassicBestReply, AgreesWithThePublishedGridsForARandomHider) {
  const std::vector<double> weights = random_weights();
  std::array<double, 2> values{};
  for (const int lines : {24, 48})
    values.at(lines == 24 ? 0 : 1) =
        100 * best_reply(half_rules(), Pace(lines), lines, weights, Edges::trapezoid, 1).value;
  EXPECT_NEAR(values[0], 52.4038, 6e-5);
  EXPECT_NEAR(values[1], 52.3047, 6e-5);
  EXPECT_NEAR(values[1] + (values[1] - values[0]) / 3, 52.2717, 2e-4);
}

/// The value found backwards is the mean of the types' values found forwards, also against lopsided mixes.
TEST(ClassicBestReply, IsWorthWhatItsTypesAreWorth) {
  std::mt19937_64 random(20261130);
  std::vector<double> weights(k_types);
  for (double& weight : weights) weight = std::pow(std::uniform_real_distribution<>()(random), 4);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  constexpr int k_lines = 10;
  const Pace pace(k_lines);
  for (const Edges edges : {Edges::trapezoid, Edges::finished}) {
    const Reply reply = best_reply(half_rules(), pace, k_lines, weights, edges, 1);
    const std::vector<double> values = type_values(pace, reply.plan, edges, 1);
    EXPECT_NEAR(reply.value, mean_of(weights, values), 1e-12);
    const Reply threaded = best_reply(half_rules(), pace, k_lines, weights, edges, 3);
    EXPECT_EQ(threaded.value, reply.value);
    EXPECT_EQ(threaded.plan.moves, reply.plan.moves);
    EXPECT_EQ(threaded.plan.orders, reply.plan.orders);
    EXPECT_EQ(type_values(pace, reply.plan, edges, 3), values);
  }
}

/// No plan with a move or an order changed at random does better.
TEST(ClassicBestReply, IsNotBeatenByItsNeighbours) {
  constexpr int k_lines = 4;
  const Pace pace(k_lines);
  const std::vector<double> weights = random_weights();
  const Reply reply = best_reply(half_rules(), pace, k_lines, weights, Edges::finished, 1);
  std::mt19937_64 random(7);
  for (int trial = 0; trial < trials(300); ++trial) {
    Plan changed = reply.plan;
    for (int change = 0; change < 20; ++change) {
      const std::size_t move = random() % changed.moves.size();
      const int x = narrow<int>(move / k_states) / (k_lines + 1);
      const int y = narrow<int>(move / k_states) % (k_lines + 1);
      if (changed.moves[move] != Plan::k_unused && x < k_lines && y < k_lines)
        changed.moves[move] = changed.moves[move] == 0 ? 1 : 0;
      changed.orders[random() % changed.orders.size()] =
          static_cast<std::uint8_t>(random() % k_orders.size());
    }
    EXPECT_LE(mean_of(weights, type_values(pace, changed, Edges::finished, 1)),
              reply.value + 1e-12);
  }
}

/// One ship of a board, with where its cells in A and B lie: uniform places in the sweep of each half.
struct PlayedShip {
  bool in_a = false;
  bool in_b = false;
  double a = 0;
  double b = 0;
};

/// Plays a plan on drawn places of the cells, knowing nothing of drops or weights. @return  the time of the last hit
double play(const Plan& plan, int type, std::mt19937_64& random) {
  std::uniform_real_distribution<> uniform;
  const int threes = type / 27;
  const int two = type / 9 % 3;
  const auto ship = [&](int half) {
    return PlayedShip{half != 1, half != 0, uniform(random), uniform(random)};
  };
  // 3, 3, 2, 4, 5
  std::array<PlayedShip, 5> ships{ship(threes == 2 ? 1 : 0), ship(threes == 0 ? 0 : 1), ship(two),
                                  ship(type / 3 % 3), ship(type % 3)};
  if (two == 2) ships[2].in_a = ships[2].in_b = false;
  std::array<bool, 5> found{};
  int x = 0;
  int y = 0;
  const int lines = plan.lines;
  while (true) {
    Found known;
    const int in_b = threes;
    if (found[0] && found[1])
      known.threes = static_cast<Threes>(3 + in_b);
    else if (found[0] || found[1])
      known.threes = ships[found[0] ? 0 : 1].in_a ? Threes::A : Threes::B;
    if (found[2]) known.two = ships[2].in_a ? Two::A : Two::H;
    const auto big = [](const PlayedShip& one) {
      return one.in_a ? (one.in_b ? Big::D : Big::A) : Big::B;
    };
    if (found[3]) known.four = big(ships[3]);
    if (found[4]) known.five = big(ships[4]);
    if (known.only_two_left()) {
      // A hooked 2 is in C2 or in what is left of B, one in C in C2 with the share of B not fired, one in A in the rest of A.
      const int order = plan.orders[plan.place(x, y) * k_leaves + at(leaf_of(known))];
      const bool in_c2 = two == 1 || uniform(random) < 1 - static_cast<double>(y) / lines;
      double time = x + y;
      bool swept_b = false;
      std::string rest = std::string(k_orders.at(at(order))) + ",";
      while (!rest.empty()) {
        const std::string part = rest.substr(0, rest.find(','));
        rest.erase(0, part.size() + 1);
        const double length = part == "A"    ? lines - x
                              : part == "B"  ? lines - y
                              : part == "C2" ? 2 * (lines - y)
                              : part == "C0" ? 2 * y
                                             : 2 * lines;
        const bool hit = (part == "A" && two == 0) || (part == "B" && two == 1) ||
                         (part == "C2" && two != 0 && in_c2 && !swept_b) ||
                         (part == "C0" && two == 2 && !in_c2) || (part == "C" && two == 2);
        if (hit) return (time + length * uniform(random)) / (6 * lines);
        swept_b = swept_b || part == "B";
        time += length;
      }
      ADD_FAILURE() << "the 2 was not found";
      return 1;
    }
    const bool fires_b = plan.moves[plan.place(x, y) * k_states + at(known.index())] == 1;
    const double from = static_cast<double>(fires_b ? y : x) / lines;
    double last = 0;
    for (std::size_t i = 0; i < ships.size(); ++i) {
      if (found.at(i) || !(fires_b ? ships.at(i).in_b : ships.at(i).in_a)) continue;
      const double where = fires_b ? ships.at(i).b : ships.at(i).a;
      if (where < from || where >= from + 1.0 / lines) continue;
      found.at(i) = true;
      last = std::max(last, (where - from) * lines);
    }
    if (std::all_of(found.begin(), found.end(), [](bool is) { return is; }))
      return (x + y + last) / (6 * lines);
    ++(fires_b ? y : x);
  }
}

/// What lattice plans win is what they win when they are played, within 4.5 standard errors.
TEST(ClassicTypeValues, AreWhatPlayingTheCellsGives) {
  constexpr int k_lines = 6;
  const Pace pace(k_lines);
  const Plan plan =
      best_reply(half_rules(), pace, k_lines, random_weights(), Edges::finished, 1).plan;
  const std::vector<double> values = type_values(pace, plan, Edges::finished, 1);
  std::mt19937_64 random(5432);
  const int games = trials(2000);
  for (int type = 0; type < k_types; ++type) {
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
      const double won = pace_at(play(plan, type, random));
      sum += won;
      squares += won * won;
    }
    const double mean = sum / games;
    const double error = std::sqrt((squares / games - mean * mean) / games);
    EXPECT_NEAR(mean, values[at(type)], 4.5 * error + 1e-9) << "type " << type << ", seed 5432";
  }
}

/// 52.5566 on 12 lines: the large-board-limit study's class. 30 replies leave it in between.
TEST(ClassicValue, BracketsThePublishedOneOn12Lines) {
  const auto groups = pattern_groups(Detail::halves);
  SolveSettings settings;
  settings.max_replies = 30;
  double lower = 0;
  double upper = 1;
  settings.on_step = [&](int lines, const OracleStep& step) {
    EXPECT_EQ(lines, 12);
    EXPECT_GE(step.lower, lower - 1e-9);
    EXPECT_LE(step.upper, upper);
    lower = step.lower;
    upper = step.upper;
  };
  const ClassValue value = solve_game(groups, 12, settings, {});
  EXPECT_EQ(value.bounds.replies, 30);
  EXPECT_GT(lower, 0.52);
  EXPECT_LT(lower, 0.525566);
  EXPECT_GT(upper, 0.525566);
  EXPECT_LT(upper, 0.529);
  EXPECT_NEAR(std::accumulate(value.hider.begin(), value.hider.end(), 0.0), 1, 1e-9);
}

}  // namespace
}  // namespace flotilla::limit::classic
