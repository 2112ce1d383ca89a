// SPDX-License-Identifier: MIT
#include "jobs/options/draw_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "fleet/parse.hpp"
#include "jobs/options/slice_settings.hpp"
#include "number/errors.hpp"
#include "number/plural.hpp"

namespace flotilla::jobs {

namespace {

std::vector<BigInt> parse_numbers(const std::string& list, const std::string& what) {
  std::vector<BigInt> numbers;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t comma = std::min(list.find(',', begin), list.size());
    const std::string_view item = trimmed(std::string_view(list).substr(begin, comma - begin));
    begin = comma + 1;
    try {
      numbers.push_back(from_decimal(std::string(item)));
    } catch (const InputError&) {
      throw InputError(what + " = " + in_quotes(list) +
                       ": allowed numbers of placements with commas between, such as 0,17,123");
    }
  }
  return numbers;
}

void check_numbers_alone(const OptionValues& values) {
  for (const char* name : {"count", "seed", "first", "slice"})
    if (values.text(name) != find_option(values.command().options, name)->initial)
      throw InputError(values.file_prefix(name) + name +
                       " belongs to random draws, and rank asks for placements by number; give "
                       "one of the two");
}

/// @throws InputError  if there are more slices than draws.
void keep_slice(DrawSettings& settings) {
  const store::Slice::Range range = settings.slice->part_of(settings.count);
  if (range.count == 0)
    throw InputError(fmt::format("slice {} of {} has none; use at most {}",
                                 to_string(*settings.slice), plural(settings.count, "draw"),
                                 plural(settings.count, "slice")));
  settings.first += range.first;
  settings.count = range.count;
}

}  // namespace

DrawSettings draw_settings(const OptionValues& values) {
  DrawSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.board = board_of(values);
  if (values.has("rank")) {
    check_numbers_alone(values);
    settings.numbers = parse_numbers(values.text("rank"), values.where("rank"));
    settings.count = settings.numbers.size();
    return settings;
  }
  settings.count = values.whole("count");
  settings.seed = values.whole("seed");
  settings.first = values.whole("first");
  settings.slice = slice_of(values);
  if (settings.slice) keep_slice(settings);
  return settings;
}

}  // namespace flotilla::jobs
