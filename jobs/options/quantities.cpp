// SPDX-License-Identifier: MIT
#include "jobs/options/quantities.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "fleet/parse.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

struct Unit {
  std::string_view name;
  double value;
};

/// "1.5 GiB" in the units' smallest; nothing if it does not read that way.
std::optional<double> parse_quantity(std::string_view text, std::span<const Unit> units) {
  text = trimmed(text);
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc() || !std::isfinite(number)) return std::nullopt;
  const std::string_view unit = trimmed(text.substr(static_cast<std::size_t>(end - text.data())));
  const auto known = std::ranges::find(units, unit, &Unit::name);
  if (known == units.end()) return std::nullopt;
  return number * known->value;
}

bool has_no_unit(std::string_view text) {
  const char last = trimmed(text).back();
  return last == '.' || (last >= '0' && last <= '9');
}

constexpr std::array<Unit, 6> k_memory_units = {
    {{"", 1}, {"B", 1}, {"KiB", 0x1p10}, {"MiB", 0x1p20}, {"GiB", 0x1p30}, {"TiB", 0x1p40}}};
constexpr std::array<Unit, 4> k_time_units = {{{"", 1}, {"s", 1}, {"m", 60}, {"h", 3600}}};

}  // namespace

std::uint64_t parse_memory(std::string_view text, const std::string& what) {
  const auto bytes = parse_quantity(text, k_memory_units);
  if (!bytes || *bytes < 1 || *bytes >= 0x1p63)
    throw InputError(
        what + " = " + in_quotes(text) +
        ", allowed a number followed by KiB, MiB, GiB or TiB, such as 8GiB, or a number "
        "of bytes");
  constexpr double k_least_bare = 0x1p20;  // fewer are meant as another unit
  if (has_no_unit(text) && *bytes < k_least_bare)
    throw InputError(what + " = " + in_quotes(text) + " has no unit; write " +
                     std::string(trimmed(text)) + "GiB, or " + std::string(trimmed(text)) +
                     "B for bytes");
  // Below 2^53 the double is exact; above, a plain number of bytes is read again as an integer.
  std::uint64_t exact = 0;
  const std::string_view digits = trimmed(text);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), exact);
  if (error == std::errc() && end == digits.data() + digits.size()) return exact;
  return static_cast<std::uint64_t>(*bytes);
}

double parse_duration_s(std::string_view text, const std::string& what) {
  constexpr double k_year_s = 366.0 * 24 * 3600;
  const auto duration_s = parse_quantity(text, k_time_units);
  if (!duration_s || *duration_s < 0 || *duration_s > k_year_s)
    throw InputError(what + " = " + in_quotes(text) + ", allowed a time such as 30s, 10m or 2h");
  if (has_no_unit(text) && *duration_s != 0)
    throw InputError(what + " = " + in_quotes(text) + " has no unit; write " +
                     std::string(trimmed(text)) + "s, " + std::string(trimmed(text)) + "m or " +
                     std::string(trimmed(text)) + "h");
  return *duration_s;
}

std::vector<Board> parse_squares(std::string_view text, const std::string& what, int least,
                                 int most) {
  const std::string where = what + " = " + in_quotes(text);
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos)
    throw InputError(where + ", allowed FIRST..LAST, two sides of squares in " +
                     std::to_string(least) + ".." + std::to_string(most) + ", such as 6..8");
  const int first = parse_int(text.substr(0, dots), least, most, where + ": the first side");
  const int last = parse_int(text.substr(dots + 2), least, most, where + ": the last side");
  if (first > last) throw InputError(where + ": the first side must not be larger than the last");
  std::vector<Board> boards;
  for (int side = first; side <= last; ++side) boards.push_back(make_board(side, side));
  return boards;
}

std::vector<Board> parse_boards(std::string_view text, const std::string& what,
                                const Board::Limits& limits) {
  std::vector<Board> boards;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t comma = std::min(text.find(',', begin), text.size());
    const std::string_view item = trimmed(text.substr(begin, comma - begin));
    begin = comma + 1;
    if (item.empty())
      throw InputError(what + " = " + in_quotes(text) +
                       ": there is an empty item; write boards such as 10x8,10x9");
    boards.push_back(parse_board(item, limits));
  }
  return boards;
}

}  // namespace flotilla::jobs
