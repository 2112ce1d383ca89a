// SPDX-License-Identifier: MIT
#include "jobs/options/from_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "number/errors.hpp"

namespace flotilla::jobs {

namespace {

/// Where results go and how they are shown, and what any command takes.
constexpr std::array<std::string_view, 13> k_goes_with_from = {
    "from", "output", "plot",    "published",    "quiet",           "json",       "status",
    "time", "config", "threads", "memory-limit", "instruction-set", "dump-config"};

}  // namespace

std::vector<std::string> files_to_put_together(const OptionValues& values) {
  std::vector<std::string> files = values.items("from");
  if (files.empty()) return files;
  for (const Option& option : values.command().options) {
    if (!values.is_given(option.name) || !values.file_prefix(option.name).empty()) continue;
    if (std::ranges::find(k_goes_with_from, option.name) != k_goes_with_from.end()) continue;
    throw InputError(
        fmt::format("--{} does not go with --from, which puts results together as their files say",
                    option.name));
  }
  return files;
}

}  // namespace flotilla::jobs
