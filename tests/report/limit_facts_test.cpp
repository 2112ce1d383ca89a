// SPDX-License-Identifier: MIT
#include "report/limit_facts.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "report/limit_gains.hpp"
#include "report/result_tables.hpp"
#include "store/sample_record.hpp"
#include "store/table_file.hpp"
#include "store/temp_folder.hpp"

namespace flotilla::report {
namespace {

using Numbers = std::vector<double>;
using Texts = std::vector<std::string>;

/// Facts of a file of `flotilla limit` with these columns.
std::vector<Fact> facts_of_columns(const std::vector<store::Column>& columns) {
  const store::TempFolder folder;
  const auto path = folder / "limit.h5";
  store::write_table_file(path, "flotilla limit", columns, store::sample_provenance());
  return limit_facts(path, "flotilla limit");
}

const Fact& fact_named(const std::vector<Fact>& facts, const std::string& item) {
  const auto found = std::ranges::find(facts, item, &Fact::item);
  if (found == facts.end()) throw std::logic_error("no fact " + item);
  return *found;
}

std::vector<Fact> classic_plans() {
  return facts_of_columns({{"plan", "", Texts{"classic fleet, plain", "classic fleet, plan 3"}},
                           {"guarantee", "", Numbers{0.25, 0.5}},
                           {"guarantee_exact", "", Texts{"1/4", ""}},
                           {"guarantee_error", "", Numbers{0, 0.125}},
                           {"random", "", Numbers{0.5, 0.75}}});
}

// The row of a fact in its table: item, ours, interval.
Texts row_of(const std::vector<Fact>& facts, const std::string& item) {
  for (const ResultTable& table : tables_of(facts, {}))
    for (const Texts& row : table.rows)
      if (row.front() == item) return row;
  return {};
}

TEST(LimitFacts, OfGridsAreNotExact) {
  const std::vector<Fact> facts = classic_plans();
  EXPECT_EQ(row_of(facts, "plain, guarantee"), (Texts{"plain, guarantee", "25.000000", "exact"}));
  EXPECT_EQ(row_of(facts, "plan 3, guarantee"),
            (Texts{"plan 3, guarantee", "50.000000", "37.500000 .. 62.500000"}));
  EXPECT_EQ(row_of(facts, "plan 3 against random"),
            (Texts{"plan 3 against random", "75.000000", "62.500000 .. 87.500000"}));
}

TEST(LimitFacts, OfTheClassicFleetAreATableOfTheirOwn) {
  std::vector<Fact> facts = classic_plans();
  std::ranges::move(facts_of_columns({{"plan", "", Texts{"plain"}},
                                      {"guarantee", "", Numbers{0.5}},
                                      {"guarantee_exact", "", Texts{"1/2"}}}),
                    std::back_inserter(facts));
  std::ranges::move(facts_of_columns({{"plan", "", Texts{"class classic"}},
                                      {"class_value", "", Numbers{0.5}},
                                      {"class_error", "", Numbers{0.25}},
                                      {"lines", "", std::vector<std::uint64_t>{48}},
                                      {"one_double", "", Numbers{0.98}}}),
                    std::back_inserter(facts));
  const std::vector<ResultTable> tables = tables_of(facts, {});
  ASSERT_EQ(tables.size(), 2U);
  EXPECT_EQ(tables[0].title, "Races for {3,3,2} on a board without end");
  EXPECT_EQ(tables[0].rows.size(), 1U);
  EXPECT_EQ(tables[1].title, "Races for the fleet 5:1,4:1,3:2,2:1 on a board without end");
  EXPECT_EQ(row_of(facts, "class classic"),
            (Texts{"class classic", "50.000000", "25.000000 .. 75.000000, 48 lines"}));
  EXPECT_EQ(row_of(facts, "class classic, hider with one double").back(), "of one hider");
}

TEST(LimitFacts, CountTheSlowestPatterns) {
  const std::vector<Fact> facts =
      facts_of_columns({{"plan", "", Texts(5, "p")},
                        {"hider", "", Texts{"AA/H", "0,0", "0,3", "1,4", "random"}},
                        {"mean_time", "", Numbers{0.9, 0.25, 0.5, 0.5, 0.4}},
                        {"mean_time_exact", "", Texts{"9/10", "1/4", "1/2", "1/2", "2/5"}}});
  const Fact& slowest = fact_named(facts, "p, mean time, patterns where it is greatest");
  EXPECT_EQ(slowest.value, 2);
  EXPECT_EQ(slowest.form, NumberForm::whole);
}

TEST(LimitFacts, TellTheSharesOfTunedPlans) {
  const std::vector<Fact> facts = facts_of_columns({{"plan", "", Texts(2, "p, tuned")},
                                                    {"pattern", "", Texts{"0,0", "0,3"}},
                                                    {"won", "", Numbers{0.5, 0.5}},
                                                    {"won_exact", "", Texts{"1/2", "1/2"}},
                                                    {"set", "", Texts(2, "p=1/4,q=3/5")}});
  EXPECT_EQ(fact_named(facts, "p, tuned, p").value, Rational(1) / 4);
  EXPECT_EQ(fact_named(facts, "p, tuned, q").value, Rational(3) / 5);
}

TEST(LimitFacts, GainsAreAsWideAsBothIntervals) {
  const std::vector<Fact> facts = facts_of_columns(
      {{"plan", "", Texts{"class tiers against random", "class basic against random"}},
       {"class_value", "", Numbers{0.75, 0.5}},
       {"class_error", "", Numbers{0.125, 0.0625}}});
  const std::vector<Fact> gains = limit_gains(facts);
  ASSERT_EQ(gains.size(), 1U);
  EXPECT_EQ(gains[0].item, "class tiers against random, less class basic against random");
  EXPECT_EQ(gains[0].value, Rational(1) / 4);
  ASSERT_TRUE(gains[0].spread);
  EXPECT_EQ(gains[0].spread->low, Rational(1) / 16);
  EXPECT_EQ(gains[0].spread->high, Rational(7) / 16);
  EXPECT_EQ(limit_gains(classic_plans()).size(), 0U);  // no plan 1
}

}  // namespace
}  // namespace flotilla::report
