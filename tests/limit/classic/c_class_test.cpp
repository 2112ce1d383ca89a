// SPDX-License-Identifier: MIT
// Plans for the classic fleet that fire C before the last sweep. Oracles: the large-board-limit study's grids for a random hider,
// games of ships' own cells, and the check of certificates, which shares no code.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "limit/classic/class_value.hpp"
#include "limit/classic/last_sweeps.hpp"
#include "limit/classic/mixture.hpp"
#include "limit/verify/forged_claims.hpp"
#include "limit/verify/mixture_check.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/rational.hpp"
#include "slow_build.hpp"

namespace flotilla::limit::classic {
namespace {

const std::vector<PatternGroup>& groups() {
  static const std::vector<PatternGroup> all = pattern_groups(c_rules());
  return all;
}

std::vector<double> random_weights() { return type_weights(groups(), random_mix(groups())); }

/// 52.5518 and 52.4431 on 24 and 48 lines, 52.407 in the limit.
TEST(ClassicC, AgreesWithThePublishedGridsForARandomHider) {
  const auto value = [](int lines) {
    return 100 *
           best_reply(c_rules(), Pace(lines), lines, random_weights(), Edges::trapezoid, 2).value;
  };
  const int lines = k_slow_build ? 8 : 24;
  const double coarse = value(lines);
  const auto halves = pattern_groups(half_rules());
  EXPECT_GT(coarse, 100 * best_reply(half_rules(), Pace(lines), lines,
                                     type_weights(halves, random_mix(halves)), Edges::trapezoid, 1)
                              .value);
  if (k_slow_build) return;
  EXPECT_NEAR(coarse, 52.5518, 6e-5);
  const double fine = value(48);
  EXPECT_NEAR(fine, 52.4431, 6e-5);
  EXPECT_NEAR(fine + (fine - coarse) / 3, 52.407, 6e-4);
}

/// 52.5066 on 24 lines.
TEST(ClassicC, WhileA3IsAfloatAgreesWithThePublishedGridForARandomHider) {
  const auto value = [](const Rules& rules, int lines) {
    return 100 * best_reply(rules, Pace(lines), lines, random_weights(), Edges::trapezoid, 2).value;
  };
  const double small = value(c_while_threes_rules(), 6);
  EXPECT_LT(small, value(c_rules(), 6) - 0.01);
  if (k_slow_build) return;
  EXPECT_NEAR(value(c_while_threes_rules(), 24), 52.5066, 6e-5);
}

TEST(ClassicC, WhileA3IsAfloatFiresCNowhereElse) {
  const Rules& rules = c_while_threes_rules();
  const Plan plan = best_reply(rules, Pace(4), 4, random_weights(), Edges::finished, 1).plan;
  int before = 0;
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    if (plan.moves[i] != 2) continue;
    const std::string& known = rules.name(narrow<int>(i % static_cast<std::size_t>(rules.states)));
    EXPECT_LT(std::count(known.begin(), known.end(), '3'), 2) << known;
    ++before;
  }
  EXPECT_GT(before, 0);
}

TEST(ClassicC, IsWorthWhatItsTypesAreWorth) {
  const unsigned seed = 20261130;
  std::mt19937_64 random(seed);
  SCOPED_TRACE(testing::Message() << "seed " << seed);
  std::vector<double> weights(static_cast<std::size_t>(c_rules().types));
  for (double& weight : weights) weight = std::pow(std::uniform_real_distribution<>()(random), 4);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  const int lines = k_slow_build ? 3 : 6;
  const Pace pace(lines);
  for (const Edges edges : {Edges::trapezoid, Edges::finished}) {
    const Reply reply = best_reply(c_rules(), pace, lines, weights, edges, 1);
    const std::vector<double> values = type_values(pace, reply.plan, edges, 1);
    EXPECT_NEAR(reply.value,
                std::inner_product(weights.begin(), weights.end(), values.begin(), 0.0), 1e-12);
    const Reply threaded = best_reply(c_rules(), pace, lines, weights, edges, 3);
    EXPECT_EQ(threaded.value, reply.value);
    EXPECT_EQ(threaded.plan.moves, reply.plan.moves);
    EXPECT_EQ(threaded.plan.orders, reply.plan.orders);
    EXPECT_EQ(type_values(pace, reply.plan, edges, 3), values);
  }
}

// ---- Games of cells

struct PlayedCell {
  int move = 0;      // that fires it
  double where = 0;  // share of A fired before; in B and C share of the diagonal, from B's end
};

struct PlayedShip {
  std::string name;
  std::vector<PlayedCell> cells;
  bool is_found = false;
};

/// A ship on the diagonals from that one on; its cells beside each other in B and C are at one place of the diagonal.
PlayedShip draw_ship(int length, int residue, std::mt19937_64& random) {
  std::uniform_real_distribution<> uniform;
  const auto has = [&](int cell) { return cell >= residue && cell < residue + length; };
  PlayedShip ship;
  bool in_a = false;
  bool in_b = false;
  bool in_c = false;
  const double beside = uniform(random);
  for (int cell = residue; cell < residue + length; ++cell) {
    const int part = cell % 6;
    in_a = in_a || part == 0;
    in_b = in_b || part == 3;
    in_c = in_c || part == 2 || part == 4;
    if (part == 0) ship.cells.push_back({0, uniform(random)});
    if (part == 3) ship.cells.push_back({1, beside});
    if (part == 2) ship.cells.push_back({2, has(cell + 1) ? beside : uniform(random)});
    if (part == 4) ship.cells.push_back({2, has(cell - 1) ? beside : uniform(random)});
  }
  ship.name = std::to_string(length) + (in_a && in_b ? "D" : in_a ? "A" : in_b ? "B" : "C");
  if (length == 3 && in_a && in_c) ship.name = "3AC";
  if (ship.name == "2B") ship.name = "2H";
  return ship;
}

class PlayedGame {
 public:
  PlayedGame(const Plan& plan, const std::array<int, 5>& residues, std::mt19937_64& random)
      : plan_(plan), random_(random) {
    for (std::size_t i = 0; i < residues.size(); ++i)
      ships_.push_back(draw_ship(Rules::k_lengths.at(i), residues.at(i), random));
  }

  /// The time of the last hit.
  double play() {
    while (true) {
      const int state = state_now();
      const auto& leaves = plan_.rules->leaf_states();
      if (const auto leaf = std::find(leaves.begin(), leaves.end(), state); leaf != leaves.end())
        return last_sweep(narrow<int>(leaf - leaves.begin()));
      const int move = plan_.moves[plan_.place(spot_.x, spot_.y, spot_.z) *
                                       static_cast<std::size_t>(plan_.rules->states) +
                                   static_cast<std::size_t>(state)];
      const double last = fire(move);
      const double time = (spot_.level() + last * (move == 2 ? 2 : 1)) / (6 * plan_.lines);
      spot_ = Rules::after(spot_, move);
      if (std::all_of(ships_.begin(), ships_.end(), [](const auto& s) { return s.is_found; }))
        return time;
    }
  }

 private:
  int state_now() const {
    std::vector<std::string> names;
    for (const PlayedShip& ship : ships_)
      if (ship.is_found) names.push_back(ship.name);
    if (ships_[0].is_found && ships_[1].is_found && names[0] > names[1])
      std::swap(names[0], names[1]);
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ",") + name;
    if (text.empty()) text = "nothing";
    for (int state = 0; state < plan_.rules->states; ++state)
      if (plan_.rules->name(state) == text) return state;
    ADD_FAILURE() << "no state " << text;
    return 0;
  }

  /// How far along the move's edge a cell is; outside 0..1 if it is not on it.
  double along(int move, const PlayedCell& cell) const {
    const int n = plan_.lines;
    if (move == 0) return cell.where * n - spot_.x;
    if (move == 1) return cell.where * n - spot_.y;
    return (1 - cell.where) * n - spot_.z;
  }

  double fire(int move) {
    double last = 0;
    for (PlayedShip& ship : ships_) {
      if (ship.is_found) continue;
      double first = 1;
      for (const PlayedCell& cell : ship.cells)
        if (cell.move == move && along(move, cell) >= 0) first = std::min(first, along(move, cell));
      if (first >= 1) continue;
      ship.is_found = true;
      last = std::max(last, first);
    }
    return last;
  }

  double last_sweep(int leaf) {
    const int n = plan_.lines;
    const int order = plan_.orders[plan_.place(spot_.x, spot_.y, spot_.z) *
                                       static_cast<std::size_t>(plan_.rules->leaves) +
                                   static_cast<std::size_t>(leaf)];
    double time = spot_.level();
    std::string rest = std::string(k_orders.at(static_cast<std::size_t>(order))) + ",";
    while (!rest.empty()) {
      const std::string part = rest.substr(0, rest.find(','));
      rest.erase(0, part.size() + 1);
      const double length = part == "A"    ? n - spot_.x
                            : part == "C2" ? 2 * (n - spot_.y - spot_.z)
                                           : 2 * spot_.y;
      for (const PlayedCell& cell : ships_[2].cells) {
        const bool is_hit = part == "A"
                                ? cell.move == 0
                                : cell.move == 2 && (part == "C0") == (cell.where * n < spot_.y);
        if (is_hit) return (time + length * std::uniform_real_distribution<>()(random_)) / (6 * n);
      }
      time += length;
    }
    ADD_FAILURE() << "the 2 was not found";
    return 1;
  }

  const Plan& plan_;
  std::mt19937_64& random_;
  std::vector<PlayedShip> ships_;
  Spot spot_;
};

/// What a lattice plan wins on every type is what it wins when its cells are played, within 4.5 standard errors. A 5 with two
/// cells in C may be hit on an edge by both, and is then found sooner than is counted: more, by less than 1 / lines^2.
TEST(ClassicC, WinsWhatPlayingTheCellsGives) {
  constexpr int k_lines = 5;
  const Pace pace(k_lines);
  const Plan plan = best_reply(c_rules(), pace, k_lines, random_weights(), Edges::finished, 1).plan;
  const std::vector<double> values = type_values(pace, plan, Edges::finished, 1);
  const unsigned seed = 5432;
  std::mt19937_64 random(seed);
  const int games = trials(1000);
  std::vector<bool> is_played(values.size(), false);
  for (int code = 0; code < 7776; ++code) {
    const std::array<int, 5> residues{code % 6, code / 6 % 6, code / 36 % 6, code / 216 % 6,
                                      code / 1296};
    const auto type = static_cast<std::size_t>(c_rules().type_at(residues));
    if (is_played[type]) continue;
    is_played[type] = true;
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
      const double won = pace_at(PlayedGame(plan, residues, random).play());
      sum += won;
      squares += won * won;
    }
    const double mean = sum / games;
    const double error = std::sqrt((squares / games - mean * mean) / games);
    EXPECT_NEAR(mean, values[type], 4.5 * error + 1e-3) << "type " << type << ", seed " << seed;
  }
  EXPECT_EQ(std::count(is_played.begin(), is_played.end(), false), 0);
}

// ---- Certificates

Mixture small_mixture(int replies, int threads) {
  SolveSettings settings;
  settings.rules = &c_rules();
  settings.max_replies = replies;
  settings.threads = threads;
  return make_mixture(k_slow_build ? 2 : 3, groups(), settings);
}

TEST(ClassicC, IsAcceptedByTheCheckAndNothingChangedIs) {
  const MixtureClaim claim = claim_of(small_mixture(5, 1), groups());
  EXPECT_EQ(claim.plan_class, "classic-c");
  EXPECT_EQ(claim_of(small_mixture(5, 3), groups()).values, claim.values);
  const ClaimCheck check = check_mixture(claim, 2);
  EXPECT_TRUE(check.holds()) << check.mistake;
  EXPECT_EQ(check.guarantee.str(), claim.guarantee);
  const auto checked = [](const MixtureClaim& one) { return check_mixture(one, 2).mistake; };
  const auto refuse = [&](const auto& change, const std::string& message) {
    expect_refused(claim, change, checked, message);
  };
  refuse([](MixtureClaim& one) { ++one.plans[0].weight; }, "is worth");
  refuse([](MixtureClaim& one) { one.guarantee = "53/100"; }, "the guarantee is");
  refuse([](MixtureClaim& one) { one.plans[0].boards[100] += "0"; }, "board 100");
  refuse([](MixtureClaim& one) { one.plan_class = "classic"; }, "lengths");
  refuse([](MixtureClaim& one) { one.lines = 81; }, "allowed 1..80");
  refuse([](MixtureClaim& one) { one.orders.assign(one.orders.size(), "A,B,C"); }, "allowed A, B");
  refuse([](MixtureClaim& one) { std::swap(one.states[3], one.states[4]); }, "plan");
}

TEST(ClassicC, RefusesTooManyLines) {
  SolveSettings settings;
  settings.rules = &c_rules();
  EXPECT_THROW(static_cast<void>(make_mixture(81, groups(), settings)), InputError);
}

}  // namespace
}  // namespace flotilla::limit::classic
