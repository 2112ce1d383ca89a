// SPDX-License-Identifier: MIT
#include "puzzle/grade.hpp"

#include "number/errors.hpp"
#include "puzzle/steps.hpp"

namespace flotilla::puzzle {

namespace {
constexpr char k_search[] = "search";
}  // namespace

Grade grade_of(const Task& task) {
  Position position(task);
  const Walk walked = walk(position, Rung::probe);
  if (walked.end != Walk::End::solved) return {};
  return {walked.highest.value_or(Rung::count)};
}

std::string to_string(const Grade& grade) { return grade.rung ? to_string(*grade.rung) : k_search; }

Grade parse_grade(const std::string& name, const std::string& what) {
  for (std::uint8_t code = 0; code <= k_rungs; ++code)
    if (name == to_string(grade_of_code(code))) return grade_of_code(code);
  throw InputError(what + " = \"" + name + "\", allowed count, touch, line, fleet, probe, search");
}

std::uint8_t code_of(const Grade& grade) {
  return static_cast<std::uint8_t>(grade.rung ? static_cast<int>(*grade.rung) : k_rungs);
}

Grade grade_of_code(std::uint8_t code) {
  if (code >= k_rungs) return {};
  return {static_cast<Rung>(code)};
}

}  // namespace flotilla::puzzle
