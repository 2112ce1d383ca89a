// SPDX-License-Identifier: MIT
#include "hunt/races/contest.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "number/errors.hpp"

namespace flotilla::races {

namespace {

/// What the random words of a race are for.
enum Use : std::uint32_t { k_layout, k_orders, k_choices, k_rival_orders, k_rival_choices, k_uses };

std::uint32_t purpose(int layouts, Use use) {
  return static_cast<std::uint32_t>(layouts) * k_uses + use;
}

void check_side(const Arena& arena, const Strategy& strategy) {
  const int divisor = strategy.side_divisor();
  if (divisor == 0) return;
  if (!arena.wraps() || arena.side() % divisor != 0)
    throw InputError("plan " + strategy.name() + " on " + to_string(arena) +
                     ": it needs a board that wraps around, its side a multiple of " +
                     std::to_string(divisor));
}

std::string all_layout_names() {
  std::string names;
  for (int kind = 0; kind < k_layout_kinds; ++kind) names += " " + layouts_name(kind);
  return names;
}

}  // namespace

std::string layouts_name(int kind) {
  if (kind == k_random_layouts) return "random";
  const Pattern& pattern = k_patterns[static_cast<std::size_t>(kind - 1)];
  return std::to_string(pattern.second_three) + "," + std::to_string(pattern.two);
}

std::vector<int> parse_layouts(std::string_view text, std::string_view where) {
  std::array<bool, k_layout_kinds> is_asked{};
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    begin = end + 1;
    if (word.empty()) continue;
    bool is_known = false;
    for (int kind = 0; kind < k_layout_kinds; ++kind) {
      const bool is_pattern = kind != k_random_layouts;
      if (word != "all" && (word != "patterns" || !is_pattern) && word != layouts_name(kind))
        continue;
      is_asked[static_cast<std::size_t>(kind)] = is_known = true;
    }
    if (!is_known)
      throw InputError(std::string(where) + " = \"" + std::string(text) +
                       "\", allowed all, patterns, or some of" + all_layout_names());
  }
  std::vector<int> kinds;
  for (int kind = 0; kind < k_layout_kinds; ++kind)
    if (is_asked[static_cast<std::size_t>(kind)]) kinds.push_back(kind);
  return kinds;
}

RaceTally::RaceTally(const Arena& arena, std::size_t n_plans)
    : rival(static_cast<std::size_t>(arena.cells()) + 1), plans(n_plans) {
  for (PlanTally& plan : plans) plan.games.resize(rival.size());
}

RaceTally& RaceTally::operator+=(const RaceTally& other) {
  const auto add = [](ShotCounts& to, const ShotCounts& counts) {
    for (std::size_t shots = 0; shots < to.size(); ++shots) to[shots] += counts[shots];
  };
  add(rival, other.rival);
  for (std::size_t i = 0; i < plans.size(); ++i) {
    plans[i].wins += other.plans[i].wins;
    plans[i].ties += other.plans[i].ties;
    plans[i].losses += other.plans[i].losses;
    add(plans[i].games, other.plans[i].games);
  }
  return *this;
}

Contest::Contest(const Arena& arena, std::vector<Strategy> strategies, Strategy rival,
                 std::uint64_t seed)
    : arena_(arena), strategies_(std::move(strategies)), rival_(std::move(rival)), seed_(seed) {
  for (const Strategy& strategy : strategies_) check_side(arena_, strategy);
  check_side(arena_, rival_);
}

void Contest::run(int layouts, std::uint64_t first, std::uint64_t count, RaceTally& tally) const {
  Game game(arena_);
  for (std::uint64_t index = first; index < first + count; ++index) {
    const auto words = [&](Use use) { return RandomWords(seed_, index, purpose(layouts, use)); };
    RandomWords of_layout = words(k_layout);
    const Trio trio =
        layouts == k_random_layouts
            ? random_trio(arena_, of_layout)
            : random_trio(arena_, k_patterns[static_cast<std::size_t>(layouts - 1)], of_layout);
    const auto play = [&](const Strategy& strategy, Use orders, Use choices) {
      RandomWords of_choices = words(choices);
      const Plan& plan = strategy.choose(of_choices);
      return game.play(trio, plan, words(orders), of_choices);
    };
    const int of_rival = play(rival_, k_rival_orders, k_rival_choices);
    ++tally.rival[static_cast<std::size_t>(of_rival)];
    for (std::size_t i = 0; i < strategies_.size(); ++i) {
      const int shots = play(strategies_[i], k_orders, k_choices);
      PlanTally& plan = tally.plans[i];
      ++plan.games[static_cast<std::size_t>(shots)];
      ++(shots < of_rival ? plan.wins : shots == of_rival ? plan.ties : plan.losses);
    }
  }
}

}  // namespace flotilla::races
