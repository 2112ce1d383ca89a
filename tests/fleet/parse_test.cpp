// SPDX-License-Identifier: MIT
#include "fleet/parse.hpp"

#include <gtest/gtest.h>

#include <array>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla {
namespace {

TEST(Parse, TrimsWhiteSpace) {
  EXPECT_EQ(trimmed(" \t a b\r\n"), "a b");
  EXPECT_EQ(trimmed(" \n "), "");
  EXPECT_EQ(trimmed(""), "");
}

TEST(Parse, QuotesForMessages) {
  EXPECT_EQ(in_quotes("a\nb"), "\"a\\nb\"");
  const auto want = [](std::size_t letters, const char* end) {
    std::string quoted(letters + 1, 'y');
    quoted[0] = '"';
    return quoted.append(end);
  };
  std::string cut_before_zz(59, 'y');
  cut_before_zz += "\u00e9zz";
  EXPECT_EQ(in_quotes(cut_before_zz), want(59, "\u00e9...\""));
  EXPECT_EQ(in_quotes(std::string(100, 'y')), want(60, "...\""));
}

TEST(Parse, EscapesWhatCannotBePrinted) {
  EXPECT_EQ(printable("A1 \u00e9\u20ac\U0001f6a2"), "A1 \u00e9\u20ac\U0001f6a2");
  EXPECT_EQ(printable("\x1b[31m\t\r\x7f"), "\\x1b[31m\\t\\r\\x7f");
  EXPECT_EQ(printable(std::string_view("\0", 1)), "\\x00");
  EXPECT_EQ(printable("\xff\xc3("), "\\xff\\xc3(");
  EXPECT_EQ(printable("\xc2\x9b"), "\\xc2\\x9b");           // a control character in two bytes
  EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");           // a slash spelled too long
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half a pair
  EXPECT_EQ(printable("\xe2\x82"), "\\xe2\\x82");           // cut short
}

TEST(Parse, Integers) {
  EXPECT_EQ(parse_int(" 42 ", 0, 100, "rows"), 42);
  EXPECT_EQ(parse_int("-2147483648", -2147483647 - 1, 0, "rows"), -2147483647 - 1);
  EXPECT_ERROR(parse_int("", 0, 100, "rows"), InputError, "rows is missing, allowed 0..100");
  EXPECT_ERROR(parse_int("101", 0, 100, "rows"), InputError, "rows = 101, allowed 0..100");
  EXPECT_ERROR(parse_int("0x10", 0, 100, "rows"), InputError,
               "rows = \"0x10\" is not a whole number");
  EXPECT_ERROR(parse_int(std::string(50, '9'), 0, 100, "rows"), InputError,
               "rows = " + std::string(40, '9') + "..., allowed 0..100");
  EXPECT_ERROR(check_range(7, 8, 9, "seed"), InputError, "seed = 7, allowed 8..9");
}

TEST(Parse, NearestName) {
  constexpr std::array<std::string_view, 3> names = {"none", "corner", "any"};
  EXPECT_EQ(nearest_name("corners", names), "corner");
  EXPECT_EQ(nearest_name("", names), "any");
  EXPECT_EQ(nearest_name("nine", names), "none");
}

}  // namespace
}  // namespace flotilla
