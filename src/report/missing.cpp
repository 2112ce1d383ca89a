// SPDX-License-Identifier: MIT
#include "report/missing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace flotilla::report {

namespace {

/// Of one table and what makes it.
struct Tally {
  std::string title, made_by;
  int published = 0;
  int missing = 0;
};

/// In the order of the published numbers.
std::vector<Tally> tallies_of(std::span<const ResultTable> tables, const Published& published) {
  std::set<const PublishedValue*> compared;
  for (const ResultTable& table : tables)
    compared.insert(table.compared.begin(), table.compared.end());
  std::vector<Tally> tallies;
  for (const PublishedValue& value : published.values) {
    if (value.made_by.empty()) continue;
    const std::string title = title_of(value.table);
    auto found = std::ranges::find_if(tallies, [&](const Tally& tally) {
      return tally.title == title && tally.made_by == value.made_by;
    });
    if (found == tallies.end()) found = tallies.insert(tallies.end(), Tally{title, value.made_by});
    ++found->published;
    if (!compared.contains(&value)) ++found->missing;
  }
  return tallies;
}

}  // namespace

ResultTable missing_table(std::span<const ResultTable> tables, const Published& published) {
  ResultTable table;
  table.title = "Published numbers without ours";
  table.columns = {{"table"}, {"published", true}, {"missing", true}, {"made by"}};
  for (const Tally& tally : tallies_of(tables, published))
    if (tally.missing > 0)
      table.rows.push_back({tally.title, std::to_string(tally.published),
                            std::to_string(tally.missing), tally.made_by});
  table.notes.emplace_back(table.rows.empty()
                               ? "None: every published number has ours beside it."
                               : "Run what stands under \"made by\", and give its file, too.");
  return table;
}

std::string missing_sentence(std::span<const ResultTable> tables, const Published& published) {
  int all = 0;
  int missing = 0;
  int groups = 0;
  for (const Tally& tally : tallies_of(tables, published)) {
    all += tally.published;
    missing += tally.missing;
    if (tally.missing > 0) ++groups;
  }
  if (missing == 0) return "";
  return fmt::format("{} of {} published numbers, of {} tables, have none of ours beside them here",
                     missing, all, groups);
}

}  // namespace flotilla::report
