// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzle/journal.hpp"
#include "puzzle/task.hpp"

namespace flotilla::puzzle {

/// The highest rung that a board with one answer needs; nothing: rules do not finish it, it needs search.
struct Grade {
  std::optional<Rung> rung;
  bool operator==(const Grade&) const = default;
};

/// As rules find it, one cheapest step after the other.
[[nodiscard]] Grade grade_of(const Task& task);

/// "count", .., "probe", "search".
[[nodiscard]] std::string to_string(const Grade& grade);
/// Such a name. @param what  names the option in messages. @throws InputError  for any other.
[[nodiscard]] Grade parse_grade(const std::string& name, const std::string& what);

/// 0 .. k_rungs - 1 the rungs from the cheapest on, k_rungs search: as files hold it.
[[nodiscard]] std::uint8_t code_of(const Grade& grade);
[[nodiscard]] Grade grade_of_code(std::uint8_t code);

}  // namespace flotilla::puzzle
