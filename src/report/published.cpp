// SPDX-License-Identifier: MIT
#include "report/published.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "fleet/touch.hpp"
#include "number/errors.hpp"
#include "report/published_text.hpp"

namespace flotilla::report {

namespace {

/// Reads one table of the file; messages name the file and the line.
class TableReader {
 public:
  TableReader(const toml::table& table, std::string name)
      : table_(table), name_(fmt::format("{}:{}", name, table.source().begin.line)) {}

  [[noreturn]] void refuse(const std::string& what) const {
    throw InputError(fmt::format("{}: {}", name_, what));
  }
  void allow(const std::set<std::string_view>& keys) const {
    for (const auto& [key, node] : table_)
      if (!keys.contains(key.str()))
        refuse(fmt::format("{} is none of {}", key.str(), fmt::join(keys, ", ")));
  }
  [[nodiscard]] bool has(std::string_view key) const { return table_.contains(key); }
  [[nodiscard]] std::string text(std::string_view key) const {
    const auto* value = table_.get_as<std::string>(key);
    if (value == nullptr) refuse(fmt::format("{} is missing, or no text in quotes", key));
    return value->get();
  }
  [[nodiscard]] std::uint64_t whole(std::string_view key) const {
    const auto* value = table_.get_as<std::int64_t>(key);
    if (value == nullptr || value->get() < 1) refuse(fmt::format("{} is no whole number", key));
    return static_cast<std::uint64_t>(value->get());
  }
  [[nodiscard]] const toml::table& inner(std::string_view key) const {
    const auto* value = table_.get_as<toml::table>(key);
    if (value == nullptr) refuse(fmt::format("{} is missing, or no table", key));
    return *value;
  }
  /// What `parse` says is wrong comes with the place.
  template <typename Parse>
  auto parsed(Parse parse) const {
    try {
      return parse();
    } catch (const InputError& error) {
      refuse(error.what());
    }
  }

 private:
  const toml::table& table_;
  std::string name_;
};

Quantity quantity_of(const TableReader& reader) {
  const std::string name = reader.text("quantity");
  const auto found = std::ranges::find(k_quantity_names, name);
  if (found == k_quantity_names.end())
    reader.refuse(
        fmt::format("quantity = \"{}\" is none of {}", name, fmt::join(k_quantity_names, ", ")));
  return static_cast<Quantity>(found - k_quantity_names.begin());
}

constexpr std::string_view k_range = " .. ";

/// "43.06", "9/36".
bool is_number(const std::string& text) {
  if (const std::size_t stroke = text.find('/'); stroke != std::string::npos)
    return is_number(text.substr(0, stroke)) && is_number(text.substr(stroke + 1)) &&
           text.find_first_not_of("0123456789/") == std::string::npos &&
           text.find_first_not_of('0', stroke + 1) != std::string::npos;
  const std::size_t point = text.find('.');
  const std::string digits = point == std::string::npos ? text : text.substr(point + 1);
  const auto all_digits = [](std::string_view part) {
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
  };
  return all_digits(digits) && (point == std::string::npos || all_digits(text.substr(0, point)));
}

/// "7 .. 10".
bool is_range(const std::string& text) {
  const std::size_t dots = text.find(k_range);
  return dots != std::string::npos && is_number(text.substr(0, dots)) &&
         is_number(text.substr(dots + k_range.size()));
}

/// "44.25 .. 44.49", "+- 0.10" or "at least".
bool is_spread(const std::string& text) {
  return is_range(text) || text == "at least" ||
         (text.starts_with("+- ") && is_number(text.substr(3)));
}

/// Puts what `key` says of some of the values where they are; nothing said of them: no such key.
template <typename Put>
void add_to_values(const TableReader& reader, std::string_view key,
                   std::vector<std::pair<std::string, PublishedValue>>& values, Put put) {
  if (!reader.has(key)) return;
  for (const auto& [name, node] : reader.inner(key)) {
    const auto* text = node.as_string();
    const auto found = std::ranges::find(values, std::string(name.str()),
                                         &std::pair<std::string, PublishedValue>::first);
    if (text == nullptr || text->get().empty() || found == values.end())
      reader.refuse(fmt::format("{}.{} is no text in quotes about one of the values", key,
                                std::string(name.str())));
    put(found->second, text->get());
  }
}

bool is_named_by_board(Quantity quantity) {
  return quantity == Quantity::placements || quantity == Quantity::seconds ||
         quantity == Quantity::states;
}

/// What all values of an entry share.
PublishedValue shared_by_values(const TableReader& reader) {
  PublishedValue each;
  each.table.quantity = quantity_of(reader);
  const bool has_board = each.table.quantity != Quantity::limit;
  const bool has_rules = has_board && each.table.quantity != Quantity::optimal;
  if (has_rules || reader.has("fleet"))
    each.table.fleet = reader.parsed([&] { return to_string(parse_fleet(reader.text("fleet"))); });
  if (has_rules)
    each.table.touch = reader.parsed([&] { return to_string(parse_touch(reader.text("touch"))); });
  if (reader.has("evidence")) each.table.evidence = reader.text("evidence");
  if (reader.has("made_by")) each.made_by = reader.text("made_by");
  if (reader.has("counted_times")) each.times = reader.whole("counted_times");
  each.source = reader.text("source");
  if (each.table.quantity == Quantity::study) each.table.study = reader.text("study");
  if (reader.has("sampled") || each.table.quantity == Quantity::study)
    each.draws = reader.whole("sampled");
  const bool is_by_board = is_named_by_board(each.table.quantity);
  if (has_board && is_by_board == reader.has("board"))
    reader.refuse(is_by_board ? "placements are named by board: leave board out"
                              : "board is missing");
  return each;
}

/// The boards that an entry is about, "4x4, 5x5"; of values that are named by board, and of those that have none, one.
std::vector<Board> boards_of(const TableReader& reader) {
  if (!reader.has("board")) return {Board{}};
  std::vector<Board> boards;
  const std::string text = reader.text("board");
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(", ", at), text.size());
    boards.push_back(
        reader.parsed([&] { return parse_board(text.substr(at, end - at), Board::k_unswept); }));
    at = end + 2;
  }
  return boards;
}

std::vector<PublishedValue> values_of(const TableReader& reader) {
  reader.allow({"quantity", "source", "study", "board", "fleet", "touch", "evidence", "sampled",
                "counted_times", "made_by", "values", "within", "notes"});
  const PublishedValue each = shared_by_values(reader);
  const bool is_by_board = is_named_by_board(each.table.quantity);
  std::vector<std::pair<std::string, PublishedValue>> named;
  const toml::table& table = reader.inner("values");
  for (const auto& [key, node] : table) {
    PublishedValue value = each;
    value.item = key.str();
    if (is_by_board) {
      value.board = reader.parsed([&] { return parse_board(value.item, Board::k_unswept); });
      value.item = "";
    }
    const auto* text = node.as_string();
    if (text == nullptr || !(is_number(text->get()) || is_range(text->get())))
      reader.refuse(fmt::format("{} is no number in quotes, such as \"12\" or \"43.06\"",
                                std::string(key.str())));
    value.text = text->get();
    named.emplace_back(std::string(key.str()), std::move(value));
  }
  add_to_values(reader, "within", named, [&](PublishedValue& value, const std::string& text) {
    if (!is_spread(text))
      reader.refuse(fmt::format(
          "within = {}, allowed \"at least\", or such as \"+- 0.10\" or \"44.25 .. 44.49\"",
          in_quotes(text)));
    value.within = text;
  });
  add_to_values(reader, "notes", named,
                [](PublishedValue& value, const std::string& text) { value.note = text; });
  std::vector<PublishedValue> values;
  for (const Board& board : boards_of(reader))
    for (const auto& [name, value] : named) {
      values.push_back(value);
      if (!is_by_board) values.back().board = board;
    }
  return values;
}

std::vector<PublishedSource> sources_of(const toml::table& file, const std::string& name) {
  std::vector<PublishedSource> sources;
  for (const auto& [key, node] : TableReader(file, name).inner("sources")) {
    const auto* table = node.as_table();
    if (table == nullptr)
      throw InputError(fmt::format("{}: sources.{} is no table", name, key.str()));
    const TableReader reader(*table, name);
    reader.allow({"title", "address", "read"});
    sources.push_back({std::string(key.str()), reader.text("title"), reader.text("address"),
                       reader.text("read")});
  }
  return sources;
}

}  // namespace

bool PublishedValue::is_fraction() const { return text.find('/') != std::string::npos; }

std::string PublishedValue::shown() const {
  return within.empty() ? text : fmt::format("{} ({})", text, within);
}

namespace {

/// Of digits with or without a point.
Rational decimal_value(std::string digits) {
  BigInt scale = 1;
  if (const std::size_t point = digits.find('.'); point != std::string::npos) {
    for (std::size_t i = point + 1; i < digits.size(); ++i) scale *= 10;
    digits.erase(point, 1);
  }
  digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1));
  return ratio(from_decimal(digits), scale);
}

}  // namespace

Rational PublishedValue::value() const {
  if (const std::size_t dots = text.find(k_range); dots != std::string::npos)
    return (decimal_value(text.substr(0, dots)) +
            decimal_value(text.substr(dots + k_range.size()))) /
           2;
  if (const std::size_t stroke = text.find('/'); stroke != std::string::npos)
    return ratio(from_decimal(text.substr(0, stroke)), from_decimal(text.substr(stroke + 1)));
  return decimal_value(text) / times;
}

int PublishedValue::decimals() const {
  constexpr int k_of_a_fraction = 4;
  if (is_fraction()) return k_of_a_fraction;
  const std::size_t point = text.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
}

Published parse_published(std::string_view toml, const std::string& name) {
  toml::table file;
  try {
    file = toml::parse(toml, name);
  } catch (const toml::parse_error& error) {
    throw InputError(
        fmt::format("{}:{}: {}", name, error.source().begin.line, error.description()));
  }
  TableReader(file, name).allow({"sources", "published"});
  Published published;
  published.sources = sources_of(file, name);
  const auto* entries = file.get_as<toml::array>("published");
  if (entries == nullptr) throw InputError(name + ": [[published]] is missing");
  for (const toml::node& entry : *entries) {
    const auto* table = entry.as_table();
    if (table == nullptr) throw InputError(name + ": published is no table");
    const TableReader reader(*table, name);
    for (PublishedValue& value : values_of(reader)) {
      if (std::ranges::find(published.sources, value.source, &PublishedSource::name) ==
          published.sources.end())
        reader.refuse(fmt::format("source = {} is none of [sources]", in_quotes(value.source)));
      published.values.push_back(std::move(value));
    }
  }
  return published;
}

const PublishedValue* find_study_value(const Published& published, const std::string& study,
                                       const std::string& problem, const std::string& figure) {
  for (const PublishedValue& value : published.values)
    if (value.table.quantity == Quantity::study && value.table.study == study &&
        value.item == figure &&
        fmt::format("board {}, fleet {}, touch {}", to_string(value.board), value.table.fleet,
                    value.table.touch) == problem)
      return &value;
  return nullptr;
}

std::string source_note(const PublishedSource& source) {
  return fmt::format("{}: {}, {}, read {}", source.name, source.title, source.address, source.read);
}

Published read_published(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  if (!file.is_open() || file.bad())
    throw InputError(
        fmt::format("{}: the file of published numbers cannot be read", path.string()));
  return parse_published(text, path.string());
}

const Published& published() {
  static const Published values = parse_published(k_published_toml, "results/published.toml");
  return values;
}

}  // namespace flotilla::report
