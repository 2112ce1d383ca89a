// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "limit/plan.hpp"

namespace flotilla::limit::classic {

/// How a ship is found: which one, and the halves it lies in.
enum class Find : std::uint8_t {
  three_A,
  three_B,
  two_A,
  two_H,
  four_A,
  four_B,
  four_D,
  five_A,
  five_B,
  five_D
};
inline constexpr int k_finds = 10;

/// What the plan does until it changes course, and which course each find leads to (itself, if the find is ignored).
struct Course {
  std::string name;
  Path path;
  std::array<int, k_finds> next{};
};

/// A plan that a person can follow: courses, the first of which is the start, and last sweeps for the 2.
struct CoursePlan {
  std::string name;
  std::vector<Course> courses;
  std::array<LastSweep, 3> last;  // by the halves of the 3s: AA, AB, BB
  /// The last sweep starts once both 3s are found and the 2 is afloat, whatever big ships are.
  bool sweeps_after_threes = false;
};

/// Reads a plan for the classic fleet:
///   name = "alternate after the first sink"
///   last = "A+C2, C0"            # or by the halves of the 3s: last = {AA = "A+C2, C0", any = "C2, A, C0"}
///   last-after = "3s"            # optional; default: once all ships but the 2 are found
///   [courses.start]
///   fire = "A, B"
///   2 = "probe"                  # found ships change the course: "4D" before "4" before "any"; others do not
///   any = "alternate"
///   [courses.probe] ...
/// B is fired in long runs.
///
/// @throws InputError, FileError  naming the file, the key and what is allowed.
[[nodiscard]] CoursePlan read_course_plan(const std::filesystem::path& file);

}  // namespace flotilla::limit::classic
