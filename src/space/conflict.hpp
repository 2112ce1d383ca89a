// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "number/bigint.hpp"

namespace flotilla::space {

/// "fleet {2:1,3:0}: 12 against 13": a smaller fleet two counts disagree about.
/// @param lengths, used  ships of each length
[[nodiscard]] std::string conflict_text(const std::vector<int>& lengths,
                                        const std::vector<int>& used, const BigInt& expected,
                                        const BigInt& found);

}  // namespace flotilla::space
