// SPDX-License-Identifier: MIT
#include "puzzle/formats/json_values.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::puzzle {

namespace {

/// Where the object or array at the start of `text` ends; its size if it does not.
std::size_t end_of_value(std::string_view text) {
  int depth = 0;
  bool is_in_string = false;
  for (std::size_t place = 0; place < text.size(); ++place) {
    const char c = text[place];
    if (is_in_string) {
      if (c == '\\') ++place;
      is_in_string = c != '"';
      continue;
    }
    is_in_string = c == '"';
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return place + 1;
  }
  return text.size();
}

/// The library keeps the last of two equal keys: half a board would be lost without a word.
class OnceEachKeyOfAll {
 public:
  explicit OnceEachKeyOfAll(std::string where) : where_(std::move(where)) {}

  bool operator()(int /*depth*/, BoardJson::parse_event_t event, const BoardJson& key) {
    if (event == BoardJson::parse_event_t::object_start) seen_.emplace_back();
    if (event == BoardJson::parse_event_t::object_end) seen_.pop_back();
    if (event != BoardJson::parse_event_t::key) return true;
    const auto& name = key.get_ref<const std::string&>();
    if (!seen_.back().insert(name).second)
      throw InputError(where_ + ": the key " + in_quotes(name) + " comes twice in one object");
    return true;
  }

 private:
  std::string where_;
  std::vector<std::set<std::string>> seen_;
};

BoardJson parsed_value(std::string_view text, int line, const std::string& where) {
  try {
    return BoardJson::parse(text, OnceEachKeyOfAll(where + ":" + std::to_string(line)));
  } catch (const BoardJson::parse_error& error) {
    const std::size_t bytes = std::min(error.byte == 0 ? 0 : error.byte - 1, text.size());
    const auto lines = std::ranges::count(text.substr(0, bytes), '\n');
    const std::string_view rest = trimmed(text.substr(bytes, 30));
    throw InputError(where + ":" + std::to_string(line + lines) + ": no JSON" +
                     (rest.empty() ? ": the text ends too early" : " at " + in_quotes(rest)));
  } catch (const BoardJson::exception& error) {
    throw InputError(where + ":" + std::to_string(line) + ": no JSON: " + error.what());
  }
}

}  // namespace

std::vector<FoundJson> json_values(std::string_view text, const std::string& where) {
  std::vector<FoundJson> values;
  int line = 1;
  const auto skip = [&](std::size_t bytes) {
    line += static_cast<int>(std::ranges::count(text.substr(0, bytes), '\n'));
    text.remove_prefix(bytes);
  };
  while (true) {
    skip(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (text.empty()) return values;
    const std::size_t end = end_of_value(text);
    values.push_back({parsed_value(text.substr(0, end), line, where), line});
    skip(end);
  }
}

}  // namespace flotilla::puzzle
