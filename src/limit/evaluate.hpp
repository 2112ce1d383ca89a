// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "limit/law.hpp"
#include "limit/patterns.hpp"
#include "limit/plan.hpp"
#include "limit/slot_boards.hpp"

namespace flotilla::limit {

/// The law of the time when the last ship is found, for each of boards_for(plan.has_slots), exactly.
///
/// Every order in which the ships may be found is followed along the legs of the plan's paths: the searches that find
/// two ships on given legs form triangles, over which times are linear.
/// @throws InputError  as add_last_sweep
[[nodiscard]] std::vector<Law> laws_by_board(const Plan& plan);

/// The same for each type of plan_patterns(), whatever the plan fires.
[[nodiscard]] std::vector<Law> laws_by_type(const Plan& plan);

/// g of the race against the plain plan: the chance that its last ship is found later than t, P(T > t), derived from
/// its law; 1 - 18 t^3 up to 1/3, then 2/3 - t up to 2/3, on every pattern.
[[nodiscard]] const PiecewisePolynomial& plain_survival();

/// The sum of law i with weight i.
[[nodiscard]] Law mixed_law(const std::vector<Law>& laws, const std::vector<Rational>& weights);

}  // namespace flotilla::limit
