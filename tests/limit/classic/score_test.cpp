// SPDX-License-Identifier: MIT
#include "limit/classic/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>

#include "limit/classic/afloat.hpp"
#include "limit/classic/pace.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "slow_build.hpp"

namespace flotilla::limit::classic {
namespace {

CoursePlan plan_named(const std::string& name) {
  return read_course_plan(FLOTILLA_PLANS + name + ".toml");
}

const std::vector<PatternGroup>& groups() {
  static const std::vector<PatternGroup> all = pattern_groups(Detail::tied);
  return all;
}

/// The least of the patterns by Richardson from grids of `lines` and twice as many, in percent.
double guarantee_on(const CoursePlan& plan, int lines) {
  const std::vector<double> coarse = group_values(groups(), grid_values(plan, lines));
  std::vector<double> fine = group_values(groups(), grid_values(plan, 2 * lines));
  for (std::size_t i = 0; i < fine.size(); ++i) fine[i] += (fine[i] - coarse[i]) / 3;
  return 100 * *std::min_element(fine.begin(), fine.end());
}

/// 1259/2574, and the other values 3229/6318, 34693/69498, 34819/69498: the large-board-limit study.
TEST(ClassicScore, OfThePlainPlanIsExact) {
  const Score score = score_of(plan_named("plain"), groups());
  ASSERT_EQ(score.exact.size(), groups().size());
  EXPECT_EQ(score.exact[score.worst], Rational(1259, 2574));
  std::vector<Rational> values = score.exact;
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  EXPECT_EQ(values, (std::vector<Rational>{Rational(1259, 2574), Rational(34693, 69498),
                                           Rational(34819, 69498), Rational(3229, 6318)}));
  Rational mean;
  for (std::size_t i = 0; i < groups().size(); ++i)
    mean += score.exact[i] * Rational(groups()[i].size, 1296);
  EXPECT_EQ(mean, Rational(1, 2));
  for (std::size_t i = 0; i < groups().size(); ++i)
    if (score.exact[i] == Rational(1259, 2574)) {
      const Pattern pattern = parse_pattern(groups()[i].name, 5);
      // Where the 2 is in C alone, at 1 modulo 3, the 4 is at 0 and the 5 at 0 or 2: both double.
      EXPECT_EQ((pattern[3] - pattern[2] + 6) % 3, 2) << groups()[i].name;
      EXPECT_NE((pattern[4] - pattern[3] + 6) % 3, 1) << groups()[i].name;
    }
}

/// 50.9776, i.e. +2.065 over the plain plan's, and 51.0655 at random: the study. Orders of the last sweep matter.
TEST(ClassicScore, OfPlanOneIsExact) {
  CoursePlan plan = plan_named("plan-1");
  const Score score = score_of(plan, groups());
  ASSERT_FALSE(score.exact.empty());
  EXPECT_EQ(score.exact[score.worst], Rational(247999, 486486));
  EXPECT_NEAR(100 * score.patterns[score.worst] - 100 * 1259.0 / 2574, 2.065, 5e-4);
  EXPECT_NEAR(100 * score.random, 51.0655, 6e-5);
  plan.last.fill(parse_last_sweep("A, C2, C0"));
  const Score halves_first = score_of(plan, groups());
  EXPECT_NEAR(100 * halves_first.patterns[halves_first.worst], 50.489, 6e-4);
  plan.last.fill(parse_last_sweep("A+C2, C0"));
  const Score mixed = score_of(plan, groups());
  EXPECT_NEAR(100 * mixed.patterns[mixed.worst], 50.818, 6e-4);
}

/// Where both can be had, grid and exact values agree.
TEST(ClassicScore, OnGridsTendsToTheExactOne) {
  for (const char* name : {"plain", "plan-1"}) {
    const CoursePlan plan = plan_named(name);
    const auto exact = exact_values(plan);
    ASSERT_TRUE(exact);
    const std::vector<double> coarse = grid_values(plan, 10);
    const std::vector<double> fine = grid_values(plan, 20);
    for (std::size_t type = 0; type < k_tied_types; ++type)
      EXPECT_NEAR(fine[type] + (fine[type] - coarse[type]) / 3, (*exact)[type].convert_to<double>(),
                  3e-5)
          << name << " " << type;
  }
}

/// 49.84576 on 3,0,2,1; 51.195, 51.168, 51.270, 51.266; X(1/12) 51.4256 and with the double rule 51.5873: the study's model.
TEST(ClassicScore, OfNamedPlansIsAsPublished) {
  EXPECT_NEAR(guarantee_on(plan_named("plan-3"), 20), 49.84576, 3e-4);
  EXPECT_NEAR(guarantee_on(plan_named("alternate"), 12), 51.195, 1.5e-3);
  EXPECT_NEAR(guarantee_on(plan_named("alternate-2-waits"), 12), 51.168, 1.5e-3);
  EXPECT_NEAR(guarantee_on(plan_named("alternate-2-stays"), 12), 51.270, 1.5e-3);
  EXPECT_NEAR(guarantee_on(plan_named("alternate-second-sink"), 12), 51.266, 1.5e-3);
  EXPECT_NEAR(guarantee_on(plan_named("x"), 12), 51.4256, 1.5e-3);
  EXPECT_NEAR(guarantee_on(plan_named("x-double"), 12), 51.5873, 1.5e-3);
}

TEST(ClassicScore, ReportsWhereAndHowWell) {
  if (k_slow_build) GTEST_SKIP() << "SKIPPED: 80 lines take long in a slow build";
  const Score score = score_of(plan_named("plan-3"), groups());
  EXPECT_EQ(groups()[score.worst].name, "3,0,2,1");
  EXPECT_EQ(score.lines, 80);
  EXPECT_TRUE(score.exact.empty());
  EXPECT_NEAR(100 * score.patterns[score.worst], 49.84576, 2e-5);
  EXPECT_LT(score.errors[score.worst], 1e-6);
}

/// Plays "A until a ship sinks, then A and B in turns" on drawn places. @return  the time of the last hit
double play_alternate(const std::vector<std::pair<int, int>>& ships, std::mt19937_64& random) {
  std::uniform_real_distribution<> uniform;
  // Times of the first hit, if A and B alone were fired along the path that starts to alternate at x = c.
  std::vector<std::array<double, 2>> places;
  double c = 1;
  for (const auto& [length, residue] : ships) {
    const Aspect aspect = aspect_of(length, residue);
    places.push_back({aspect.a > 0 ? uniform(random) : 2, aspect.b > 0 ? uniform(random) : 2});
    c = std::min(c, places.back()[0]);
  }
  // From x = c on: (c + s, s) until x = 1, then the rest of B.
  const auto hit = [&](const std::array<double, 2>& place) {
    const double by_a = place[0] > 1 ? 2 : std::max(place[0], c + 2 * (place[0] - c));
    const double by_b = place[1] > 1 ? 2 : place[1] <= 1 - c ? c + 2 * place[1] : 1 + place[1];
    return std::min(by_a, by_b);  // in shares of a half: x + y
  };
  double others = 0;
  for (std::size_t i = 0; i < ships.size(); ++i)
    if (ships[i].first != 2) others = std::max(others, hit(places[i]));
  const std::size_t two = 2;
  if (hit(places[two]) < others) return others / 6;
  // The 2 is left: where the path is, then A and C2 mixed, then C0.
  const double y = others <= c ? 0 : others <= 2 - c ? (others - c) / 2 : others - 1;
  const double x = others - y;
  const double mixed = (1 - x) / 6 + (1 - y) / 3;
  const bool in_c0 = places[two][0] > 1 && places[two][1] > 1 && uniform(random) < y;
  return others / 6 + (in_c0 ? mixed + y / 3 * uniform(random) : mixed * uniform(random));
}

TEST(ClassicScore, IsWhatPlayingTheCellsGives) {
  const CoursePlan plan = plan_named("alternate");
  const std::vector<double> coarse = group_values(groups(), grid_values(plan, 16));
  const std::vector<double> fine = group_values(groups(), grid_values(plan, 32));
  std::mt19937_64 random(99);
  const int games = trials(60000);
  for (const std::string name : {"1,1,0,0", "0,0,1,2", "3,0,2,1"}) {
    const auto group = std::find_if(groups().begin(), groups().end(),
                                    [&](const PatternGroup& one) { return one.name == name; });
    ASSERT_NE(group, groups().end()) << name;
    const std::size_t index = static_cast<std::size_t>(group - groups().begin());
    const Pattern pattern = parse_pattern(name, 5);
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
      const int offset = game % 6;
      const double won = pace_at(play_alternate({{3, offset},
                                                 {3, offset + pattern[1]},
                                                 {2, offset + pattern[2]},
                                                 {4, offset + pattern[3]},
                                                 {5, offset + pattern[4]}},
                                                random));
      sum += won;
      squares += won * won;
    }
    const double mean = sum / games;
    EXPECT_NEAR(mean, fine[index] + (fine[index] - coarse[index]) / 3,
                4.5 * std::sqrt((squares / games - mean * mean) / games))
        << name << ", seed 99";
  }
}

/// Two ships in one last sweep against the midpoint rule over their own places.
TEST(ClassicAfloat, WinsWhatTwoDrawnShipsWin) {
  const LastSweep sweep = parse_last_sweep("A+C2, C0");
  const double x = 0.3;
  const double y = 0.4;
  const double found = SweepCourse(sweep, x, y).won({two_afloat(0), four_afloat(2)});
  // The 2 in A; the 4 with a cell in A and, beside its own B cell, one in C2: both are in the mixed phase.
  const double begin = (x + y) / 6;
  const double length = (1 - x) / 6 + (1 - y) / 3;
  constexpr int k_points = 100;
  double sum = 0;
  for (int i = 0; i < k_points; ++i)
    for (int j = 0; j < k_points; ++j)
      for (int k = 0; k < k_points; ++k) {
        const double two = (i + 0.5) / k_points;
        const double four = std::min((j + 0.5) / k_points, (k + 0.5) / k_points);
        sum += pace_at(begin + length * std::max(two, four));
      }
  const double afloat = (1 - x) * (1 - x) * (1 - y);
  EXPECT_NEAR(found, afloat * sum / (k_points * k_points * k_points), 2e-4);
}

class ClassicCourseFile : public testing::Test {
 protected:
  void refuse(const std::string& content, const std::string& message) {
    const auto path = std::filesystem::temp_directory_path() / "flotilla_course_test.toml";
    std::ofstream(path) << content;
    try {
      static_cast<void>(read_course_plan(path));
      ADD_FAILURE() << "was accepted: " << content;
    } catch (const InputError& error) {
      EXPECT_NE(std::string(error.what()).find(message), std::string::npos) << error.what();
      EXPECT_NE(std::string(error.what()).find("flotilla_course_test.toml"), std::string::npos)
          << error.what();
    }
    std::filesystem::remove(path);
  }
};

TEST_F(ClassicCourseFile, NamesMistakes) {
  refuse("last = \"C2, A, C0\"\n", "no [courses.start] is given");
  refuse("last = \"C2, A\"\n[courses.start]\nfire = \"A, B\"\n", "last");
  refuse("last = \"C2, A, C0\"\n[courses.start]\nfire = \"A\"\n", "courses.start.fire");
  refuse("last = \"C2, A, C0\"\n[courses.start]\nfire = \"A, B\"\n2 = \"probe\"\n",
         "\"probe\" is no course");
  refuse("last = \"C2, A, C0\"\n[courses.start]\nfire = \"A, B\"\n6 = \"start\"\n",
         "courses.start.6: is no key here");
  refuse("last = \"C2, A, C0\"\nlast-after = \"4s\"\n[courses.start]\nfire = \"A, B\"\n",
         "allowed \"3s\"");
  refuse("last = 3\n[courses.start]\nfire = \"A, B\"\n", "allowed a text");
  refuse("last = \n", "line 1");
}

TEST(ClassicScore, RefusesSharesWithoutACommonGrid) {
  CoursePlan plan = plan_named("x");
  plan.courses[0].path.front().to = Rational(1, 49);
  EXPECT_THROW(static_cast<void>(score_of(plan, groups())), InputError);
}

}  // namespace
}  // namespace flotilla::limit::classic
