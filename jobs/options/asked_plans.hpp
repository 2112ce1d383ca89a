// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "hunt/plans/plan.hpp"

namespace flotilla::jobs {

/// A plan for {3,3,2} as an option names it.
struct AskedPlan {
  races::Strategy strategy;
  std::filesystem::path file;  // of a plan on a board without end; empty: one of races::all_plans()

  /// What results call it: of a file "plan-2@1a2b3c4d", its own name and a checksum of what it says.
  [[nodiscard]] const std::string& name() const { return strategy.name(); }
};

/// Whether it is a file: plans' names do not end in .toml.
[[nodiscard]] bool is_plan_file(std::string_view text);

/// @param text    one of races::all_plans(), or a file as configs/plans has them
/// @param colour  of last sweeps that leave it open
/// @param what    names the option in messages
/// @throws InputError  if there is no such plan or file, or the file is no plan.
[[nodiscard]] AskedPlan asked_plan(std::string_view text, races::Colour colour,
                                   const std::string& what);

/// Plans with commas between. @throws InputError  as asked_plan, and if one comes twice.
[[nodiscard]] std::vector<AskedPlan> asked_plans(const std::string& list, races::Colour colour,
                                                 const std::string& what);

}  // namespace flotilla::jobs
