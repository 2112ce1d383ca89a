// SPDX-License-Identifier: MIT
#include "fleet/formats/evidence_json.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "fleet/formats/grid_row.hpp"
#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 7> k_keys = {
    "rows", "cols", "cells", "row_numbers", "column_numbers", "answers", "shots"};

/// A value as the file could spell it, on one line, cut short.
std::string shown(const Json& value) {
  if (value.is_string()) return in_quotes(value.get_ref<const std::string&>());
  if (value.is_object()) return "an object";
  if (value.is_array()) return "an array of " + std::to_string(value.size());
  return value.dump();
}

[[noreturn]] void refuse(const std::string& what, const Json& value, const std::string& allowed) {
  throw InputError(what + " = " + shown(value) + ", allowed " + allowed);
}

// ---- Text to JSON

/// The library keeps the last of two equal keys: half the evidence would be lost without a word.
class OnceEachKey {
 public:
  explicit OnceEachKey(std::string where) : where_(std::move(where)) {}

  bool operator()(int depth, Json::parse_event_t event, const Json& key) {
    if (event != Json::parse_event_t::key || depth != 1) return true;
    const auto& name = key.get_ref<const std::string&>();
    if (!seen_.insert(name).second)
      throw InputError(where_ + ": the key " + in_quotes(name) + " comes twice");
    return true;
  }

 private:
  std::string where_;
  std::set<std::string> seen_;
};

Json parsed(std::string_view text, const std::string& where) {
  try {
    return Json::parse(text, OnceEachKey(where));
  } catch (const Json::exception& error) {
    // "[json.exception.parse_error.101] parse error at line 1, column 2: ...", with a token of any length
    constexpr std::size_t k_most = 200;
    std::string_view message = error.what();
    if (const std::size_t bracket = message.find("] "); bracket != std::string_view::npos)
      message.remove_prefix(bracket + 2);
    throw InputError(where + ": no JSON: " + std::string(message.substr(0, k_most)) +
                     (message.size() > k_most ? "..." : ""));
  }
}

void check_keys(const Json& object, const std::string& where) {
  if (!object.is_object()) refuse(where, object, "an object {...}");
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(k_keys, key) == k_keys.end())
      throw InputError(where + ": the key " + in_quotes(key) +
                       " is unknown, allowed rows, cols, cells, row_numbers, column_numbers, "
                       "answers, shots; did you mean " +
                       std::string(nearest_name(key, k_keys)) + "?");
}

// ---- JSON to evidence

class Reader {
 public:
  Reader(const Json& object, const Board& board, const std::string& where)
      : object_(object), board_(board), where_(where), evidence_(board) {}

  [[nodiscard]] Evidence read() && {
    check_side("rows", board_.rows);
    check_side("cols", board_.cols);
    read_cells();
    for (const auto& [row, number] : numbers("row_numbers", board_.rows, board_.cols))
      evidence_.set_row_number(row, number);
    for (const auto& [col, number] : numbers("column_numbers", board_.cols, board_.rows))
      evidence_.set_column_number(col, number);
    read_answers();
    read_shots();
    return std::move(evidence_);
  }

 private:
  [[nodiscard]] std::string name(std::string_view key) const {
    return where_ + ": " + std::string(key);
  }
  [[nodiscard]] std::string name(std::string_view key, std::size_t i) const {
    return name(key) + "[" + std::to_string(i) + "]";
  }

  void check_side(std::string_view key, int side) const {
    const auto found = object_.find(key);
    if (found != object_.end() && *found != side)
      refuse(name(key), *found,
             std::to_string(side) + ": the board asked about is " + to_string(board_));
  }

  /// The array at `key`, or nothing; `size` 0 allows any size.
  [[nodiscard]] const Json* array(std::string_view key, int size, const std::string& items) const {
    const auto found = object_.find(key);
    if (found == object_.end()) return nullptr;
    const bool fits = found->is_array() && (size == 0 || found->size() == std::size_t(size));
    if (!fits)
      refuse(name(key), *found,
             "an array of " + (size == 0 ? "" : std::to_string(size) + " ") + items + ", board " +
                 to_string(board_));
    return &*found;
  }

  [[nodiscard]] const std::string& text(const Json& value, const std::string& what,
                                        const std::string& allowed) const {
    if (!value.is_string()) refuse(what, value, allowed);
    return value.get_ref<const std::string&>();
  }

  void read_cells() {
    const Json* rows = array("cells", board_.rows, "strings");
    if (rows == nullptr) return;
    for (int row = 0; row < board_.rows; ++row) {
      const auto i = static_cast<std::size_t>(row);
      const std::string what = name("cells", i);
      const std::string& line = text((*rows)[i], what, "a string with one symbol a cell");
      const std::string_view rest = read_grid_row(line, row, what, evidence_);
      if (!rest.empty())
        throw InputError(what + ": " + in_quotes(rest) +
                         " follows the last cell; numbers go into row_numbers");
    }
  }

  [[nodiscard]] std::vector<std::pair<int, std::optional<int>>> numbers(std::string_view key,
                                                                        int size, int most) const {
    std::vector<std::pair<int, std::optional<int>>> known;
    const Json* items = array(key, size, "whole numbers or null");
    if (items == nullptr) return known;
    for (int i = 0; i < size; ++i) {
      const Json& item = (*items)[static_cast<std::size_t>(i)];
      if (item.is_null()) continue;
      if (!item.is_number_integer() || item < 0 || item > most)
        refuse(name(key, static_cast<std::size_t>(i)), item,
               "0.." + std::to_string(most) + " or null");
      known.emplace_back(i, item.get<int>());
    }
    return known;
  }

  void read_answers() {
    const auto found = object_.find("answers");
    if (found == object_.end()) return;
    const std::string& spelled =
        text(*found, name("answers"), "\"hits\", \"sunk\", \"sunk_length\", \"named\"");
    try {
      evidence_.set_answers(parse_answers(spelled));
    } catch (const InputError& error) {
      throw InputError(where_ + ": " + error.what());
    }
  }

  void read_shots() {
    const Json* shots = array("shots", 0, "strings");
    if (shots == nullptr) return;
    for (std::size_t i = 0; i < shots->size(); ++i) {
      const std::string what = name("shots", i);
      evidence_.fire(
          parse_shot(text((*shots)[i], what, "a string such as \"B3 hit\""), board_, what));
    }
  }

  const Json& object_;
  Board board_;
  std::string where_;
  Evidence evidence_;
};

// ---- Evidence to JSON

using OrderedJson = nlohmann::ordered_json;  // keys as documented, not by the alphabet

OrderedJson json_of(std::optional<int> number) {
  return number ? OrderedJson(*number) : OrderedJson(nullptr);
}

}  // namespace

Evidence read_evidence_json(std::string_view text, const Board& board, const std::string& where) {
  const Json object = parsed(text, where);
  check_keys(object, where);
  return Reader(object, board, where).read();
}

std::optional<Board> board_of_evidence_json(std::string_view text) {
  const Json object = Json::parse(text, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  const auto items = [&](const char* key) -> const Json* {
    const auto found = object.find(key);
    return found != object.end() && found->is_array() && !found->empty() ? &*found : nullptr;
  };
  const auto said = [&](const char* key) -> std::optional<int> {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    return found->get<int>();
  };
  std::optional<int> rows = said("rows");
  std::optional<int> cols = said("cols");
  for (const char* key : {"cells", "row_numbers"})
    if (const Json* lines = items(key); lines && !rows) rows = static_cast<int>(lines->size());
  if (const Json* cells = items("cells"); cells && !cols && cells->front().is_string()) {
    const auto& row = cells->front().get_ref<const std::string&>();
    cols =
        static_cast<int>(std::ranges::count_if(row, [](char c) { return c != ' ' && c != '\t'; }));
  }
  if (const Json* numbers = items("column_numbers"); numbers && !cols)
    cols = static_cast<int>(numbers->size());
  if (!rows || !cols) return std::nullopt;
  return Board{*rows, *cols};
}

std::string to_json(const Evidence& evidence) {
  const Board& board = evidence.board();
  OrderedJson object = {{"rows", board.rows}, {"cols", board.cols}};
  if (evidence.has_clues())
    for (int row = 0; row < board.rows; ++row) object["cells"].push_back(grid_row(evidence, row));
  if (evidence.has_row_numbers())
    for (int row = 0; row < board.rows; ++row)
      object["row_numbers"].push_back(json_of(evidence.row_number(row)));
  if (evidence.has_column_numbers())
    for (int col = 0; col < board.cols; ++col)
      object["column_numbers"].push_back(json_of(evidence.column_number(col)));
  if (const auto answers = evidence.answers_given()) object["answers"] = to_string(*answers);
  for (const Shot& shot : evidence.shots()) object["shots"].push_back(to_string(shot));
  return object.dump(2) + '\n';
}

}  // namespace flotilla
