// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "limit/strategy.hpp"

namespace flotilla::limit {

inline constexpr int k_least_card_side = 6, k_most_card_side = 24;

/// What to do in one situation.
struct CardRule {
  std::string when;  // "a 3 is sunk, in A"
  std::string what;  // "B until 5 of the 24 are shot; then A; then B"

  bool operator==(const CardRule&) const = default;
};

struct CardSection {
  std::string title;
  std::vector<CardRule> rules;  // `when` may be empty

  bool operator==(const CardSection&) const = default;
};

/// A strategy as rules that a person can follow on squared paper who knows nothing but the game.
struct Card {
  std::string title;
  std::string promise;  // what it guarantees
  std::vector<std::string>
      squares;  // [row], a letter a column: A, B, C; C as 1 and 2 with slots; blank: never searched
  std::vector<CardSection> sections;  // setting up, letters, rules
};

/// @param side  of the board drawn, for which shares are counts of squares
/// @throws InputError  for other sides.
[[nodiscard]] Card card_of(const Strategy& strategy, int side);

/// Lines of at most 100 characters.
[[nodiscard]] std::string to_string(const Card& card);

}  // namespace flotilla::limit
