// SPDX-License-Identifier: MIT
#include "jobs/options/closed_form_settings.hpp"

#include <algorithm>

#include "jobs/options/quantities.hpp"
#include "number/errors.hpp"
#include "space/cluster_span.hpp"

namespace flotilla::jobs {

namespace {

/// Two narrow boards beyond the span of a cluster: the form uses none of those.
std::vector<Board> boards_beyond(const space::ClusterSpan& span) {
  const int beyond = span.half_perimeter + 1;
  const int narrow = std::max(1, beyond / 3);
  const int wider = std::max(1, beyond * 2 / 5);
  std::vector<Board> boards = {{std::max(1, beyond - wider), wider}};
  if (narrow != wider) boards.push_back({beyond - narrow, narrow});
  return boards;
}

std::vector<Board> checks_of(const OptionValues& values, const SweepSettings& settings) {
  const std::string text = values.text("check");
  if (text == "none" || settings.fleet.has_unlimited()) return {};  // no form, no check
  if (text == "auto") return boards_beyond(space::cluster_span(settings.fleet, settings.touch));
  return parsed(values, "check",
                [](const std::string& list) { return parse_boards(list, "check"); });
}

}  // namespace

ClosedFormSettings closed_form_settings(const OptionValues& values) {
  ClosedFormSettings settings;
  static_cast<SweepSettings&>(settings) = sweep_settings(values);
  settings.checks = checks_of(values, settings);
  static_cast<CheckpointSettings&>(settings) = checkpoint_settings(values);
  settings.latex = path_to_write(values, "latex");
  if (!settings.latex.empty() && settings.latex == settings.output)
    throw InputError(values.file_prefix("latex") +
                     "latex and output name the same file; give them two names");
  return settings;
}

}  // namespace flotilla::jobs
