// SPDX-License-Identifier: MIT
#include "fleet/fleet.hpp"

#include <algorithm>
#include <utility>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla {

namespace {

constexpr std::array<std::string_view, 8> k_fleet_names = {"standard", "armada", "small", "classic",
                                                           "german",   "five",   "kings", "empty"};
constexpr std::array<std::string_view, 8> k_fleets = {
    "4:1,3:2,2:3,1:4", "4:1,3:2,2:3,1:4",     "3:1,2:2,1:3", "5:1,4:1,3:2,2:1",
    "5:1,4:2,3:3,2:4", "5:1,4:2,3:3,2:4,1:5", "1:inf",       ""};
constexpr std::string_view k_how = "; write length:count pairs, such as 4:1,3:2,2:3,1:4";

std::string ships_of(int length) { return "number of ships of length " + std::to_string(length); }

int parse_count(std::string_view text, int length, const std::string& where) {
  if (trimmed(text) == "inf") return Fleet::k_unlimited;
  try {
    return parse_int(text, 0, Fleet::k_max_count, where + ships_of(length));
  } catch (const InputError& error) {
    throw InputError(std::string(error.what()) + " or inf");
  }
}

Fleet parse_pairs(std::string_view list, const std::string& where) {
  Fleet fleet;
  std::array<bool, Fleet::k_max_length + 1> seen{};
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t comma = std::min(list.find(',', begin), list.size());
    const std::string_view item = trimmed(list.substr(begin, comma - begin));
    begin = comma + 1;
    if (item.empty())
      throw InputError(where + "there is an empty item before or after a comma" +
                       std::string(k_how));
    const std::size_t colon = item.find(':');
    if (colon == std::string_view::npos)
      throw InputError(where + "the item " + in_quotes(item) + " has no colon" +
                       std::string(k_how));
    const int length =
        parse_int(item.substr(0, colon), 1, Fleet::k_max_length, where + "length of a ship");
    const int count = parse_count(item.substr(colon + 1), length, where);
    if (std::exchange(seen[static_cast<std::size_t>(length)], true))
      throw InputError(where + "length " + std::to_string(length) +
                       " comes twice; give each length once, with its total count");
    fleet.set(length, count);
  }
  return fleet;
}

}  // namespace

Fleet::Fleet(std::initializer_list<LengthCount> counts) {
  for (const auto& [length, count] : counts) {
    if (of_length(length) != 0)
      throw InputError("fleet: length " + std::to_string(length) + " comes twice");
    set(length, count);
  }
}

void Fleet::set(int length, int count) {
  check_range(length, 1, k_max_length, "fleet: length of a ship");
  if (count != k_unlimited) check_range(count, 0, k_max_count, "fleet: " + ships_of(length));
  counts_[static_cast<std::size_t>(length)] = count;
}

int Fleet::of_length(int length) const {
  return length < 1 || length > k_max_length ? 0 : counts_[static_cast<std::size_t>(length)];
}

bool Fleet::has_unlimited() const { return std::ranges::count(counts_, k_unlimited) > 0; }

int Fleet::longest() const {
  int length = k_max_length;
  while (length > 0 && of_length(length) == 0) --length;
  return length;
}

int Fleet::ships() const {
  int total = 0;
  for (const int count : counts_) total += count == k_unlimited ? 0 : count;
  return total;
}

int Fleet::cells() const {
  int total = 0;
  for (int length = 1; length <= k_max_length; ++length)
    if (!is_unlimited(length)) total += length * of_length(length);
  return total;
}

Fleet parse_fleet(std::string_view text) {
  const std::string where = "fleet " + in_quotes(text) + ": ";
  std::string_view list = trimmed(text);
  if (list.empty())
    throw InputError("fleet: the text is empty" + std::string(k_how) +
                     "; no ships at all is \"empty\"");
  if ((list.front() == '{') != (list.back() == '}'))
    throw InputError(where + "the braces do not match; write both or neither");
  if (list.front() == '{') {
    list = trimmed(list.substr(1, list.size() - 2));
    return list.empty() ? Fleet() : parse_pairs(list, where);
  }
  const auto name = std::ranges::find(k_fleet_names, list);
  if (name != k_fleet_names.end()) {
    list = k_fleets[static_cast<std::size_t>(name - k_fleet_names.begin())];
    return list.empty() ? Fleet() : parse_pairs(list, where);
  }
  if (list.find_first_of(":,0123456789") == std::string_view::npos)
    throw InputError(where + "there is no fleet of that name; did you mean " +
                     std::string(nearest_name(list, k_fleet_names)) +
                     "? Known: standard, small, classic, german, five, kings, empty" +
                     std::string(k_how));
  return parse_pairs(list, where);
}

std::string to_string(const Fleet& fleet) {
  std::string text;
  for (int length = fleet.longest(); length > 0; --length) {
    if (fleet.of_length(length) == 0) continue;
    if (!text.empty()) text += ',';
    text += std::to_string(length) + ':';
    text += fleet.is_unlimited(length) ? "inf" : std::to_string(fleet.of_length(length));
  }
  return text.empty() ? "empty" : text;
}

}  // namespace flotilla
