// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "store/question_record.hpp"

namespace flotilla::jobs {

/// Board, fleet, touch rule, evidence and number of placements: how the JSON of every question begins.
[[nodiscard]] nlohmann::ordered_json question_json(const store::QuestionRecord& record);

/// {"placements": "6", "numerator": "1", "denominator": "4", "probability": 0.25}; the placements alone if there
/// are none in all.
[[nodiscard]] nlohmann::ordered_json fraction_json(const BigInt& placements, const BigInt& total);

}  // namespace flotilla::jobs
