// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "jobs/options/option_values.hpp"
#include "limit/strategy.hpp"
#include "limit/value/race_game.hpp"

namespace flotilla::jobs {

/// --set, as parameters. @throws InputError  naming what is wrong and what is allowed.
[[nodiscard]] std::map<std::string, Rational> parameters_asked(const OptionValues& values);

/// The command's one file. @throws InputError  if there are none or several, or as limit::read_strategy.
[[nodiscard]] std::string plan_file_asked(const OptionValues& values);
[[nodiscard]] limit::Strategy strategy_asked(const OptionValues& values);

/// All of its files, at least one. @throws InputError
[[nodiscard]] std::vector<limit::Strategy> strategies_asked(const OptionValues& values);

/// --class. @throws InputError  naming the option, its value and what is allowed.
[[nodiscard]] limit::PlanClass plan_class_asked(const OptionValues& values);

/// Whether --class is classic, classic-c3 or classic-c, which play with another fleet.
[[nodiscard]] bool asks_for_classic(const OptionValues& values);

/// --n of a grid for --class. @throws InputError  unless it is a multiple of the factor in 8..most
[[nodiscard]] int lines_asked(const OptionValues& values, int factor, int most);

/// --width, given in 1e-8 percent, as a share of 1. @throws InputError
[[nodiscard]] double width_asked(const OptionValues& values, int usual);

/// Whom to play against.
struct Hider {
  enum class Kind { all, random, pattern };
  Kind kind = Kind::all;
  std::size_t orbit = 0;  // of limit::plan_patterns(), if it is a pattern
};

/// --against. @throws InputError
[[nodiscard]] Hider hider_asked(const OptionValues& values);

}  // namespace flotilla::jobs
