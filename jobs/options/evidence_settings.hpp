// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "fleet/berth_rules.hpp"
#include "fleet/evidence.hpp"
#include "jobs/options/option_values.hpp"

namespace flotilla::jobs {

/// What --evidence, --shots and --answers say is known of a board, and what that comes to.
struct KnownBoard {
  Evidence evidence;
  std::shared_ptr<const BerthRules> rules;
};

/// Whether any of these options is given.
[[nodiscard]] bool has_evidence(const OptionValues& values);

/// Nothing if nothing is known. The same on every rank: the file is read with the options.
/// @throws CommonError  of exit code 2, naming the file, the line and the cell, for what cannot be read or
///   nobody can have seen, for column numbers, and for answers without shots.
[[nodiscard]] std::optional<KnownBoard> known_board(const OptionValues& values,
                                                    const Problem& problem);

/// The rules as a question about a space takes them.
[[nodiscard]] inline std::optional<BerthRules> rules_of(const std::optional<KnownBoard>& known) {
  return known ? std::optional(*known->rules) : std::nullopt;
}

}  // namespace flotilla::jobs
