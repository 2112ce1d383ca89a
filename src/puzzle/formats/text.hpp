// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace flotilla::puzzle {

/// Reads boards as people write them, with empty lines between:
///
///     name: Monday
///     fleet: 3:1,2:2,1:3
///        2 1 0 - 1 3
///     2  . . . . . ~
///     -  . < . . . .
///     1  . . . . . *
///     answer: A1-A2 F3
///
/// First the column numbers, then a row a line: its number and its cells, with or without blanks between; symbols as in
/// clue.hpp: `.` unknown, `~` water, `*` ship, `o` submarine, `<` `>` `^` `v` ends, `m` middle. `-` or `?` is a number not
/// known. Lines of a header, each of which may be left out:
///
///     name                  any text; white space at its ends does not count
///     fleet                 as --fleet takes it; ? or no such line: not given
///     touch                 none, corner or any; no such line: none
///     answer                a placement: the first and last cell of each ship; may come several times
///
/// Instead of column numbers and rows, a picture as flotilla solve and flotilla draw print it: letters over the columns, rows
/// with their place at the left and their number at the right, column numbers below; a sentence after it is skipped.
///
/// Lines that begin with `#` are skipped.
///
/// @param where  names the text in messages, which add the line: "boards.txt".
/// @throws InputError  names what is wrong, the value and what is allowed.
[[nodiscard]] std::vector<PrintedPuzzle> read_text(std::string_view text, const std::string& where);

/// Whether a line "key: .." may stand in a board's header.
[[nodiscard]] bool is_header_key(std::string_view key);

/// One such board. Control characters in its name become blanks.
[[nodiscard]] std::string to_text(const PrintedPuzzle& printed);

}  // namespace flotilla::puzzle
