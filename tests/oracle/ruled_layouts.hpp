// SPDX-License-Identifier: MIT
#pragma once

#include "fleet/berth_rules.hpp"
#include "oracle/simulated_evidence.hpp"

namespace flotilla::oracle {

/// Visits every placement of the whole fleet that keeps the rules, once: covers the first required cell that
/// is still bare in every allowed way, then puts what is left of the fleet. Row numbers are counted at the end.
void for_each_ruled_layout(const Problem& problem, const BerthRules& rules,
                           const std::function<void(const Layout&)>& visit);

/// The layouts that keep the rules, all together and by berth.
[[nodiscard]] Agreeing ruled(const Problem& problem, const BerthRules& rules);

}  // namespace flotilla::oracle
