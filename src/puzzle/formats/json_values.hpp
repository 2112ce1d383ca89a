// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace flotilla::puzzle {

using BoardJson = nlohmann::json;

/// A value of a text and the line where it begins, from 1.
struct FoundJson {
  BoardJson value;
  int line = 1;
};

/// All objects and arrays of a text, one after another, on one line or many.
///
/// @param where  names the text in messages: "bank.json".
/// @throws InputError  naming the line, for what is no JSON and for a key that comes twice in one object.
[[nodiscard]] std::vector<FoundJson> json_values(std::string_view text, const std::string& where);

}  // namespace flotilla::puzzle
