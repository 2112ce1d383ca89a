// SPDX-License-Identifier: MIT
#pragma once

#include "jobs/options/shared_options.hpp"

/// Options that questions of flotilla limit share. For the lists of commands only.
namespace flotilla::jobs {

constexpr Option limit_json(std::string_view what) {
  return {"json", "", OptionKind::flag, "", "false", k_shown, what};
}
constexpr Option limit_output(std::string_view what, std::string_view file = "FILE.h5") {
  return {"output", "o", OptionKind::text, file, "", k_kept, what};
}
inline constexpr Option k_shares_as_json = limit_json("one JSON object; chances are shares of 1");

}  // namespace flotilla::jobs
