// SPDX-License-Identifier: MIT
#include "fleet/clue.hpp"

#include <gtest/gtest.h>

#include <string>

namespace flotilla {
namespace {

constexpr std::string_view k_symbols = ".~*o<>^vm";

TEST(Clue, SymbolsReadBack) {
  for (std::size_t i = 0; i < k_symbols.size(); ++i) {
    EXPECT_EQ(symbol(static_cast<Clue>(i)), k_symbols[i]);
    EXPECT_EQ(clue_of_symbol(k_symbols[i]), static_cast<Clue>(i));
  }
  EXPECT_EQ(clue_of_symbol('?'), Clue::unknown);
  EXPECT_EQ(clue_of_symbol('_'), Clue::unknown);
  EXPECT_EQ(clue_of_symbol('w'), Clue::water);
  EXPECT_EQ(clue_of_symbol('W'), Clue::water);
  EXPECT_EQ(clue_of_symbol('O'), Clue::submarine);
  EXPECT_EQ(clue_of_symbol('M'), Clue::middle);
}

TEST(Clue, NoOtherCharacterIsASymbol) {
  int symbols = 0;
  for (int c = 0; c < 256; ++c) symbols += clue_of_symbol(static_cast<char>(c)) ? 1 : 0;
  EXPECT_EQ(symbols, 9 + 6);
  for (const char c : std::string("xX-sSV#0 1\n")) EXPECT_FALSE(clue_of_symbol(c)) << c;
}

TEST(Clue, ShapesOfAShip) {
  // The symbols that fit each cell of a ship in turn.
  const auto fitting = [](const Ship& ship) {
    std::string text;
    for (int i = 0; i < ship.length; ++i) {
      text += i == 0 ? "" : " ";
      for (const char c : k_symbols)
        if (agrees(*clue_of_symbol(c), ship, ship.cell(i))) text += c;
    }
    return text;
  };
  EXPECT_EQ(fitting({{1, 1}, 1, false}), ".*o");
  EXPECT_EQ(fitting({{1, 1}, 2, false}), ".*< .*>");
  EXPECT_EQ(fitting({{1, 1}, 2, true}), ".*^ .*v");
  EXPECT_EQ(fitting({{1, 1}, 4, false}), ".*< .*m .*m .*>");
  EXPECT_EQ(fitting({{1, 1}, 3, true}), ".*^ .*m .*v");
}

TEST(Clue, AllButUnknownAndWaterAreShips) {
  for (const char c : k_symbols) EXPECT_EQ(is_ship(*clue_of_symbol(c)), c != '.' && c != '~');
}

}  // namespace
}  // namespace flotilla
