// SPDX-License-Identifier: MIT
#include "report/result_tables.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>

#include "number/errors.hpp"
#include "number/plural.hpp"
#include "number/rational.hpp"
#include "report/footnotes.hpp"

namespace flotilla::report {

namespace {

constexpr int k_least_decimals = 4;  // of a number that is not whole

/// A row: a fact, a published number, or both.
struct Row {
  Board board;
  std::string item;
  const Fact* ours = nullptr;
  const PublishedValue* theirs = nullptr;
};

struct Group {
  TableKey key;
  std::vector<Row> rows;
  std::size_t first_published = SIZE_MAX;  // place in the published list

  Row& row(const Board& board, const std::string& item) {
    const auto found = std::ranges::find_if(
        rows, [&](const Row& row) { return row.board == board && row.item == item; });
    if (found != rows.end()) return *found;
    return rows.emplace_back(Row{board, item});
  }
  [[nodiscard]] bool has_published() const { return first_published != SIZE_MAX; }
};

/// "B2 hit, C2 miss, answers sunk_length"; where more is known than shots the JSON itself.
std::string evidence_text(const std::string& json) {
  const auto known = nlohmann::json::parse(json, nullptr, false);
  std::set<std::string> keys;
  if (known.is_object())
    for (const auto& [key, value] : known.items()) keys.insert(key);
  for (const char* key : {"rows", "cols", "answers"}) keys.erase(key);
  if (keys != std::set<std::string>{"shots"}) return json;
  const auto shots = known["shots"].get<std::vector<std::string>>();
  const std::string answers =
      known.contains("answers") ? ", answers " + known["answers"].get<std::string>() : "";
  return fmt::format("{}{}", fmt::join(shots, ", "), answers);
}

std::string rule_text(const TableKey& key) {
  std::string text = fmt::format("fleet {}, ", key.fleet);
  text += key.touch == "none"     ? "ships may not touch"
          : key.touch == "corner" ? "ships may touch at corners"
                                  : "ships may touch";
  if (!key.evidence.empty()) text += ", known beforehand: " + evidence_text(key.evidence);
  return text;
}

std::string item_title(Quantity quantity) {
  switch (quantity) {
    case Quantity::placements:
      return "";
    case Quantity::ships:
    case Quantity::lines:
      return "k";
    case Quantity::cells:
      return "cell";
    case Quantity::price:
      return "number";
    case Quantity::study:
      return "figure";
    case Quantity::limit:
      return "plan and hider";
    case Quantity::shots:
      return "hunter";
    case Quantity::races:
      return "plan";
    case Quantity::optimal:
      return "fleet and hider";
    case Quantity::draws:
    case Quantity::seconds:
    case Quantity::states:
      return "";
  }
  return "";
}

/// The value with so many digits after the point, rounded to the nearest.
std::string decimal_text(const Rational& value, int decimals) {
  BigInt scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const bool is_negative = value < 0;
  const Rational size = is_negative ? Rational(-value) : value;
  const BigInt top = boost::multiprecision::numerator(size) * scale * 2;
  const BigInt bottom = boost::multiprecision::denominator(size);
  std::string digits = to_decimal((top + bottom) / (bottom * 2));
  const auto places = static_cast<std::size_t>(decimals);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  if (places > 0) digits.insert(digits.size() - places, ".");
  return (is_negative ? "-" : "") + digits;
}

/// As it is published: a percentage is 100 times the share.
Rational shown_value(const Fact& fact) {
  return fact.form == NumberForm::percent ? Rational(fact.value * 100) : fact.value;
}

int decimals_of(const Fact& fact) {
  constexpr int k_of_the_limit = 6;  // what is exact may be compared to more digits
  if (fact.form == NumberForm::whole) return 0;
  return fact.table.quantity == Quantity::limit ? k_of_the_limit : k_least_decimals;
}

std::string our_text(const Fact* fact) {
  if (fact == nullptr) return "-";
  const std::string decimals = decimal_text(shown_value(*fact), decimals_of(*fact));
  if (fact->table.quantity != Quantity::optimal) return decimals;
  return fmt::format("{} = {}", fact->value.str(), decimals);
}

std::string spread_text(const Fact* fact) {
  if (fact == nullptr) return "-";
  const std::string how = fact->how.empty() ? "" : ", " + fact->how;
  if (!fact->spread && fact->bound != Fact::Bound::none)
    return (fact->bound == Fact::Bound::lower ? "at least" : "at most") + how;
  if (!fact->spread) return fact->how.empty() ? "exact" : fact->how;
  const auto end = [&](const Rational& value) {
    return decimal_text(fact->form == NumberForm::percent ? Rational(value * 100) : value,
                        decimals_of(*fact));
  };
  return end(fact->spread->low) + " .. " + end(fact->spread->high) + how;
}

std::string difference_text(const Row& row) {
  if (row.ours == nullptr || row.theirs == nullptr) return "-";
  // A fraction is a share, also where ours is shown in percent.
  const bool is_share = row.theirs->is_fraction() && row.ours->form == NumberForm::percent;
  const Rational theirs = is_share ? Rational(row.theirs->value() * 100) : row.theirs->value();
  const Rational difference = shown_value(*row.ours) - theirs;
  if (difference == 0) return "0";
  const int decimals = row.theirs->decimals();
  BigInt scale = 2;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const bool is_rounded = row.ours->form != NumberForm::whole && !row.theirs->is_fraction() &&
                          abs(difference) * scale <= 1;
  if (is_rounded) return "rounded";
  return (difference > 0 ? "+" : "") +
         decimal_text(difference, row.ours->form == NumberForm::whole ? 0 : decimals + 2);
}

std::string source_text(const Row& row, Footnotes& footnotes) {
  if (row.theirs == nullptr) return "-";
  // Of a number that nothing of ours makes, the note says why.
  const bool is_about_ours = row.ours != nullptr || row.theirs->made_by.empty();
  const std::string mark = footnotes.mark(*row.theirs, is_about_ours);
  if (row.theirs->draws == 0) return row.theirs->source + mark;
  return fmt::format("{}, {}{}", row.theirs->source, plural(row.theirs->draws, "draw"), mark);
}

/// Where a table of a fleet comes from that nobody counted by itself.
std::string origin_text(const Group& group) {
  if (group.key.quantity != Quantity::placements) return "";
  std::set<std::string> files;
  for (const Row& row : group.rows)
    if (row.ours != nullptr && !row.ours->is_listed)
      files.insert(std::filesystem::path(row.ours->file).filename().string());
  if (files.empty()) return "";
  return fmt::format("Counted along with a larger fleet, in {}.", fmt::join(files, " and "));
}

ResultTable table_of(const Group& group, const Published& published) {
  ResultTable table;
  table.title = title_of(group.key);
  const bool has_items = group.key.quantity != Quantity::placements;
  const bool is_compared = group.has_published();
  const bool has_board = group.key.quantity != Quantity::limit;
  const bool has_spread = group.key.quantity == Quantity::limit;
  if (has_board) table.columns.push_back({"board"});
  if (has_items) table.columns.push_back({item_title(group.key.quantity)});
  table.columns.push_back({"ours", true});
  if (has_spread) table.columns.push_back({"interval"});
  if (is_compared)
    for (const char* name : {"published", "difference"}) table.columns.push_back({name, true});
  if (is_compared) table.columns.push_back({"source"});

  Footnotes footnotes;
  for (const Row& row : group.rows) {
    std::vector<std::string> cells;
    if (has_board) cells.push_back(to_string(row.board));
    if (has_items) cells.push_back(row.item);
    cells.push_back(our_text(row.ours));
    if (has_spread) cells.push_back(spread_text(row.ours));
    if (is_compared) {
      cells.push_back(row.theirs == nullptr ? "-" : row.theirs->shown());
      cells.push_back(difference_text(row));
      cells.push_back(source_text(row, footnotes));
    }
    if (row.ours != nullptr && row.theirs != nullptr) table.compared.push_back(row.theirs);
    table.rows.push_back(std::move(cells));
  }
  table.notes = footnotes.lines(published);
  if (const std::string origin = origin_text(group); !origin.empty()) table.notes.push_back(origin);
  if (group.key.quantity == Quantity::limit) {
    table.notes.emplace_back(
        "Chances to win against the plain plan are percentages, times shares of the board; a "
        "published fraction is exact. An interval is what grids of so many lines let one expect; "
        "at least and at most are proven.");
    return table;
  }
  if (group.key.quantity == Quantity::optimal) {
    table.notes.emplace_back("Exact; a published fraction is exact, too.");
    return table;
  }
  if (std::ranges::any_of(group.rows, [](const Row& row) {
        return row.ours != nullptr && row.ours->form == NumberForm::percent;
      }))
    table.notes.emplace_back("Numbers with a point are percentages, or a mean.");
  return table;
}

Rational spread_width(const Fact& fact) {
  return fact.spread ? Rational(fact.spread->high - fact.spread->low) : Rational(0);
}

/// The same number may stand in several files.
void put(Group& group, const Fact& fact) {
  Row& row = group.row(fact.board, fact.item);
  const bool is_bound = fact.bound != Fact::Bound::none;
  if (row.ours != nullptr && (is_bound || fact.spread)) {  // the best of several
    const bool is_better = fact.bound == Fact::Bound::lower ? fact.value > row.ours->value
                           : fact.bound == Fact::Bound::upper
                               ? fact.value < row.ours->value
                               : spread_width(fact) < spread_width(*row.ours);
    if (is_better) row.ours = &fact;
    return;
  }
  if (row.ours != nullptr && row.ours->value != fact.value)
    throw FileError(fmt::format("{} and {} disagree: {}, board {}{}: {} and {}", row.ours->file,
                                fact.file, title_of(fact.table), to_string(fact.board),
                                fact.item.empty() ? "" : ", " + fact.item, our_text(row.ours),
                                our_text(&fact)));
  if (row.ours == nullptr) row.ours = &fact;
}

using Groups = std::map<TableKey, Group>;

Groups listed_groups(std::span<const Fact> facts) {
  Groups groups;
  for (const Fact& fact : facts) {
    if (!fact.is_listed) continue;
    Group& group = groups[fact.table];
    group.key = fact.table;
    put(group, fact);
  }
  return groups;
}

/// Adds what was published of tables there are, and of facts that are listed for that reason alone.
void add_published(Groups& groups, std::span<const Fact> facts, const Published& published) {
  using Place = std::tuple<TableKey, int, int, std::string>;
  std::map<Place, const Fact*> unlisted;
  for (const Fact& fact : facts)
    if (!fact.is_listed)
      unlisted.emplace(Place(fact.table, fact.board.rows, fact.board.cols, fact.item), &fact);
  std::set<TableKey> whole;  // tables that also show what is missing
  for (const auto& [key, group] : groups) whole.insert(key);
  for (std::size_t i = 0; i < published.values.size(); ++i) {
    const PublishedValue& value = published.values[i];
    const auto fact =
        unlisted.find(Place(value.table, value.board.rows, value.board.cols, value.item));
    if (fact == unlisted.end() && !whole.contains(value.table)) continue;
    Group& group = groups[value.table];
    group.key = value.table;
    group.first_published = std::min(group.first_published, i);
    if (fact != unlisted.end()) put(group, *fact->second);
    group.row(value.board, value.item).theirs = &value;
  }
}

}  // namespace

std::string title_of(const TableKey& key) {
  switch (key.quantity) {
    case Quantity::placements:
      return "Placements: " + rule_text(key);
    case Quantity::ships:
      return "Placements of k ships: " + rule_text(key);
    case Quantity::cells:
      return "How likely a cell has a ship: " + rule_text(key);
    case Quantity::lines:
      return "How likely a row or column has k ship cells: " + rule_text(key);
    case Quantity::price:
      return "What row and column numbers leave: " + rule_text(key);
    case Quantity::study:
      return fmt::format("Study {}: {}", key.study, rule_text(key));
    case Quantity::limit:
      return fmt::format("Races for {} on a board without end",
                         key.fleet.empty() ? "{3,3,2}" : "the fleet " + key.fleet);
    case Quantity::shots:
      return "Mean shots: " + rule_text(key);
    case Quantity::races:
      return "Races won: " + rule_text(key);
    case Quantity::draws:
      return "Uniform draws, largest gap of a cell: " + rule_text(key);
    case Quantity::optimal:
      return "Mean shots of best play";
    case Quantity::seconds:
      return "Seconds to count: " + rule_text(key);
    case Quantity::states:
      return "States to count: " + rule_text(key);
  }
  return "";
}

std::vector<ResultTable> tables_of(std::span<const Fact> facts, const Published& published) {
  Groups groups = listed_groups(facts);
  add_published(groups, facts, published);
  std::vector<Group*> ordered;
  for (auto& [key, group] : groups) ordered.push_back(&group);
  std::ranges::stable_sort(ordered, {}, &Group::first_published);
  std::vector<ResultTable> tables;
  for (Group* group : ordered) {
    if (group->key.quantity == Quantity::limit || group->key.quantity == Quantity::optimal)
      std::ranges::sort(group->rows, {}, &Row::item);
    std::ranges::stable_sort(
        group->rows, {}, [](const Row& row) { return std::pair(row.board.rows, row.board.cols); });
    tables.push_back(table_of(*group, published));
  }
  return tables;
}

}  // namespace flotilla::report
