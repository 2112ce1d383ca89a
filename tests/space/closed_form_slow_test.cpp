// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <map>

#include "fleet/parse.hpp"
#include "slow_build.hpp"
#include "space/closed_form.hpp"

namespace flotilla::space {
namespace {

// Boards up to 15x15 give all; 16x16 and 17x17 are none of those.
TEST(ClosedFormSlow, StandardFleet) {
  const auto solo = shard::make_solo();
  const Fleet fleet = parse_fleet("standard");
  CountOptions options;
  options.threads = 2;
  const ClosedForm form = closed_form(fleet, Touch::none, options, *solo);
  EXPECT_EQ(form.span(), (ClusterSpan{30, 20}));
  const std::map<int, const char*> squares = {{6, "0"},
                                              {7, "406664"},
                                              {8, "20774262284"},
                                              {9, "15624844160880"},
                                              {10, "1855545978831780"},
                                              {11, "76057466137845004"},
                                              {12, "1583844048828362000"},
                                              {13, "20659901811094712156"},
                                              {14, "191584112041347133868"},
                                              {15, "1370762044086418813716"},
                                              {16, "8001261496244707951600"}};
  for (const auto& [side, count] : squares) EXPECT_EQ(to_decimal(form.count(side, side)), count);

  const BivariatePolynomial polynomial = form.polynomial();
  EXPECT_EQ(form.first_side(), 19);
  EXPECT_EQ(polynomial.degree_m(), 10);
  EXPECT_TRUE(polynomial.is_symmetric());
  EXPECT_EQ(polynomial(19, 19), form.count(19, 19));
  EXPECT_NE(polynomial(18, 19), form.count(18, 19));
  EXPECT_EQ(polynomial(1000, 777), form.count(777, 1000));

  const int side = k_slow_build ? 16 : 17;
  const CountResult direct = count_placements({{side, side}, fleet, Touch::none}, options, *solo);
  EXPECT_EQ(form.placements(side, side), direct.polynomial);
}

}  // namespace
}  // namespace flotilla::space
