// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "puzzle/ladder.hpp"
#include "puzzle/puzzle.hpp"
#include "study/study.hpp"

/// What the studies ask of a board.
namespace flotilla::study {

/// The numbers of all lines and nothing else.
[[nodiscard]] puzzle::Puzzle numbers_alone(const Problem& problem, const Layout& layout);

/// The board of a bank that a case is about: as it was read, or the one that puzzle::least_puzzle makes of the layout by
/// the seed and the case's index.
[[nodiscard]] puzzle::Puzzle board_of(const Case& drawn, const StudyOptions& options);

/// Cells that rules up to a rung settle without search; 0 if they show that there is no answer.
[[nodiscard]] std::uint64_t settled(const puzzle::Task& task, puzzle::Rung up_to);

/// Answers, counted up to `cap`.
[[nodiscard]] std::uint64_t answers(const puzzle::Task& task, std::uint64_t cap);

/// Cells that are ship in all answers or water in all of them, however many answers there are. 0 if there is none.
///
/// Every cell that the answers found so far agree on is asked for an answer that has it otherwise.
[[nodiscard]] std::uint64_t agreed(const puzzle::Puzzle& puzzle);

/// The board with what its pieces say of the cells beside them printed, too: a submarine of four, an end of three waters
/// and a ship. A middle says nothing by itself.
[[nodiscard]] puzzle::Puzzle with_pieces_told(const puzzle::Puzzle& puzzle);

/// Every reveal of a board, row by row.
[[nodiscard]] std::vector<Cell> reveals(const puzzle::Puzzle& puzzle);

/// A field of some draws as a sample.
[[nodiscard]] Sample sample(const Columns& columns, std::size_t field);

}  // namespace flotilla::study
