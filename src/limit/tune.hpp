// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla::limit {

using Parameters = std::map<std::string, Rational>;

struct Tuned {
  Parameters parameters;  // multiples of 10^-6 in 0..1
  double guarantee;       // rounded; score the parameters for the exact one
  int evaluations;
};

/// Looks for parameters with the largest least score, from `start` uphill.
///
/// Each step replaces the scores by linear functions near the point, takes the best point of these in a box (a linear
/// program), and goes there if that is better; else the box is halved. Where as many scores meet as there are parameters
/// and one more, steps are as Newton's. It ends at a box of 10^-6: a local maximum to that precision, not proven
/// to be the best of all.
/// @param scores  of parameters, by pattern
/// @param start   values in 0..1, at least one
[[nodiscard]] Tuned tune(const Parameters& start,
                         const std::function<std::vector<double>(const Parameters&)>& scores);

}  // namespace flotilla::limit
