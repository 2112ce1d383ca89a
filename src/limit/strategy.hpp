// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "limit/law.hpp"
#include "limit/plan.hpp"
#include "limit/slot_boards.hpp"
#include "number/log_sum.hpp"

namespace flotilla::limit {

struct WeightedPlan {
  Plan plan;
  Rational weight;
};

/// A plan, or several of which a secret draw chooses one before the search.
struct Strategy {
  std::string name;
  std::string title;                           // for a card; the name if the file has none
  std::vector<WeightedPlan> plans;             // weights > 0, they sum to 1
  std::map<std::string, Rational> parameters;  // of the file, as used
};

/// Reads a strategy from a file of configs/plans (see plain.toml for the language).
///
/// @param parameters  replace the file's own values
/// @throws InputError  naming the file, the key, its value and what is allowed.
[[nodiscard]] Strategy read_strategy(const std::filesystem::path& file,
                                     const std::map<std::string, Rational>& parameters = {});

/// The laws of T, by board.
struct StrategyLaws {
  std::vector<Law> by_board;
  const BoardTable* boards;  // with slots if one of the plans fires them

  [[nodiscard]] Law of_type(std::size_t type) const;
  [[nodiscard]] Law of_orbit(std::size_t orbit) const;
  [[nodiscard]] Law of_random() const;
};
[[nodiscard]] StrategyLaws laws_of(const Strategy& strategy);
[[nodiscard]] StrategyLaws laws_of(const Plan& plan);

/// What a strategy wins, a tie of two searches counting half, against the plain plan.
struct Scores {
  std::vector<LogSum>
      by_type;  // of plan_patterns(); with slots, of ships at random among those of the type
  std::vector<LogSum> by_pattern;  // by orbit
  LogSum random_hider;
  std::size_t worst;  // orbit of the least; the first of equal ones

  [[nodiscard]] const LogSum& guarantee() const { return by_pattern[worst]; }
};

[[nodiscard]] Scores scores_of(const StrategyLaws& laws);

}  // namespace flotilla::limit
