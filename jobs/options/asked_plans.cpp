// SPDX-License-Identifier: MIT
#include "jobs/options/asked_plans.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "fleet/parse.hpp"
#include "limit/on_cells.hpp"
#include "number/errors.hpp"
#include "store/checksum.hpp"

namespace flotilla::jobs {

bool is_plan_file(std::string_view text) { return text.ends_with(".toml"); }

AskedPlan asked_plan(std::string_view text, races::Colour colour, const std::string& what) {
  if (!is_plan_file(text))
    return {races::make_strategy(races::plan_traits(text, what).name, colour), {}};
  const std::filesystem::path file(text);
  const limit::Strategy strategy = limit::read_strategy(file);
  const std::string meaning = limit::meaning_of(strategy);
  const auto sum = static_cast<std::uint32_t>(store::checksum(std::as_bytes(std::span(meaning))));
  return {limit::on_cells(strategy, fmt::format("{}@{:08x}", file.stem().string(), sum)), file};
}

std::vector<AskedPlan> asked_plans(const std::string& list, races::Colour colour,
                                   const std::string& what) {
  std::vector<AskedPlan> plans;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t comma = std::min(list.find(',', begin), list.size());
    const std::string_view item = trimmed(std::string_view(list).substr(begin, comma - begin));
    begin = comma + 1;
    plans.push_back(asked_plan(item, colour, what));
    if (std::ranges::count(plans, plans.back().name(), &AskedPlan::name) > 1)
      throw InputError(
          fmt::format("{} = {}: {} comes twice", what, in_quotes(list), plans.back().name()));
  }
  return plans;
}

}  // namespace flotilla::jobs
