// SPDX-License-Identifier: MIT
#include "space/closed_form.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "expect_message.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "oracle/known_counts.hpp"
#include "slow_build.hpp"
#include "space/known_count.hpp"

namespace flotilla::space {
namespace {

constexpr std::array k_rules = {Touch::none, Touch::corner, Touch::any};
constexpr std::array k_small_fleets = {"1:1",     "4:1",     "1:3",     "2:2",         "3:2",
                                       "2:1,1:2", "3:1,2:1", "3:1,1:2", "3:1,2:1,1:1", "empty"};

ClosedForm form_of(const Fleet& fleet, Touch touch) {
  const auto solo = shard::make_solo();
  return closed_form(fleet, touch, {}, *solo);
}

std::string named(const ClosedForm& form) {
  return "fleet " + to_string(form.fleet()) + ", touch " + to_string(form.touch());
}

template <typename Check>
void for_each_small_form(Check check) {
  for (const char* fleet : k_small_fleets)
    for (const Touch touch : k_rules) check(form_of(parse_fleet(fleet), touch));
}

TEST(ClusterSpan, OfKnownFleets) {
  const Fleet standard = parse_fleet("standard");
  EXPECT_EQ(cluster_span(standard, Touch::none), (ClusterSpan{30, 20}));
  EXPECT_EQ(cluster_span(standard, Touch::corner), (ClusterSpan{21, 20}));
  EXPECT_EQ(cluster_span(standard, Touch::any), (ClusterSpan{12, 11}));
  const Fleet classic = parse_fleet("classic");
  EXPECT_EQ(cluster_span(classic, Touch::none), (ClusterSpan{22, 17}));
  EXPECT_EQ(cluster_span(classic, Touch::corner), (ClusterSpan{18, 17}));
  EXPECT_EQ(cluster_span(classic, Touch::any), (ClusterSpan{14, 13}));
  EXPECT_EQ(cluster_span(Fleet(), Touch::any), (ClusterSpan{0, 0}));
  EXPECT_EQ(cluster_span(Fleet{{1, 5}}, Touch::any), (ClusterSpan{2, 1}));
}

TEST(ClosedForm, PrototypedExample) {
  const Fleet fleet{{2, 1}, {1, 2}};
  const ClosedForm form = form_of(fleet, Touch::none);
  EXPECT_EQ(form.span(), (ClusterSpan{7, 4}));
  std::string boards;
  for (const Board& board : boards_of_closed_form(fleet, Touch::none))
    boards += to_string(board) + " ";
  EXPECT_EQ(boards, "4x3 3x3 4x2 3x2 2x2 4x1 3x1 2x1 1x1 ");
  EXPECT_EQ(form.count(12, 12), 2204972);
  EXPECT_EQ(form.first_side(), 3);
}

// Boards far beyond those used: phi is 0 there, for every smaller fleet.
TEST(ClosedForm, AgreesWithDirectCounts) {
  const auto solo = shard::make_solo();
  const int most = k_slow_build ? 6 : 9;
  for_each_small_form([&](const ClosedForm& form) {
    for (int rows = 1; rows <= most; ++rows)
      for (int cols = 1; cols <= rows; ++cols) {
        const CountResult direct =
            count_placements({{rows, cols}, form.fleet(), form.touch()}, {}, *solo);
        ASSERT_EQ(form.placements(rows, cols), direct.polynomial)
            << named(form) << " " << rows << "x" << cols;
        ASSERT_EQ(form.count(cols, rows), direct.count);
      }
  });
}

// The span is the exact one: of the whole fleet and of every smaller one.
TEST(ClosedForm, SpanIsAttained) {
  for_each_small_form([&](const ClosedForm& form) {
    std::vector<ClusterSpan> found(form.exponents().size());
    for (const ClosedForm::Box& box : form.boxes())
      for (std::size_t fleet = 1; fleet < found.size(); ++fleet) {
        if (box.ships_times_phi[fleet] == 0) continue;
        found[fleet].half_perimeter = std::max(found[fleet].half_perimeter, box.width + box.height);
        found[fleet].side = std::max(found[fleet].side, box.height);
      }
    for (std::size_t fleet = 1; fleet < found.size(); ++fleet) {
      Fleet smaller;
      for (std::size_t i = 0; i < form.lengths().size(); ++i)
        smaller.set(form.lengths()[i], form.exponents().at(fleet)[i]);
      EXPECT_EQ(found[fleet], cluster_span(smaller, form.touch()))
          << named(form) << ": " << to_string(smaller);
    }
  });
}

TEST(ClosedForm, PolynomialHoldsFromTheFirstSideOn) {
  for_each_small_form([&](const ClosedForm& form) {
    const BivariatePolynomial polynomial = form.polynomial();
    EXPECT_TRUE(polynomial.is_symmetric());
    EXPECT_EQ(polynomial.degree_m(), form.fleet().ships());
    const int first = form.first_side();
    for (const int rows : {first, first + 1, first + 5, 1000, 1'000'000'000})
      for (const int cols : {first, first + 1, 40, 999'999'999})
        ASSERT_EQ(polynomial(rows, cols), form.count(rows, cols))
            << named(form) << " " << rows << "x" << cols;
    if (first == 1) return;
    EXPECT_NE(polynomial(first - 1, 1000), form.count(first - 1, 1000)) << named(form);
  });
}

TEST(ClosedForm, KnownPolynomials) {
  const auto text = [](const char* fleet, Touch touch) {
    return to_text(form_of(parse_fleet(fleet), touch).polynomial());
  };
  EXPECT_EQ(text("empty", Touch::none), "1");
  EXPECT_EQ(text("1:1", Touch::none), "m*n");
  EXPECT_EQ(text("1:2", Touch::any), "(m^2*n^2 - m*n)/2");
  EXPECT_EQ(text("3:1", Touch::corner), "2*m*n - 2*(m + n)");
  // Pairs of cells but for neighbours: (m-1)n + m(n-1) by sides, 2(m-1)(n-1) by corners.
  EXPECT_EQ(text("1:2", Touch::corner), "(m^2*n^2 - 5*m*n + 2*(m + n))/2");
  EXPECT_EQ(text("1:2", Touch::none), "(m^2*n^2 - 9*m*n + 6*(m + n) - 4)/2");
}

TEST(ClosedForm, KnownCounts) {
  for (const char* fleet : {"classic", "small", "3:1,2:2", "4:1,3:1,2:1"})
    for (const Touch touch : k_rules) {
      if (k_slow_build && touch == Touch::none && std::string(fleet) == "classic") continue;
      const ClosedForm form = form_of(parse_fleet(fleet), touch);
      for (const oracle::KnownCount& known : oracle::k_known_counts) {
        const Problem problem = problem_of(known);
        if (problem.fleet != form.fleet() || problem.touch != touch) continue;
        EXPECT_EQ(to_decimal(form.count(problem.board.rows, problem.board.cols)), known.count)
            << name_of(known);
      }
    }
}

TEST(ClosedForm, NamesAConflict) {
  const auto solo = shard::make_solo();
  const ClosedForm form = form_of(Fleet{{3, 1}, {2, 1}}, Touch::none);
  CountResult direct = count_placements({{8, 6}, form.fleet(), form.touch()}, {}, *solo);
  EXPECT_EQ(conflict(form, direct), std::nullopt);
  direct.polynomial[1] += 1;
  EXPECT_EQ(conflict(form, direct), "fleet {2:1,3:0}: 82 against 83");
}

TEST(ClosedForm, HasEveryBoardCountedUntilACountStopsIt) {
  const auto solo = shard::make_solo();
  const Fleet fleet{{2, 2}};
  const std::vector<Board> all = boards_of_closed_form(fleet, Touch::none);
  for (const std::size_t most : {all.size(), all.size() - 1, std::size_t{0}}) {
    std::vector<Board> seen;
    const auto form =
        closed_form(fleet, Touch::none, [&](const Problem& problem) -> std::optional<CountResult> {
          if (seen.size() == most) return std::nullopt;
          seen.push_back(problem.board);
          return count_placements(problem, {}, *solo);
        });
    EXPECT_EQ(form.has_value(), most == all.size());
    EXPECT_TRUE(std::equal(seen.begin(), seen.end(), all.begin()));
    EXPECT_EQ(seen.size(), most);
  }
}

TEST(ClosedForm, Refuses) {
  EXPECT_ERROR(form_of(parse_fleet("2:1,1:inf"), Touch::none), InputError,
               "fleet 2:1,1:inf: a closed form needs a limit on every length, not inf");
  EXPECT_ERROR(form_of(Fleet{{16, 9}}, Touch::none), LimitError,
               "needs the boards up to 76x76, wider than the 64 columns a sweep can have");
  // What a wrong count leads to.
  const Fleet fleet{{1, 2}};
  EXPECT_ERROR(ClosedForm(fleet, Touch::none, {{1, 1, {0, -1, 0}}}), Error,
               "the weight of 1x1 clusters has the wrong sign: a count was wrong");
  EXPECT_ERROR(ClosedForm(fleet, Touch::none, {{1, 2, {0, 0, 1}}}), Error, "wrong sign");
  EXPECT_ERROR(ClosedForm(fleet, Touch::corner, {{2, 2, {0, 0, -1}}}), Error,
               "the weight of 2x2 clusters is not 0, but no cluster is that large");
  EXPECT_ERROR(ClosedForm(fleet, Touch::none, {{1, 3, {0, 0, -1}}}), Error, "that large");
}

}  // namespace
}  // namespace flotilla::space
