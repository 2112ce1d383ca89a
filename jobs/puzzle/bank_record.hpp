// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "jobs/options/generate_settings.hpp"
#include "jobs/puzzle/layout_source.hpp"
#include "jobs/puzzle/made_board.hpp"
#include "store/bank_file.hpp"

namespace flotilla::jobs {

/// What a file says about boards made, but for time and memory.
[[nodiscard]] store::BankRecord record_of(const GenerateSettings& settings,
                                          const LayoutSource& source);

/// Boards as a file holds them.
[[nodiscard]] store::BankColumns columns_of(std::span<const MadeBoard> boards);

/// The boards of a file, named by seed and index, each with its answer.
/// @throws FileError  if a value is none that a board can have; `where` names the file.
[[nodiscard]] std::vector<puzzle::PrintedPuzzle> boards_of(const store::BankFile& file,
                                                           const std::string& where);

/// "flotilla-7-12": board 12 of seed 7.
[[nodiscard]] std::string name_of_board(std::uint64_t seed, std::uint64_t index);

}  // namespace flotilla::jobs
