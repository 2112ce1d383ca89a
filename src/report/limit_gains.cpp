// SPDX-License-Identifier: MIT
#include "report/limit_gains.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "number/rational.hpp"

namespace flotilla::report {

namespace {

constexpr std::string_view k_classic = "5:1,4:1,3:2,2:1";

/// Where a number lies: of an exact one nowhere else.
Spread spread_of(const Fact& fact) { return fact.spread.value_or(Spread{fact.value, fact.value}); }

const Fact* find_limit_fact(std::span<const Fact> facts, std::string_view item,
                            std::string_view fleet) {
  const auto found = std::ranges::find_if(facts, [&](const Fact& fact) {
    return fact.table.quantity == Quantity::limit && fact.table.fleet == fleet && fact.item == item;
  });
  return found == facts.end() ? nullptr : &*found;
}

}  // namespace

std::vector<Fact> limit_gains(std::span<const Fact> facts) {
  struct Pair {
    std::string_view more, less, fleet;
  };
  constexpr std::array<Pair, 7> k_pairs = {{
      {"class tiers against random", "class basic against random", ""},
      {"class runs against random", "class tiers against random", ""},
      {"path without slots against random", "A, B, beside the runs against random", ""},
      {"path within the parts against random", "path without slots against random", ""},
      {"class classic-c3 against random", "class classic against random", k_classic},
      {"plan 1, guarantee", "plain, guarantee", k_classic},
      {"X(1/12), a double does not count first (ours), guarantee", "X(1/12) (ours), guarantee",
       k_classic},
  }};
  std::vector<Fact> gains;
  for (const Pair& pair : k_pairs) {
    const Fact* more = find_limit_fact(facts, pair.more, pair.fleet);
    const Fact* less = find_limit_fact(facts, pair.less, pair.fleet);
    if (more == nullptr || less == nullptr) continue;
    Fact gain = *more;
    gain.item = fmt::format("{}, less {}", pair.more, pair.less);
    gain.value = more->value - less->value;
    gain.spread.reset();
    if (more->spread || less->spread)
      gain.spread = Spread{spread_of(*more).low - spread_of(*less).high,
                           spread_of(*more).high - spread_of(*less).low};
    gains.push_back(std::move(gain));
  }
  return gains;
}

}  // namespace flotilla::report
