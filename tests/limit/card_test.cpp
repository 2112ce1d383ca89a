// SPDX-License-Identifier: MIT
#include "limit/card.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_message.hpp"
#include "limit/parts.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

Card card(const std::string& name, int side = 12) {
  return card_of(read_strategy(FLOTILLA_PLANS + name + ".toml"), side);
}

std::string rule(const Card& of, const std::string& when) {
  for (const CardSection& section : of.sections)
    for (const CardRule& each : section.rules)
      if (each.when == when) return each.what;
  return "none";
}

TEST(Card, SaysWhatThePlanDoes) {
  const Card printable = card("printable");
  EXPECT_NE(printable.promise.find("52.05 %"), std::string::npos);
  EXPECT_EQ(rule(printable, "nothing"), "A; then B until 11 of the 24 are shot; then 1; then 2");
  EXPECT_EQ(
      rule(printable, "a 3 in A"),
      "B until 5 of the 24 are shot; then A; then B until 11 of the 24 are shot; then 1; then 2");
  EXPECT_EQ(rule(printable, "both 3s were in A"),
            "A and the C next to a B not yet shot, mixed; then the C that are left");
  EXPECT_EQ(rule(card("adaptive"), "until both 3s are sunk"), "A; then B");
  EXPECT_EQ(rule(card("plan-3"), "a 3"), "B until 6 of the 24 are shot; then A; then B");
  EXPECT_EQ(rule(card("threshold-jump"), "a 3 in A"),
            "if fewer than 5 of the 24 A were shot when the first 3 was hit: B; then A. Else: A; "
            "then B");
}

TEST(Card, DrawsTheParts) {
  const Card printable = card("printable", 18);
  ASSERT_EQ(printable.squares.size(), 18U);
  for (int row = 0; row < 18; ++row)
    for (int col = 0; col < 18; ++col) {
      const char letter =
          printable.squares[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)];
      switch (part_of(row + col)) {
        case Part::A:
          EXPECT_EQ(letter, 'A');
          break;
        case Part::B: {
          EXPECT_EQ(letter, 'B');
          if (row == 0 || row == 17 || col == 0 || col == 17) break;
          // A 3 across B in its middle, either way it lies, has one first and one second cell of slots.
          const auto at_cell = [&](int r, int c) {
            return printable.squares[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
          };
          EXPECT_EQ(at_cell(row, col - 1) + at_cell(row, col + 1), '1' + '2');
          EXPECT_EQ(at_cell(row - 1, col) + at_cell(row + 1, col), '1' + '2');
          break;
        }
        case Part::C:
          EXPECT_TRUE(letter == '1' || letter == '2');
          break;
        case Part::D:
          EXPECT_EQ(letter, ' ');
      }
    }
  EXPECT_ERROR(card("plain", 5), InputError, "allowed sides 6..24");
}

TEST(Card, HasShortLines) {
  for (const char* name : {"die-roll", "four-probes", "plan-1", "plan-3", "threshold-jump"}) {
    const std::string text = to_string(card(name));
    std::size_t begin = 0;
    while (begin < text.size()) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      EXPECT_LE(end - begin, 100U) << name;
      EXPECT_TRUE(end == begin || text[end - 1] != ' ') << name;
      begin = end + 1;
    }
  }
}

}  // namespace
}  // namespace flotilla::limit
