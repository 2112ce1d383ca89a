// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "fleet/problem.hpp"
#include "frontier/kernel.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/option_values.hpp"
#include "number/ring.hpp"

namespace flotilla::jobs {

/// Every option of `flotilla count`, checked.
struct CountSettings {
  std::vector<Board> boards;  // in the order to count; at least one
  bool is_series = false;     // asked for as several boards, even if it is one
  Fleet fleet;
  Touch touch = Touch::none;

  int threads = 1;
  std::uint64_t memory_limit = 0;  // bytes per rank; 0: unknown, no limit
  std::string ring;                // "auto", "Z/p" or the name of a ring; see rings_of()
  frontier::InstructionSet instruction_set = frontier::InstructionSet::portable;
  bool double_check = false;
  bool dry_run = false;

  bool polynomial = false;
  bool quiet = false;
  bool json = false;
  bool status = false;
  bool time = false;

  std::filesystem::path output;      // empty: none
  std::filesystem::path checkpoint;  // empty: none
  double checkpoint_every_s = 0;
  bool resume = false;

  std::string config_toml;  // the same as a config file

  [[nodiscard]] Problem problem(const Board& board) const { return {board, fleet, touch}; }
};

/// Fills in what the machine decides when the options do not: threads, memory limit, instruction set.
void add_machine_values(OptionValues& values, const MachineShare& share);

/// @param values  with machine values.
/// @throws InputError  naming the option (and its file), the value and what is allowed.
[[nodiscard]] CountSettings count_settings(const OptionValues& values);

/// The rings to sweep `problem` in: empty for "auto".
/// @throws LimitError  if they are too small for the proven bound on the count.
[[nodiscard]] std::vector<Ring> rings_of(const CountSettings& settings, const Problem& problem);

}  // namespace flotilla::jobs
