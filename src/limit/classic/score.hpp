// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "limit/classic/course.hpp"
#include "limit/classic/patterns.hpp"
#include "number/bigint.hpp"

namespace flotilla::limit::classic {

/// [108] types, Detail::tied: what a plan wins on each, on a grid of lines x lines by the trapezoid rule.
///
/// @param lines  a multiple of the denominators of all shares that the plan's paths name
/// Cost: about 3 us x lines^2 x courses.
[[nodiscard]] std::vector<double> grid_values(const CoursePlan& plan, int lines);

/// [108]: the same exactly, for plans that fire A and B together until only the 2 is left; none for others.
[[nodiscard]] std::optional<std::vector<Rational>> exact_values(const CoursePlan& plan);

/// What a plan wins on every group of patterns.
struct Score {
  std::vector<double> patterns;  // by group of Detail::tied
  std::vector<Rational> exact;   // likewise; empty if not exact
  std::vector<double> errors;    // by how much the two finest extrapolations differ; 0 where exact
  double random = 0;             // against a hider who places at random
  std::size_t worst = 0;         // index of the least
  int lines = 0;                 // of the finest grid; 0 where exact
};

/// Exactly, or by Richardson's extrapolation from three grids, each of half the step of the one before.
///
/// @throws InputError  if the path's shares have no common grid of up to 48 lines.
[[nodiscard]] Score score_of(const CoursePlan& plan, const std::vector<PatternGroup>& groups);

}  // namespace flotilla::limit::classic
