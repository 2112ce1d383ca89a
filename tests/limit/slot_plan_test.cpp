// SPDX-License-Identifier: MIT
// Plans with slots. Oracles: the exact recursion for one path against a random hider (order_path.hpp), the tuned plans of
// the large-board-limit study's model, and games of ships' own cells, which know residues, not boards and slots.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <random>

#include "expect_message.hpp"
#include "limit/evaluate.hpp"
#include "limit/strategy.hpp"
#include "limit/value/order_path.hpp"
#include "number/enclosure.hpp"
#include "number/errors.hpp"
#include "slow_build.hpp"

namespace flotilla::limit {
namespace {

constexpr unsigned k_seed = 20261130;

/// A plan of the family that fits on a card, by the shares at which B stops.
Strategy printable(const std::string& set, const std::string& split = "C2, A, C0") {
  const std::string file = testing::TempDir() + "slot-plan.toml";
  std::ofstream(file) << "runs = true\n[parameters]\n"
                      << set << R"(
[fire]
start = "A, B to p, first, second"
3A = "B to a, A, B to p, first, second"
3B = "B to b, A, B to p, first, second"
2 = "B to q, A, B, second"
3-2 = "B to r, A, B, second"
[last]
AA = "A+C2, C0"
AB = ")" << split << "\"\nBB = \"C2, A, C0\"\n";
  return read_strategy(file);
}

double guarantee_of(const Strategy& strategy) {
  return 100 * to_double(scores_of(laws_of(strategy)).guarantee());
}

TEST(SlotPlans, BoardsHaveTheChancesOfResidues) {
  const BoardTable& table = boards_for(true);
  EXPECT_EQ(table.boards.size(), 30U);
  EXPECT_EQ(boards_for(false).boards.size(), 9U);
  for (const auto* rows : {&table.of_type, &table.of_orbit})
    for (const auto& row : *rows) {
      Rational sum = 0;
      for (const Rational& chance : row) sum += chance;
      EXPECT_EQ(sum, 1);
    }
  // Both 3s in B: first slots hit a 3 with chance 2/3.
  const std::size_t bb_a = 6;
  std::vector<Rational> chances;
  for (std::size_t i = 0; i < table.boards.size(); ++i)
    if (table.boards[i].type == bb_a) chances.push_back(table.of_type[bb_a][i]);
  EXPECT_EQ(chances, (std::vector<Rational>{Rational(4, 9), Rational(4, 9), Rational(1, 9)}));
  // By type, they are those of the types.
  for (std::size_t orbit = 0; orbit < table.of_orbit.size(); ++orbit) {
    std::vector<Rational> sums(9);
    for (std::size_t i = 0; i < table.boards.size(); ++i)
      sums[table.boards[i].type] += table.of_orbit[orbit][i];
    EXPECT_EQ(sums, plan_patterns().orbit_weights(orbit));
  }
}

TEST(SlotPlans, OnePathAgainstARandomHider) {
  OrderPath path;
  path.closes_in = false;
  path.p0 = Rational(3, 5), path.p1 = Rational(13, 25), path.alpha = 1, path.beta = 1;
  const std::string file = testing::TempDir() + "one-path.toml";
  std::ofstream(file) << R"(runs = true
[fire]
start = "A, B to 3/5, first, second"
3 = "A, B to 13/25, first, second"
2 = "A, B, second"
3-2 = "A, B, second"
[last]
any = "A, C2, C0"
)";
  EXPECT_EQ(scores_of(laws_of(read_strategy(file))).random_hider,
            LogSum(value_against_random(path)));
}

// The model's figures come from quadrature and are rounded to four digits.
TEST(SlotPlans, TunedOnesOfTheModel) {
  constexpr double k_rounded = 1e-4;
  EXPECT_NEAR(guarantee_of(printable("p=\"0.55\"\na=\"1/5\"\nb=\"1/5\"\nq=\"3/4\"\nr=\"0\"")),
              51.8256, k_rounded);
  if (k_slow_build) return;
  EXPECT_NEAR(
      guarantee_of(printable("p=\"1/2\"\na=\"1/4\"\nb=\"1\"\nq=\"3/4\"\nr=\"0\"", "A+C2, C0")),
      51.8799, k_rounded);
  EXPECT_NEAR(guarantee_of(printable("p=\"1/2\"\na=\"1/5\"\nb=\"3/4\"\nq=\"3/4\"\nr=\"7/20\"")),
              51.9918, k_rounded);
}

TEST(SlotPlans, ThePrintableOneGuarantees5205) {
  const Scores scores = scores_of(laws_of(read_strategy(FLOTILLA_PLANS "printable.toml")));
  EXPECT_GT(compare(scores.guarantee(), LogSum(Rational(5205, 10000))), 0);
  EXPECT_EQ(percent_text(scores.guarantee(), 4), "52.0527");
}

// ---- Games

/// Where a cell is hit: in A at a share of A, else at a share of the stretch, counted from B's end.
struct HitCell {
  Move move;
  double place;
};

class Game {
 public:
  Game(const Plan& plan, const std::array<int, 3>& residues, std::mt19937_64& random)
      : plan_(plan) {
    std::uniform_real_distribution<double> uniform(0, 1);
    for (std::size_t ship = 0; ship < 3; ++ship) {
      const double in_a = uniform(random);
      const double in_stretch = uniform(random);
      const bool low_first = uniform(random) < 0.5;  // of two C cells beside B, that of residue 2
      for (int i = 0; i < (ship < 2 ? 3 : 2); ++i) {
        const int residue = (residues[ship] + i) % 6;
        if (residue == 0) cells_[ship].push_back({Move::A, in_a});
        if (residue == 3) cells_[ship].push_back({Move::B, in_stretch});
        if (residue == 2 || residue == 4)
          cells_[ship].push_back(
              {(residue == 2) == low_first ? Move::first_slots : Move::second_slots,
               1 - in_stretch});
      }
      in_a_[ship] = cells_[ship].front().move == Move::A || cells_[ship].back().move == Move::A;
    }
    choice_ = uniform(random);
  }

  /// When the last ship is found.
  double play() {
    while (std::count(found_.begin(), found_.end(), false) > 0) {
      if (found_[0] && found_[1]) return last_sweep();
      walk();
    }
    return time();
  }

 private:
  enum Coordinate { k_x, k_y, k_z1, k_z2 };
  [[nodiscard]] double time() const { return (at_[k_x] + at_[k_y] + at_[k_z1] + at_[k_z2]) / 6; }
  [[nodiscard]] static std::size_t coordinate(Move move) {
    switch (move) {
      case Move::B:
        return k_y;
      case Move::first_slots:
        return k_z1;
      case Move::second_slots:
        return k_z2;
      default:
        return k_x;
    }
  }
  [[nodiscard]] Found half(std::size_t ship) const {
    return in_a_[ship] ? Found::in_A : Found::in_B;
  }

  /// Along the path of what is found, until the next ship.
  void walk() {
    const Found three = three_ < 3 ? half(three_) : Found::no;
    const Found two = found_[2] ? half(2) : Found::no;
    for (const Leg& leg : plan_.course(three, two).path) {
      const std::size_t c = coordinate(leg.move);
      const double bound = c == k_y ? 1 - at_[k_z1] : c == k_z1 ? 1 - at_[k_y] : at_[k_z2 - 1];
      double to = leg.to.convert_to<double>();
      if (c != k_x) to = std::min(to, bound);
      if (to <= at_[c]) continue;
      std::size_t hit = 3;
      for (std::size_t ship = 0; ship < 3; ++ship)
        for (const HitCell& cell : cells_[ship])
          if (!found_[ship] && cell.move == leg.move && cell.place >= at_[c] && cell.place < to)
            hit = ship, to = cell.place;
      at_[c] = to;
      if (hit == 3) continue;
      found_[hit] = true;
      if (hit < 2 && three_ == 3) three_ = hit;
      return;
    }
    FAIL() << "the path ends with a ship afloat";
  }

  double last_sweep() const {
    const std::size_t in_b = (in_a_[0] ? 0U : 1U) + (in_a_[1] ? 0U : 1U);
    const LastSweep& sweep = plan_.last[at_[k_x] >= 1 ? 1 : 0][in_b];
    double start = time();
    for (const Phase& phase : sweep) {
      double length = 0;
      bool is_here = false;
      for (const Segment segment : phase) {
        length += area(segment);
        for (const HitCell& cell : cells_[2]) is_here = is_here || is_in(segment, cell);
      }
      if (is_here) return start + choice_ * length;
      start += length;
    }
    ADD_FAILURE() << "the last sweep leaves the 2 afloat";
    return start;
  }
  [[nodiscard]] double area(Segment segment) const {
    if (segment == Segment::A) return (1 - at_[k_x]) / 6;
    if (segment == Segment::C0) return at_[k_y] / 3;
    return (2 * (1 - at_[k_y]) - at_[k_z1] - at_[k_z2]) / 6;
  }
  [[nodiscard]] bool is_in(Segment segment, const HitCell& cell) const {
    if (cell.move == Move::A) return segment == Segment::A;
    if (cell.move == Move::B) return false;
    return segment == (1 - cell.place < at_[k_y] ? Segment::C0 : Segment::C2);
  }

  const Plan& plan_;
  std::array<std::vector<HitCell>, 3> cells_;
  std::array<bool, 3> in_a_{};
  std::array<bool, 3> found_{};
  std::array<double, 4> at_{};  // [Coordinate]
  std::size_t three_ = 3;       // which 3 was found first
  double choice_ = 0;           // of the place in the phase that finds the 2
};

TEST(SlotPlans, GamesOfCellsAgreeOnEveryPattern) {
  std::mt19937_64 random(k_seed);
  SCOPED_TRACE(testing::Message() << "seed " << k_seed);
  const Strategy strategy = printable("p=\"0.4\"\na=\"0.2\"\nb=\"0.7\"\nq=\"0.1\"\nr=\"0.5\"");
  const Plan& plan = strategy.plans.front().plan;
  const Scores scores = scores_of(laws_of(strategy));
  const int games = k_slow_build ? 1000 : 30000;
  for (std::size_t orbit = 0; orbit < scores.by_pattern.size(); ++orbit) {
    const Pattern& pattern = plan_patterns().orbits[orbit].members.back();
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
      const int offset = std::uniform_int_distribution<int>(0, 5)(random);
      const double t =
          Game(plan, {offset, pattern[1] + offset, pattern[2] + offset}, random).play();
      const double won = t < 1.0 / 3 ? 1 - 18 * t * t * t : 2.0 / 3 - t;
      sum += won;
      squares += won * won;
    }
    const double mean = sum / games;
    EXPECT_NEAR(to_double(scores.by_pattern[orbit]), mean,
                5 * std::sqrt((squares / games - mean * mean) / games))
        << pattern_name(pattern);
  }
}

TEST(SlotPlans, RefusesPathsThatLeaveShips) {
  const auto read = [](const std::string& start, const std::string& two, const std::string& last) {
    const std::string file = testing::TempDir() + "refused.toml";
    std::ofstream(file) << "runs = true\n[fire]\nstart = \"" << start << "\"\n2 = \"" << two
                        << "\"\n[last]\nany = \"" << last << "\"\n";
    return read_strategy(file);
  };
  const std::string whole = "A, B to 1/2, first, second";
  EXPECT_NO_THROW(read(whole, "A, B, second", "A, C2, C0"));
  EXPECT_ERROR(read("first, A, B, second", whole, "A, C2, C0"), InputError,
               "slots come once A is finished");
  EXPECT_ERROR(read("A, B to 1/2, first", whole, "A, C2, C0"), InputError, "a 3 may stay afloat");
  EXPECT_ERROR(read(whole, "A, B", "A, C2, C0"), InputError, "fire.2");
  EXPECT_ERROR(read("A+B, first, second", whole, "A, C2, C0"), InputError, "A+B");
  EXPECT_ERROR(read(whole, "A, B, second", "A, C"), InputError, "allowed A, C2 and C0");
  EXPECT_ERROR(read("A, third", whole, "A, C2, C0"), InputError, "first to SHARE");
}

}  // namespace
}  // namespace flotilla::limit
