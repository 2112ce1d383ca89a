// SPDX-License-Identifier: MIT
#include "report/published.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "expect_message.hpp"
#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"
#include "oracle/known_counts.hpp"

namespace flotilla::report {
namespace {

/// A file with one source and one entry of these lines.
Published parsed(const std::string& entry) {
  return parse_published(
      "[sources.a]\ntitle = \"A\"\naddress = \"https://a\"\nread = \"today\"\n[[published]]\n" +
          entry,
      "p.toml");
}

constexpr char k_counts[] = "quantity = \"placements\"\nsource = \"a\"\ntouch = \"none\"\n";

TEST(Published, TakesNumbersByBoard) {
  const Published found = parsed(
      std::string(k_counts) + "fleet = \"small\"\nsampled = 20\nvalues = { 6x6 = \"043.06\" }\n");
  ASSERT_EQ(found.values.size(), 1U);
  const PublishedValue& value = found.values.front();
  EXPECT_EQ(value.table.fleet, "3:1,2:2,1:3");
  EXPECT_EQ(value.board, (Board{6, 6}));
  EXPECT_EQ(value.item, "");
  EXPECT_EQ(value.value(), Rational(4306) / 100);
  EXPECT_EQ(value.decimals(), 2);
  EXPECT_EQ(value.draws, 20U);
}

TEST(Published, NamesWhatIsWrong) {
  const std::string counts = k_counts;
  const auto refused = [](const std::string& entry, const std::string& message) {
    EXPECT_ERROR(parsed(entry), InputError, message);
  };
  refused(counts + "fleet = \"smal\"\nvalues = {}\n", "p.toml:5: ");
  refused(counts + "fleet = \"small\"\n", "values is missing");
  refused(counts + "fleet = \"small\"\nboard = \"6x6\"\nvalues = {}\n", "leave board out");
  refused(counts + "fleet = \"small\"\nvalues = { 6x6 = 4 }\n", "6x6 is no number in quotes");
  refused(counts + "fleet = \"small\"\nvalues = { 6x6 = \"1,5\" }\n", "6x6 is no number in quotes");
  refused(counts + "fleet = \"small\"\nvalues = { six = \"4\" }\n", "six");
  refused(counts + "fleet = \"small\"\ncolour = \"red\"\nvalues = {}\n", "colour is none of");
  refused("quantity = \"sizes\"\n", "quantity = \"sizes\" is none of placements");
  refused(
      "quantity = \"price\"\nsource = \"a\"\ntouch = \"none\"\nfleet = \"small\"\nvalues = {}\n",
      "board is missing");
  refused(
      "quantity = \"placements\"\nsource = \"b\"\ntouch = \"none\"\nfleet = \"small\"\nvalues = { "
      "6x6 "
      "= \"4\" }\n",
      "source = \"b\" is none of [sources]");
  EXPECT_ERROR(parse_published("[sources.a\n", "p.toml"), InputError, "p.toml:1:");
}

TEST(Published, TakesFiguresOfStudiesByProblem) {
  const Published found = parsed(
      "quantity = \"study\"\nstudy = \"ladder\"\nsource = \"a\"\nboard = \"6x6\"\nfleet = "
      "\"small\"\ntouch = \"none\"\nsampled = 36\nvalues = { touch_finished = \"9/36\" }\n");
  const std::string problem = "board 6x6, fleet 3:1,2:2,1:3, touch none";
  const PublishedValue* value = find_study_value(found, "ladder", problem, "touch_finished");
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(value->value(), Rational(1) / 4);
  EXPECT_EQ(value->draws, 36U);
  EXPECT_EQ(find_study_value(found, "pruning", problem, "touch_finished"), nullptr);
  EXPECT_EQ(find_study_value(found, "ladder", problem, "touch_settled"), nullptr);
  EXPECT_EQ(find_study_value(found, "ladder", "board 7x7, fleet 3:1,2:2,1:3, touch none",
                             "touch_finished"),
            nullptr);
}

TEST(Published, TakesChancesOfTheLimitAsFractions) {
  const Published found = parsed(
      "quantity = \"limit\"\nsource = \"a\"\nvalues = { \"plan 1, guarantee\" = \"37/72\" }\n");
  ASSERT_EQ(found.values.size(), 1U);
  EXPECT_TRUE(found.values.front().is_fraction());
  EXPECT_EQ(found.values.front().value(), Rational(37) / 72);
  EXPECT_ERROR(parsed("quantity = \"limit\"\nsource = \"a\"\nvalues = { p = \"1/0\" }\n"),
               InputError, "p is no number in quotes");
  EXPECT_ERROR(parsed("quantity = \"study\"\nsource = \"a\"\nboard = \"6x6\"\nfleet = "
                      "\"small\"\ntouch = \"none\"\nvalues = {}\n"),
               InputError, "study is missing");
}

TEST(Published, TakesRangesNotesAndHowFarNumbersMayBeOff) {
  const Published found = parsed(
      "quantity = \"shots\"\nsource = \"a\"\nboard = \"4x4, 5x5\"\nfleet = \"2:1\"\ntouch = "
      "\"any\"\nmade_by = \"b.toml\"\nvalues = { density = \"44.37\", \"parity, x\" = \"7 .. 10\" "
      "}\n"
      "within = { density = \"44.25 .. 44.49\" }\nnotes = { \"parity, x\" = \"Why.\" }\n");
  ASSERT_EQ(found.values.size(), 4U);
  EXPECT_EQ(found.values[0].board, (Board{4, 4}));
  EXPECT_EQ(found.values[2].board, (Board{5, 5}));
  EXPECT_EQ(found.values[2].shown(), "44.37 (44.25 .. 44.49)");
  EXPECT_EQ(found.values[3].value(), Rational(17) / 2);
  EXPECT_EQ(found.values[3].shown(), "7 .. 10");
  EXPECT_EQ(found.values[3].note, "Why.");
  EXPECT_EQ(found.values[2].note, "");
  EXPECT_EQ(found.values[0].made_by, "b.toml");
}

TEST(Published, CountsEachPlacementOnce) {
  const Published found = parsed(std::string(k_counts) +
                                 "fleet = \"2:2\"\nevidence = '{\"shots\":[]}'\ncounted_times = "
                                 "2\nvalues = { 3x3 = \"12\" }\n");
  EXPECT_EQ(found.values.front().value(), 6);
  EXPECT_EQ(found.values.front().shown(), "12");
  EXPECT_EQ(found.values.front().table.evidence, "{\"shots\":[]}");
}

TEST(Published, RefusesNotesAboutNothing) {
  const std::string counts = std::string(k_counts) + "fleet = \"2:2\"\nvalues = { 3x3 = \"12\" }\n";
  EXPECT_ERROR(parsed(counts + "notes = { 4x4 = \"Why.\" }\n"), InputError,
               "notes.4x4 is no text in quotes about one of the values");
  EXPECT_ERROR(parsed(counts + "within = { 3x3 = \"about\" }\n"), InputError,
               "within = \"about\", allowed \"at least\"");
  EXPECT_ERROR(parsed(counts + "counted_times = 0\n"), InputError,
               "counted_times is no whole number");
}

// What is told to make a file of ours is there, and every number says it, but for those that nothing of ours makes.
TEST(Published, NamesConfigsThatExist) {
  const std::filesystem::path home = FLOTILLA_HOME;
  int without = 0;
  for (const PublishedValue& value : published().values) {
    if (value.made_by.empty() && value.table.quantity != Quantity::seconds &&
        value.table.quantity != Quantity::states) {
      EXPECT_FALSE(value.note.empty()) << value.item;
      ++without;
    }
    if (!value.made_by.empty()) {
      EXPECT_TRUE(std::filesystem::is_regular_file(home / value.made_by)) << value.made_by;
    }
  }
  EXPECT_LT(without, 10);
}

// Against the table that the engines are tested with.
TEST(Published, CountsAreTheKnownOnes) {
  int compared = 0;
  for (const oracle::KnownCount& known : oracle::k_known_counts)
    for (const PublishedValue& value : published().values)
      if (value.table == TableKey{Quantity::placements, to_string(parse_fleet(known.fleet)),
                                  std::string(known.touch), ""} &&
          value.board == parse_board(known.board, Board::k_unswept)) {
        EXPECT_EQ(value.value(), Rational(from_decimal(std::string(known.count))))
            << known.board << " " << known.fleet << " " << known.touch;
        ++compared;
      }
  EXPECT_GE(compared, 60);
}

TEST(Published, TheFileOfTheProgramIsRead) {
  EXPECT_GT(published().sources.size(), 3U);
  EXPECT_GT(published().values.size(), 50U);
}

}  // namespace
}  // namespace flotilla::report
