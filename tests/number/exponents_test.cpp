// SPDX-License-Identifier: MIT
#include "number/exponents.hpp"

#include <gtest/gtest.h>

namespace flotilla {
namespace {

TEST(Exponents, FirstVariableRunsFastest) {
  const Exponents exponents({2, 1});
  EXPECT_EQ(exponents.size(), 6U);
  const std::vector<std::vector<int>> expected = {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}};
  for (std::size_t i = 0; i < exponents.size(); ++i) {
    EXPECT_EQ(exponents.at(i), expected[i]);
    EXPECT_EQ(exponents.index_of(expected[i]), i);
    EXPECT_EQ(exponents.degree(i), expected[i][0] + expected[i][1]);
  }
}

TEST(Exponents, NoVariablesLeaveTheConstant) {
  for (const Exponents& exponents : {Exponents({}), Exponents({0, 0})}) {
    EXPECT_EQ(exponents.size(), 1U);
    EXPECT_EQ(exponents.degree(0), 0);
    int visits = 0;
    exponents.for_each_divisor(0, [&](std::size_t part) { visits += part == 0 ? 1 : 100; });
    EXPECT_EQ(visits, 1);
  }
}

TEST(Exponents, DivisorsAreAllThatFitInside) {
  const Exponents exponents({3, 0, 2, 1});
  for (std::size_t whole = 0; whole < exponents.size(); ++whole) {
    std::vector<std::size_t> expected;
    for (std::size_t part = 0; part < exponents.size(); ++part) {
      bool divides = true;
      for (std::size_t i = 0; i < 4; ++i)
        divides &= exponents.at(part)[i] <= exponents.at(whole)[i];
      if (divides) expected.push_back(part);
    }
    std::vector<std::size_t> found;
    exponents.for_each_divisor(whole, [&](std::size_t part) {
      found.push_back(part);
      for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(exponents.at(part)[i] + exponents.at(whole - part)[i], exponents.at(whole)[i]);
    });
    EXPECT_EQ(found, expected);
  }
}

}  // namespace
}  // namespace flotilla
