// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "limit/card.hpp"
#include "report/puzzle_sheet.hpp"

namespace flotilla::report {

/// One A4 page: what the card promises, its board with coloured letters, and its rules, in as large a font as has room.
///
/// @throws InputError  if the rules do not fit on a page in the smallest font.
/// @throws FileError   with cairo's reason if it cannot be drawn (memory).
[[nodiscard]] std::string card_sheet(const limit::Card& card, SheetFormat format);

/// Draw and write, atomically. @throws FileError  if it cannot be written.
void write_card_sheet(const std::filesystem::path& path, const limit::Card& card,
                      SheetFormat format);

}  // namespace flotilla::report
