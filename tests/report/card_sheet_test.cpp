// SPDX-License-Identifier: MIT
#include "report/card_sheet.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::report {
namespace {

limit::Card card_with(int rules) {
  limit::Card card{"a plan", "It wins.", {"A 1B2 ", " 2B1 A"}, {{"Rules", {}}}};
  for (int i = 0; i < rules; ++i)
    card.sections[0].rules.push_back({"nothing", "A; then B until 11 of the 24 are shot; then 1"});
  return card;
}

TEST(CardSheet, IsOnePageOfEachKind) {
  const std::string svg = card_sheet(card_with(5), SheetFormat::svg);
  EXPECT_NE(svg.find("<svg"), std::string::npos);
  EXPECT_NE(svg.find("595.28"), std::string::npos) << "A4";
  const std::string pdf = card_sheet(card_with(5), SheetFormat::pdf);
  EXPECT_EQ(pdf.substr(0, 4), "%PDF");
  EXPECT_NE(pdf.find("/Count 1"), std::string::npos);
  EXPECT_EQ(card_sheet(card_with(5), SheetFormat::png).substr(1, 3), "PNG");
}

TEST(CardSheet, ShrinksItsTextAndRefusesTooMuch) {
  EXPECT_NO_THROW(static_cast<void>(card_sheet(card_with(40), SheetFormat::pdf)));
  EXPECT_ERROR(card_sheet(card_with(200), SheetFormat::pdf), InputError, "do not fit on a page");
}

}  // namespace
}  // namespace flotilla::report
