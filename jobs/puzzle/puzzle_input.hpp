// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "jobs/options/option_values.hpp"
#include "puzzle/formats/puzzle_file.hpp"

namespace flotilla::jobs {

/// All boards of the files a command was given, `-` being standard input, in the format of its option `from`, or in
/// the one that each is recognized to have; a file NAME.h5 is a bank that flotilla generate wrote.
///
/// @throws InputError  if no file is given, one holds no board, or as puzzle::read_puzzles.
/// @throws FileError   if one cannot be read or is larger than 64 MiB; or as store::read_bank_file.
[[nodiscard]] std::vector<puzzle::PrintedPuzzle> read_boards(const OptionValues& values);

/// What --from says, if it says something. @throws InputError  for an unknown format.
[[nodiscard]] std::optional<puzzle::Format> format_to_read(const OptionValues& values);

}  // namespace flotilla::jobs
